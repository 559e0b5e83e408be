import { expect, test } from "vitest";
import { addressIn, LANGUAGES, languageAsked, languageOf } from "./language.ts";

test.each([
  ["/", "en", "/"],
  ["/si", "si", "/"],
  ["/si/", "si", "/"],
  ["/ta/tuskers/raja", "ta", "/tuskers/raja"],
  ["/tuskers/si", "en", "/tuskers/si"],
  ["/sights", "en", "/sights"],
  ["/en/tuskers", "en", "/en/tuskers"],
])("the address %s is in the language %s, of the page %s", (pathname, language, path) => {
  expect(languageOf(pathname, LANGUAGES)).toEqual({ language, path });
});

test("a language that is not open has no addresses", () => {
  expect(languageOf("/si/tuskers", ["en", "ta"])).toEqual({ language: "en", path: "/si/tuskers" });
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
