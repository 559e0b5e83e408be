import { describe, expect, test } from "vitest";
import { openTestApi, someArticle } from "../../../tests/support/test-api.ts";
import type { ArticleDetail } from "../articles/article.ts";

type ErrorBody = { message: string; errors?: { path: string }[] };

async function openWithArticles(...articles: Record<string, unknown>[]) {
  const site = await openTestApi();
  const stored: ArticleDetail[] = [];
  for (const fields of articles) {
    const answer = await site.call("POST", "/api/articles", { token: site.token, json: someArticle(fields) });
    expect(answer.status).toBe(201);
    stored.push((await answer.json()) as ArticleDetail);
  }
  const titles = async (path: string, token?: string) =>
    ((await (await site.call("GET", path, { token })).json()) as { title: string }[]).map((article) => article.title);
  return { ...site, stored, titles };
}

describe("an article", () => {
  test("comes back with every field of the contract", async () => {
    const { stored } = await openWithArticles({ tags: ["tusks"] });
    expect(stored[0]).toMatchObject({
      slug: "why-tusks-are-rare",
      title: "Why tusks are rare",
      excerpt: "Few males of the island carry tusks.",
      description: "Few males of the island carry tusks.",
      category: "education",
      tags: ["tusks"],
      images: [],
      image: null,
      author: "The editors",
      publishDate: "2026-02-14",
      publication: "published",
      contentHtml: "<p>About seven per cent of the males carry tusks.</p>",
    });
  });

  test.each(["title", "excerpt", "content", "author", "publishDate", "category"])("needs its %s", async (field) => {
    const { call, token } = await openTestApi();
    const answer = await call("POST", "/api/articles", { token, json: someArticle({ [field]: undefined }) });
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as ErrorBody).errors?.map((error) => error.path)).toEqual([field]);
  });

  test.each(["<script>x</script>", "<div></div>", "</b>", "&nbsp;"])("needs more content than %s", async (content) => {
    const { call, token } = await openTestApi();
    const answer = await call("POST", "/api/articles", { token, json: someArticle({ content }) });
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { message: "Content is required.", errors: [{ path: "content" }] },
    ]);
  });

  test("has only texts that can be saved again as they are stored", async () => {
    const { call, token, stored } = await openWithArticles({
      content: "Ends.&nbsp;",
      description: "<b>Bold</b>&nbsp;",
    });
    expect(stored[0]).toMatchObject({ content: "Ends.", description: "<b>Bold</b>" });
    const [path, long] = [`/api/articles/${stored[0]?._id}`, "1 < 2\n".repeat(800)];
    const answer = await call("PUT", path, { token, json: someArticle({ description: long }) });
    expect([answer.status, await answer.json()]).toMatchObject([422, { errors: [{ path: "description" }] }]);
    const emptied = await call("PUT", path, { token, json: someArticle({ description: "<script>x</script>" }) });
    expect(((await emptied.json()) as ArticleDetail).description).toBe("Few males of the island carry tusks.");
  });

  test.each(["2026-02-30", "14.2.2026", "2026-2-4", "tomorrow"])("refuses %s as a date", async (publishDate) => {
    const { call, token } = await openTestApi();
    const answer = await call("POST", "/api/articles", { token, json: someArticle({ publishDate }) });
    expect(answer.status).toBe(422);
  });

  test("gets its excerpt as description again when its own is cleared", async () => {
    const { call, token, stored } = await openWithArticles({ description: "A longer word." });
    expect(stored[0]?.description).toBe("A longer word.");
    const path = `/api/articles/${stored[0]?._id}`;
    const answer = await call("PUT", path, { token, json: someArticle({ description: null }) });
    expect(((await answer.json()) as ArticleDetail).description).toBe("Few males of the island carry tusks.");
  });

  test("is refused if someone else was faster", async () => {
    const { call, token, stored } = await openWithArticles({});
    const path = `/api/articles/${stored[0]?._id}`;
    const stale = { "If-Match": '"99"' };
    expect((await call("PUT", path, { token, json: someArticle(), headers: stale })).status).toBe(412);
    expect((await call("DELETE", path, { token, headers: stale })).status).toBe(412);
    expect((await call("GET", path)).status).toBe(200);
  });

  test("answers 410 from the bin", async () => {
    const { call, token, stored } = await openWithArticles({});
    await call("DELETE", `/api/articles/${stored[0]?._id}`, { token });
    expect((await call("GET", `/api/articles/${stored[0]?._id}`)).status).toBe(410);
    expect((await call("GET", "/api/articles/slug/why-tusks-are-rare")).status).toBe(410);
  });
});

describe("the day of an article", () => {
  test("begins in Sri Lanka, five and a half hours before it does in Greenwich", async () => {
    const { services, call, token, stored, titles } = await openWithArticles({ publishDate: "2026-03-05" });
    const path = `/api/articles/${stored[0]?._id}`;
    services.clock.set("2026-03-04T18:29:59.000Z");
    expect(await titles("/api/articles")).toEqual([]);
    expect(await titles("/api/articles/recent")).toEqual([]);
    expect((await call("GET", path)).status).toBe(404);
    expect((await call("GET", path, { token })).status).toBe(200);
    services.clock.set("2026-03-04T18:30:00.000Z");
    expect(await titles("/api/articles")).toEqual(["Why tusks are rare"]);
    expect((await call("GET", path)).status).toBe(200);
  });

  test("counts in the length of lists as well", async () => {
    const { services, call } = await openWithArticles({ publishDate: "2026-03-05" }, {});
    const total = async () => (await call("GET", "/api/articles?page=1")).headers.get("x-total-count");
    expect(await total()).toBe("1");
    services.clock.set("2026-03-05T12:00:00.000Z");
    expect(await total()).toBe("2");
  });
});

describe("lists of articles", () => {
  test("have the newest first, and administrators see what is to come", async () => {
    const { token, titles } = await openWithArticles(
      { title: "Old", publishDate: "2025-01-01" },
      { title: "New", publishDate: "2026-01-01" },
      { title: "Draft", publication: "draft" },
      { title: "To come", publishDate: "2030-01-01" },
    );
    expect(await titles("/api/articles")).toEqual(["New", "Old"]);
    expect(await titles("/api/articles?drafts=1")).toEqual(["New", "Old"]);
    expect(await titles("/api/articles?drafts=1", token)).toEqual(["To come", "Draft", "New", "Old"]);
    expect(await titles("/api/articles/recent?limit=1")).toEqual(["New"]);
    expect(await titles("/api/articles?category=research")).toEqual([]);
  });

  test("walk through everything when many share one day", async () => {
    const many = Array.from({ length: 120 }, (_, index) => ({ title: `Article ${index}` }));
    const { titles } = await openWithArticles(...many);
    const all = await titles("/api/articles");
    expect(new Set(all).size).toBe(120);
    expect(all).toHaveLength(120);
  });
});
