import { saveSetting } from "../../../content/settings/setting-rows.server.ts";
import { findSources } from "../../../content/sources/rows/source-rows.server.ts";
import { insertActivity } from "../../../people/activity/activity-rows.server.ts";
import { raiseContentVersion } from "../../../platform/db/content-version.server.ts";
import type { OpenDatabase } from "../../../platform/db/open-database.server.ts";
import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { Clock } from "../../../platform/services/services.server.ts";
import type { Estimate } from "../estimate.ts";
import { readEstimate, type StoredEstimate } from "./estimate-rows.server.ts";

type Writer = { db: OpenDatabase; clock: Clock };

async function checkSource(transaction: WriteTransaction, source: string | null): Promise<void> {
  if (source === null) return;
  const [row] = await findSources(transaction, { keys: [source] });
  if (row !== undefined) return;
  const message = `There is no source with the key ${source}.`;
  throw new AppError("Invalid", message, { errors: [{ path: "source", message }] });
}

const isSame = (one: Estimate, other: Estimate): boolean =>
  one.total === other.total && one.note === other.note && one.source === other.source;

/**
 * Stores how many wild tuskers the island has. Writes nothing if it is unchanged.
 * @param by who makes the change; null for an import on the server itself
 * @throws AppError `Invalid` at `source` for a key that the library does not have
 */
export function saveEstimate({ db, clock }: Writer, estimate: Estimate, by: string | null): Promise<StoredEstimate> {
  return db.write.transaction().execute(async (transaction) => {
    await checkSource(transaction, estimate.source);
    const before = await readEstimate(transaction);
    if (before.updatedAt !== null && isSame(before, estimate)) return before;
    const now = clock.now();
    await saveSetting(transaction, "key_estimate", { value: estimate, by, now });
    await insertActivity(transaction, {
      username: by,
      action: "changed",
      subject: { kind: "setting", id: "key", name: "Estimate of wild tuskers" },
      detail: `From ${before.total} to ${estimate.total}.`,
      now,
    });
    await raiseContentVersion(transaction);
    return readEstimate(transaction);
  });
}
