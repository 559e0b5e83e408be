import { spawn } from "node:child_process";
import { ROOT } from "./project.mjs";

const KEPT_CHARACTERS = 1_000_000;
const LAST_LINES = 40;

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();

process.on("exit", () => {
  for (const child of running) child.kill("SIGTERM");
});

/**
 * Runs a command in the project's folder and waits for its end. It gets no input.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, show?: boolean, minutes?: number }} [options]
 *   `show` passes the output on while it comes; `minutes` is how long the command may take.
 * @returns {Promise<{ code: number, output: string, lastLines: string, missing: boolean }>}
 *   `code` is never 0 when the command did not start, was killed or took too long;
 *   `missing` says that there is no such command.
 */
export function run(command, args, { env, show = false, minutes = 20 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, env: env ?? process.env, stdio: ["ignore", "pipe", "pipe"] });
    running.add(child);
    let output = "";
    let missing = false;
    let tookTooLong = false;
    const limit = setTimeout(() => {
      tookTooLong = true;
      child.kill("SIGTERM");
      setTimeout(() => child.kill("SIGKILL"), 5000).unref();
    }, minutes * 60_000);
    /** @param {NodeJS.WriteStream} stream */
    const collect = (stream) => (/** @type {Buffer} */ chunk) => {
      if (show) stream.write(chunk);
      output = (output + chunk.toString()).slice(-KEPT_CHARACTERS);
    };
    child.stdout.on("data", collect(process.stdout));
    child.stderr.on("data", collect(process.stderr));

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
      resolve({ code: tookTooLong ? 1 : (code ?? 1), output, lastLines, missing });
    };
    child.on("error", (error) => {
      missing = "code" in error && error.code === "ENOENT";
      output += error.message;
      end(1);
    });
    child.on("close", end);
    // An orphaned grandchild keeps the pipes open for ever: the command's own exit is what counts.
    child.on("exit", (code) => setTimeout(() => end(code), 2000).unref());
  });
}
