import { type EntryOnlyChange, listEntryOnlyChanges } from "../../platform/db/content-version.server.ts";
import type { Queryable } from "../../platform/db/queryable.server.ts";

/** Stands for an entry's id in little memory. Two ids may have the same; then an answer is asked for once too often. */
export const shortId = (id: string): number => Number.parseInt(id.slice(-7), 16);

/** The entries that alone have changed between two content versions; undefined where anything may have. */
export type ChangedEntries = ReadonlySet<number> | undefined;

/** Tells which entries have changed. What it learnt is good for one content version. */
export type ChangeReader = {
  /** @throws the database's error */
  between(known: number, present: number): Promise<ChangedEntries>;
};

export function createChangeReader(read: Queryable): ChangeReader {
  let asked: { version: number; changes: Promise<EntryOnlyChange[]> } | undefined;
  const found = new Map<number, ChangedEntries>();

  function changesAt(version: number): Promise<EntryOnlyChange[]> {
    if (asked?.version === version) return asked.changes;
    found.clear();
    asked = { version, changes: listEntryOnlyChanges(read) };
    // What could not be read is asked for again.
    asked.changes.catch(() => {
      asked = undefined;
    });
    return asked.changes;
  }

  return {
    async between(known, present) {
      const changes = await changesAt(present);
      if (asked?.version !== present) return pick(changes, known, present);
      if (!found.has(known)) found.set(known, pick(changes, known, present));
      return found.get(known);
    },
  };
}

/** A version that is missing was made by a save of another kind, or so long ago that nobody knows. */
function pick(changes: EntryOnlyChange[], known: number, present: number): ChangedEntries {
  const between = changes.filter(([version]) => version > known && version <= present);
  return present > known && between.length === present - known
    ? new Set(between.map(([, id]) => shortId(id)))
    : undefined;
}
