import { describe, expect, test } from "vitest";
import { articleChangeSchema, newArticleSchema } from "./article.ts";
import { MAX_CONTENT_LENGTH } from "./fields.ts";

const ARTICLE = {
  title: "The Gathering",
  excerpt: "Elephants at the lake.",
  content: "<p>They come for the grass.</p>\n\nMore.",
  author: "S. Perera",
  publishDate: "2026-02-14",
  category: "wildlife",
};

const problems = (fields: object) =>
  (newArticleSchema.safeParse({ ...ARTICLE, ...fields }).error?.issues ?? []).map(({ path }) => path.join("."));

describe("a new article", () => {
  test("needs its six required fields", () => {
    expect(newArticleSchema.parse(ARTICLE)).toEqual(ARTICLE);
    expect(newArticleSchema.safeParse({}).error?.issues.map(({ path }) => path[0])).toEqual([
      "title",
      "excerpt",
      "content",
      "category",
      "author",
      "publishDate",
    ]);
  });

  test.each([
    [{ title: " " }, "title"],
    [{ title: "x".repeat(201) }, "title"],
    [{ excerpt: "x".repeat(601) }, "excerpt"],
    [{ content: "" }, "content"],
    [{ content: "x".repeat(MAX_CONTENT_LENGTH + 1) }, "content"],
    [{ author: "a\nb" }, "author"],
    [{ publishDate: "2026-02-30" }, "publishDate"],
    [{ publishDate: "2026-02" }, "publishDate"],
    [{ publishDate: 20260214 }, "publishDate"],
    [{ publishDate: "14/02/2026" }, "publishDate"],
    [{ publishDate: undefined }, "publishDate"],
    [{ category: "wild" }, "category"],
    [{ _id: "x" }, ""],
    [{ slug: "x" }, ""],
    [{ image: "x" }, ""],
  ])("is refused with %j", (fields, path) => {
    expect(problems(fields)).toEqual([path]);
  });

  test("is refused with a position in any of its texts", () => {
    for (const field of ["title", "excerpt", "content", "author", "description"])
      expect(problems({ [field]: "https://maps.app.goo.gl/abc" })).toEqual([field]);
    expect(problems({ content: '<p><a href="https://www.google.com/maps/@6.2,81.4">here</a></p>' })).toHaveLength(1);
  });
});

test("a change of an article may clear the optional fields and set the slug", () => {
  const cleared = {
    description: null,
    tags: null,
    images: null,
    imageUrl: null,
    imageDetails: null,
    publication: null,
    sources: null,
  };
  expect(articleChangeSchema.parse({ ...ARTICLE, ...cleared, slug: "gathering" })).toEqual({
    ...ARTICLE,
    ...cleared,
    slug: "gathering",
  });
  expect(articleChangeSchema.safeParse({ ...ARTICLE, title: null }).success).toBe(false);
  expect(Object.keys(articleChangeSchema.parse(ARTICLE)).sort()).toEqual(Object.keys(ARTICLE).sort());
});
