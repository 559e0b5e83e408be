import type { Aspect } from "../../../domain/images/drawn-pictures.ts";
import type { Habitat, Light } from "../../../domain/tuskers/portrait-parameters.ts";
import { type SeededRandom, seededRandom } from "../random.ts";
import { drawLandscape, type Landscape, type LandscapeOptions } from "./landscape.ts";

/** What of an article decides its picture. */
export type ArticleRecord = { slug: string; tags: readonly string[]; category: string };

const PLACES: readonly (readonly [Habitat, readonly string[]])[] = [
  ["temple", ["perahera", "kandy", "casket", "maligawa", "dalada", "temple", "regalia"]],
  ["rainforest", ["rainforest", "sinharaja", "sri pada", "wet zone"]],
  ["coast", ["coast", "yala", "bundala", "kumana", "panama"]],
  ["tank", ["minneriya", "gathering", "kala wewa", "tank", "wewa", "kaudulla", "waterhole"]],
  ["grassland", ["udawalawe", "pinnawala", "grassland", "orphans", "lahugala", "wasgamuwa"]],
  ["dryforest", ["forest", "corridor", "chena", "village", "fence"]],
];

const OPEN_LAND: readonly Habitat[] = ["tank", "dryforest", "grassland", "coast", "tank", "grassland"];
const LIGHTS: readonly Light[] = ["dawn", "day", "dusk", "night"];

/** Who walks through the picture: words of the tags on the left. */
const HERDS: readonly (readonly [readonly string[], Pick<Landscape, "herd" | "tusker">])[] = [
  [["perahera", "casket", "regalia"], { herd: 1, tusker: true }],
  [["orphans", "calves", "breeding", "females"], { herd: 4, tusker: false }],
  [["survey", "census", "population", "gathering", "herd"], { herd: 4, tusker: true }],
  [["musth", "bull", "identification", "chronicle", "legend"], { herd: 1, tusker: true }],
  [["poaching", "gunshot", "electrocution", "law"], { herd: 0, tusker: false }],
];

/** Chosen so that the pictures of the first articles differ as far as they can. */
const SERIES = "land648";

const containsAny = (text: string, words: readonly string[]): boolean => words.some((word) => text.includes(word));

const lot = (random: SeededRandom): Pick<Landscape, "herd" | "tusker"> => ({
  herd: random.integer(0, 4),
  tusker: random() < 0.8,
});

/** Reads from an article's tags where its picture is set and who walks there; its slug settles the rest. */
export function articleLandscape({ slug, tags, category }: ArticleRecord): Landscape {
  const random = seededRandom(`${SERIES}${category}-${slug}`);
  const text = [slug.replaceAll("-", " "), ...tags].join(" ").toLowerCase();
  const openLand = random.pick(OPEN_LAND);
  const light = random.pick(LIGHTS);
  const anyHerd = lot(random);
  const walking = random.pick(["left", "right"] as const);
  const habitat = PLACES.find(([, words]) => containsAny(text, words))?.[0] ?? openLand;
  const herd = HERDS.find(([words]) => containsAny(text, words))?.[1] ?? anyHerd;
  return { seed: slug, habitat, light, ...herd, walking };
}

/** The landscape of an article that has no photograph. */
export const landscapeFor = (article: ArticleRecord, aspect: Aspect, options: LandscapeOptions = {}): string =>
  drawLandscape(articleLandscape(article), { ...options, aspect });
