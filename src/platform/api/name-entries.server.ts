import type { Context } from "hono";
import type { ApiEnvironment } from "../services/api-environment.server.ts";

/**
 * Declares which entries this response contains. After a save of one entry alone, the page cache keeps the responses that
 * name others. A response must name all of its entries, or it would stay old; one that names none is made again after
 * every save.
 */
export function nameEntries(context: Context<ApiEnvironment>, entries: readonly { _id: string }[]): void {
  context.env?.nameEntries?.(entries.map(({ _id }) => _id));
}
