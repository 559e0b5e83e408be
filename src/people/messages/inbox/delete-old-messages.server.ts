import { scheduleDailyOnce } from "../../../platform/jobs/daily-schedule.server.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { deleteMessageActivities } from "../../activity/activity-rows.server.ts";
import { deleteContactMessages, listContactMessagesBefore } from "../message-rows.server.ts";

const YEARS_KEPT = 2;
/** The batch size of one transaction: small enough that other writers do not wait long. */
const AT_ONCE = 200;

/**
 * Deletes contact messages older than two years, as the privacy policy promises, together with their deliveries and
 * their entries in the activity list.
 * @returns how many there were
 */
export async function deleteOldMessages({ db, clock }: Pick<Services, "db" | "clock">): Promise<number> {
  const limit = clock.now();
  limit.setUTCFullYear(limit.getUTCFullYear() - YEARS_KEPT);
  let deleted = 0;
  for (;;) {
    const count = await db.write.transaction().execute(async (transaction) => {
      const old = await listContactMessagesBefore(transaction, limit, AT_ONCE);
      if (old.length > 0) {
        await deleteContactMessages(
          transaction,
          old.map((message) => message.seq),
        );
      }
      await deleteMessageActivities(transaction, { ids: old.map((message) => message.id), before: limit });
      return old.length;
    });
    deleted += count;
    if (count < AT_ONCE) return deleted;
  }
}

/**
 * Runs it now and daily while the site runs, in only one of its processes.
 * @returns a function that stops it
 */
export const keepDeletingOldMessages = (services: Pick<Services, "db" | "clock" | "log">): (() => void) =>
  scheduleDailyOnce(
    async () => {
      const deleted = await deleteOldMessages(services);
      if (deleted > 0) services.log.info({ deleted }, "Contact messages older than two years were deleted");
    },
    { ...services, name: "old messages", failure: "Old contact messages could not be deleted" },
  );
