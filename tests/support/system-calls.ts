/** One system call, as reported by strace. */
export type SystemCall = {
  name: string;
  /** The arguments as text, with the paths of file descriptors. */
  text: string;
  /** The lines of the trace where it started and ended. */
  begun: number;
  ended: number;
  result: string;
};

/** The system calls to trace: those that write to disk, and those that send a response. */
export const TRACED_CALLS = [
  ...["openat", "write", "writev", "pwrite64", "pwritev", "sendto", "sendmsg", "copy_file_range", "sendfile"],
  ...["fsync", "fdatasync", "link", "linkat", "rename", "renameat", "renameat2", "unlink", "unlinkat"],
];

const WHOLE = /^\d+\s+(\w+)\((.*)\)\s+= (.*)$/;
const BEGINNING = /^(\d+)\s+(\w+)\((.*) <unfinished \.\.\.>$/;
const END = /^(\d+)\s+<\.\.\. (\w+) resumed>(.*)\)\s+= (.*)$/;

/**
 * Parses the output of `strace -f -y -o`. A call interleaved with those of other threads has two lines there, and is
 * merged into one here. Unfinished calls are left out.
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

/** Predicates for the tests. `path` is the end of a path. */
export const isSync = (call: SystemCall, path: string): boolean =>
  /^f(data)?sync$/.test(call.name) && call.text.includes(`${path}>`) && call.result === "0";

export const isWrite = (call: SystemCall, path: string, words = ""): boolean =>
  /^p?writev?(64)?$/.test(call.name) && call.text.includes(`${path}>, `) && call.text.includes(words);

/** True for a call that gives a file this name. */
export const isNaming = (call: SystemCall, path: string): boolean =>
  /^(link|rename)/.test(call.name) && call.text.includes(`${path}"`) && call.result === "0";

export const isAnswer = (call: SystemCall, status: number): boolean =>
  /^(writev?|sendto|sendmsg)$/.test(call.name) && call.text.includes(`HTTP/1.1 ${status} `);
