import type { createClient } from "../client.ts";

/** The data releases that can be downloaded, with the address and the hash of each file. */
export async function dataReleases(call: ReturnType<typeof createClient>, site: string) {
  const { body = [] } = await call("listDataReleases", {});
  return body
    .filter(({ recalled }) => recalled === null)
    .flatMap(({ number, files }) =>
      files.map(({ name, sha256 }) => ({ url: `${site}/data/${number}/${name}`, sha256 })),
    );
}
