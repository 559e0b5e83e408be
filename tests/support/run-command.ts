import { spawn } from "node:child_process";
import { join } from "node:path";

const COMMANDS = join(import.meta.dirname, "../../src/app/cli");

export type EndedCommand = { code: number | null; out: string; err: string };

/**
 * Runs one of the product's commands from source in a child process, and waits for its exit.
 * @param name of the file in `src/app/cli`, without its extension
 * @param settings the environment, in addition to what every program needs
 */
export function runCommand(
  name: string,
  args: string[],
  { settings, input = "", cwd }: { settings: Record<string, string>; input?: string; cwd?: string },
): Promise<EndedCommand> {
  return new Promise((resolve, reject) => {
    const { PATH, TMPDIR, NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, TMPDIR, NODE_COMPILE_CACHE, ...settings };
    const child = spawn(process.execPath, [join(COMMANDS, `${name}.ts`), ...args], { env, cwd });
    let [out, err] = ["", ""];
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      out += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      err += text;
    });
    child.once("error", reject).once("close", (code) => resolve({ code, out, err }));
    child.stdin.end(input);
  });
}
