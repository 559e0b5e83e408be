import { expect, test } from "vitest";
import { inLanguage } from "./in-language.server.ts";
import { inLanguages, wordsIn, wordsOfPage } from "./words.ts";

const words = inLanguages({
  home: { en: "Home", si: "මුල් පිටුව", ta: "முகப்பு" },
  loading: { page: { en: "Loading", si: "පූරණය වේ", ta: "ஏற்றப்படுகிறது" } },
  count: {
    en: (n: number) => `${n} tuskers`,
    si: (n: number) => `දළ ඇතුන් ${n}`,
    ta: (n: number) => `${n} கொம்பன்கள்`,
  },
});

test("words are in the language of the work in which they are read", () => {
  expect(words.home).toBe("Home");
  expect(inLanguage("si", () => [words.home, words.loading.page, words.count(3)])).toEqual([
    "මුල් පිටුව",
    "පූරණය වේ",
    "දළ ඇතුන් 3",
  ]);
});

test("works that wait for one another keep their own languages", async () => {
  const read = async () => {
    await Promise.resolve();
    return words.home;
  };
  expect(await Promise.all([inLanguage("si", read), read(), inLanguage("ta", read)])).toEqual([
    "මුල් පිටුව",
    "Home",
    "முகப்பு",
  ]);
});

test("the words can be listed and copied in the language", () => {
  expect(inLanguage("si", () => ({ ...words }).home)).toBe("මුල් පිටුව");
  expect(inLanguage("si", () => Object.keys(words))).toEqual(["home", "loading", "count"]);
  expect("home" in words).toBe(true);
});

test("one language can be read beside the current one", () => {
  expect(inLanguage("si", () => wordsIn("en", words).home)).toBe("Home");
  expect(wordsIn("en", { home: "Home" })).toEqual({ home: "Home" });
});

test("languages that browsers load one by one find each other by the name of their words", () => {
  const english = wordsOfPage("home", "en", { home: "Home" });
  expect(inLanguage("si", () => english.home)).toBe("Home");
  wordsOfPage("home", "si", { home: "මුල් පිටුව" });
  expect([english.home, inLanguage("si", () => english.home), inLanguage("ta", () => english.home)]).toEqual([
    "Home",
    "මුල් පිටුව",
    "Home",
  ]);
});

test("a word that lacks a language does not compile", () => {
  // @ts-expect-error: Tamil is missing
  expect(inLanguages({ home: { en: "Home", si: "මුල් පිටුව" } })).toBeDefined();
});
