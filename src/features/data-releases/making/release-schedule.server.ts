import { extname } from "node:path";
import { AppError } from "../../../platform/errors/app-error.ts";
import { scheduleDailyOnce } from "../../../platform/jobs/daily-schedule.server.ts";
import { runApart } from "../../../platform/jobs/run-apart.server.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { isReleaseDue } from "./make-release.server.ts";
import type { ReleaseAnswer, ReleaseTask } from "./release-messages.ts";

/** Lies beside this file in the sources, and beside the bundle in a build. */
const PROGRAM = new URL(`./release-process${extname(import.meta.filename)}`, import.meta.url);

/**
 * Makes the release of the month in a child process, if one is due: it keeps a core busy for as long as the directory
 * is large.
 * @returns its number; undefined if there is none
 * @throws AppError `Unavailable` with the reason
 */
export async function makeReleaseApart(
  { config, db, clock }: Pick<Services, "config" | "db" | "clock">,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (!(await isReleaseDue({ db, clock }))) return undefined;
  const { dataDir, databaseUrl, siteUrl } = config;
  const task: ReleaseTask = { dataDir, databaseUrl, siteUrl };
  const answer = await runApart<ReleaseAnswer>({ program: PROGRAM, task, signal });
  if (answer === undefined) throw new AppError("Unavailable", "The process that made the release died.");
  if ("failure" in answer) throw new AppError("Unavailable", answer.failure);
  return answer.number;
}

/** Makes the release of a month on its first day, in one process only. @returns a function that stops it */
export function keepMakingReleases(services: Pick<Services, "config" | "db" | "clock" | "log">): () => void {
  const stopping = new AbortController();
  const stop = scheduleDailyOnce(
    async () => {
      const number = await makeReleaseApart(services, stopping.signal);
      if (number !== undefined) services.log.info({ number }, "A data release was made");
    },
    { ...services, name: "data releases", failure: "The data release of the month could not be made" },
  );
  return () => {
    stop();
    stopping.abort();
  };
}
