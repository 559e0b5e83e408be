import { letter } from "../cards/lettering.ts";
import { escapeText } from "../marks.ts";

/** The colours of a chart for one background. */
type ChartColours = Record<"ground" | "text" | "quiet" | "first" | "second", string>;

export const DAY_CHART: ChartColours = {
  ground: "#f7f1e4",
  text: "#1d2725",
  quiet: "#46504b",
  first: "#983b1f",
  second: "#1c5561",
};

export const NIGHT_CHART: ChartColours = {
  ground: "#12282b",
  text: "#f5ecd9",
  quiet: "#c3cdbf",
  first: "#e3b04f",
  second: "#86c5cd",
};

type WordStyle = { size?: number; anchor?: "start" | "end" };

/** A line of text in the font of tables and captions. */
export const lettering = (
  content: string,
  x: number,
  y: number,
  colour: string,
  { size = 16, anchor = "start" }: WordStyle = {},
): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}"${anchor === "end" ? ' text-anchor="end"' : ""}>` +
  `${escapeText(content)}</text>`;

/** A hatch pattern, referenced by its id, so that colour is not the only distinction. */
export const hatching = (id: string, colour: string, { ground }: ChartColours): string =>
  `<pattern id="${id}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
  `<rect width="6" height="6" fill="${ground}"/><rect width="3.4" height="6" fill="${colour}"/></pattern>`;

type Frame = { id: string; title: string; unit: string; night: boolean; showTitle: boolean };
type Content = {
  drawn: string;
  /** The bottom edge of the drawn content. */
  height: number;
  /** The unit and the values as text. */
  description: string;
};

const UI_FACES = "'Instrument Sans Variable','Instrument Sans',system-ui,sans-serif";
const DISPLAY_FACES = "Gloock,Georgia,serif";

/** In units of the drawing. Narrow enough that the text stays readable where a phone scales the chart down. */
export const CHART_WIDTH = 440;

/** Padding around a chart, which has its own background so that it is readable in both modes of a page. */
const PADDING = 16;

/** A chart on its own background: heading, unit, then the output of `draw`, which receives the y at which it begins. */
export function chartFrame({ id, title, unit, night, showTitle }: Frame, draw: (top: number) => Content): string {
  const colours = night ? NIGHT_CHART : DAY_CHART;
  const { lines, size } = letter(title, CHART_WIDTH, [25, 23]);
  const heading = showTitle
    ? lines
        .map(
          (line, i) =>
            `<text x="0" y="${24 + i * 30}" font-family="${DISPLAY_FACES}" font-size="${size}" ` +
            `fill="${colours.text}">${escapeText(line)}</text>`,
        )
        .join("")
    : "";
  const unitY = showTitle ? 18 + lines.length * 30 : 14;
  const { drawn, height, description } = draw(unitY + 20);
  const width = CHART_WIDTH + 2 * PADDING;
  const full = height + 2 * PADDING;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${full}" ` +
    `viewBox="${-PADDING} ${-PADDING} ${width} ${full}" role="img" ` +
    `aria-labelledby="${id}T ${id}D" font-family="${UI_FACES}"><title id="${id}T">${escapeText(title)}</title>` +
    `<desc id="${id}D">${escapeText(description)}</desc><rect x="${-PADDING}" y="${-PADDING}" width="${width}" height="${full}" ` +
    `fill="${colours.ground}"/>${heading}` +
    `${lettering(unit, 0, unitY, colours.quiet, { size: 14 })}${drawn}</svg>`
  );
}
