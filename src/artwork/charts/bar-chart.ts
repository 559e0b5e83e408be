import { shortHash } from "../random.ts";
import { CHART_WIDTH, chartFrame, DAY_CHART, hatching, lettering, NIGHT_CHART } from "./chart-frame.ts";
import { words } from "./words.ts";

/** One bar. */
export type BarRow = {
  label: string;
  value: number;
  /** The highest published count if there are several. `value` is then the lowest, and the part between is hatched. */
  upTo?: number;
  note?: string;
};

export type BarChart = {
  title: string;
  /** What is counted, for example 'elephants'. */
  unit: string;
  rows: readonly BarRow[];
  /** True for a night background. */
  night?: boolean;
  /** False if the page has the heading. */
  showTitle?: boolean;
};

const number = (value: number): string => value.toLocaleString("en-GB");

const figures = ({ value, upTo }: BarRow): string =>
  upTo === undefined ? number(value) : words.range(number(value), number(upTo));

/** The width reserved for the labels on the left, in units of the drawing. */
const labelRoom = (labels: readonly string[]): number =>
  Math.min(200, Math.max(46, ...labels.map((label) => Math.ceil(label.length * 8.6)))) + 14;

/** Horizontal bars with their values, in the order given. */
export function barChart({ title, unit, rows, night = false, showTitle = true }: BarChart): string {
  const colours = night ? NIGHT_CHART : DAY_CHART;
  const id = `c${shortHash(JSON.stringify([title, unit, rows, night]))}`;
  const start = labelRoom(rows.map(({ label }) => label));
  const widest = Math.max(0, ...rows.map((row) => figures(row).length));
  const room = CHART_WIDTH - start - widest * 10 - 16;
  const largest = Math.max(...rows.map(({ value, upTo = value }) => upTo), 1);
  const lengthOf = (value: number) => Math.round((room * value) / largest);
  return chartFrame({ id, title, unit, night, showTitle }, (top) => {
    let y = top;
    let drawn = rows.some(({ upTo }) => upTo !== undefined) ? hatching(`${id}h`, colours.first, colours) : "";
    const spoken: string[] = [];
    for (const row of rows) {
      const { label, value, upTo, note } = row;
      const length = lengthOf(value);
      drawn += lettering(label, 0, y + 17, colours.text);
      drawn += `<rect x="${start}" y="${y}" width="${length}" height="22" fill="${colours.first}"/>`;
      if (upTo !== undefined) {
        drawn +=
          `<rect x="${start + length}" y="${y + 0.75}" width="${Math.max(0, lengthOf(upTo) - length - 0.75)}" ` +
          `height="20.5" fill="url(#${id}h)" stroke="${colours.first}" stroke-width="1.5"/>`;
      }
      drawn += lettering(figures(row), CHART_WIDTH, y + 17, colours.text, { anchor: "end" });
      if (note) drawn += lettering(note, start, y + 39, colours.quiet, { size: 13 });
      spoken.push(words.row(label, figures(row), note));
      y += note ? 52 : 33;
    }
    return { drawn, height: y - 11, description: words.description(unit, spoken) };
  });
}
