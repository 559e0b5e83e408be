import { expect, test } from "vitest";
import { fromTyped, toTyped, typedCitations } from "./typed.ts";

const MARK = '<sup data-sources="S1 S22"></sup>';

test.each([
  [`<p>ශ්‍රී ලංකා${MARK} <b>ඇතා</b>.</p>`, "p", "ශ්‍රී ලංකා{S1, S22} <b>ඇතා</b>."],
  ["<h2>His death</h2>", "h2", "His death"],
  [`<ul><li>one${MARK}</li></ul>`, "ul", "<ul><li>one{S1, S22}</li></ul>"],
  ['<p lang="si">අ</p>', "p", '<p lang="si">අ</p>'],
  ["Plain {S1}", null, "Plain {S1}"],
])("%s is typed and read back", (html, tag, typed) => {
  expect(toTyped(html, tag)).toBe(typed);
  expect(fromTyped(typed, tag)).toBe(html);
});

test("citations are read as people type them", () => {
  expect(fromTyped("A {S1,S22} b{ S3 } {x}", "p")).toBe(`<p>A ${MARK} b<sup data-sources="S3"></sup> {x}</p>`);
  expect(typedCitations("b{S3} A {S1,S22}")).toEqual(["S1 S22", "S3"]);
  expect(fromTyped("  ", "p")).toBe("");
});
