// `npm run dev`: installs what is missing and starts the site for work on it: pages are built on request.
// This file keeps to syntax that Node 12 reads, so that an old Node says a sentence and not a syntax error.
import { requireNode } from "./setup/require-node.mjs";

requireNode();
import("./setup/start-site.mjs").then(({ startSite }) => startSite({ development: true }));
