import type { Services } from "../services.ts";

const YEARS_KEPT = 2;
const ONE_DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes contact messages older than two years, as the privacy policy promises.
 * @returns how many there were
 */
export async function deleteOldMessages({ db, clock }: Pick<Services, "db" | "clock">): Promise<number> {
  const limit = clock.now();
  limit.setUTCFullYear(limit.getUTCFullYear() - YEARS_KEPT);
  const result = await db.write
    .deleteFrom("contact_messages")
    .where("created_at", "<", limit.toISOString())
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Does so now and every day while the site runs. A failure is logged; the next day tries again. @returns how to stop */
export function keepDeletingOldMessages(services: Pick<Services, "db" | "clock" | "log">): () => void {
  const deleteNow = async () => {
    try {
      const deleted = await deleteOldMessages(services);
      if (deleted > 0) services.log.info({ deleted }, "Contact messages older than two years were deleted");
    } catch (error) {
      services.log.error({ err: error }, "Old contact messages could not be deleted");
    }
  };
  void deleteNow();
  const timer = setInterval(() => void deleteNow(), ONE_DAY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
