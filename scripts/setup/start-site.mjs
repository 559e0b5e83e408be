import { spawn } from "node:child_process";
import { constants } from "node:os";
import { NODE, ROOT, toolEnvironment } from "./project.mjs";
import { run } from "./run.mjs";
import { setUp } from "./set-up.mjs";
import { SetupError } from "./setup-error.mjs";
import { heapArguments, SITE_ENVIRONMENT } from "./site-program.mjs";

const REPEATED_MS = 1000;
const LOOK_FOR_NPM_MS = 1000;

/**
 * Sets up the project and runs the server until it exits; this process then exits with the same status.
 * @param {{ development: boolean }} kind
 */
export async function startSite({ development }) {
  try {
    await setUp({ site: !development, workspaces: false, beforeBuild: checkSettings });
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
  const program = development
    ? ["src/app/cli/dev.ts"]
    : [...heapArguments(process.env.NODE_OPTIONS), "build/programs/start.js"];
  const server = spawn(NODE, [...program, ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: "inherit",
    env: toolEnvironment(development ? { NODE_ENV: "development" } : SITE_ENVIRONMENT),
  });
  server.on("error", (error) => {
    console.error(`The server could not be started: ${error.message}`);
    process.exit(1);
  });
  server.on("exit", (code, signal) => process.exit(signal === null ? (code ?? 1) : 128 + constants.signals[signal]));
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) passOn(signal, server);
  if (process.env.npm_lifecycle_event !== undefined) stopWithNpm(server);
}

/** Nobody should wait for a build to learn that a setting is wrong. */
async function checkSettings() {
  const { code, lastLines } = await run(NODE, ["src/app/cli/site/check-settings.ts"], { env: toolEnvironment() });
  if (code !== 0) throw new SetupError(lastLines);
}

/**
 * An npm that is killed forcibly forwards no signal, and an orphaned server would hold its port for ever.
 * @param {import("node:child_process").ChildProcess} server
 */
function stopWithNpm(server) {
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    server.kill("SIGTERM");
  }, LOOK_FOR_NPM_MS);
}

/**
 * @param {NodeJS.Signals} signal
 * @param {import("node:child_process").ChildProcess} server
 */
function passOn(signal, server) {
  let last = Number.NEGATIVE_INFINITY;
  process.on(signal, () => {
    const since = performance.now() - last;
    last = performance.now();
    // A terminal sends Ctrl-C to the server directly too, and npm sends it to this process once more. The server would
    // take a second signal as a demand to stop at once, and drop its requests.
    const fromTerminal = signal === "SIGINT" && process.stdin.isTTY;
    if (!fromTerminal && since > REPEATED_MS) server.kill(signal);
  });
}
