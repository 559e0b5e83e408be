import { singleLine } from "../../../content/safety/plain-text.ts";
import { insertActivity } from "../../../people/activity/activity-rows.server.ts";
import { raiseContentVersion } from "../../../platform/db/content-version.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { siteDay } from "../../../platform/text/dates/publication-day.ts";
import { markRecalled } from "../release-rows.server.ts";

const whySchema = singleLine({ min: 1, max: 300, label: "The reason" });

/**
 * Recalls a release for good: what its files held is deleted, and its number stays with the reason, which is public.
 * @throws AppError `Invalid` for a reason that is none, `NotFound` if there is no such release or it is recalled already
 */
export function recallRelease(
  { db, clock }: Pick<Services, "db" | "clock">,
  { number, why }: { number: string; why: string },
): Promise<void> {
  const reason = whySchema.safeParse(why);
  if (!reason.success) throw new AppError("Invalid", reason.error.issues[0]?.message ?? "The reason is not valid.");
  return db.write.transaction().execute(async (transaction) => {
    const now = clock.now();
    if (!(await markRecalled(transaction, { number, on: siteDay(now), why: reason.data }))) {
      throw new AppError("NotFound", `There is no release ${number}, or it was recalled before.`);
    }
    const subject = { kind: "data release", id: number, name: number } as const;
    await insertActivity(transaction, { username: null, action: "recalled", subject, detail: reason.data, now });
    await raiseContentVersion(transaction);
  });
}
