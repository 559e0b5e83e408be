import { describe, expect, test } from "vitest";
import { newArticleSchema } from "../../content/articles/article.ts";
import { unwrapEntry, unwrapList } from "./old-answers.ts";
import { readOldArticle } from "./old-article.ts";

const OLD = {
  _id: "65f1c0ffee65f1c0ffee65f2",
  slug: "why-tusks-are-rare",
  title: "Why tusks are rare",
  excerpt: "Few carry tusks.",
  content: "<p>About seven per cent.</p>",
  category: "Education",
  tags: [],
  author: "Ananda",
  publishDate: "2025-03-04T18:45:00.000Z",
};

const read = (changes: Record<string, unknown> = {}) => readOldArticle({ ...OLD, ...changes });

describe("an article of another site", () => {
  test("in our format is read unchanged", () => {
    const { fields, notes } = read();
    expect(notes).toEqual([]);
    expect(newArticleSchema.parse(fields)).toEqual({
      title: "Why tusks are rare",
      excerpt: "Few carry tusks.",
      content: "<p>About seven per cent.</p>",
      category: "education",
      tags: [],
      author: "Ananda",
      publishDate: "2025-03-04",
      description: null,
    });
  });

  test.each([
    ["2025-03-04", "2025-03-04"],
    ["2025-03-04T23:59:00+05:30", "2025-03-04"],
    ["March 4, 2025 12:00 UTC", "2025-03-04"],
    [Date.UTC(2025, 2, 4), "2025-03-04"],
    [{ $date: "2025-03-04T00:00:00Z" }, "2025-03-04"],
  ])("with the publish date %j", (publishDate, day) => {
    const { fields, notes } = read({ publishDate });
    expect([fields.publishDate, notes]).toEqual([day, []]);
  });

  test("without a publish date gets its creation day, with a note", () => {
    const { fields, notes } = read({ publishDate: "soon", createdAt: "2024-05-06T07:08:09Z" });
    expect(fields.publishDate).toBe("2024-05-06");
    expect(notes).toEqual([expect.stringContaining("2024-05-06")]);
  });

  test("without any date gets that of its id", () => {
    expect(read({ publishDate: undefined }).fields.publishDate).toBe("2024-03-13");
  });

  test("without a date even in its id has none, so that the schema refuses it", () => {
    const { fields } = read({ publishDate: undefined, _id: "x" });
    expect(newArticleSchema.safeParse(fields).error?.issues.map(({ path }) => path[0])).toEqual(["publishDate"]);
  });

  test("without an excerpt takes the beginning of its text", () => {
    const { fields, notes } = read({ excerpt: undefined, description: "<p>Rare &amp; fine.</p>" });
    expect(fields).toMatchObject({ excerpt: "Rare & fine.", description: "<p>Rare &amp; fine.</p>" });
    expect(notes).toEqual([expect.stringContaining("excerpt")]);
  });

  test("without content takes its description", () => {
    const { fields } = read({ content: " ", description: "All there is." });
    expect(fields).toMatchObject({ content: "All there is.", description: null });
  });

  test("without author or category gets defaults, with a note", () => {
    const { fields, notes } = read({ author: null, category: "Elephants" });
    expect(fields).toMatchObject({ author: "The editors", category: "wildlife" });
    expect(notes).toHaveLength(2);
  });

  test("with its excerpt as description has no description", () => {
    expect(read({ description: OLD.excerpt }).fields.description).toBeNull();
  });
});

describe("an answer", () => {
  test.each([
    [[1, 2]],
    [{ tuskers: [1, 2] }],
    [{ success: true, data: [1, 2] }],
    [{ data: { tuskers: [1, 2], total: 2 } }],
    [{ result: { docs: [1, 2] } }],
  ])("%j holds the list", (answer) => {
    expect(unwrapList(answer, "tuskers")).toEqual([1, 2]);
  });

  test.each([
    [null],
    ["text"],
    [{}],
    [{ message: "no" }],
    [{ data: "no" }],
    [{ data: { data: { data: { data: [] } } } }],
  ])("%j holds none", (answer) => {
    expect(unwrapList(answer, "tuskers")).toBeUndefined();
  });

  test.each([[{ name: "a" }], [{ tusker: { name: "a" } }], [{ data: { result: { name: "a" } } }], [[{ name: "a" }]]])(
    "%j holds the entry",
    (answer) => {
      expect(unwrapEntry(answer)).toEqual({ name: "a" });
    },
  );

  test.each([[null], [3], [{}], [[]], [{ message: "no" }]])("%j holds no entry", (answer) => {
    expect(unwrapEntry(answer)).toBeUndefined();
  });
});
