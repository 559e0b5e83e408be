import { expect, test } from "vitest";
import { inOneLanguage } from "./words-in-one-language.ts";

const CODE = `import { inLanguages, type Word } from "./languages/words.ts";
import { TEXTS } from "./texts.ts";
const sides = inLanguages({ left: { en: "left", si: "වම්" } });
export const words = inLanguages({
  /** Comments are left out. */
  found: { en: (n: number) => n + " found", si: (n: number) => "හමු වූ " + n },
  group: { "two words": { en: "Home", si: "මුල් පිටුව" } } as Record<string, Word<string>>,
  text: TEXTS.text,
});`;

test("the words of the admin area become plain objects in English", () => {
  expect(inOneLanguage(CODE, "en").split("\n").slice(2)).toEqual([
    'const sides = ({left: "left"});',
    'export const words = ({found: (n: number) => n + " found",group: {"two words": "Home"},text: TEXTS.text.en});',
  ]);
});

test("the words of what React takes over find their other languages by a name", () => {
  const names = (language: string) =>
    [...inOneLanguage(CODE, language, "src/key/words.ts").matchAll(/wordsOfPage\(("[^"]+"),"(\w+)", /g)].map(
      ([, name, of]) => [name, of],
    );
  expect(names("si").map(([name]) => name)).toEqual(names("en").map(([name]) => name));
  expect(names("si").map(([, of]) => of)).toEqual(["si", "si"]);
  expect(inOneLanguage(CODE, "si", "src/key/words.ts")).toContain(
    'import { wordsOfPage } from "./languages/words.ts";',
  );
});

test("what would be lost in browsers ends the build", () => {
  for (const words of ["{ ...OTHERS }", "{ [NAME]: { en: 'left' } }", "{ found: { en(n: number) { return n; } } }"])
    expect(() => inOneLanguage(`const words = inLanguages(${words});`, "en"), words).toThrow("must be written out");
});
