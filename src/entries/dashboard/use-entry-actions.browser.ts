import { useState } from "react";
import { binEntry, restoreEntry } from "../../admin/api/bin-calls.browser.ts";
import { useNotices } from "../../admin/ui/notices.tsx";
import type { EntryKind } from "../../platform/identifiers/entry-kind.ts";
import type { BulkAction, BulkChange, BulkResult, BulkUndo } from "../bulk/bulk.ts";
import { changeAll, undoAll } from "./bulk.browser.ts";
import type { Shown } from "./list-state.ts";
import type { Row } from "./rows.ts";
import { counted } from "./words.ts";

type Entry = Pick<Row, "kind" | "id" | "name">;

/** A change of all entries that are chosen. */
export type ChangeOfChosen = Without<BulkChange, "ids">;
type Without<Change, Name extends PropertyKey> = Change extends unknown ? Omit<Change, Name> : never;

/** What was done, to follow "12 tuskers were". */
function doneWords(change: ChangeOfChosen): string {
  switch (change.action) {
    case "publish":
      return "published";
    case "unpublish":
      return "taken back to draft";
    case "bin":
      return "moved to the bin";
    case "add tag":
      return `tagged “${change.tag}”`;
    case "remove tag":
      return `untagged “${change.tag}”`;
  }
}

const DO_WORDS: Record<BulkAction, string> = {
  publish: "publish",
  unpublish: "unpublish",
  bin: "delete",
  "add tag": "tag",
  "remove tag": "untag",
};

/** Failures beyond this number are only counted. */
const TOLD_FAILURES = 3;

export const kindOf = (show: Shown): EntryKind => (show === "tuskers" ? "tusker" : "article");

/** The actions of the dashboard on entries, with their notices. */
export function useEntryActions(show: Shown) {
  const { notify } = useNotices();
  const [busy, setBusy] = useState(false);

  /** "“Raja” was", "12 tuskers were". */
  const were = (entries: readonly Entry[]) =>
    entries.length === 1 ? `“${entries[0]?.name}” was` : `${counted(show, entries.length)} were`;

  const tellFailures = (what: string, entries: readonly Entry[], results: readonly BulkResult[]) => {
    const failed = results.filter(({ done }) => !done);
    for (const { _id, message } of failed.slice(0, TOLD_FAILURES)) {
      const name = entries.find(({ id }) => id === _id)?.name ?? kindOf(show);
      notify(`Failed to ${what} “${name}”: ${message ?? "It could not be done."}`, "bad");
    }
    if (failed.length > TOLD_FAILURES) {
      notify(`Failed to ${what} ${counted(show, failed.length - TOLD_FAILURES)} more.`, "bad");
    }
  };

  const restore = async (entry: Entry) => {
    const failure = await restoreEntry(entry.kind, entry.id);
    if (failure === undefined) notify(`“${entry.name}” was restored.`);
    else notify(`“${entry.name}” could not be restored: ${failure.message}`, "bad");
  };

  const undo = async (entries: readonly Entry[], versions: BulkUndo["entries"]) => {
    const answer = await undoAll(show, versions);
    if ("failure" in answer) {
      const again = { label: "Undo", run: () => void undo(entries, versions) };
      notify(`Nothing was undone: ${answer.failure.message}`, "bad", { actions: [again] });
      return;
    }
    const back = entries.filter(({ id }) => answer.results.some((result) => result._id === id && result.done));
    if (back.length > 0) notify(`${were(back)} put back as before.`);
    tellFailures("undo the change of", entries, answer.results);
  };

  /** @returns true if the entry is in the bin now */
  const remove = async (entry: Entry): Promise<boolean> => {
    setBusy(true);
    const failure = await binEntry(entry.kind, entry.id);
    setBusy(false);
    if (failure !== undefined) {
      notify(`Failed to delete ${entry.kind}: ${failure.message}`, "bad");
      return false;
    }
    notify(`“${entry.name}” was moved to the bin.`, "good", {
      actions: [{ label: "Undo", run: () => void restore(entry) }],
    });
    return true;
  };

  /** @returns the ids of the entries for which the action failed */
  const doAll = async (change: ChangeOfChosen, entries: readonly Entry[]): Promise<string[]> => {
    const what = DO_WORDS[change.action];
    setBusy(true);
    const answer = await changeAll(show, { ...change, ids: entries.map(({ id }) => id) });
    setBusy(false);
    if ("failure" in answer) {
      notify(`Failed to ${what} ${counted(show, entries.length)}: ${answer.failure.message}`, "bad");
      return entries.map(({ id }) => id);
    }
    // Those that were so already are left out: there is nothing to undo.
    const versions = answer.results.flatMap(({ _id, version }) => (version === undefined ? [] : [{ _id, version }]));
    const changed = entries.filter(({ id }) => versions.some(({ _id }) => _id === id));
    if (changed.length > 0) {
      const action = { label: "Undo", run: () => void undo(changed, versions) };
      notify(`${were(changed)} ${doneWords(change)}.`, "good", { actions: [action] });
    } else if (answer.results.every(({ done }) => done)) {
      notify("Nothing changed: the chosen ones were like that already.", "info");
    }
    tellFailures(what, entries, answer.results);
    return answer.results.filter(({ done }) => !done).map(({ _id }) => _id);
  };

  return { busy, remove, doAll };
}
