/** One call of the operating system, as strace tells it. */
export type SystemCall = {
  name: string;
  /** The arguments as they are written, files by their paths. */
  text: string;
  /** Its line where it began, and where it came to its end. */
  begun: number;
  ended: number;
  result: string;
};

/** Which calls to trace: those that bring something to the disk, and those that an answer goes out with. */
export const TRACED_CALLS = [
  ...["openat", "write", "writev", "pwrite64", "pwritev", "sendto", "sendmsg", "copy_file_range", "sendfile"],
  ...["fsync", "fdatasync", "link", "linkat", "rename", "renameat", "renameat2", "unlink", "unlinkat"],
];

const WHOLE = /^\d+\s+(\w+)\((.*)\)\s+= (.*)$/;
const BEGINNING = /^(\d+)\s+(\w+)\((.*) <unfinished \.\.\.>$/;
const END = /^(\d+)\s+<\.\.\. (\w+) resumed>(.*)\)\s+= (.*)$/;

/**
 * Reads what `strace -f -y -o` wrote. A call that other threads ran beside stands in two lines there and is one call
 * here. What never came to its end is left out.
 */
export function readSystemCalls(trace: string): SystemCall[] {
  const calls: SystemCall[] = [];
  const open = new Map<string, { name: string; text: string; begun: number }>();
  for (const [line, words] of trace.split("\n").entries()) {
    const [, process = "", opened, begins = ""] = BEGINNING.exec(words) ?? [];
    if (opened !== undefined) {
      open.set(process, { name: opened, text: begins, begun: line });
      continue;
    }
    const [, resumed = "", ended, rest = "", outcome = ""] = END.exec(words) ?? [];
    const before = open.get(resumed);
    if (ended !== undefined && before?.name === ended) {
      open.delete(resumed);
      calls.push({ ...before, text: before.text + rest, ended: line, result: outcome });
      continue;
    }
    const [, name, text = "", result = ""] = WHOLE.exec(words) ?? [];
    if (name !== undefined) calls.push({ name, text, begun: line, ended: line, result });
  }
  return calls;
}

/** What calls do, in the words of the tests. Paths are ends of paths. */
export const isSync = (call: SystemCall, path: string): boolean =>
  /^f(data)?sync$/.test(call.name) && call.text.includes(`${path}>`) && call.result === "0";

export const isWrite = (call: SystemCall, path: string, words = ""): boolean =>
  /^p?writev?(64)?$/.test(call.name) && call.text.includes(`${path}>, `) && call.text.includes(words);

/** A name that a file is given. */
export const isNaming = (call: SystemCall, path: string): boolean =>
  /^(link|rename)/.test(call.name) && call.text.includes(`${path}"`) && call.result === "0";

export const isAnswer = (call: SystemCall, status: number): boolean =>
  /^(writev?|sendto|sendmsg)$/.test(call.name) && call.text.includes(`HTTP/1.1 ${status} `);
