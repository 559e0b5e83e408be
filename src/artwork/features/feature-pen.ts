import { entry, type Point, smoothPath, tenth } from "../geometry.ts";
import type { Side } from "./feature-states.ts";

/** The inks of these drawings: by day, by night, in greys that hold in black and white, and as lines to colour in. */
const INKS = {
  line: ["#2b2621", "#081013", "#000", "#000"],
  skin: ["#8d8173", "#6f7c7f", "#c4c4c4", "#fff"],
  lit: ["#a89b8a", "#8f9b9b", "#dedede", "#fff"],
  shade: ["#6f655a", "#55646a", "#a2a2a2", "#fff"],
  deep: ["#4d453e", "#3a484f", "#6e6e6e", "#fff"],
  ivory: ["#fffaf0", "#fdf5e3", "#fff", "#fff"],
  ivoryShade: ["#dccfb0", "#c9bd9f", "#d2d2d2", "#fff"],
  pale: ["#efd3bd", "#e9c4ac", "#fff", "#fff"],
  sign: ["#983b1f", "#f0a07a", "#000", "#000"],
  ground: ["#fffbf3", "#152429", "#fff", "#fff"],
  ghost: ["#6a6a5e", "#9ba49d", "#555", "#000"],
  cloth: ["#983b1f", "#b5533a", "#555", "#fff"],
  tint: ["#f1e8d8", "#1d3036", "#f4f4f4", "#fff"],
  tintShade: ["#e4d8c2", "#263c42", "#e8e8e8", "#fff"],
  hair: ["#2b2621", "#aeb8b5", "#000", "#000"],
} as const;

type InkName = keyof typeof INKS;
const INK_NAMES = Object.keys(INKS) as InkName[];
const THEMES = ["day", "night", "print", "outline"] as const;

/** Fixed colours for files and printing; on a page, those of the custom properties `--fi-*`. */
export type FeatureTheme = (typeof THEMES)[number] | "page";
/** Small drawings have few, bold lines; large ones have fine lines and wrinkles. */
export type FeatureSize = "small" | "large";
/** Which drawing it is, besides its features. */
export type Manner = { size?: FeatureSize; theme?: FeatureTheme };

const propertyOf = (name: InkName): string => `--fi-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The custom properties of a theme, by name. */
export const featureInks = (theme: (typeof THEMES)[number]): Record<string, string> =>
  Object.fromEntries(INK_NAMES.map((name) => [propertyOf(name), INKS[name][THEMES.indexOf(theme)] ?? ""]));

const inksOf = (theme: FeatureTheme) =>
  Object.fromEntries(
    INK_NAMES.map((name) => [name, theme === "page" ? `var(${propertyOf(name)})` : INKS[name][THEMES.indexOf(theme)]]),
  ) as Record<InkName, string>;

/** Line widths are given for a drawing of 240 pixels and follow its crop. */
export function featurePen({ size = "small", theme = "page" }: Manner, width: number) {
  const isLarge = size === "large";
  const inks = inksOf(theme);
  const scaled = (value: number) => tenth((value * width) / 240);
  const widths = isLarge
    ? { outline: scaled(2.1), inner: scaled(1.1), sign: scaled(2.4) }
    : { outline: scaled(4.6), inner: scaled(2.6), sign: scaled(6.2) };
  const dashWidth = tenth(widths.outline * (isLarge ? 0.8 : 0.72));
  const dashes = isLarge ? `${scaled(6)} ${scaled(5)}` : `${scaled(9)} ${scaled(8)}`;
  const path = (data: string, attributes: string) => `<path d="${data}" ${attributes}/>`;
  const pen = {
    inks,
    isLarge,
    scaled,
    ...widths,
    /** Something recorded: toned, with a line around it. */
    solid: (data: string, fill: string, lineWidth = widths.outline) =>
      path(data, `fill="${fill}" stroke="${inks.line}" stroke-width="${lineWidth}"`),
    /** Something that nobody recorded. */
    dashed: (data: string) =>
      path(
        data,
        `fill="${inks.ground}" stroke="${inks.ghost}" stroke-width="${dashWidth}" stroke-dasharray="${dashes}"`,
      ),
    /** What any elephant has, around what is recorded. */
    ghost: (data: string, fill = inks.tint) =>
      path(data, `fill="${fill}" stroke="${inks.ghost}" stroke-width="${widths.inner}"`),
    tone: (data: string, fill: string) => path(data, `fill="${fill}"`),
    line: (data: string, colour = inks.line, lineWidth = widths.inner) =>
      path(data, `fill="none" stroke="${colour}" stroke-width="${lineWidth}" stroke-linecap="round"`),
    dots: (points: readonly Point[], dotWidth: number, colour: string) =>
      pen.line(points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join(""), colour, dotWidth),
    ellipse: (x: number, y: number, rx: number, ry: number, fill: string) =>
      `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(rx)}" ry="${tenth(ry)}" fill="${fill}"/>`,
    /** A measuring line. */
    rule: (data: string) => pen.line(data, inks.sign, widths.sign),
    /** A dotted line across the drawing at a height of the body, with a dot on the joint. */
    level: (from: number, to: number, y: number, joint: number) =>
      path(
        `M${from} ${y}H${to}`,
        `fill="none" stroke="${inks.sign}" stroke-width="${widths.sign}" stroke-linecap="round" ` +
          `stroke-dasharray="${scaled(3)} ${scaled(isLarge ? 7 : 11)}"`,
      ) + pen.ellipse(joint, y, scaled(isLarge ? 5 : 9), scaled(isLarge ? 5 : 9), inks.sign),
    /** A ring around what matters. */
    ring: (x: number, y: number, radius: number) =>
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${inks.sign}" stroke-width="${widths.sign}"/>`,
  };
  return pen;
}

export type FeaturePen = ReturnType<typeof featurePen>;

/** The middle of the head and of the drawing. */
export const MIDDLE = 500;

export const polyline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join("L")}`;

/** An open curve; through every fourth point if there are many. */
export const curve = (points: readonly Point[]): string =>
  smoothPath(points.length > 16 ? points.filter((_, i) => i % 4 === 0 || i === points.length - 1) : points, false);

/** A direction across the drawing from its middle: the animal's right is at the viewer's left. */
export const outward = (side: Side): 1 | -1 => (side === "left" ? 1 : -1);

/** Points given from the middle outward, on one side of the animal. */
export const onSide = (side: Side, points: readonly Point[]): Point[] =>
  points.map(([x, y]) => [MIDDLE + outward(side) * x, y]);

/** Half an outline, from the top down, completed with its mirror image. */
export const mirrored = (half: readonly Point[]): Point[] => [
  ...half.map(([x, y]): Point => [MIDDLE + x, y]),
  ...half
    .toReversed()
    .filter(([x]) => x !== 0)
    .map(([x, y]): Point => [MIDDLE - x, y]),
];

export const last = <Item>(list: readonly Item[]): Item => entry(list, list.length - 1);
