import { insertActivity } from "../../people/activity/activity-rows.server.ts";
import type { Config } from "../../platform/config/config.server.ts";
import { raiseContentVersion } from "../../platform/db/content-version.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Writer } from "../entries/saving/bin-entry.server.ts";
import { UNKNOWN } from "../sources/address-check.ts";
import { AT_ONCE, goneSince, saveKnown, toKnown } from "../sources/rows/check-rows.server.ts";
import type { SourceRow } from "../sources/rows/source-tables.server.ts";
import { getSource } from "./change-source.server.ts";

const ONE_MINUTE_MS = 60_000;

type Asker = Writer & { config: Pick<Config, "sourceCheck"> };

/**
 * Puts a source before all others whose address is to be checked.
 * @throws AppError `NotFound`; `Conflict` without an address, or if addresses are not checked; `TooManyRequests`
 */
export function askForCheck({ db, clock, config }: Asker, key: string): Promise<SourceRow> {
  return db.write.transaction().execute(async (transaction) => {
    const row = await getSource(transaction, key);
    if (!config.sourceCheck) {
      throw new AppError("Conflict", "Links are not checked: ask whoever runs the server to switch on link checks.", {
        code: "source_check_off",
      });
    }
    if (row.url === null) throw new AppError("Conflict", `The source ${key} has no address.`);
    const sinceMs = clock.now().getTime() - Date.parse(row.checked_at ?? AT_ONCE);
    if (sinceMs >= 0 && sinceMs < ONE_MINUTE_MS) {
      const retryAfterSeconds = Math.ceil((ONE_MINUTE_MS - sinceMs) / 1000);
      throw new AppError("TooManyRequests", "It was checked a moment ago. Please try again in a minute.", {
        retryAfterSeconds,
      });
    }
    await saveKnown(transaction, key, { ...toKnown(row), dueAt: AT_ONCE });
    return getSource(transaction, key);
  });
}

/**
 * Forgets what was found at a source's address. If addresses are checked, it comes next.
 * @throws AppError `NotFound`, `Conflict` (merged)
 */
export function forgetCheck(
  { db, clock, config }: Asker,
  key: string,
  { by }: { by: string | null },
): Promise<SourceRow> {
  return db.write.transaction().execute(async (transaction) => {
    const row = await getSource(transaction, key);
    await saveKnown(transaction, key, { ...UNKNOWN, dueAt: config.sourceCheck ? AT_ONCE : null });
    await insertActivity(transaction, {
      username: by,
      action: "changed",
      subject: { kind: "source", id: key, name: row.title },
      detail: "check of its address",
      now: clock.now(),
    });
    if (goneSince(row) !== null) await raiseContentVersion(transaction);
    return getSource(transaction, key);
  });
}
