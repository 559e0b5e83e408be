import { expect, test } from "vitest";
import { publicAddress } from "./public-address.ts";

const TODAY = "2026-11-29";
const addressOf = (kind: "tusker" | "article" | "page", entry: object) =>
  publicAddress(kind, { _id: "home", slug: "raja", publication: "published", ...entry }, TODAY);

test("what is published has a page that everyone can open", () => {
  expect(addressOf("tusker", {})).toBe("/tuskers/raja");
  expect(addressOf("article", { publishDate: TODAY })).toBe("/articles/raja");
  expect(addressOf("page", {})).toBe("/");
});

test("a draft has none, nor an article before its day", () => {
  expect(addressOf("tusker", { publication: "draft" })).toBeUndefined();
  expect(addressOf("article", { publishDate: "2026-11-30" })).toBeUndefined();
});

test("a page stays open to everyone while a new version is a draft", () => {
  expect(addressOf("page", { publication: "draft" })).toBe("/");
});
