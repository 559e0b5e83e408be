import type { PlaceKey } from "../places/places.ts";
import type { DeathCause } from "../record/vocabulary.ts";
import type { Source } from "../sources/source.ts";
import { STATUSES, type TuskerCategory, type TuskerStatus } from "../tuskers/status.ts";
import { causeOf, type Life, type SourceKind } from "./life.ts";

/** What a count is out of, in words: never all tuskers, only those published here. */
type Base = { of: number; what: string };
type Counts<Key extends string> = Partial<Record<Key, number>>;

/** A shape of tusks: its form, or else that one is missing or broken. */
export type TuskShape = NonNullable<Life["tuskForm"]> | "one_tusk" | "no_tusks" | "broken";

type Deaths = Base & {
  causes: Counts<DeathCause>;
  /** By year, the earliest first; without a year last. */
  years: { year: number | null; causes: Counts<DeathCause> }[];
};

/** Lives that are alike in all that the filters tell apart. */
export type LifeGroup = {
  status: TuskerStatus;
  category: TuskerCategory;
  deathCause: DeathCause | null;
  places: PlaceKey[];
  count: number;
};

export type Statistics = {
  published: number;
  /** The earliest year that any life reaches back to. */
  since: number | null;
  status: Base & { counts: Counts<TuskerStatus>; categories: Partial<Record<TuskerCategory, Counts<TuskerStatus>>> };
  deaths: Deaths;
  wildDeaths: Deaths;
  tuskForms: Base & { recorded: number; counts: Counts<TuskShape> };
  lastRecorded: Base & { years: { year: number | null; count: number }[] };
  sources: Base & { kinds: Counts<SourceKind> };
  groups: LifeGroup[];
};

const BASES = {
  status: "published tuskers",
  deaths: "published tuskers whose death is recorded",
  wildDeaths: "published wild tuskers whose death is recorded",
  lastRecorded: "published tuskers alive at their last record",
  sources: "different sources of published tuskers",
};

const yearOf = (day: string): number => Number(day.slice(0, 4));

const raise = <Key extends string>(counts: Counts<Key>, key: Key): void => {
  counts[key] = (counts[key] ?? 0) + 1;
};

function tuskShape({ tusks, tuskForm, tuskBroken }: Life): TuskShape | null {
  if (tuskForm !== null) return tuskForm;
  if (tusks === "one" || tusks === "left_only" || tusks === "right_only") return "one_tusk";
  if (tusks === "none" || tusks === "tushes") return "no_tusks";
  return tuskBroken ? "broken" : null;
}

/** What makes two entries of source lists the same source. */
const identityOf = ({ key, url, title }: Source): string => key ?? url ?? title;

/** The year that a death counts under: that of its last possible day. */
const deathYear = ({ died, deadBy }: Life): number | null => {
  const day = died?.latest ?? deadBy?.latest;
  return day === undefined ? null : yearOf(day);
};

const lastYear = ({ last }: Life): number | null => (last === null ? null : yearOf(last.latest));

/**
 * Counts lives one by one, so that no list of all of them is needed. It is the only code that counts for the statistics.
 */
export function countLives() {
  const deaths = {
    all: new Map<number | null, Counts<DeathCause>>(),
    wild: new Map<number | null, Counts<DeathCause>>(),
  };
  const causes: Record<keyof typeof deaths, Counts<DeathCause>> = { all: {}, wild: {} };
  const lastYears = new Map<number | null, number>();
  const kinds = new Map<string, SourceKind>();
  const groups = new Map<string, LifeGroup>();
  const counts: Counts<TuskerStatus> = {};
  const categories: Statistics["status"]["categories"] = {};
  const forms: Counts<TuskShape> = {};
  let published = 0;
  let since: number | null = null;

  const addDeath = (whose: keyof typeof deaths, life: Life, cause: DeathCause) => {
    raise(causes[whose], cause);
    const year = deathYear(life);
    const ofYear = deaths[whose].get(year) ?? {};
    raise(ofYear, cause);
    deaths[whose].set(year, ofYear);
  };

  const add = (life: Life, sources: readonly Source[]): void => {
    const { status, category, deathCause, places } = life;
    published += 1;
    const begin = life.born?.earliest ?? life.first?.earliest;
    if (begin !== undefined && (since === null || yearOf(begin) < since)) since = yearOf(begin);
    raise(counts, status);
    const ofCategory = categories[category] ?? {};
    raise(ofCategory, status);
    categories[category] = ofCategory;
    const cause = causeOf(life);
    if (cause !== undefined) {
      addDeath("all", life, cause);
      if (category === "wild") addDeath("wild", life, cause);
    }
    const shape = tuskShape(life);
    if (shape !== null) raise(forms, shape);
    if (STATUSES[status].drawnAs === "alive") lastYears.set(lastYear(life), (lastYears.get(lastYear(life)) ?? 0) + 1);
    for (const source of sources) kinds.set(identityOf(source), source.kind);
    const alike = [status, category, deathCause, ...places].join(" ");
    const group = groups.get(alike) ?? { status, category, deathCause, places, count: 0 };
    groups.set(alike, { ...group, count: group.count + 1 });
  };

  const result = (): Statistics => ({
    published,
    since,
    status: { of: published, what: BASES.status, counts, categories },
    deaths: { of: sum(causes.all), what: BASES.deaths, causes: causes.all, years: byYear(deaths.all) },
    wildDeaths: { of: sum(causes.wild), what: BASES.wildDeaths, causes: causes.wild, years: byYear(deaths.wild) },
    tuskForms: { of: published, what: BASES.status, recorded: sum(forms), counts: forms },
    lastRecorded: {
      of: counts.alive ?? 0,
      what: BASES.lastRecorded,
      years: inOrder(lastYears).map(([year, count]) => ({ year, count })),
    },
    sources: { of: kinds.size, what: BASES.sources, kinds: countValues(kinds) },
    groups: [...groups.values()],
  });

  return { add, result };
}

const sum = (counts: Counts<string>): number =>
  Object.values(counts).reduce<number>((total, count) => total + (count ?? 0), 0);

const inOrder = <Value>(years: ReadonlyMap<number | null, Value>): [number | null, Value][] =>
  [...years].sort(([a], [b]) => (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY));

const byYear = (years: ReadonlyMap<number | null, Counts<DeathCause>>): Deaths["years"] =>
  inOrder(years).map(([year, causes]) => ({ year, causes }));

function countValues(kinds: ReadonlyMap<string, SourceKind>): Counts<SourceKind> {
  const counts: Counts<SourceKind> = {};
  for (const kind of kinds.values()) raise(counts, kind);
  return counts;
}
