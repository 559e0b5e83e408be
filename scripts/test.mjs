// `npm test`: sets up, runs every check and test, and ends with one line of figures.
// This file keeps to syntax that Node 12 reads, so that an old Node says a sentence and not a syntax error.
import { requireNode } from "./setup/require-node.mjs";

requireNode();
import("./steps/run-steps.mjs").then(({ runSteps }) => runSteps(process.argv.slice(2)));
