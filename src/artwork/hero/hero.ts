import { mix } from "../colour.ts";
import { type Inks, inksFor } from "../inks.ts";
import { clipOutline, cut, disc, filled, verticalGradient } from "../marks.ts";
import { type SeededRandom, seededRandom } from "../random.ts";
import { egret, flyingBird } from "../scenes/birds.ts";
import { paperGrain } from "../scenes/grain.ts";
import { ridge, rock, stupa } from "../scenes/landmarks.ts";
import { blades, deadTree, lilyFlower, lilyLeaf, tree, treeline } from "../scenes/plants.ts";
import { stars } from "../scenes/sky.ts";
import { streaks } from "../scenes/water.ts";
import { drawWalker, standing } from "./herd.ts";
import { drawKumbuk } from "./kumbuk.ts";
import { HERO_LAYOUTS, HERO_SIZES, type HeroFormat, type HeroLayout, type HeroMode } from "./layout.ts";

const SKIES: Record<HeroMode, readonly [string, string, string, string, string]> = {
  day: ["#173a44", "#2c5a60", "#8d7a5e", "#e9a05a", "#f7c982"],
  night: ["#08131f", "#0e2233", "#173746", "#28525a", "#3f6d6c"],
};

/** The state of a hero drawing in progress. */
type Stage = {
  format: HeroFormat;
  layout: HeroLayout;
  night: boolean;
  sky: (typeof SKIES)[HeroMode];
  ink: Inks;
  random: SeededRandom;
  width: number;
  height: number;
  id: string;
};

function drawHeroSky({ layout, night, sky, ink, random, width, id }: Stage): string {
  const { horizon, disc: sun, clouds, flock } = layout;
  const [top, upper, middle, lower, edge] = sky;
  const gradient = verticalGradient(`${id}s`, [
    [0, top],
    [0.34, upper],
    [0.66, middle],
    [0.88, lower],
    [1, edge],
  ]);
  let drawn = `${gradient}<rect width="${width}" height="${horizon + 20}" fill="url(#${id}s)"/>`;
  drawn += stars(random, width, horizon * 0.6, night ? layout.stars : 0, "#f2efdc");
  for (const k of [3.1, 2.4, 1.85, 1.38]) {
    drawn += disc(sun.x, sun.y, Math.round(sun.radius * k), ink.ring, night ? 0.09 : 0.13);
  }
  drawn += disc(sun.x, sun.y, sun.radius, night ? "#f4ecd2" : "#ffe9b4");
  let veil = "";
  for (let i = 0; i < clouds.count; i++) {
    const x = random() * width;
    const y = random.between(clouds.from, 0.9) * horizon;
    const l = random.between(140, 420);
    veil += cut(x - l, y, x, y - 4, x + l, y, random.between(5, 12));
    veil += cut(x - l * 0.3, y - 13, x + l * 0.2, y - 17, x + l * 0.7, y - 11, random.between(4, 8));
  }
  drawn += filled(veil, night ? "#5f8f90" : "#f3bd78", night ? 0.22 : 0.5);
  let birds = "";
  for (let i = 0; i < 9; i++) {
    const x = flock.x + i * random.between(24, 40);
    const y = horizon * flock.height + Math.abs(i - 3) * 14 + random.between(-8, 8);
    birds += flyingBird(x, y, random.between(9, 17));
  }
  return drawn + filled(birds, mix(ink.near, sky[1], 0.2));
}

