import { scheduleDailyOnce } from "../../../platform/jobs/daily-schedule.server.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { deleteExpiredPreviews } from "../../previews/preview-rows.server.ts";
import { deleteLinksBefore } from "../rows/link-rows.server.ts";

/** How long a link stays in the list after it has expired. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes links that expired 30 days ago. @returns how many there were */
export const deleteOldLinks = ({ db, clock }: Pick<Services, "db" | "clock">): Promise<number> =>
  db.write.transaction().execute(async (transaction) => {
    const now = clock.now();
    await deleteExpiredPreviews(transaction, now);
    return deleteLinksBefore(transaction, new Date(now.getTime() - KEPT_MS));
  });

/**
 * Runs it now and daily while the site runs, in only one of its processes.
 * @returns a function that stops it
 */
export const keepDeletingOldLinks = (services: Pick<Services, "db" | "clock" | "log">): (() => void) =>
  scheduleDailyOnce(
    async () => {
      const deleted = await deleteOldLinks(services);
      if (deleted > 0) services.log.info({ deleted }, "Expired review links were deleted");
    },
    { ...services, name: "old review links", failure: "Expired review links could not be deleted" },
  );
