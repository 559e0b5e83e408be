import { redirect } from "react-router";

/** How long a detail may take to load in the browser, in milliseconds. */
export const DETAIL_TIME_LIMIT_MS = 10_000;

/** The screen for an entry that is not to be had; `id` is what stood in the address, a slug or an id. */
const notFoundAddress = (from: "tusker" | "article", id: string): string =>
  `/not-found?${new URLSearchParams({ from, id })}`;

/**
 * Gives up waiting for a detail after ten seconds and leads to the Not Found screen. For `clientLoader` only: the server
 * waits for the API in its own process, and its visitor sees a page or none.
 */
export async function withinTimeLimit<Loaded>(
  loading: Promise<Loaded>,
  from: "tusker" | "article",
  id: string,
): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(redirect(notFoundAddress(from, id))), DETAIL_TIME_LIMIT_MS);
  });
  try {
    return await Promise.race([loading, limit]);
  } finally {
    clearTimeout(timer);
  }
}