function drawFarShore({ format, layout, night, sky, ink, random, width, id }: Stage): string {
  const { horizon, hills, stupa: dagoba } = layout;
  const base = horizon + 30;
  const [far, middle, near] = hills.counts;
  let shore = filled(ridge(random, width, horizon - 40, hills.height, far, base), mix(ink.hills[0], sky[3], 0.3));
  shore += filled(rock(width * layout.rock.at, horizon - 20, layout.rock.size), mix(ink.hills[0], sky[3], 0.12));
  shore += filled(ridge(random, width, horizon - 22, 120, middle, base), ink.hills[0]);
  const contour = stupa(dagoba.x, horizon - 22, dagoba.radius);
  shore += filled(contour, mix(night ? "#9db7b2" : "#f0cfa0", ink.hills[1], night ? 0.45 : 0.42));
  shore +=
    clipOutline(`${id}c`, contour) +
    `<rect x="${dagoba.x}" y="${horizon - 400}" width="${dagoba.radius * 2}" height="400" fill="${ink.hills[2]}"` +
    ` opacity=".35" clip-path="url(#${id}c)"/>`;
  shore += filled(ridge(random, width, horizon - 8, 52, near, base), ink.hills[1]);
  shore += filled(treeline(random, width, horizon - 6, [16, 58], [36, 86], horizon + 14), ink.hills[2]);
  for (let i = 0; i < layout.trees; i++) {
    const at =
      format === "tall"
        ? random.between(0.6, 0.98)
        : random.pick([random.between(0.02, 0.13), random.between(0.27, 0.5), random.between(0.9, 0.98)]);
    const wood = mix(ink.hills[2], ink.near, 0.35);
    shore += tree(random, width * at, horizon + 4, random.between(110, 190), wood, mix(ink.hills[2], ink.light, 0.12));
  }
  const scrub = treeline(random, width, horizon + 2, [5, 18], [50, 110], horizon + 14);
  return shore + filled(scrub, mix(ink.near, ink.hills[2], 0.35));
}

function drawHeroWater({ layout, night, ink, random, width, height, id }: Stage): string {
  const { horizon, disc: sun, stupa: dagoba } = layout;
  const gradient = verticalGradient(`${id}w`, [
    [0, ink.water[0]],
    [0.3, ink.water[1]],
    [0.75, ink.water[2]],
    [1, mix(ink.water[2], ink.near, 0.6)],
  ]);
  let water = `${gradient}<rect y="${horizon + 6}" width="${width}" height="${height - horizon}" fill="url(#${id}w)"/>`;
  const mirrored = `matrix(1 0 0 -.5 0 ${horizon + 6 + (horizon - 22) * 0.5})`;
  const reflection = filled(stupa(dagoba.x, horizon - 22, dagoba.radius), ink.hills[2]);
  water += `<g transform="${mirrored}" opacity=".3">${reflection}</g>`;
  const [dark, bright] = layout.ripples;
  water += filled(streaks(random, width, [horizon + 16, height], dark, 1.2), ink.water[2], 0.55);
  const glint = mix(ink.water[0], "#fff3d0", 0.4);
  water += filled(streaks(random, width, [horizon + 12, height], bright, 1), glint, 0.5);
  let lightPath = "";
  for (let i = 0; i < 15; i++) {
    const l = sun.radius * (1 - i * 0.045) * random.between(0.5, 1);
    const x = sun.x + random.between(-20, 20);
    const y = horizon + 14 + i * 24;
    lightPath += cut(x - l, y, x, y, x + l, y, 5);
  }
  return water + filled(lightPath, night ? "#e9e6cf" : "#ffe6ae", 0.62);
}

function drawFarHerd({ format, layout, ink, id }: Stage): string {
  const { horizon } = layout;
  const cow = (air: number) => drawWalker({ seed: "cow", tusks: "none", depig: 0.3, air }, ink, `${id}a`);
  const calf = (air: number) => drawWalker({ seed: "calf", tusks: "none", depig: 0.2, air }, ink, `${id}k`);
  if (format === "tall") {
    return standing(cow(0.5), 40, horizon + 40, 0.12) + standing(calf(0.46), 170, horizon + 44, 0.07);
  }
  if (format === "wide") {
    const second = drawWalker(
      { seed: "second", tusks: "both", tuskShape: "upswept", tuskLen: 0.5, air: 0.42 },
      ink,
      `${id}o`,
    );
    return (
      standing(cow(0.5), 760, horizon + 62, 0.17) +
      standing(calf(0.46), 958, horizon + 70, 0.095) +
      standing(second, 1290, horizon + 66, 0.2, true)
    );
  }
  const line = [
    [560, 0.19],
    [760, 0.11],
    [880, 0.23],
    [1180, 0.2],
    [1420, 0.13],
  ] as const;
  return line
    .map(([x, scale], i) => {
      const tusks = i === 2 ? "both" : "none";
      return standing(drawWalker({ seed: `b${i}`, tusks, air: 0.34 }, ink, `${id}b${i}`), x, horizon + 70, scale);
    })
    .join("");
}

