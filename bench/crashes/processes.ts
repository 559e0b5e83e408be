import { readdirSync, readFileSync } from "node:fs";

const textOf = (file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
};

/** The ids of the running child processes of a process. Linux only. */
export function childrenOf(pid: number): number[] {
  let threads: string[] = [];
  try {
    threads = readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
  return threads.flatMap((thread) =>
    textOf(`/proc/${pid}/task/${thread}/children`).split(" ").filter(Boolean).map(Number),
  );
}

/** Whether a process is still running; a zombie is not. */
export function isRunning(pid: number): boolean {
  const state = /\) (\w)/.exec(textOf(`/proc/${pid}/stat`))?.[1];
  return state !== undefined && state !== "Z" && state !== "X";
}
