import {
  type EntryOnlyChange,
  getWithdrawalVersion,
  listEntryOnlyChanges,
} from "../../platform/db/content-version.server.ts";
import type { OpenDatabase } from "../../platform/db/open-database.server.ts";
import { shortId } from "./changed-entries.server.ts";

/** What the check needs to know about a response made some time ago. */
export type OldAnswer = {
  /** The content version at which it was current. */
  contentVersion: number;
  /** The entries that it mentions, by `shortId`; undefined if unknown. */
  entries: readonly number[] | undefined;
};

/** Tells whether saves have withdrawn anything that an old response shows. */
export type Withdrawals = {
  /** Reads what is recorded for this content version, unless it is known already. Never rejects. */
  learn(contentVersion: number): Promise<void>;
  /** Also false if it cannot be determined. */
  mayStillBeShown(answer: OldAnswer): boolean;
};

type Known = { contentVersion: number; withdrawalVersion: number; changes: EntryOnlyChange[] };

export function createWithdrawals(db: Pick<OpenDatabase, "knownContentVersion" | "read">): Withdrawals {
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
    mayStillBeShown({ contentVersion, entries }) {
      const present = db.knownContentVersion();
      if (contentVersion === present) return true;
      if (known?.contentVersion !== present || contentVersion > present) return false;
      if (contentVersion < known.withdrawalVersion) return false;
      const changed = known.changes.filter(([version]) => version > contentVersion).map(([, id]) => shortId(id));
      return changed.length === 0 || (entries !== undefined && !changed.some((id) => entries.includes(id)));
    },
  };
}
