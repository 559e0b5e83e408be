import { type EntryOnlyChange, listEntryOnlyChanges } from "../../platform/db/content-version.server.ts";
import type { Queryable } from "../../platform/db/queryable.server.ts";

/** The end of an entry's id as a number, which needs little memory. A collision only causes one needless rendering. */
export const shortId = (id: string): number => Number.parseInt(id.slice(-7), 16);

/** The only entries that changed between two content versions; undefined if anything may have changed. */
export type ChangedEntries = ReadonlySet<number> | undefined;

/** Tells which entries have changed. What it has read is valid for one content version. */
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
    // Do not cache a failed read.
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

/** A missing version was made by a save of another kind, or so long ago that its record is gone. */
function pick(changes: EntryOnlyChange[], known: number, present: number): ChangedEntries {
  const between = changes.filter(([version]) => version > known && version <= present);
  return present > known && between.length === present - known
    ? new Set(between.map(([, id]) => shortId(id)))
    : undefined;
}
