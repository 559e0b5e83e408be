// `npm start`: installs what is missing, builds what is stale, starts the site.
// This file only uses syntax that Node 12 can parse, so that an old Node prints a clear message, not a syntax error.
import { requireNode } from "./setup/require-node.mjs";

requireNode();
import("./setup/start-site.mjs").then(({ startSite }) => startSite({ development: false }));
