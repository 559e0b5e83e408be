import { startSite } from "../tests/support/running-site.ts";
import { compare } from "./load.ts";
import { makeDirectory } from "./make-directory.ts";
import { report } from "./measure.ts";

const TUSKERS = 10_000;
const PATHS = ["/api/tuskers?page=1&limit=9"];

/** Compares an API list (cached, revalidated by ETag, and uncached) with bare `node:http` sending the same bytes. */
export async function api(): Promise<void> {
  const rows: Record<string, string | number>[] = [];
  const fill = (dataDir: string) => makeDirectory(dataDir, TUSKERS);
  const cached = await startSite({ fill });
  try {
    const { url } = cached;
    rows.push({ what: "cached", ...(await compare({ url, paths: PATHS })) });
    const { etag = "" } = Object.fromEntries((await fetch(url + PATHS[0])).headers);
    rows.push({ what: "304", ...(await compare({ url, paths: PATHS, headers: { "If-None-Match": etag } })) });
  } finally {
    await cached.stop();
  }
  const uncached = await startSite({ fill, settings: { PAGE_CACHE_BYTES: "0" } });
  try {
    rows.push({ what: "uncached", ...(await compare({ url: uncached.url, paths: PATHS })) });
  } finally {
    await uncached.stop();
  }
  report("api", rows);
}
