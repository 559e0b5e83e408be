import { describe, expect, test } from "vitest";
import { POSITION_MESSAGE } from "../text/plain-text.ts";
import { SOURCE_KINDS, sourceSchema, sourcesSchema } from "./source.ts";

const SOURCE = {
  title: "Sunday Times, 8 March 2022",
  url: "https://www.sundaytimes.lk/220308/news/raja-1.html",
  kind: "news",
};
const messagesOf = (fields: object) =>
  sourceSchema.safeParse({ ...SOURCE, ...fields }).error?.issues.map(({ message }) => message);

describe("a source", () => {
  test("has a title, a kind, and an address where there is one", () => {
    expect(sourceSchema.parse(SOURCE)).toEqual(SOURCE);
    expect(sourceSchema.parse({ title: "A book", kind: "book" })).toEqual({ title: "A book", kind: "book" });
    for (const kind of SOURCE_KINDS) expect(sourceSchema.parse({ ...SOURCE, kind }).kind).toBe(kind);
  });

  test.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "ftp://example.com/",
    "//example.com/",
    "/about",
    "example.com",
    "https://",
    "https://user:word@example.com/",
    "",
  ])("is refused with the address %j", (url) => {
    expect(messagesOf({ url })).toEqual(["The source's address must begin with https:// or http://."]);
  });

  test("is refused with a map as its address", () => {
    expect(messagesOf({ url: "https://www.google.com/maps/@6.27,81.4,12z" })).toEqual([POSITION_MESSAGE]);
    expect(messagesOf({ url: "https://example.com/?ll=6.2712,81.4012" })).toEqual([POSITION_MESSAGE]);
  });

  test("is refused with other mistakes", () => {
    expect(messagesOf({ title: "" })).toEqual(["The source's title is required."]);
    expect(messagesOf({ url: 5 })).toEqual(["The source's address must be text."]);
    expect(messagesOf({ url: `https://example.com/${"x".repeat(2000)}` })).toEqual([
      "The source's address can have at most 2,000 characters.",
    ]);
    expect(messagesOf({ kind: "rumour" })?.join()).toContain("must be one of: official, news");
    expect(messagesOf({ note: "x" })).toEqual(['Unrecognized key: "note"']);
  });
});

test("an entry has at most 60 sources, as a list", () => {
  expect(sourcesSchema.parse(Array(60).fill(SOURCE))).toHaveLength(60);
  expect(sourcesSchema.safeParse(Array(61).fill(SOURCE)).error?.issues[0]?.message).toBe(
    "An entry can have at most 60 sources.",
  );
  expect(sourcesSchema.safeParse(SOURCE).error?.issues[0]?.message).toBe("Sources must be a list.");
});
