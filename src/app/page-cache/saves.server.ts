import {
  type EntryOnlyChange,
  getWithdrawalVersion,
  listEntryOnlyChanges,
} from "../../platform/db/content-version.server.ts";
import type { OpenDatabase } from "../../platform/db/open-database.server.ts";

/** The end of an entry's id as a number, which needs little memory. A collision only causes one needless rendering. */
export const shortId = (id: string): number => Number.parseInt(id.slice(-7), 16);

/** What needs to be known of a response made some time ago. */
export type OldAnswer = {
  /** The content version at which it was current. */
  contentVersion: number;
  /** The entries that it shows, by `shortId`; undefined if it may show any. */
  entries: readonly number[] | undefined;
};

/** What the saves since a response was made did to it. */
export type Saves = {
  /** Reads what is recorded of the saves up to this content version, unless it is known. Never rejects. */
  learn(contentVersion: number): Promise<void>;
  /** True if each save up to this content version concerned an entry that the response does not show. */
  changedNothing(answer: OldAnswer, upTo: number): boolean;
  /** True if no save has withdrawn anything that the response shows; false if it cannot be determined. */
  withdrewNothing(answer: OldAnswer): boolean;
};

type Known = { contentVersion: number; withdrawalVersion: number; changes: EntryOnlyChange[] };

export function createSaves(db: Pick<OpenDatabase, "knownContentVersion" | "read">): Saves {
  let known: Known | undefined;
  let reading: { contentVersion: number; done: Promise<void> } | undefined;

  async function read(contentVersion: number): Promise<void> {
    try {
      const [withdrawalVersion, changes] = [await getWithdrawalVersion(db.read), await listEntryOnlyChanges(db.read)];
      // A read for an earlier version may finish later.
      if (reading?.contentVersion === contentVersion) known = { contentVersion, withdrawalVersion, changes };
    } catch {
      // Read again on the next call; until then nothing older than the current content is shown.
      if (reading?.contentVersion === contentVersion) reading = undefined;
    }
  }

  return {
    learn(contentVersion) {
      if (reading?.contentVersion !== contentVersion) reading = { contentVersion, done: read(contentVersion) };
      return reading.done;
    },
    changedNothing({ contentVersion, entries }, upTo) {
      if (known === undefined || known.contentVersion < upTo || entries === undefined) return false;
      const changes = known.changes.filter(([version]) => version > contentVersion && version <= upTo);
      // A missing version was made by a save of another kind, or so long ago that its record is gone.
      return changes.length === upTo - contentVersion && !changes.some(([, id]) => entries.includes(shortId(id)));
    },
    withdrewNothing({ contentVersion, entries }) {
      const present = db.knownContentVersion();
      if (contentVersion === present) return true;
      if (known?.contentVersion !== present || contentVersion > present) return false;
      if (contentVersion < known.withdrawalVersion) return false;
      const changes = known.changes.filter(([version]) => version > contentVersion);
      return (
        changes.length === 0 || (entries !== undefined && !changes.some(([, id]) => entries.includes(shortId(id))))
      );
    },
  };
}