/** The tusker in the shallows, with his reflection. */
function drawGreatTusker({ layout, ink, width, height, id }: Stage): string {
  if (!layout.tusker) return "";
  const { x, above, scale } = layout.tusker;
  const ground = height - above;
  const tusker = drawWalker(
    { seed: "great-tusker", tusks: "both", tuskShape: "long", tuskLen: 1, depig: 0.6, air: 0 },
    ink,
    `${id}g`,
  );
  const surface = `<clipPath id="${id}r"><rect y="${ground}" width="${width}" height="${above}"/></clipPath>`;
  const flipped = `matrix(1 0 0 -.8 0 ${Math.round(ground * 1.8)})`;
  const shadow = cut(x + 150 * scale, ground, x + 640 * scale, ground + 8, x + 1080 * scale, ground, 30);
  const ripples = streaks(seededRandom("wade"), 1000 * scale, [ground - 6, ground + 40], 16, 0.8);
  return (
    `${surface}<g clip-path="url(#${id}r)" opacity=".42"><use href="#${id}t" transform="${flipped}"/></g>` +
    filled(shadow, mix(ink.water[2], ink.near, 0.5), 0.85) +
    `<g id="${id}t">${standing(tusker, x, ground, scale)}</g><g transform="translate(${x + 60} 0)">` +
    `${filled(ripples, mix(ink.water[0], "#fff3d0", 0.4), 0.75)}</g>`
  );
}

function drawNearBank({ layout, night, ink, random, width, height }: Stage): string {
  const { leaves, flowers, reeds } = layout;
  let bright = "";
  let dark = "";
  for (let i = 0; i < leaves.count; i++) {
    const x = random() * width;
    const y = height - random.between(4, leaves.depth);
    const radius = random.between(40, 104) * (1 - (height - y) / 260);
    if (i % 2) bright += lilyLeaf(x, y, radius);
    else dark += lilyLeaf(x, y, radius);
  }
  let bank = filled(bright, mix(ink.near, ink.hills[2], 0.5)) + filled(dark, mix(ink.near, ink.hills[2], 0.22));
  for (let i = 0; i < flowers; i++) {
    bank += lilyFlower(
      width * random.between(0.02, 0.98),
      height - random.between(26, 84),
      random.between(26, 44),
      mix("#d98a9c", ink.air, night ? 0.5 : 0.2),
      mix("#fbe3df", ink.air, night ? 0.3 : 0.08),
    );
  }
  const [left, right, low] = reeds.counts;
  const [leftHeight, rightHeight] = reeds.heights;
  const y = height + 10;
  const leftReeds = blades(random, [-20, width * reeds.reach], y, left, [120, leftHeight], 54);
  const rightEdge = width * (1 - reeds.reach * 0.7);
  const rightReeds = blades(random, [rightEdge, width + 20], y, right, [100, rightHeight], 54);
  return bank + filled(leftReeds + rightReeds + blades(random, [0, width], y, low, [20, 80], 30), ink.near);
}

/**
 * The hero: an ancient tank at the end of the day or under a full moon, the tusker, a herd on the far shore, a stupa
 * and the hills of the dry zone.
 */
export function drawHero(mode: HeroMode, format: HeroFormat): string {
  const [width, height] = HERO_SIZES[format];
  const night = mode === "night";
  const id = `h${mode.charAt(0)}${format.charAt(0)}`;
  const seed = "wewa";
  const random = seededRandom(seed + format);
  const light = night ? "night" : "dusk";
  const ink = inksFor({ seed, light, habitat: "tank", skin: "slate", status: "alive" });
  const layout = HERO_LAYOUTS[format];
  const { horizon } = layout;
  const stage: Stage = { format, layout, night, sky: SKIES[mode], ink, random, width, height, id };
  const land = drawHeroSky(stage) + drawFarShore(stage) + drawHeroWater(stage) + drawFarHerd(stage);
  const egrets = filled(
    layout.egrets.map(([x, y, s, to]) => egret(x, horizon + y, s, to)).join(""),
    night ? "#b9cfca" : "#fff1d8",
  );
  const drowned = layout.deadTrees
    .map(([x, y, size, distance]) => deadTree(random, x, horizon + y, size, mix(ink.near, ink.hills[2], distance)))
    .join("");
  const near = drawGreatTusker(stage) + drawNearBank(stage) + (format === "wide" ? drawKumbuk(random, ink) : "");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice">` +
    `${land}${egrets}${drowned}${near}${paperGrain(width, height, `${id}n`)}</svg>`
  );
}
