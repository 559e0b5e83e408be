import { shortHash } from "../random.ts";
import { CHART_WIDTH, chartFrame, DAY_CHART, hatching, NIGHT_CHART, words } from "./chart-frame.ts";

/** One bar. */
export type BarRow = {
  label: string;
  value: number;
  /** The highest count where several were published, `value` being the lowest: the part between is hatched. */
  upTo?: number;
  note?: string;
};

export type BarChart = {
  title: string;
  /** What is counted, as 'elephants'. */
  unit: string;
  rows: readonly BarRow[];
  /** On a night ground. */
  night?: boolean;
  /** False where the page itself carries the heading. */
  showTitle?: boolean;
};

const number = (value: number): string => value.toLocaleString("en-GB");

const figures = ({ value, upTo }: BarRow): string =>
  upTo === undefined ? number(value) : `${number(value)} to ${number(upTo)}`;

/** Room for the labels at the left, in units of the drawing. */
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
      drawn += words(label, 0, y + 17, colours.text);
      drawn += `<rect x="${start}" y="${y}" width="${length}" height="22" fill="${colours.first}"/>`;
      if (upTo !== undefined) {
        drawn +=
          `<rect x="${start + length}" y="${y + 0.75}" width="${Math.max(0, lengthOf(upTo) - length - 0.75)}" ` +
          `height="20.5" fill="url(#${id}h)" stroke="${colours.first}" stroke-width="1.5"/>`;
      }
      drawn += words(figures(row), CHART_WIDTH, y + 17, colours.text, { anchor: "end" });
      if (note) drawn += words(note, start, y + 39, colours.quiet, { size: 13 });
      spoken.push(`${label}: ${figures(row)}${note ? ` (${note})` : ""}`);
      y += note ? 52 : 33;
    }
    return { drawn, height: y - 11, spoken: `${spoken.join("; ")}.` };
  });
}
