import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { BulkAction, BulkChange, BulkResult, BulkUndo } from "../../../content/calls/bulk.ts";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { ENTRIES } from "../../kit/api/admin-queries.tsx";
import { bodyOf, type Failure, succeeded } from "../../kit/api/failure.ts";
import { useNotices } from "../../kit/ui/notices.tsx";
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
const MAX_FAILURES = 3;

export const kindOf = (show: Shown): EntryKind => (show === "tuskers" ? "tusker" : "article");

/** What is done to entries of one list. The other one may be shown by the time of the response. */
type Change = { show: Shown; entries: readonly Entry[]; change: ChangeOfChosen };
type Undo = { show: Shown; entries: readonly Entry[]; versions: BulkUndo["entries"] };

/** "“Raja” was", "12 tuskers were". */
const were = (show: Shown, entries: readonly Entry[]) =>
  entries.length === 1 ? `“${entries[0]?.name}” was` : `${counted(show, entries.length)} were`;

const param = ({ id }: Entry) => ({ id: encodeURIComponent(id) });

/**
 * The actions of the dashboard on entries, with their notices.
 * @param onActed called after each of them
 */
export function useEntryActions(onActed: () => void) {
  const { notify } = useNotices();
  const client = useQueryClient();

  const fail = (what: string, { message }: Failure, options = {}) => {
    notify(`${what}: ${message}`, "bad", options);
    // The list may show what is no longer so.
    void client.invalidateQueries({ queryKey: ENTRIES });
  };
  const notifyFailures = (what: string, { show, entries }: Change | Undo, results: readonly BulkResult[]) => {
    const failed = results.filter(({ done }) => !done);
    for (const { _id, message } of failed.slice(0, MAX_FAILURES)) {
      const name = entries.find(({ id }) => id === _id)?.name ?? kindOf(show);
      notify(`Failed to ${what} “${name}”: ${message ?? "It could not be done."}`, "bad");
    }
    if (failed.length > MAX_FAILURES)
      notify(`Failed to ${what} ${counted(show, failed.length - MAX_FAILURES)} more.`, "bad");
  };

  const restoring = useMutation({
    mutationFn: (entry: Entry) =>
      succeeded(adminApi.api.bin[":kind"][":id"].restore.$post({ param: { kind: entry.kind, ...param(entry) } })),
    onSuccess: (_, { name }) => notify(`“${name}” was restored.`),
    onError: (failure, { name }) => fail(`“${name}” could not be restored`, failure),
    onSettled: onActed,
  });
  const removing = useMutation({
    mutationFn: (entry: Entry) =>
      succeeded(adminApi.api[`${entry.kind}s` as const][":id"].$delete({ param: param(entry), header: {} })),
    onSuccess: (_, entry) =>
      notify(`“${entry.name}” was moved to the bin.`, "good", {
        actions: [{ label: "Undo", run: () => restoring.mutate(entry) }],
      }),
    onError: (failure, { kind }) => fail(`Failed to delete ${kind}`, failure),
    onSettled: onActed,
  });
  const undoing = useMutation({
    mutationFn: ({ show, versions }: Undo) =>
      bodyOf(adminApi.api[show].bulk.undo.$post({ json: { entries: versions } })),
    onSuccess({ results }, undo) {
      const back = undo.entries.filter(({ id }) => results.some((result) => result._id === id && result.done));
      if (back.length > 0) notify(`${were(undo.show, back)} put back as before.`);
      notifyFailures("undo the change of", undo, results);
    },
    onError: (failure, undo) =>
      fail("Nothing was undone", failure, { actions: [{ label: "Undo", run: () => undoing.mutate(undo) }] }),
    onSettled: onActed,
  });
  const changing = useMutation({
    mutationFn: ({ show, entries, change }: Change) =>
      bodyOf(adminApi.api[show].bulk.$post({ json: { ...change, ids: entries.map(({ id }) => id) } })),
    onSuccess({ results }, done) {
      const { show, change } = done;
      // Those that were so already are left out: there is nothing to undo.
      const versions = results.flatMap(({ _id, version }) => (version === undefined ? [] : [{ _id, version }]));
      const entries = done.entries.filter(({ id }) => versions.some(({ _id }) => _id === id));
      if (entries.length > 0) {
        const action = { label: "Undo", run: () => undoing.mutate({ show, entries, versions }) };
        notify(`${were(show, entries)} ${doneWords(change)}.`, "good", { actions: [action] });
      } else if (results.every(({ done }) => done)) {
        notify("Nothing changed: the chosen ones were like that already.", "info");
      }
      notifyFailures(DO_WORDS[change.action], done, results);
    },
    onError: (failure, { show, entries, change }) =>
      fail(`Failed to ${DO_WORDS[change.action]} ${counted(show, entries.length)}`, failure),
    onSettled: onActed,
  });
  return { busy: removing.isPending || changing.isPending, remove: removing.mutate, change: changing.mutate };
}
