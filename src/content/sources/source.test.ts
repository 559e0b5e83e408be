import { describe, expect, test } from "vitest";
import { SOURCE_KINDS, sentSourcesSchema } from "./source.ts";

const SOURCE = {
  title: "Sunday Times, 8 March 2022",
  url: "https://www.sundaytimes.lk/220308/news/raja-1.html",
  kind: "news",
};
const refusedAt = (fields: object) =>
  sentSourcesSchema.safeParse([{ ...SOURCE, ...fields }]).error?.issues.map(({ path }) => path.slice(1).join("."));
const parsed = (source: object) => sentSourcesSchema.parse([source])[0];

describe("a source", () => {
  test("has a title, a kind, and an address where there is one", () => {
    expect(parsed(SOURCE)).toEqual(SOURCE);
    expect(parsed({ title: "A book", kind: "book" })).toEqual({ title: "A book", kind: "book" });
    for (const kind of SOURCE_KINDS) expect(parsed({ ...SOURCE, kind })?.kind).toBe(kind);
  });

  test.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "ftp://example.com/",
    "//example.com/",
    "/about",
    "example.com",
    "https://",
    "https:x",
    "http:/\\x",
    "https:\\\\example.com\\",
    "https:///example.com/",
    "https://exa%00mple.com/",
    "https://user:word@example.com/",
    "",
  ])("is refused with the address %j", (url) => {
    expect(refusedAt({ url })).toEqual(["url"]);
  });

  test.each([
    "https://x.example\n.evil",
    "https://x.example\t.evil",
    "https://x.example/a page",
    "https://x.example/\u00a0a",
    "https://x.example\u202e/moc.elgoog",
    "https://x.example/\u2066a",
    "https://x.example/\u0000",
    "https://x.example\u0001.evil/",
    "https://x.example/\ud800",
    "https://go\u200bogle.example/",
    "https://go\u00adogle.example/",
    "https://x.example/go\u200dod",
    "https://x.example/ශ්\u200b",
    "https://x.example/\u{e0061}",
    "https://x.example/\u2800",
  ])("is refused with the address %j, which reads as another one", (url) => {
    expect(refusedAt({ url })).toEqual(["url"]);
  });

  test.each([
    ["HTTPS://Example.COM", "https://example.com/"],
    ["https://example.com\\a/../b", "https://example.com/b"],
    [
      "https://si.wikipedia.org/wiki/ශ්\u200dරී",
      "https://si.wikipedia.org/wiki/%E0%B7%81%E0%B7%8A%E2%80%8D%E0%B6%BB%E0%B7%93",
    ],
    ["https://exämple.com/ä?q=“x”", "https://xn--exmple-cua.com/%C3%A4?q=%E2%80%9Cx%E2%80%9D"],
  ])("with the address %j leads to %j, as browsers read it", (url, stored) => {
    expect(parsed({ ...SOURCE, url })?.url).toBe(stored);
    expect(parsed({ ...SOURCE, url: stored })?.url).toBe(stored);
  });

  test("is refused with a map as its address", () => {
    expect(refusedAt({ url: "https://www.google.com/maps/@6.27,81.4,12z" })).toEqual(["url"]);
    expect(refusedAt({ url: "https://example.com/?ll=6.2712,81.4012" })).toEqual(["url"]);
  });

  test("may be named by its key alone", () => {
    expect(parsed({ key: "S56" })).toEqual({ key: "S56" });
    expect(refusedAt({ key: "56" })).toEqual(["key"]);
    expect(sentSourcesSchema.safeParse([{}]).error?.issues.map(({ path }) => path.join("."))).toEqual([
      "0.title",
      "0.kind",
    ]);
  });

  test("is refused with other mistakes", () => {
    expect(refusedAt({ title: "" })).toEqual(["title"]);
    expect(refusedAt({ url: 5 })).toEqual(["url"]);
    expect(refusedAt({ url: `https://example.com/${"x".repeat(2000)}` })).toEqual(["url"]);
    expect(refusedAt({ url: `https://example.com/${"ශ".repeat(500)}` })).toEqual(["url"]);
    expect(refusedAt({ kind: "rumour" })).toEqual(["kind"]);
    expect(refusedAt({ note: "x" })).toEqual([""]);
  });
});

test("an entry has at most 200 sources, as a list", () => {
  expect(sentSourcesSchema.parse(Array(200).fill(SOURCE))).toHaveLength(200);
  expect(sentSourcesSchema.safeParse(Array(201).fill(SOURCE)).success).toBe(false);
  expect(sentSourcesSchema.safeParse(SOURCE).success).toBe(false);
});
