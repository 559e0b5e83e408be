import { createInterface, type Interface } from "node:readline/promises";
import { Writable } from "node:stream";

/** Where the password comes from: typed at a terminal or piped in. */
export type PasswordInput = NodeJS.ReadableStream & { isTTY?: boolean };

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

async function questionWithoutEcho(lines: Interface, output: NodeJS.WritableStream, question: string) {
  output.write(question);
  const aborted = new AbortController();
  // Handles Ctrl-C and Ctrl-D. Otherwise the question would wait forever, or end the command without a message.
  lines.once("SIGINT", () => aborted.abort()).once("close", () => aborted.abort());
  try {
    return await lines.question("", { signal: aborted.signal });
  } catch {
    throw new Error("No password was given, so nothing was changed.");
  } finally {
    output.write("\n");
  }
}

async function askTwice(input: PasswordInput, output: NodeJS.WritableStream): Promise<string> {
  // Readline's echo is discarded; terminal mode also turns off the echo of the terminal.
  const lines = createInterface({ input, output: nowhere(), terminal: true, historySize: 0 });
  try {
    const password = await questionWithoutEcho(lines, output, "New password: ");
    const repeated = await questionWithoutEcho(lines, output, "Repeat the password: ");
    if (password !== repeated) throw new Error("The two passwords differ, so nothing was changed.");
    return password;
  } finally {
    lines.close();
  }
}

/** The limit on what is read into memory; one line is enough for any password. */
const MAX_INPUT_BYTES = 10_000;

async function readFirstLine(input: PasswordInput): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of input) {
    const part = Buffer.from(chunk);
    chunks.push(part);
    bytes += part.length;
    if (part.includes("\n") || bytes > MAX_INPUT_BYTES) break;
  }
  const [line = ""] = Buffer.concat(chunks).toString("utf8").split("\n");
  if (line.trim() === "") throw new Error("There was no password on standard input, so nothing was changed.");
  return line.replace(/\r$/, "");
}

/**
 * Asks for a new password: at a terminal twice and without echo, otherwise by reading one line of `input`.
 * @throws Error, with a message for the user, when none is given, or when the two differ.
 */
export const askPassword = (input: PasswordInput, output: NodeJS.WritableStream): Promise<string> =>
  input.isTTY === true ? askTwice(input, output) : readFirstLine(input);
