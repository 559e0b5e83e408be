import { compact, following, type Point, smoothPath, tenth } from "./geometry.ts";

const opacityAttribute = (opacity: number | undefined): string =>
  opacity === undefined || opacity >= 1 ? "" : ` opacity="${compact(opacity)}"`;

/** A filled path. */
export const filled = (data: string, fill: string, opacity?: number): string =>
  data ? `<path d="${data}" fill="${fill}"${opacityAttribute(opacity)}/>` : "";

/** A filled smooth closed shape through the points. */
export const shape = (points: readonly Point[], fill: string, opacity?: number): string =>
  filled(smoothPath(points), fill, opacity);

/** A stroked path. */
export const stroked = (data: string, stroke: string, width: number, opacity?: number): string =>
  `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${width}"${opacityAttribute(opacity)}/>`;

/** A filled circle. */
export const disc = (x: number, y: number, radius: number, fill: string, opacity?: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${opacityAttribute(opacity)}/>`;

/** A stroked circle. */
export const ring = (x: number, y: number, radius: number, stroke: string, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

/** Round dots of one size and colour in a single path: each is a zero-length line with round caps. */
export function dots(points: readonly Point[], width: number, colour: string, opacity?: number): string {
  if (!points.length) return "";
  const rounded = points
    .map(([x, y]): Point => [Math.round(x), Math.round(y)])
    .sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  let data = "";
  let x = 0;
  let y = 0;
  for (const [dotX, dotY] of rounded) {
    data += `m${compact(dotX - x)}${following(dotY - y)}h0`;
    x = dotX;
    y = dotY;
  }
  return (
    `<path d="${data}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" fill="none"` +
    `${opacityAttribute(opacity)}/>`
  );
}

/**
 * The tapered stroke of a linocut knife, as path data: from the first point to the last, bent towards the middle one.
 * It is used for every wrinkle, cloud and ripple.
 */
export function cut(x1: number, y1: number, viaX: number, viaY: number, x2: number, y2: number, width: number): string {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const length = Math.hypot(dx, dy) || 1;
  const nx = (-dy / length) * width;
  const ny = (dx / length) * width;
  const next = (value: number) => following(tenth(value));
  const there = next(viaX + nx - x1) + next(viaY + ny - y1) + next(dx) + next(dy);
  const back = next(viaX - nx - x2) + next(viaY - ny - y2) + next(-dx) + next(-dy);
  return `M${compact(tenth(x1))}${next(y1)}q${there.trimStart()}${back}z`;
}

/** The same stroke between points. */
export const cutBetween = (from: Point, via: Point, to: Point, width: number): string =>
  cut(from[0], from[1], via[0], via[1], to[0], to[1], width);

/** A clip path, to be used with `clippedBy`. */
export const clipOutline = (id: string, outlineData: string): string =>
  `<clipPath id="${id}"><path d="${outlineData}"/></clipPath>`;

/** Clips the content to the clip path with that id. */
export const clippedBy = (id: string, content: string): string => `<g clip-path="url(#${id})">${content}</g>`;

/** A gradient from top to bottom; each stop is an offset, a colour and, if it is not opaque, an opacity. */
export const verticalGradient = (id: string, stops: readonly (readonly [number, string, number?])[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${compact(offset)}" stop-color="${colour}"${
          opacity === undefined ? "" : ` stop-opacity="${compact(opacity)}"`
        }/>`,
    )
    .join("")}</linearGradient>`;

/** An ellipse around which something fades. */
export type Fading = { x: number; y: number; radiusX: number; radiusY: number };

/** The white spots of a mask: opaque in the middle, and gone at the edge. `id` prefixes the gradient of each. */
export const fadingSpots = (id: string, spots: readonly Fading[]): string =>
  `<radialGradient id="${id}r"><stop offset=".42" stop-color="#fff"/><stop offset="1" stop-color="#fff" ` +
  `stop-opacity="0"/></radialGradient>${spots
    .map(({ x, y, radiusX, radiusY }) => {
      return `<ellipse cx="${x}" cy="${y}" rx="${Math.round(radiusX)}" ry="${Math.round(radiusY)}" fill="url(#${id}r)"/>`;
    })
    .join("")}`;

/** Shows the content within a mask. */
export const masked = (id: string, mask: string, content: string): string =>
  `<mask id="${id}k" maskUnits="userSpaceOnUse" x="-100" y="0" width="1200" height="1400">${mask}</mask>` +
  `<g mask="url(#${id}k)">${content}</g>`;

/** Lets the content fade away from a place. */
export const fadingAround = (id: string, content: string, spot: Fading): string =>
  masked(id, fadingSpots(id, [spot]), content);

/** Escapes text for elements and attributes of SVG. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);
