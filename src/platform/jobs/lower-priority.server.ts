import { readdirSync } from "node:fs";
import { constants, setPriority } from "node:os";

/** The threads of a process: on Linux each has a priority of its own, and further ones inherit that of the first. */
function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    // Another system, or the process has ended.
    return [];
  }
}

/**
 * Lowers the priority of a process that has just been started, with the threads that it has begun already. It can never be
 * raised again.
 * @throws Error if the process died right after its start
 */
export function lowerPriority(pid: number): void {
  setPriority(pid, constants.priority.PRIORITY_LOW);
  for (const thread of threadsOf(pid)) {
    try {
      setPriority(thread, constants.priority.PRIORITY_LOW);
    } catch {
      // The thread has ended.
    }
  }
}
