import { ConfigError } from "../config/config.server.ts";
import { AppError } from "../errors/app-error.ts";

/** What went wrong, as a message for people. */
export type TaskFailure = { failure: string };

/** Makes the program of `runApart` do its one task, send the answer and exit. What the work throws is sent as a failure. */
export function answerTask<Task, Answer>(work: (task: Task) => Promise<Answer>): void {
  async function answerTo(task: Task): Promise<Answer | TaskFailure> {
    try {
      return await work(task);
    } catch (error) {
      if (error instanceof AppError || error instanceof ConfigError) return { failure: error.message };
      console.error(error);
      return { failure: `There was an unexpected error: ${error instanceof Error ? error.message : String(error)}` };
    }
  }
  // A signal may reach all processes of the site. This one ignores it and exits once the site disconnects.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
  process.on("disconnect", () => process.exit());
  process.once("message", async (task: Task) => {
    process.send?.(await answerTo(task), undefined, undefined, () => process.disconnect?.());
  });
}
