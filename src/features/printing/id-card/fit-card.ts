import { currentLanguage } from "../../../platform/languages/current-language.ts";
import type { CardContent, CardRow } from "./card-content.ts";
import { words } from "./words.ts";

// A page cannot measure before it is printed. So it estimates what its texts take, in millimetres and rather too much.
// The sizes are those of id-card.module.css. The PDF measures by itself.

/** How wide characters are, of the size of the font: measured on all cards of the starter content, and a little more. */
const WIDTHS: readonly [RegExp, number][] = [
  [/\p{Mn}|\u200d/u, 0],
  [/\p{Mc}/u, 0.3],
  [/\p{Script=Tamil}/u, 1.15],
  [/\p{Script=Sinhala}/u, 0.98],
];
const OTHERS = 0.54;
const SPACE = 0.2;

const widthOf = (word: string): number =>
  Array.from(word).reduce((sum, each) => sum + (WIDTHS.find(([kind]) => kind.test(each))?.[1] ?? OTHERS), 0);

const SMALL = 2.65;
const LARGE = 3.35;

const CARD_WIDTH = 92;
/** Less than it is: labels are bold. */
const LABEL_WIDTH = 18;
const TOLD_WIDTH = 67;
const LEGEND_WIDTH = 63;

/** The files of drawings are the same in all languages. */
const LETTERS = { right: "R", left: "L" };

/** The lines that a text takes. A word stays whole if a line has room for it. */
function linesOf(text: string, size: number, width: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(" ")) {
    const needed = widthOf(word) * size;
    const whole = used === 0 ? needed : used + SPACE * size + needed;
    if (whole <= width) used = whole;
    else {
      const own = Math.max(1, Math.ceil(needed / width));
      lines += used === 0 ? own - 1 : own;
      used = needed;
    }
  }
  return lines;
}

/** What remains for the rows between the header, the drawings and the footer. */
function roomFor({ name, statusLine, address }: CardContent, legend: readonly string[]): number {
  const header = 2.8 + linesOf(name, 5.3, CARD_WIDTH) * 6.4 + linesOf(statusLine, 3.2, CARD_WIDTH) * 4.5;
  const drawings = currentLanguage() === "en" ? 40.5 : 35.5;
  const told = legend.reduce((sum, line) => sum + linesOf(line, SMALL, LEGEND_WIDTH), 0);
  const footer = Math.max(24, 1 + linesOf(address, 2.8, LEGEND_WIDTH) * 3.7 + told * 3.75);
  return 136.5 - header - drawings - footer - 4;
}

const toldHeight = ({ text, sources }: CardRow["told"][number], size: number): number =>
  linesOf(`${text} ${sources.join(", ")}`, size, TOLD_WIDTH) * size * 1.35;

/** As many of the rows and their statements as have room; the rest is on his page. */
function rowsWithin(rows: readonly CardRow[], size: number, room: number): { rows: CardRow[]; left: number } {
  const kept: CardRow[] = [];
  let left = room;
  for (const { label, told } of rows) {
    const labelHeight = linesOf(label, size * 0.86, LABEL_WIDTH) * size * 1.3;
    let height = 0;
    let count = 0;
    for (const each of told) {
      const next = height + toldHeight(each, size);
      if (Math.max(labelHeight, next) + 2.1 > left) break;
      height = next;
      count += 1;
    }
    if (count > 0) kept.push({ label, told: told.slice(0, count) });
    left -= Math.max(labelHeight, height) + 2.1;
    if (count < told.length) return { rows: kept, left: -1 };
  }
  return { rows: kept, left };
}

/** What of a card fits on its back. */
export type FittedCard = {
  rows: CardRow[];
  /** In smaller letters. */
  isClose: boolean;
  tellsMissing: boolean;
  legend: string[];
};

export function fitCard(content: CardContent): FittedCard {
  const { rows, notRecorded } = content;
  const legend = [...content.legend, words.sides(LETTERS.right, LETTERS.left)];
  const missing = notRecorded === null ? "" : `${words.notRecorded}: ${notRecorded}`;
  const missingHeight = (size: number) =>
    notRecorded === null ? 0 : linesOf(missing, size, CARD_WIDTH) * size * 1.35 + 2.1;
  const room = roomFor(content, legend);
  for (const size of currentLanguage() === "en" ? [LARGE, SMALL] : [SMALL]) {
    const { left } = rowsWithin(rows, size, room);
    if (left >= missingHeight(size))
      return { rows, isClose: size === SMALL, tellsMissing: notRecorded !== null, legend };
  }
  const whole = rowsWithin(rows, SMALL, room);
  if (whole.left >= 0) return { rows, isClose: true, tellsMissing: false, legend };
  const withMore = content.isCut ? legend : [words.more, ...legend];
  const cut = rowsWithin(rows, SMALL, roomFor(content, withMore));
  return { rows: cut.rows, isClose: true, tellsMissing: false, legend: withMore };
}
