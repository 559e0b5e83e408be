import type { Context } from "hono";
import type { ApiEnvironment } from "../../app/api-environment.server.ts";

/**
 * Says which entries this answer tells of. The page cache makes a page again when one of them has changed alone. An answer
 * must name all of its entries; one that names nothing counts as telling of any, so it is only asked for more often.
 */
export function nameEntries(context: Context<ApiEnvironment>, entries: readonly { _id: string }[]): void {
  context.env?.nameEntries?.(entries.map(({ _id }) => _id));
}
