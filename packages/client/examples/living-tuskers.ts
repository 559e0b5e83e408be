import type { createClient, Tusker } from "../client.ts";

const PER_PAGE = "50";

/** The names of the tuskers of a park that were alive when last recorded, read page by page. */
export async function livingTuskers(call: ReturnType<typeof createClient>, park: string): Promise<string[]> {
  const found: Tusker[] = [];
  for (let page = 1, total = 1; (page - 1) * Number(PER_PAGE) < total; page += 1) {
    const { body = [], response } = await call("listTuskers", {
      query: { status: "alive", page: String(page), limit: PER_PAGE },
    });
    total = Number(response.headers.get("X-Total-Count"));
    found.push(...body.filter(({ location }) => location === park));
  }
  return found.map(({ name }) => name);
}
