import type { Aspect } from "../drawn-images.ts";
import type { Land } from "../parameters.ts";
import type { Habitat, Light } from "../portrait-parameters.ts";
import { seededRandom } from "../random.ts";
import { drawLandscape, type Landscape, type LandscapeOptions } from "./landscape.ts";

/** The fields of an article that determine its drawing. */
export type ArticleRecord = { slug: string; tags: readonly string[]; category: string };

const PLACES: readonly (readonly [Land, readonly string[]])[] = [
  ["temple", ["perahera", "kandy", "casket", "maligawa", "dalada", "temple", "regalia"]],
  ["rainforest", ["rainforest", "sinharaja", "sri pada", "wet zone"]],
  ["coast", ["coast", "yala", "bundala", "kumana", "panama"]],
  ["lakebed", ["minneriya", "gathering"]],
  ["tank", ["chronicle", "kala wewa", "tank", "wewa", "kaudulla", "waterhole"]],
  ["grassland", ["udawalawe", "pinnawala", "grassland", "orphans", "lahugala", "wasgamuwa"]],
  ["dryforest", ["forest", "corridor", "chena", "village", "fence"]],
];

const OPEN_LAND: readonly Habitat[] = ["tank", "dryforest", "grassland", "dryforest", "tank", "grassland"];
const LIGHTS: readonly Light[] = ["dawn", "day", "dusk", "night"];

/** The animals in the drawing, by words found in the tags. */
const HERDS: readonly (readonly [readonly string[], Landscape["herd"]])[] = [
  [["perahera", "casket", "regalia"], "bull"],
  [["orphans", "calves", "breeding", "females"], "family"],
  [["gathering"], "gathering"],
  [["survey", "census", "population", "herd"], "family"],
  [["musth", "bull", "identification", "chronicle", "legend"], "bull"],
  [["poaching", "gunshot", "electrocution", "law"], "none"],
  [["tusker"], "bull"],
];

/** The random choices. A family is the most likely one, because most elephants live in families. */
const LOT: readonly Landscape["herd"][] = ["none", "bull", "family", "family"];

/** A seed chosen so that the drawings of the first articles differ as much as possible. */
const SERIES = "land648";

const containsAny = (text: string, words: readonly string[]): boolean => words.some((word) => text.includes(word));

/**
 * Derives the setting and the animals from an article's tags; a random generator seeded with its slug chooses the rest.
 */
export function articleLandscape({ slug, tags, category }: ArticleRecord): Landscape {
  const random = seededRandom(`${SERIES}${category}-${slug}`);
  const text = [slug.replaceAll("-", " "), ...tags].join(" ").toLowerCase();
  const openLand = random.pick(OPEN_LAND);
  const light = random.pick(LIGHTS);
  const anyHerd = random.pick(LOT);
  const walking = random.pick(["left", "right"] as const);
  const habitat = PLACES.find(([, words]) => containsAny(text, words))?.[0] ?? openLand;
  const herd = HERDS.find(([words]) => containsAny(text, words))?.[1] ?? anyHerd;
  // Elephants cannot walk on water: if there are any, the tank becomes a dry lake bed.
  const land = habitat === "tank" && herd !== "none" ? "lakebed" : habitat;
  return { seed: slug, habitat: land, light, herd, walking };
}

/** The landscape of an article that has no photograph. */
export const landscapeFor = (article: ArticleRecord, aspect: Aspect, options: LandscapeOptions = {}): string =>
  drawLandscape(articleLandscape(article), { ...options, aspect });
