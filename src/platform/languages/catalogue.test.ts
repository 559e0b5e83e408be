import { beforeEach, expect, test } from "vitest";
import { catalogue, translate } from "./catalogue.ts";
import { inLanguage } from "./in-language.server.ts";

const make = () => catalogue({ home: "Home", loading: { page: "Loading" }, count: (n: number) => `${n} tuskers` });
let words: ReturnType<typeof make>;

beforeEach(() => {
  words = make();
  translate(words, "si", { home: "මුල් පිටුව", loading: { page: "පූරණය වේ" }, count: (n) => `දළ ඇතුන් ${n}` });
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
  expect(await Promise.all([inLanguage("si", read), read(), inLanguage("en", read)])).toEqual([
    "මුල් පිටුව",
    "Home",
    "Home",
  ]);
});

test("what is not translated stands in English", () => {
  expect(inLanguage("ta", () => words.home)).toBe("Home");
});

test("the words can be listed and copied in the language", () => {
  expect(inLanguage("si", () => ({ ...words }).home)).toBe("මුල් පිටුව");
  expect(inLanguage("si", () => Object.keys(words))).toEqual(["home", "loading", "count"]);
});

test("only a catalogue can be translated", () => {
  expect(() => translate({ home: "Home" }, "si", { home: "මුල් පිටුව" })).toThrow("Only a catalogue");
});
