import { normalised } from "../../platform/text/normalised.ts";

/** Advance widths of Gloock in hundredths of an em. */
const GLOOCK_WIDTHS: Readonly<Record<number, string>> = {
  19: "'’‘",
  22: " ,",
  23: "!:;",
  25: "./",
  30: "ijl",
  31: "-",
  35: '"()',
  40: "t",
  42: "s",
  45: "?ry",
  49: "vzx2",
  53: "37S",
  54: "ceg“”",
  57: "aFLZ5–",
  61: "bkpqEPdou4",
  63: "hnY689",
  67: "B0R",
  70: "ATVX",
  75: "CKNUw&",
  83: "DGH",
  88: "OQ",
  97: "mM",
  100: "W@—",
};

const widths = new Map(
  Object.entries(GLOOCK_WIDTHS).flatMap(([width, signs]) =>
    Array.from(signs, (sign): [string, number] => [sign, Number(width) / 100]),
  ),
);

/** Letters without a measured width count as wide ones; those of Tamil are wider still. */
const otherWidth = (sign: string): number => (/\p{Script=Tamil}/u.test(sign) ? 0.95 : 0.75);

/** The width of a text in Gloock, in ems. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const sign of normalised(text, "NFD").replace(/\p{Mn}/gu, "")) width += widths.get(sign) ?? otherWidth(sign);
  return width;
}

/** A text broken into lines, and the font size at which they fit. */
export type Lettering = { lines: readonly string[]; size: number };

function breakLines(words: readonly string[], room: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && displayWidth(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const shortened = (line: string, room: number): string => {
  let kept = line;
  while (kept && displayWidth(`${kept}…`) > room) kept = kept.slice(0, -1).trimEnd();
  return `${kept}…`;
};

/**
 * Breaks a text set in Gloock into at most `maxLines` lines of the width `room`, at the largest of the sizes that fits.
 * If it does not fit even at the smallest, it is truncated with an ellipsis.
 */
export function letter(text: string, room: number, sizes: readonly number[], maxLines = 3): Lettering {
  const words = text.trim().split(/\s+/);
  let size = 16;
  let lines: string[] = [];
  for (size of sizes) {
    lines = breakLines(words, room / size);
    const fits = lines.length <= maxLines && lines.every((line) => displayWidth(line) * size <= room);
    if (fits) return { lines, size };
  }
  const kept = lines.slice(0, maxLines);
  const ems = room / size;
  const last = lines.length > maxLines ? `${kept.pop() ?? ""} ${lines[maxLines] ?? ""}` : undefined;
  const whole = kept.map((line) => (displayWidth(line) > ems ? shortened(line, ems) : line));
  return { lines: last === undefined ? whole : [...whole, shortened(last, ems)], size };
}
