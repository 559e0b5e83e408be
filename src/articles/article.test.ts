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
  (newArticleSchema.safeParse({ ...ARTICLE, ...fields }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );

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
    [{ title: " " }, "title: Title is required."],
    [{ title: "x".repeat(201) }, "title: Title can have at most 200 characters."],
    [{ excerpt: "x".repeat(601) }, "excerpt: Excerpt can have at most 600 characters."],
    [{ content: "" }, "content: Content is required."],
    [{ content: "x".repeat(MAX_CONTENT_LENGTH + 1) }, "content: Content can have at most 200,000 characters."],
    [{ author: "a\nb" }, "author: Author must be one line."],
    [{ publishDate: "2026-02-30" }, "publishDate: Publish date must be a date such as 2026-02-14."],
    [{ publishDate: "2026-02" }, "publishDate: Publish date must be a date such as 2026-02-14."],
    [{ publishDate: 20260214 }, "publishDate: Publish date must be a date such as 2026-02-14."],
    [{ publishDate: "14/02/2026" }, "publishDate: Publish date must be a date such as 2026-02-14."],
    [{ publishDate: undefined }, "publishDate: Publish date is required."],
    [{ category: "wild" }, "category: Category must be one of: conservation, education, research, wildlife."],
    [{ _id: "x" }, ': Unrecognized key: "_id"'],
    [{ slug: "x" }, ': Unrecognized key: "slug"'],
    [{ image: "x" }, ': Unrecognized key: "image"'],
  ])("is refused with %j", (fields, message) => {
    expect(problems(fields)).toEqual([message]);
  });

  test("is refused with a position in any of its texts", () => {
    for (const field of ["title", "excerpt", "content", "author", "description"])
      expect(problems({ [field]: "https://maps.app.goo.gl/abc" }).join()).toContain("map links");
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
