import type { EntryKind } from "../../platform/identifiers/entry-kind.ts";
import { adminApi } from "./admin-api.browser.ts";
import { type Failure, failureOf, type Reply, succeeded } from "./failure.ts";

/**
 * Dispatched on `window` when entries were binned, restored, published …, or when an attempt showed that the page may
 * be stale: lists and counts are then reloaded.
 */
export const ENTRIES_CHANGED = "entries-changed";

/** Runs a call whose response body is not needed. @returns the failure, otherwise undefined; never rejects */
async function failureIn(call: Promise<Reply>): Promise<Failure | undefined> {
  try {
    await succeeded(call);
    return undefined;
  } catch (error) {
    return failureOf(error);
  } finally {
    window.dispatchEvent(new Event(ENTRIES_CHANGED));
  }
}

/** Moves an entry to the bin. */
export function binEntry(kind: EntryKind, id: string): Promise<Failure | undefined> {
  const entries = kind === "tusker" ? adminApi.api.tuskers : adminApi.api.articles;
  return failureIn(entries[":id"].$delete({ param: { id: encodeURIComponent(id) }, header: {} }));
}
