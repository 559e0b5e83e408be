import { adminApi } from "../../admin/api/admin-api.browser.ts";
import { noteEntriesChanged } from "../../admin/api/bin-calls.browser.ts";
import { bodyOf, type Failure, failureOf } from "../../admin/api/failure.ts";
import type { BulkAction, BulkResult } from "../bulk/bulk.ts";
import type { Shown } from "./list-state.ts";

/** Applies one action to several entries; each succeeds or fails separately. Never rejects. */
export async function doToAll(
  show: Shown,
  action: BulkAction,
  ids: readonly string[],
): Promise<{ results: BulkResult[] } | { failure: Failure }> {
  try {
    return await bodyOf(adminApi.api[show].bulk.$post({ json: { action, ids: [...ids] } }));
  } catch (error) {
    return { failure: failureOf(error) };
  } finally {
    noteEntriesChanged();
  }
}
