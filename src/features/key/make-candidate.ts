import type { Life } from "../../content/lives/life.ts";
import { isPlaceKey, PLACES } from "../../content/places/places.ts";
import type { Feature } from "../../content/record/record.ts";
import { SIDES } from "../../content/record/vocabulary.ts";
import { STATUSES } from "../../content/tuskers/status.ts";
import { STATUS_PRIORS } from "./character-traits.ts";
import type { KeyCandidate, KeyRecord } from "./key-data.ts";
import { yearsOf } from "./likelihood.ts";
import { isAskedBySide, type QuestionId } from "./questions.ts";

type Draft = Omit<KeyRecord, "states"> & { states: Partial<Record<QuestionId, string>> };

/** The first or last year of a date: the key needs no more, and a year tells no season. */
const yearOf = (date: string | undefined, end: 0 | 1): string | undefined => {
  const years = date === undefined ? undefined : yearsOf(date);
  return years === undefined ? undefined : String(years[end]);
};

function questionsOf({ character, side }: Feature): QuestionId[] {
  if (!isAskedBySide(character)) return [character];
  return (side === undefined ? SIDES : [side]).map((one): QuestionId => `${character}.${one}`);
}

function traitsOf(feature: Feature): Omit<KeyRecord, "states"> {
  const on = yearOf(feature.recordedOn, 1);
  const from = yearOf(feature.from, 0);
  const until = yearOf(feature.until, 1);
  return {
    ...(on === undefined ? {} : { on }),
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { until }),
    ...(feature.certainty === "certain" ? {} : { certainty: feature.certainty }),
    ...(isAskedBySide(feature.character) && feature.side === undefined ? { sideUnknown: true } : {}),
    sources: feature.sources,
  };
}

/** Features that share their dates, certainty and sources stand together, which halves the size of the key data. */
function groupFeatures(features: readonly Feature[]): KeyRecord[] {
  const groups = new Map<string, Draft[]>();
  for (const feature of features) {
    const traits = traitsOf(feature);
    const key = JSON.stringify(traits);
    const drafts = groups.get(key) ?? [];
    groups.set(key, drafts);
    const ids = questionsOf(feature);
    // Two accounts of one question need two records.
    let draft = drafts.find(({ states }) => ids.every((id) => states[id] === undefined));
    if (draft === undefined) {
      draft = { states: {}, ...traits };
      drafts.push(draft);
    }
    for (const id of ids) draft.states[id] = feature.state;
  }
  return [...groups.values()].flat();
}

/** A published tusker as a candidate of the key, from his life and his features. */
export function makeCandidate(life: Life, features: readonly Feature[]): KeyCandidate {
  const homes = life.places.filter((key) => isPlaceKey(key) && PLACES[key].kind === "home");
  // Of a tame one, only where he is kept counts: the place of his birth says nothing about where he is seen.
  const places = life.category === "domesticated" && homes.length > 0 ? homes : life.places;
  const born = yearOf(life.born?.earliest, 0);
  const diedOn = yearOf(life.died?.latest, 1);
  const deadBy = yearOf(life.deadBy?.latest, 1);
  return {
    slug: life.slug,
    name: life.name,
    status: life.status,
    ...(STATUSES[life.status].mayLive ? {} : { isDead: true as const }),
    category: life.category,
    ...(born === undefined ? {} : { born: Number(born) }),
    ...(diedOn === undefined ? {} : { diedOn }),
    ...(deadBy === undefined ? {} : { deadBy }),
    places,
    prior: STATUS_PRIORS[life.status],
    features: groupFeatures(features),
  };
}
