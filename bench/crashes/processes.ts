import { readdirSync, readFileSync } from "node:fs";

const textOf = (file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
};

/** The processes that a process started and that run, by their ids. Linux tells it. */
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

/** Whether a process still runs; one that ended and that nobody asked about yet does not. */
export function isRunning(pid: number): boolean {
  const state = /\) (\w)/.exec(textOf(`/proc/${pid}/stat`))?.[1];
  return state !== undefined && state !== "Z" && state !== "X";
}
