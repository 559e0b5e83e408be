import { createInterface, type Interface } from "node:readline/promises";
import { Writable } from "node:stream";

/** A password typed at a terminal, or sent by a pipe. */
export type PasswordInput = NodeJS.ReadableStream & { isTTY?: boolean };

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

async function questionWithoutEcho(lines: Interface, output: NodeJS.WritableStream, question: string) {
  output.write(question);
  const aborted = new AbortController();
  // Ctrl-C and Ctrl-D: without this the question would wait for ever, or end the command without a word.
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
  // What readline would echo goes nowhere; in terminal mode it also switches off the terminal's own echo.
  const lines = createInterface({ input, output: nowhere(), terminal: true, historySize: 0 });
  try {
    const password = await questionWithoutEcho(lines, output, "New password: ");
    const repeated = await questionWithoutEcho(lines, output, "The same again: ");
    if (password !== repeated) throw new Error("The two passwords differ, so nothing was changed.");
    return password;
  } finally {
    lines.close();
  }
}

/** One line is enough for any password; more is not read into memory. */
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
  if (line.trim() === "") throw new Error("No password came on standard input, so nothing was changed.");
  return line.replace(/\r$/, "");
}

/**
 * Asks for a new password: twice and without showing it at a terminal, else by reading one line of `input`.
 * @throws Error with a sentence for the person when none comes, or two that differ.
 */
export const askPassword = (input: PasswordInput, output: NodeJS.WritableStream): Promise<string> =>
  input.isTTY === true ? askTwice(input, output) : readFirstLine(input);
