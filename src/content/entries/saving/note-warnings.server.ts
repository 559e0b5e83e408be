import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import { siteDay } from "../../../platform/text/dates/publication-day.ts";
import type { Warning } from "../../fields/warnings.ts";
import type { WildNames } from "../../kinds/checks/dated-mentions.ts";
import { readWarnings } from "../../kinds/checks/read-warnings.server.ts";
import { deleteWarnings, findWarnings, saveWarnings } from "../../kinds/rows/warning-rows.server.ts";
import { mayLiveWild } from "../../tuskers/may-live-wild.ts";
import { listWildNames } from "../rows/wild-names.server.ts";
import type { EntryState } from "./content-rows.server.ts";

/** The names that the texts of this kind of entry are compared with: only articles are about others. */
export const wildNamesFor = async (db: Queryable, kind: EntryKind): Promise<WildNames[]> =>
  kind === "article" ? listWildNames(db) : [];

type EntryName = Pick<EntryState, "kind" | "id">;

/** Where the warnings of translations stand among those of their entry. */
const TRANSLATIONS = "translations.";

/** Puts warnings in the place of the older ones of the same part of an entry. */
async function keepWarnings(
  transaction: WriteTransaction,
  name: EntryName,
  found: readonly Warning[],
  isOfPart: (path: string) => boolean,
): Promise<void> {
  const noted = await findWarnings(transaction, name);
  const others = (noted?.warnings ?? []).filter(({ path }) => !isOfPart(path));
  // A place in a list moves with the items before it, so that a warning is known by its words alone.
  const kept = new Set(others.map(({ message }) => message));
  const warnings = [...others, ...found.filter(({ message }) => !kept.has(message))];
  if (warnings.length === 0) {
    if (noted !== undefined) await deleteWarnings(transaction, name);
    return;
  }
  const known = new Set(noted?.warnings.map(({ message }) => message));
  const areKnown = warnings.every(({ message }) => known.has(message));
  await saveWarnings(transaction, name, { warnings, areKnown });
}

/**
 * Keeps the warnings of an entry with it, in the transaction of every save. What somebody has looked at stays marked
 * until a save brings a warning that was not there before.
 */
export async function noteWarnings(
  transaction: WriteTransaction,
  { kind, id, content }: EntryState,
  { now, wild }: { now: Date; wild: readonly WildNames[] },
): Promise<void> {
  const found = await readWarnings(content, siteDay(now), wild);
  // Of an animal that cannot live wild no translation is warned of either.
  const isOfPart = (path: string): boolean => !mayLiveWild(content) || !path.startsWith(TRANSLATIONS);
  await keepWarnings(transaction, { kind, id }, found, isOfPart);
}

/** The same for a translation: its entry carries them, beside its own. */
export async function noteTranslationWarnings(
  transaction: WriteTransaction,
  { kind, id, language }: EntryName & { language: string },
  found: readonly Warning[],
): Promise<void> {
  const place = `${TRANSLATIONS}${language}.`;
  const placed = found.map(({ path, message }) => ({ path: `${place}${path}`, message }));
  await keepWarnings(transaction, { kind, id }, placed, (path) => path.startsWith(place));
}
