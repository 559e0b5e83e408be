// `npm run dev`: installs what is missing and starts the site in development mode: pages are built on request.
// This file only uses syntax that Node 12 can parse, so that an old Node prints a clear message, not a syntax error.
import { requireNode } from "./setup/require-node.mjs";

requireNode();
import("./setup/start-site.mjs").then(({ startSite }) => startSite({ development: true }));
