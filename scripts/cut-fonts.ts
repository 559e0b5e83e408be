import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const { resolve } = createRequire(import.meta.url);

const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Joiners shape Sinhala and Tamil conjuncts; the dotted circle carries a mark that stands alone. */
const JOINERS = "\u200c\u200d\u25cc";
/** What nearly every English page uses, and no more: these files stand before the first paint. */
const ENGLISH = `${between(0x20, 0x7e)}\u00a0©°·×²½–—‘’“”…−`;
const WESTERN = `${between(0xa0, 0xff)}ıŒœ‚„•′″‹›€™`;
const LETTERS = {
  latin: ENGLISH,
  // é, ñ, ¼, € …
  "latin-1": [...WESTERN].filter((letter) => !ENGLISH.includes(letter)).join(""),
  // Letters of transliterated names: ā, ī, ṇ, ṭ …
  "latin-ext": between(0x100, 0x24f) + between(0x1e00, 0x1eff),
  sinhala: between(0xd80, 0xdff) + JOINERS,
  tamil: between(0xb80, 0xbff) + JOINERS,
};

type Cut = {
  /** The file that is made. */
  name: string;
  /** The package's file, which holds every weight and more letters. */
  file: string;
  letters: keyof typeof LETTERS;
  weight?: number | { min: number; max: number };
  /** Tables that are left out. */
  without?: string[];
  /** Without its hints, which are for small letters on coarse screens. */
  unhinted?: true;
};

/**
 * What shapes running Latin text by itself, and the one feature that styles ask for (figures of one width). Small
 * capitals, old figures and other forms would bring their glyphs with them.
 */
const LATIN_FEATURES = ["kern", "liga", "clig", "calt", "ccmp", "locl", "mark", "mkmk", "rlig", "rclt", "tnum"];

type Latin = "latin" | "latin-1" | "latin-ext";

/** The package has two files: what most of Europe writes is in the first. */
const fileOf = (letters: Latin): string => (letters === "latin-ext" ? "latin-ext" : "latin");

const newsreader = (letters: Latin, style: "normal" | "italic", weight: number): Cut => ({
  name: `newsreader-${letters}-${style}-${weight}.woff2`,
  file: `@fontsource-variable/newsreader/files/newsreader-${fileOf(letters)}-wght-${style}.woff2`,
  letters,
  weight,
});

/** Each face as `src/platform/styles/fonts.css` names it: a weight that no page uses costs its bytes on every first visit. */
const CUTS: Cut[] = (["latin", "latin-1", "latin-ext"] as const).flatMap((letters): Cut[] => [
  {
    name: `gloock-${letters}.woff2`,
    file: `@fontsource/gloock/files/gloock-${fileOf(letters)}-400-normal.woff2`,
    letters,
    // Two fifths of the file, in a face for headings.
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
    // By how much kerning differs between the weights: a quarter of the file, and nothing that is seen.
    without: ["GDEF"],
  },
]);
for (const letters of ["sinhala", "tamil"] as const) {
  const face = `noto-serif-${letters}`;
  const file = `@fontsource-variable/${face}/files/${face}-${letters}-wght-normal.woff2`;
  CUTS.push({ name: `${face}.woff2`, file, letters, weight: 400 });
}

/** The site's fonts, cut to the letters and weights that its pages use. */
export function cutFonts(): Promise<{ name: string; bytes: Uint8Array }[]> {
  return Promise.all(
    CUTS.map(async ({ name, file, letters, weight, without, unhinted }) => {
      const isLatin = letters.startsWith("latin");
      const bytes = await subsetFont(readFileSync(resolve(file)), LETTERS[letters], {
        targetFormat: "woff2",
        ...(weight !== undefined && { variationAxes: { wght: weight } }),
        // Sinhala and Tamil are unreadable without most of theirs.
        ...(isLatin && { keepFeatures: LATIN_FEATURES }),
        ...(without && { dropTables: without }),
        ...(unhinted && { noHinting: true }),
      });
      return { name, bytes };
    }),
  );
}
