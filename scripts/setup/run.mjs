import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { waitedForSeconds } from "./processor-time.mjs";
import { ROOT } from "./project.mjs";

const KEPT_CHARACTERS = 1_000_000;
const LAST_LINES = 40;

/** How long a command may take to end when it is told to, and how long the processes that it leaves behind. */
const TO_END_MS = 15_000;
const TO_END_LEFT_BEHIND_MS = 2000;

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */

/** Every running command, with whether its processes are a group. @type {Map<ChildProcess, boolean>} */
const running = new Map();

process.on("exit", () => {
  for (const [child, isGroup] of running) send(child, "SIGTERM", isGroup);
});

/** The processor seconds of all commands that have ended. */
let counted = waitedForSeconds();

/**
 * @typedef {object} Ended
 * @property {number} code never 0 when the command did not start, was killed or took too long
 * @property {string} output
 * @property {string} lastLines
 * @property {boolean} missing says that there is no such command
 * @property {boolean} tookTooLong
 * @property {number} [processorSeconds] of the command and all processes that it waited for, if that is known
 */

/**
 * Runs a command in the project's folder and waits for its end. It gets no input.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, show?: (chunk: Buffer) => void, minutes?: number, isGroup?: boolean }} [options]
 *   `show` receives the output while it comes; `minutes` is how long the command may take; `isGroup` is for commands that
 *   start many processes, such as test runners: see `stop`.
 * @returns {Promise<Ended>}
 */
export function run(command, args, { env, show, minutes = 20, isGroup = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: env ?? process.env,
      stdio: ["ignore", "pipe", "pipe"],
      detached: isGroup,
    });
    running.set(child, isGroup);
    let output = "";
    let missing = false;
    let tookTooLong = false;
    /** @type {number | undefined} */
    let processorSeconds;
    const limit = setTimeout(() => {
      tookTooLong = true;
      void stop(child, isGroup);
    }, minutes * 60_000);
    const collect = (/** @type {Buffer} */ chunk) => {
      show?.(chunk);
      output = (output + chunk.toString()).slice(-KEPT_CHARACTERS);
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);

    let ended = false;
    /** @param {number | null} code */
    const end = (code) => {
      if (ended) return;
      ended = true;
      clearTimeout(limit);
      running.delete(child);
      child.stdout.destroy();
      child.stderr.destroy();
      if (tookTooLong) output += `\nStopped after ${minutes} minutes.`;
      const lastLines = output.trim().split("\n").slice(-LAST_LINES).join("\n");
      resolve({ code: tookTooLong ? 1 : (code ?? 1), output, lastLines, missing, tookTooLong, processorSeconds });
    };
    child.on("error", (error) => {
      missing = "code" in error && error.code === "ENOENT";
      output += error.message;
      end(1);
    });
    child.on("close", end);
    child.on("exit", (code) => {
      const now = waitedForSeconds();
      if (now !== undefined && counted !== undefined) processorSeconds = now - counted;
      counted = now;
      // An orphaned grandchild keeps the pipes open for ever: the command's own exit is what counts.
      setTimeout(() => end(code), 2000).unref();
    });
  });
}

/** Stops all running commands; resolves when their processes have ended. */
export const stopAll = () => Promise.all([...running].map(([child, isGroup]) => stop(child, isGroup)));

/**
 * Stops a command. The leader of a group is told to by SIGINT, upon which test runners close browsers and servers; then
 * the rest of the group ends with it.
 * @param {ChildProcess} child
 * @param {boolean} isGroup
 */
async function stop(child, isGroup) {
  const hasEnded = new Promise((resolve) => child.once("exit", resolve));
  child.kill(isGroup ? "SIGINT" : "SIGTERM");
  const limit = new AbortController();
  await Promise.race([hasEnded, pause(TO_END_MS, undefined, { signal: limit.signal }).catch(() => {})]);
  limit.abort();
  if (isGroup && send(child, "SIGINT", true)) await pause(TO_END_LEFT_BEHIND_MS);
  send(child, "SIGKILL", isGroup);
}

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 * @param {boolean} isGroup
 * @returns {boolean} whether there was a process to receive it
 */
function send(child, signal, isGroup) {
  if (!isGroup) return child.kill(signal);
  try {
    return child.pid !== undefined && process.kill(-child.pid, signal);
  } catch {
    return false;
  }
}
