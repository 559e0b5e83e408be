import type { Company, Landmark } from "../../../artwork/parameters.ts";
import type { Habitat, Skin } from "../../../artwork/portrait-parameters.ts";
import type { SeededRandom } from "../../../artwork/random.ts";

/** The settings of a park or district, by words of the location. */
const PLACES: readonly (readonly [RegExp, readonly Habitat[]])[] = [
  [/kumana|panama|bundala/, ["coast", "river", "rocks"]],
  [/yala/, ["rocks", "dryforest", "river", "coast"]],
  [/minneriya|kaudulla|wasgamuwa|somawathi/, ["lakebed", "grassland", "tank"]],
  [/kala wewa|kandalama|gal oya|parakrama/, ["tank", "lakebed"]],
  [/udawalawe|lahugala/, ["grassland", "dryforest", "tank"]],
  [/kurunegala|anuradhapura|polonnaruwa|kahalla/, ["paddy", "dryforest", "tank"]],
  [/pinnawala/, ["river"]],
  [/sinharaja|sri pada|lampang|rain/, ["rainforest"]],
];

const ELSEWHERE: readonly Habitat[] = ["dryforest", "grassland", "paddy", "tank"];

/** Parts of a park say more than the park itself. They are drawn of nobody who may live there. */
const PARTS_OF_A_PARK: readonly Habitat[] = ["coast", "river", "court", "temple"];

/** Whether a setting may be drawn of a tusker who may live wild. */
export const tellsNoPlace = (habitat: Habitat): boolean => !PARTS_OF_A_PARK.includes(habitat);

type Where = { location: string; isTemple: boolean; isClothed: boolean; mayLiveWild: boolean };

/** The setting: typical of the recorded park or district, and no closer. */
export function habitatOf({ location, isTemple, isClothed, mayLiveWild }: Where, random: SeededRandom): Habitat {
  const chance = random();
  if (isClothed) return "temple";
  const place = location.toLowerCase();
  const known = PLACES.find(([words]) => words.test(place))?.[1] ?? (isTemple ? ["court" as const] : ELSEWHERE);
  const lands = mayLiveWild ? known.filter(tellsNoPlace) : known;
  return lands[Math.floor(chance * lands.length)] ?? "grassland";
}

/** What stands on the horizon. Nothing that could be found does so behind a tusker who may live wild. */
export function landmarkOf({ location, isTemple, mayLiveWild }: Where, random: SeededRandom): Landmark {
  const chance = random();
  if (mayLiveWild) return "none";
  const place = location.toLowerCase();
  if (/maligawa|kandy/.test(place)) return "octagon";
  if (isTemple) return "stupa";
  if (/kala wewa|anuradhapura/.test(place)) return chance < 0.6 ? "stupa" : "rock";
  return chance < 0.4 ? "rock" : "none";
}

const COMPANIES: Partial<Record<Habitat, readonly Company[]>> = {
  lakebed: ["herd"],
  grassland: ["herd", "egrets", "egrets"],
  paddy: ["egrets"],
  rocks: ["none", "egrets"],
};

export const companyOf = (habitat: Habitat, random: SeededRandom): Company => {
  const chance = random();
  const choices = COMPANIES[habitat] ?? ["none"];
  return choices[Math.floor(chance * choices.length)] ?? "none";
};

/** Dust and water colour every elephant: which, depends on where he stands. */
const SKINS: Partial<Record<Habitat, readonly Skin[]>> = {
  tank: ["ink", "slate"],
  river: ["ink", "slate"],
  rocks: ["umber", "laterite"],
  dryforest: ["umber", "slate"],
  temple: ["ink", "slate"],
};

export const skinOf = (habitat: Habitat, random: SeededRandom): Skin => {
  const chance = random();
  const choices = SKINS[habitat] ?? ["slate", "ash"];
  return choices[Math.floor(chance * choices.length)] ?? "slate";
};
