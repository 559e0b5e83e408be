import { expect, test } from "vitest";
import { addressIn, languageAsked, languageOf } from "./language.ts";

test.each([
  ["/", "en", "/"],
  ["/si", "si", "/"],
  ["/si/", "si", "/"],
  ["/ta/tuskers/raja", "ta", "/tuskers/raja"],
  ["/tuskers/si", "en", "/tuskers/si"],
  ["/sights", "en", "/sights"],
  ["/de/tuskers", "en", "/de/tuskers"],
  ["/en/tuskers", "en", "/en/tuskers"],
])("the address %s is in the language %s, of the page %s", (pathname, language, path) => {
  expect(languageOf(pathname)).toEqual({ language, path });
});

test.each([
  ["/", "/si"],
  ["/?a=b", "/si?a=b"],
  ["/#top", "/si#top"],
  ["/tuskers?page=2#list", "/si/tuskers?page=2#list"],
])("the page %s is at %s in Sinhala, and in English where it was", (path, address) => {
  expect(addressIn("si", path)).toBe(address);
  expect(addressIn("en", path)).toBe(path);
});

test("a parameter that names no language asks for English", () => {
  expect(["ta", "si", "de", "", undefined].map(languageAsked)).toEqual(["ta", "si", "en", "en", "en"]);
});
