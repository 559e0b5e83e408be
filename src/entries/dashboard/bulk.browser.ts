import { adminApi } from "../../admin/api/admin-api.browser.ts";
import { noteEntriesChanged } from "../../admin/api/bin-calls.browser.ts";
import { bodyOf, type Failure, failureOf } from "../../admin/api/failure.ts";
import type { BulkChange, BulkResult, BulkUndo } from "../bulk/bulk.ts";
import type { Shown } from "./list-state.ts";

type Answer = { results: BulkResult[] } | { failure: Failure };

async function settled(results: Promise<{ results: BulkResult[] }>): Promise<Answer> {
  try {
    return await results;
  } catch (error) {
    return { failure: failureOf(error) };
  } finally {
    noteEntriesChanged();
  }
}

/** Applies one action to several entries; each succeeds or fails separately. Never rejects. */
export const changeAll = (show: Shown, change: BulkChange): Promise<Answer> =>
  settled(bodyOf(adminApi.api[show].bulk.$post({ json: change })));

/** Takes such a change back where nobody has changed the entry since. Never rejects. */
export const undoAll = (show: Shown, entries: BulkUndo["entries"]): Promise<Answer> =>
  settled(bodyOf(adminApi.api[show].bulk.undo.$post({ json: { entries } })));
