import type { BulkAction, BulkResult } from "../../../domain/history/bulk.ts";
import { noteEntriesChanged } from "../desk/bin-calls.ts";
import { deskApi } from "../desk/desk-api.ts";
import { type Failure, failureOf, readFailure } from "../desk/failure.ts";
import type { Shown } from "./list-state.ts";

/** Does one thing to several entries; each succeeds or fails by itself. Never rejects. */
export async function doToAll(
  show: Shown,
  action: BulkAction,
  ids: readonly string[],
): Promise<{ results: BulkResult[] } | { failure: Failure }> {
  try {
    const response = await deskApi.api[show].bulk.$post({ json: { action, ids: [...ids] } });
    return response.ok ? await response.json() : { failure: await readFailure(response) };
  } catch (error) {
    return { failure: failureOf(error) };
  } finally {
    noteEntriesChanged();
  }
}
