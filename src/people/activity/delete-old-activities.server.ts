import { scheduleDailyOnce } from "../../platform/jobs/daily-schedule.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { deleteActivitiesBefore } from "./activity-rows.server.ts";

const YEARS_KEPT = 2;

/**
 * Deletes activities that are older than two years, so that names of people are kept no longer than messages.
 * @returns how many were deleted
 */
export async function deleteOldActivities({ db, clock }: Pick<Services, "db" | "clock">): Promise<number> {
  const limit = clock.now();
  limit.setUTCFullYear(limit.getUTCFullYear() - YEARS_KEPT);
  return db.write.transaction().execute((transaction) => deleteActivitiesBefore(transaction, limit));
}

/** Runs this now and then daily, in one process only. @returns a function that stops it */
export const keepDeletingOldActivities = (services: Pick<Services, "db" | "clock" | "log">): (() => void) =>
  scheduleDailyOnce(
    async () => {
      const deleted = await deleteOldActivities(services);
      if (deleted > 0) services.log.info({ deleted }, "Lines of the activity list older than two years were deleted");
    },
    { ...services, name: "old activities", failure: "Old lines of the activity list could not be deleted" },
  );
