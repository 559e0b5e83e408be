import type { EntryKind } from "../../platform/identifiers/entry-kind.ts";
import { adminApi } from "./admin-api.browser.ts";
import { type Failure, failureOf, readFailure } from "./failure.ts";

/**
 * Raised on `window` when entries were binned, restored, published …, or when trying it showed that the page may be
 * behind: lists and counts are then to be read again.
 */
export const ENTRIES_CHANGED = "entries-changed";

export const noteEntriesChanged = (): boolean => window.dispatchEvent(new Event(ENTRIES_CHANGED));

type Answer = Pick<Response, "ok" | "status" | "json">;

/** Runs a call of which only the success matters. @returns what went wrong, else undefined; never rejects */
async function failureIn(call: Promise<Answer>): Promise<Failure | undefined> {
  try {
    const response = await call;
    return response.ok ? undefined : await readFailure(response);
  } catch (error) {
    return failureOf(error);
  } finally {
    noteEntriesChanged();
  }
}

const param = (kind: EntryKind, id: string) => ({ kind, id: encodeURIComponent(id) });

/** Puts an entry into the bin. */
export function binEntry(kind: EntryKind, id: string): Promise<Failure | undefined> {
  const entries = kind === "tusker" ? adminApi.api.tuskers : adminApi.api.articles;
  return failureIn(entries[":id"].$delete({ param: { id: encodeURIComponent(id) }, header: {} }));
}

/** Takes an entry out of the bin again. */
export const restoreEntry = (kind: EntryKind, id: string): Promise<Failure | undefined> =>
  failureIn(adminApi.api.bin[":kind"][":id"].restore.$post({ param: param(kind, id) }));

/** Deletes what is in the bin for ever. */
export const purgeEntry = (kind: EntryKind, id: string): Promise<Failure | undefined> =>
  failureIn(adminApi.api.bin[":kind"][":id"].$delete({ param: param(kind, id) }));
