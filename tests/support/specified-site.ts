import { expect } from "vitest";
import { readPage } from "./read-page.ts";
import { someArticle, someTusker } from "./test-api.ts";
import { openTestSite } from "./test-site.ts";

/** An empty site whose pages are read, and which is filled with tuskers and articles. */
export async function openSpecifiedSite() {
  const site = await openTestSite({ SITE_URL: "https://tuskers.example" });
  const { call, get, token } = site;
  async function add(path: string, json: Record<string, unknown>): Promise<{ _id: string; slug: string }> {
    const answer = await call("POST", path, { token, json });
    expect(answer.status).toBe(201);
    return (await answer.json()) as { _id: string; slug: string };
  }
  return {
    ...site,
    addTusker: (fields: Record<string, unknown> = {}) => add("/api/tuskers", someTusker(fields)),
    addArticle: (fields: Record<string, unknown> = {}) => add("/api/articles", someArticle(fields)),
    /** Eleven of a kind, so that their list has two pages. */
    async addEleven(fields: Record<string, unknown> = {}): Promise<void> {
      for (const letter of "abcdefghijk") await add("/api/tuskers", someTusker({ name: `Bull ${letter}`, ...fields }));
    },
    async open(path: string) {
      return readPage((await get(path)).text);
    },
  };
}
