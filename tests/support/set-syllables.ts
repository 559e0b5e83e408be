import { readFileSync } from "node:fs";
import { join } from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { FONTS } from "../../src/features/printing/templates.server.ts";

/** Syllables, and the file of the font to set them in. */
type Lettering = { font: string; syllables: readonly string[] };

const SIZE = 96;
const CELL = { width: 400, height: 240 };
const COLUMNS = 6;

const place = (index: number) => ({
  left: (index % COLUMNS) * CELL.width,
  top: Math.floor(index / COLUMNS) * CELL.height,
});

/** The ink of each cell of a picture, without the white around it. */
const inkOf = (picture: Buffer, count: number): Promise<Buffer[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const cell = await sharp(picture)
        .extract({ ...place(index), ...CELL })
        .flatten({ background: "#fff" })
        .greyscale()
        .png()
        .toBuffer();
      return sharp(cell).trim({ threshold: 60 }).png().toBuffer();
    }),
  );

/** The syllables as the typesetter sets them. */
export function setByTypesetter({ font, syllables }: Lettering): Promise<Buffer[]> {
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: [readFileSync(join(FONTS, font))] }] });
  const rows = Math.ceil(syllables.length / COLUMNS);
  const placed = syllables.map((syllable, index) => {
    const { left, top } = place(index);
    return `#place(dx: ${left + 90}pt, dy: ${top + 70}pt, ${JSON.stringify(syllable)})`;
  });
  const svg = compiler.plainSvg({
    mainFileContent: `#set page(width: ${COLUMNS * CELL.width}pt, height: ${rows * CELL.height}pt, margin: 0pt)
#set text(font: "Noto Serif ${font.includes("tamil") ? "Tamil" : "Sinhala"}", size: ${SIZE}pt, fallback: false)
${placed.join("\n")}`,
  });
  return sharp(Buffer.from(svg), { density: 72 })
    .resize(COLUMNS * CELL.width, rows * CELL.height, { fit: "fill" })
    .toBuffer()
    .then((picture) => inkOf(picture, syllables.length));
}

/** The syllables as the browser sets them, in the same font. */
export async function setByBrowser(page: Page, { font, syllables }: Lettering): Promise<Buffer[]> {
  const rows = Math.ceil(syllables.length / COLUMNS);
  const cells = syllables.map((syllable, index) => {
    const { left, top } = place(index);
    return `<span style="left:${left + 90}px;top:${top + 40}px">${syllable}</span>`;
  });
  const file = readFileSync(join(FONTS, font)).toString("base64");
  await page.setViewportSize({ width: COLUMNS * CELL.width, height: rows * CELL.height });
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Tried; src: url(data:font/ttf;base64,${file}) }
body { margin: 0; background: #fff; color: #000; font: ${SIZE}px/1.6 Tried }
span { position: absolute; white-space: nowrap }</style>${cells.join("")}`);
  // As a string, because DOM types are not available here.
  await page.evaluate(`document.fonts.load("16px Tried")`);
  return inkOf(await page.screenshot(), syllables.length);
}

type Grid = { data: Buffer; width: number; height: number };

async function gridOf(picture: Buffer): Promise<Grid> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The share of the ink that is not in both, with the second picture shifted against the first. */
function differenceAt(one: Grid, other: Grid, right: number, down: number): number {
  const greyOf = ({ data, width, height }: Grid, x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 255 : (data[y * width + x] ?? 255);
  let ink = 0;
  let differing = 0;
  for (let y = -2; y < Math.max(one.height, other.height) + 2; y += 1)
    for (let x = -2; x < Math.max(one.width, other.width) + 2; x += 1) {
      const [first, second] = [greyOf(one, x, y), greyOf(other, x + right, y + down)];
      if (Math.min(first, second) < 128) ink += 1;
      // Edges are smoothed differently, which changes a pixel by less than this.
      if (Math.abs(first - second) > 150) differing += 1;
    }
  return differing / ink;
}

const SHIFTS = [-1, 0, 1];

/** How much of the ink of two pictures differs, from 0 to 1, where they lie on each other best. */
export async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = [await gridOf(one), await gridOf(other)];
  return Math.min(...SHIFTS.flatMap((right) => SHIFTS.map((down) => differenceAt(first, second, right, down))));
}
