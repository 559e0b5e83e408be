import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { LANGUAGE_NAMES } from "../src/platform/languages/language.ts";
import { OFFERS } from "../src/platform/languages/offers.ts";

const { resolve } = createRequire(import.meta.url);

const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Joiners form Sinhala and Tamil conjuncts; the dotted circle is the base for a combining mark on its own. */
const JOINERS = "\u200c\u200d\u25cc";
/** What nearly every English page uses, and no more: these files delay the first paint. */
const ENGLISH = `${between(0x20, 0x7e)}\u00a0©°·×²½–—‘’“”…−`;
const WESTERN = `${between(0xa0, 0xff)}ıŒœ‚„•′″‹›€™`;
const LETTERS = {
  latin: ENGLISH,
  // é, ñ, ¼, € …
  "latin-1": [...WESTERN].filter((letter) => !ENGLISH.includes(letter)).join(""),
  // For printed documents, which load all at once.
  "latin-whole": ENGLISH + WESTERN,
  // Letters of transliterated names: ā, ī, ṇ, ṭ …
  "latin-ext": between(0x100, 0x24f) + between(0x1e00, 0x1eff),
  sinhala: between(0xd80, 0xdff) + JOINERS,
  tamil: between(0xb80, 0xbff) + JOINERS,
  // What the links between languages say on every page, English ones among them.
  "sinhala-link": LANGUAGE_NAMES.si + OFFERS.si.read,
  "tamil-link": LANGUAGE_NAMES.ta + OFFERS.ta.read,
};

type Cut = {
  /** The generated file. */
  name: string;
  /** The package's file, which contains every weight and more letters. */
  file: string;
  letters: keyof typeof LETTERS;
  weight?: number | { min: number; max: number };
  /** Font tables to drop. */
  without?: string[];
  /** Drops the hints, which only help small letters on low-resolution screens. */
  unhinted?: true;
};

/**
 * The features that shape running Latin text by default, plus the one that styles request (tabular figures). Small
 * capitals, old-style figures and other forms would add their glyphs.
 */
const LATIN_FEATURES = ["kern", "liga", "clig", "calt", "ccmp", "locl", "mark", "mkmk", "rlig", "rclt", "tnum"];

type Latin = "latin" | "latin-1" | "latin-ext";

/** The package has two files: the first covers most European languages. */
const fileOf = (letters: Latin): string => (letters === "latin-ext" ? "latin-ext" : "latin");

const newsreader = (letters: Latin, style: "normal" | "italic", weight: number): Cut => ({
  name: `newsreader-${letters}-${style}-${weight}.woff2`,
  file: `@fontsource-variable/newsreader/files/newsreader-${fileOf(letters)}-wght-${style}.woff2`,
  letters,
  weight,
});

/** Each face as in `src/ui/styles/fonts.css`: an unused weight would cost its bytes on every first visit. */
const CUTS: Cut[] = (["latin", "latin-1", "latin-ext"] as const).flatMap((letters): Cut[] => [
  {
    name: `gloock-${letters}.woff2`,
    file: `@fontsource/gloock/files/gloock-${fileOf(letters)}-400-normal.woff2`,
    letters,
    // Hints are two fifths of the file, in a face for headings.
    unhinted: true,
  },
  newsreader(letters, "normal", 400),
  newsreader(letters, "normal", 600),
  newsreader(letters, "italic", 400),
  {
    name: `instrument-sans-${letters}.woff2`,
    file: `@fontsource-variable/instrument-sans/files/instrument-sans-${fileOf(letters)}-wght-normal.woff2`,
    letters,
    weight: { min: 400, max: 700 },
    // Variations of kerning between the weights: a quarter of the file, with no visible effect.
    without: ["GDEF"],
  },
]);
for (const script of ["sinhala", "tamil"] as const) {
  const face = `noto-serif-${script}`;
  const file = `@fontsource-variable/${face}/files/${face}-${script}-wght-normal.woff2`;
  CUTS.push(
    // Names in their own script, on pages in another language.
    { name: `${face}-400.woff2`, file, letters: script, weight: 400 },
    // Pages in that language use two weights. One file for both is smaller than two by an eighth.
    { name: `${face}-400-600.woff2`, file, letters: script, weight: { min: 400, max: 600 } },
    { name: `${face}-link-400.woff2`, file, letters: `${script}-link`, weight: 400 },
  );
}

/**
 * The fonts of printed documents: whole scripts, since letters that stand in parts, as Sinhala and Tamil vowels do, fall
 * apart if a font is cut to the letters of a text. One file a weight, because the typesetter takes no axes.
 */
const PAPER_CUTS: Cut[] = [
  ...(["latin", "latin-ext"] as const).flatMap((letters): Cut[] => {
    const whole = letters === "latin" ? "latin-whole" : letters;
    const sans = `@fontsource-variable/instrument-sans/files/instrument-sans-${letters}-wght-normal.woff2`;
    return [
      {
        name: `gloock-${letters}.ttf`,
        file: `@fontsource/gloock/files/gloock-${letters}-400-normal.woff2`,
        letters: whole,
      },
      ...[400, 600].map(
        (weight): Cut => ({
          name: `instrument-sans-${letters}-${weight}.ttf`,
          file: sans,
          letters: whole,
          weight,
        }),
      ),
    ];
  }),
  ...(["sinhala", "tamil"] as const).flatMap((script) =>
    [400, 600].map(
      (weight): Cut => ({
        name: `noto-serif-${script}-${weight}.ttf`,
        file: `@fontsource-variable/noto-serif-${script}/files/noto-serif-${script}-${script}-wght-normal.woff2`,
        letters: script,
        weight,
      }),
    ),
  ),
];

type CutFont = { name: string; bytes: Uint8Array };

/** For faces of two files: the typesetter knows one font by a name, and would never ask the second. */
const EXTENDED: Record<string, string> = { Gloock: "GloocX", "Instrument Sans": "Instrument SanX" };

/** Gives a font other names of the same length, in each of the two ways in which fonts write names. */
function rename(bytes: Uint8Array, names: Record<string, string>): Uint8Array {
  let text = Buffer.from(bytes).toString("latin1");
  const wide = (name: string) => [...name].map((letter) => `\0${letter}`).join("");
  for (const [from, to] of Object.entries(names)) text = text.replaceAll(from, to).replaceAll(wide(from), wide(to));
  return Buffer.from(text, "latin1");
}

async function cut({ name, file, letters, weight, without, unhinted }: Cut): Promise<CutFont> {
  const isLatin = letters.startsWith("latin");
  const bytes = await subsetFont(readFileSync(resolve(file)), LETTERS[letters], {
    targetFormat: name.endsWith(".ttf") ? "sfnt" : "woff2",
    ...(weight !== undefined && { variationAxes: { wght: weight } }),
    // Sinhala and Tamil are unreadable without most of their features.
    ...(isLatin && { keepFeatures: LATIN_FEATURES }),
    ...(without && { dropTables: without }),
    ...(unhinted && { noHinting: true }),
  });
  return { name, bytes: /-latin-ext.*\.ttf$/.test(name) ? rename(bytes, EXTENDED) : bytes };
}

/** The site's fonts, subset to the letters and weights that its pages use. */
export const cutFonts = (): Promise<CutFont[]> => Promise.all(CUTS.map(cut));

/** The fonts that documents for printing are set in. */
export const cutPaperFonts = (): Promise<CutFont[]> => Promise.all(PAPER_CUTS.map(cut));
