import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const { resolve } = createRequire(import.meta.url);

const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Joiners shape Sinhala and Tamil conjuncts; the dotted circle carries a mark that stands alone. */
const JOINERS = "\u200c\u200d\u25cc";
const LETTERS = {
  latin: `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ıŒœ–—‘’‚“”„•…′″‹›€™−×`,
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
};

const newsreader = (letters: "latin" | "latin-ext", style: "normal" | "italic", weight: number): Cut => ({
  name: `newsreader-${letters}-${style}-${weight}.woff2`,
  file: `@fontsource-variable/newsreader/files/newsreader-${letters}-wght-${style}.woff2`,
  letters,
  weight,
});

/** Each face as `src/web/styles/fonts.css` names it: a weight that no page uses costs its bytes on every first visit. */
const CUTS: Cut[] = (["latin", "latin-ext"] as const).flatMap((letters): Cut[] => [
  { name: `gloock-${letters}.woff2`, file: `@fontsource/gloock/files/gloock-${letters}-400-normal.woff2`, letters },
  newsreader(letters, "normal", 400),
  newsreader(letters, "normal", 600),
  newsreader(letters, "italic", 400),
  {
    name: `instrument-sans-${letters}.woff2`,
    file: `@fontsource-variable/instrument-sans/files/instrument-sans-${letters}-wght-normal.woff2`,
    letters,
    weight: { min: 400, max: 700 },
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
    CUTS.map(async ({ name, file, letters, weight }) => {
      const font = readFileSync(resolve(file));
      const axes = weight === undefined ? {} : { variationAxes: { wght: weight } };
      return { name, bytes: await subsetFont(font, LETTERS[letters], { targetFormat: "woff2", ...axes }) };
    }),
  );
}
