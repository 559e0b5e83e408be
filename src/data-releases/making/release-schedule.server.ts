import type { Services } from "../../app/services.server.ts";
import { scheduleDailyOnce } from "../../platform/jobs/daily-schedule.server.ts";
import { makeMonthlyRelease } from "./make-release.server.ts";

/** Makes the release of a month on its first day, in one process only. @returns a function that stops it */
export const keepMakingReleases = (services: Pick<Services, "config" | "db" | "clock" | "log">): (() => void) =>
  scheduleDailyOnce(
    async () => {
      const number = await makeMonthlyRelease(services);
      if (number !== undefined) services.log.info({ number }, "A data release was made");
    },
    { ...services, name: "data releases", failure: "The data release of the month could not be made" },
  );
