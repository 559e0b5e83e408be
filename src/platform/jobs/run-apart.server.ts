import { fork, type Serializable } from "node:child_process";
import { environmentFor } from "../config/config.server.ts";
import { lowerPriority } from "./lower-priority.server.ts";

type Apart<Task> = {
  /** Its program calls `answerTask`. */
  program: URL;
  task: Task;
  /** Kills the process. */
  signal: AbortSignal;
};

/**
 * Gives one task to a child process with low priority, so that what takes long does not hold up visitors.
 * @returns its answer; undefined if the process died or was killed
 * @throws the system's error if it cannot be started
 */
export async function runApart<Answer>({ program, task, signal }: Apart<Serializable>): Promise<Answer | undefined> {
  if (signal.aborted) return undefined;
  const child = fork(program, { execArgv: [], env: environmentFor({}), stdio: ["ignore", "ignore", "inherit", "ipc"] });
  if (child.pid !== undefined) lowerPriority(child.pid);
  const kill = () => child.kill("SIGKILL");
  signal.addEventListener("abort", kill);
  const ended = Promise.withResolvers<Answer | undefined>();
  child.once("message", (answer: Answer) => ended.resolve(answer));
  child.once("error", ended.reject).once("exit", () => ended.resolve(undefined));
  try {
    child.send(task, (error) => error && kill());
    return await ended.promise;
  } finally {
    signal.removeEventListener("abort", kill);
  }
}
