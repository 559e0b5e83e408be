import type { Context } from "hono";
import type { ApiEnvironment } from "../../app/api-environment.server.ts";

/**
 * Declares which entries this response contains. When only one of them changes, the page cache re-renders just the
 * pages that contain it. A response must name all of its entries. One that names none counts as containing any entry,
 * so its page is only re-rendered more often than necessary.
 */
export function nameEntries(context: Context<ApiEnvironment>, entries: readonly { _id: string }[]): void {
  context.env?.nameEntries?.(entries.map(({ _id }) => _id));
}
