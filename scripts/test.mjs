// `npm test`: sets up, runs every check and test, and ends with a line of totals.
// This file only uses syntax that Node 12 can parse, so that an old Node prints a clear message, not a syntax error.
import { requireNode } from "./setup/require-node.mjs";

requireNode();
import("./steps/run-steps.mjs").then(({ runSteps }) => runSteps(process.argv.slice(2)));
