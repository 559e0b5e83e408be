import type { createClient } from "../client.ts";

/** The slugs of the tuskers with a name like this, in any of the three scripts; near spellings if there is none. */
export async function findTusker(call: ReturnType<typeof createClient>, name: string): Promise<string[]> {
  const { body: found = [] } = await call("searchTuskersByName", { query: { name, page: "1" } });
  if (found.length > 0) return found.map(({ slug }) => slug);
  const { body: near = [] } = await call("suggestTuskers", { query: { q: name } });
  return near.map(({ slug }) => slug);
}
