import { redirect } from "react-router";

/** How long a detail may take to load in the browser, in milliseconds. */
export const DETAIL_TIME_LIMIT_MS = 10_000;

/** The Not Found screen for an entry; `id` is the slug or id from the address. */
const notFoundAddress = (from: "tusker" | "article", id: string): string =>
  `/not-found?${new URLSearchParams({ from, id })}`;

/**
 * Stops waiting for a detail after ten seconds and redirects to the Not Found screen. Use it in `clientLoader` only: on
 * the server, the API runs in the same process and needs no limit.
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
