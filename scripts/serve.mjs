// `npm run serve`: runs the built site, for service managers and containers. Unlike `npm start` it installs and builds
// nothing, writes nothing into the project, and becomes the site's own process, which then receives every signal
// directly.
import { existsSync } from "node:fs";
import process from "node:process";
import { inProject, NODE, ROOT, toolEnvironment } from "./setup/project.mjs";
import { heapArguments, SITE_ENVIRONMENT } from "./setup/site-program.mjs";

const PROGRAM = inProject("build/programs/start.js");

/** @param {string} sentence */
function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

if (!existsSync(NODE)) refuse("The packages are not installed: run `npm ci` first.");
if (!existsSync(PROGRAM)) refuse("The site is not built yet: run `npm run build` first.");
if (process.execve === undefined) {
  refuse(
    `This needs a newer Node than ${process.versions.node}: run \`npm run serve\`, or node_modules/.bin/node scripts/serve.mjs.`,
  );
} else {
  process.chdir(ROOT);
  const args = [...heapArguments(process.env.NODE_OPTIONS), PROGRAM];
  process.execve(NODE, [NODE, ...args], toolEnvironment(SITE_ENVIRONMENT));
}
