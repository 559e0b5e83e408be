import type { Queryable, WriteTransaction } from "../../platform/db/queryable.server.ts";
import type { EntryKind } from "../../platform/identifiers/entry-kind.ts";
import { siteDay } from "../../platform/text/publication-day.ts";
import { listWildNames } from "../../tuskers/rows/wild-names.server.ts";
import { deleteWarnings, findWarnings, saveWarnings } from "../rows/warning-rows.server.ts";
import type { WildNames } from "../safety/dated-mentions.ts";
import { readWarnings } from "../safety/read-warnings.server.ts";
import type { EntryState } from "./content-rows.server.ts";

/** The names that the texts of this kind of entry are compared with: only articles are about others. */
export const wildNamesFor = async (db: Queryable, kind: EntryKind): Promise<WildNames[]> =>
  kind === "article" ? listWildNames(db) : [];

/**
 * Keeps the warnings of an entry with it, in the transaction of every save. What somebody has looked at stays marked
 * until a save brings a warning that was not there before.
 */
export async function noteWarnings(
  transaction: WriteTransaction,
  { kind, id, content }: EntryState,
  { now, wild }: { now: Date; wild: readonly WildNames[] },
): Promise<void> {
  const warnings = await readWarnings(content, siteDay(now), wild);
  const noted = await findWarnings(transaction, { kind, id });
  if (warnings.length === 0) {
    if (noted !== undefined) await deleteWarnings(transaction, { kind, id });
    return;
  }
  // A place in a list moves with the items before it, so that a warning is known by its words alone.
  const known = new Set(noted?.warnings.map(({ message }) => message));
  const areKnown = warnings.every(({ message }) => known.has(message));
  await saveWarnings(transaction, { kind, id }, { warnings, areKnown });
}
