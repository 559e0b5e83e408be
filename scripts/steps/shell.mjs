import { run } from "../setup/run.mjs";

/**
 * What a step runs its tools with.
 * @typedef {object} Shell
 * @property {(line: string) => void} say
 * @property {(command: string, args: string[], options?: Omit<Parameters<typeof run>[2], "show" | "isGroup">) =>
 *   ReturnType<typeof run>} tool runs a tool and shows its output
 * @property {() => number | undefined} processorSeconds of its tools, if they are known
 * @property {() => void} flush shows what was kept
 */

/**
 * @param {{ keeps: boolean, minutes?: number }} options `keeps` holds the output back, for steps that run side by side;
 * `minutes` is the limit for each tool
 * @returns {Shell}
 */
export function createShell({ keeps, minutes }) {
  /** @type {(string | Uint8Array)[]} */
  const kept = [];
  /** @type {number | undefined} */
  let seconds;
  const show = (/** @type {string | Uint8Array} */ text) => {
    if (keeps) kept.push(text);
    else process.stdout.write(text);
  };
  return {
    say: (line) => show(`${line}\n`),
    async tool(command, args, options) {
      const ended = await run(command, args, { ...options, ...(minutes && { minutes }), show, isGroup: true });
      if (ended.processorSeconds !== undefined) seconds = (seconds ?? 0) + ended.processorSeconds;
      return ended;
    },
    processorSeconds: () => seconds,
    flush: () => {
      for (const text of kept.splice(0)) process.stdout.write(text);
    },
  };
}
