import { openConfiguredDatabase } from "../../../platform/db/open/open-configured.server.ts";
import { answerTask } from "../../../platform/jobs/answer-task.server.ts";
import { makeMonthlyRelease } from "./make-release.server.ts";
import type { ReleaseAnswer, ReleaseTask } from "./release-messages.ts";

async function work({ dataDir, databaseUrl, siteUrl }: ReleaseTask): Promise<ReleaseAnswer> {
  const db = await openConfiguredDatabase({ dataDir, databaseUrl });
  try {
    await db.follow();
    return { number: await makeMonthlyRelease({ db, config: { siteUrl, dataDir }, clock: { now: () => new Date() } }) };
  } finally {
    await db.close();
  }
}

/** The entry point of the release process. One release per process: see `release-schedule.server.ts`. */
if (import.meta.main) answerTask(work);
