import { describe, expect, test } from "vitest";
import { SUGGESTED_ARTICLE_TAGS, tagsSchema } from "./tag.ts";

const messagesOf = (value: unknown) => tagsSchema.safeParse(value).error?.issues.map(({ message }) => message);

describe("tags", () => {
  test("are trimmed, without blanks, and unique regardless of case", () => {
    expect(tagsSchema.parse([" Perahera ", "", "  ", "perahera", "PERAHERA", "casket bearer"])).toEqual([
      "Perahera",
      "casket bearer",
    ]);
    expect(tagsSchema.parse(["රාජා", "රාජා"])).toEqual(["රාජා"]);
    expect(tagsSchema.parse([])).toEqual([]);
  });

  test("have at most 60 characters, an entry at most 40 of them", () => {
    expect(messagesOf(["x".repeat(61)])).toEqual(["A tag can have at most 60 characters."]);
    expect(messagesOf(Array.from({ length: 41 }, (_, index) => `tag ${index}`))).toEqual([
      "An entry can have at most 40 tags.",
    ]);
    expect(tagsSchema.parse(Array.from({ length: 40 }, (_, index) => `tag ${index}`))).toHaveLength(40);
  });

  test("are a list of words", () => {
    expect(messagesOf("perahera")).toEqual(["Tags must be a list of words."]);
    expect(messagesOf([{ name: "perahera" }])).toEqual(["A tag must be text."]);
    expect(messagesOf(["two\nlines"])).toEqual(["A tag must be one line."]);
  });

  test("suggested for articles are those of the specification", () => {
    expect(SUGGESTED_ARTICLE_TAGS).toHaveLength(10);
    expect(tagsSchema.parse([...SUGGESTED_ARTICLE_TAGS])).toEqual([...SUGGESTED_ARTICLE_TAGS]);
  });
});
