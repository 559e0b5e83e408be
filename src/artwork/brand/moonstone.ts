import { tenth } from "../geometry.ts";
import { cut } from "../marks.ts";

const CENTRE = 600;

const ELEPHANT =
  "M-24 0V-18L-30 -20C-34 -14 -33 -6 -38 0C-42 3 -47 1 -47 -2C-42 -2 -41 -8 -41 -16C-41 -34 -36 -54 -22 -54" +
  "C-18 -54 -15 -52 -13 -50C-2 -57 16 -57 25 -46C31 -38 30 -20 30 0H18V-16C12 -13 0 -13 -8 -16V0Z";

const place = (angle: number, radius: number): readonly [number, number] => [
  CENTRE + Math.sin(angle) * radius,
  CENTRE - Math.cos(angle) * radius,
];

/** Angles in radians, spread evenly about the vertical. */
const spread = (count: number, step: number): number[] =>
  Array.from({ length: count }, (_, i) => ((i - (count - 1) / 2) * step * Math.PI) / 180);

const petals = (count: number, step: number, inner: number, outer: number, width: number): string =>
  spread(count, step)
    .map((angle) => {
      const [x1, y1] = place(angle, inner);
      const [viaX, viaY] = place(angle, (inner + outer) / 2);
      const [x2, y2] = place(angle, outer);
      return cut(x1, y1, viaX, viaY, x2, y2, width);
    })
    .join("");

const arch = (radius: number, width: number): string =>
  `<path d="M${CENTRE - radius} 600A${radius} ${radius} 0 0 1 ${CENTRE + radius} 600" stroke-width="${width}"/>`;

/** The ornament at the end of a page: a semicircular moonstone with petals, elephants and beads, in `currentColor`. */
export function drawMoonstone(): string {
  const arches = [
    arch(590, 3),
    arch(500, 6),
    arch(490, 3),
    arch(392, 6),
    arch(300, 6),
    arch(290, 3),
    arch(196, 3),
    arch(120, 6),
  ].join("");
  const flowers = petals(25, 7.2, 506, 584, 24) + petals(15, 12, 306, 388, 30) + petals(7, 180 / 7, 20, 114, 24);
  const elephants = spread(9, 20)
    .map((angle, i) => {
      const [x, y] = place(angle, 420);
      const turn = `translate(${tenth(x)} ${tenth(y)}) rotate(${(i - 4) * 20}) scale(1.05)`;
      return `<path transform="${turn}" d="${ELEPHANT}"/>`;
    })
    .join("");
  const beads = spread(19, 180 / 19)
    .map((angle) => {
      const [x, y] = place(angle, 243);
      return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="11"/>`;
    })
    .join("");
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 604" aria-hidden="true" fill="currentColor">' +
    `<g fill="none" stroke="currentColor">${arches}</g><path d="${flowers}"/>${elephants}${beads}</svg>`
  );
}
