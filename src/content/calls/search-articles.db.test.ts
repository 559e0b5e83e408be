import { expect, test } from "vitest";
import { openTestApi, someArticle } from "../../../tests/support/test-api.ts";
import { searchArticles } from "./search-articles.server.ts";

async function openArticles(...articles: Record<string, unknown>[]) {
  const { services, call, token } = await openTestApi();
  for (const json of articles) {
    expect((await call("POST", "/api/articles", { token, json: someArticle(json) })).status).toBe(201);
  }
  return async (search: string, limit = 3) => {
    const { items, total } = await searchArticles(services.db, search, { publicOn: "2030-01-01", limit });
    return { total, found: items.map(({ article, sentence }) => [article.title, sentence]) };
  };
}

test("articles with the words in title or excerpt come first, then those with a sentence of their text", async () => {
  const search = await openArticles(
    { title: "Tanks", content: "Tanks are old. At Minneriya hundreds meet. Others are small." },
    { title: "The Gathering at Minneriya" },
  );
  expect(await search("minneriya")).toEqual({
    total: 1,
    found: [
      ["The Gathering at Minneriya", undefined],
      ["Tanks", "At Minneriya hundreds meet."],
    ],
  });
  expect((await search("minneriya", 1)).found).toHaveLength(1);
});

test("words of the markup find nothing, and a long sentence is cut around the words", async () => {
  const search = await openArticles({
    title: "Long",
    content: `<p><strong>A</strong> ${"plain ".repeat(80)}Minneriya${" wide".repeat(80)}</p>`,
  });
  expect((await search("strong")).found).toEqual([]);
  const [[, sentence] = []] = (await search("minneriya")).found;
  expect(sentence).toMatch(/^….*Minneriya.*…$/);
  expect(sentence?.length).toBeLessThan(260);
});
