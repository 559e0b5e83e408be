import { describe, expect, test } from "vitest";
import { SUGGESTED_ARTICLE_TAGS, tagsSchema } from "./tag.ts";

const areAccepted = (value: unknown): boolean => tagsSchema.safeParse(value).success;

describe("tags", () => {
  test("are trimmed, without blanks, and unique regardless of case", () => {
    expect(tagsSchema.parse([" Perahera ", "", "  ", "\u200b", "perahera", "PERAHERA", "casket bearer"])).toEqual([
      "Perahera",
      "casket bearer",
    ]);
    expect(tagsSchema.parse(["රාජා", "රාජා"])).toEqual(["රාජා"]);
    expect(tagsSchema.parse([])).toEqual([]);
  });

  test("of two keyboards are one", () => {
    expect(
      tagsSchema.parse(["\u0d9a\u0ddc\u0dc5\u0db9", "\u0d9a\u0dd9\u0dcf\u0dc5\u0db9", "Cafe\u0301", "caf\u00e9"]),
    ).toEqual(["\u0d9a\u0ddc\u0dc5\u0db9", "Caf\u00e9"]);
  });

  test("have at most 60 characters, an entry at most 40 of them", () => {
    expect(areAccepted(["x".repeat(60)])).toBe(true);
    expect(areAccepted(["x".repeat(61)])).toBe(false);
    expect(areAccepted(Array.from({ length: 41 }, (_, index) => `tag ${index}`))).toBe(false);
    expect(tagsSchema.parse(Array.from({ length: 40 }, (_, index) => `tag ${index}`))).toHaveLength(40);
  });

  test("are a list of words", () => {
    for (const wrong of ["perahera", [{ name: "perahera" }], ["two\nlines"]]) expect(areAccepted(wrong)).toBe(false);
  });

  test("suggested for articles are tags", () => {
    expect(tagsSchema.parse([...SUGGESTED_ARTICLE_TAGS])).toEqual([...SUGGESTED_ARTICLE_TAGS]);
  });
});
