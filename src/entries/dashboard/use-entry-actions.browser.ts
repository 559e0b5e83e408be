import { useState } from "react";
import { binEntry, restoreEntry } from "../../admin/api/bin-calls.browser.ts";
import { useNotices } from "../../admin/ui/notices.tsx";
import type { EntryKind } from "../../platform/identifiers/entry-kind.ts";
import type { BulkAction } from "../bulk/bulk.ts";
import { doToAll } from "./bulk.browser.ts";
import type { Shown } from "./list-state.ts";
import type { Row } from "./rows.ts";
import { counted } from "./words.ts";

type Entry = Pick<Row, "kind" | "id" | "name">;

const DONE_WORDS: Record<BulkAction, string> = {
  publish: "published",
  unpublish: "taken back to draft",
  bin: "moved to the bin",
};
const DO_WORDS: Record<BulkAction, string> = { publish: "publish", unpublish: "unpublish", bin: "delete" };

/** Failures beyond this number are only counted. */
const TOLD_FAILURES = 3;

const kindOf = (show: Shown): EntryKind => (show === "tuskers" ? "tusker" : "article");

/** The actions of the dashboard on entries, with their notices. */
export function useEntryActions(show: Shown) {
  const { notify } = useNotices();
  const [busy, setBusy] = useState(false);

  const undo = async (entries: readonly Entry[]) => {
    const failures = await Promise.all(entries.map(({ kind, id }) => restoreEntry(kind, id)));
    const failed = entries.flatMap((entry, index) => {
      const failure = failures[index];
      return failure === undefined ? [] : [{ entry, failure }];
    });
    const restored = entries.length - failed.length;
    if (restored === 1 && entries.length === 1) notify(`${entries[0]?.name} was restored.`);
    else if (restored > 0) notify(`${counted(show, restored)} ${restored === 1 ? "was" : "were"} restored.`);
    for (const { entry, failure } of failed) notify(`${entry.name} could not be restored: ${failure.message}`, "bad");
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
    notify(`${entry.name} was moved to the bin.`, "good", { label: "Undo", run: () => void undo([entry]) });
    return true;
  };

  /** @returns the ids of the entries for which the action failed */
  const doAll = async (action: BulkAction, entries: readonly Entry[]): Promise<string[]> => {
    setBusy(true);
    const answer = await doToAll(
      show,
      action,
      entries.map(({ id }) => id),
    );
    setBusy(false);
    if ("failure" in answer) {
      notify(`Failed to ${DO_WORDS[action]} ${counted(show, entries.length)}: ${answer.failure.message}`, "bad");
      return entries.map(({ id }) => id);
    }
    const done = entries.filter(({ id }) => answer.results.some((result) => result._id === id && result.done));
    const failed = answer.results.filter((result) => !result.done);
    if (done.length > 0) {
      notify(
        `${done.length === 1 ? done[0]?.name : counted(show, done.length)} ${done.length === 1 ? "was" : "were"} ${DONE_WORDS[action]}.`,
        "good",
        action === "bin" ? { label: "Undo", run: () => void undo(done) } : undefined,
      );
    }
    for (const { _id, message } of failed.slice(0, TOLD_FAILURES)) {
      const name = entries.find(({ id }) => id === _id)?.name ?? kindOf(show);
      notify(`Failed to ${DO_WORDS[action]} ${name}: ${message ?? "It could not be done."}`, "bad");
    }
    if (failed.length > TOLD_FAILURES) {
      notify(`Failed to ${DO_WORDS[action]} ${counted(show, failed.length - TOLD_FAILURES)} more.`, "bad");
    }
    return failed.map(({ _id }) => _id);
  };

  return { busy, remove, doAll };
}
