import { fitsFilter, type LifeFilter } from "../../../content/lives/life.ts";
import type { LifeGroup } from "../../../content/lives/statistics.ts";
import { isPlaceKey, PLACE_KEYS } from "../../../content/places/places.ts";
import { DEATH_CAUSES } from "../../../content/record/vocabulary.ts";
import {
  isTuskerCategory,
  isTuskerStatus,
  TUSKER_CATEGORIES,
  TUSKER_STATUSES,
} from "../../../content/tuskers/status.ts";

/** The filters of the chart in an address; unknown values count as none. */
export function readFilter(query: URLSearchParams): LifeFilter {
  const [status, category, place, cause] = ["status", "category", "place", "cause"].map(
    (name) => query.get(name) ?? "",
  ) as [string, string, string, string];
  return {
    status: isTuskerStatus(status) ? status : undefined,
    category: isTuskerCategory(category) ? category : undefined,
    place: isPlaceKey(place) ? place : undefined,
    cause: DEATH_CAUSES.find((known) => known === cause),
  };
}

export function filterAddress(filter: LifeFilter): string {
  const query = new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return query.size === 0 ? "/record" : `/record?${query}`;
}

/** One value of a filter, and how many lives it has by itself. */
type Choice = { value: string; count: number };
export type Choices = Record<keyof LifeFilter, Choice[]>;

const VALUES: { [Name in keyof Required<LifeFilter>]: readonly NonNullable<LifeFilter[Name]>[] } = {
  status: TUSKER_STATUSES,
  category: TUSKER_CATEGORIES,
  cause: DEATH_CAUSES,
  place: PLACE_KEYS,
};

/**
 * The values that each filter offers: those that some life has. They do not depend on the other filters, because several
 * are changed before the form is sent.
 */
export function choicesOf(groups: readonly LifeGroup[]): Choices {
  const count = (wanted: LifeFilter): number =>
    groups.filter((group) => fitsFilter(group, wanted)).reduce((total, group) => total + group.count, 0);
  const choose = (name: keyof LifeFilter): Choice[] =>
    VALUES[name].map((value) => ({ value, count: count({ [name]: value }) })).filter((choice) => choice.count > 0);
  return { status: choose("status"), category: choose("category"), cause: choose("cause"), place: choose("place") };
}
