// `npm start`: installs what is missing, builds what is stale, starts the site.
// This file keeps to syntax that Node 12 reads, so that an old Node says a sentence and not a syntax error.
import { requireNode } from "./setup/require-node.mjs";

requireNode();
import("./setup/start-site.mjs").then(({ startSite }) => startSite({ development: false }));
