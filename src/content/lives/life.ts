import { districtsOf, type PlaceKey } from "../places/places.ts";
import type { DeathCause, StateOf } from "../record/vocabulary.ts";
import type { SOURCE_KINDS } from "../sources/source.ts";
import { STATUSES, type TuskerCategory, type TuskerStatus } from "../tuskers/status.ts";

// What the chart of all lives needs of a tusker. Imported by public pages: no schemas here.

/** When something was, as far as the record tells. */
export type Span = {
  /** The date as recorded, a part of EDTF: 1953~, 1970/1975, 2017-07-12. */
  date: string;
  /** The first day that it may mean. */
  earliest: string;
  /** The last day that it may mean. */
  latest: string;
  /** Whether it names one year, month or day without doubt. */
  exact: boolean;
};

export type SourceKind = (typeof SOURCE_KINDS)[number];

/** What can come from the older fields of an entry, because its claims do not tell it. */
export const FALLBACKS = ["status", "born", "died", "last", "places"] as const;

export type Life = {
  _id: string;
  slug: string;
  name: string;
  category: TuskerCategory;
  status: TuskerStatus;
  born: Span | null;
  /** His death; for a dead tusker whose death has no date, null. */
  died: Span | null;
  /** The day by which he was dead, if the date of his death is not recorded. */
  deadBy: Span | null;
  deathCause: DeathCause | null;
  /** His first and last dated record in life. */
  first: Span | null;
  last: Span | null;
  places: PlaceKey[];
  tusks: StateOf<"tusks"> | null;
  tuskForm: StateOf<"tusk_form"> | null;
  tuskBroken: boolean;
  sources: { total: number; kinds: Partial<Record<SourceKind, number>> };
  fromFields: (typeof FALLBACKS)[number][];
};

/** When he lived, and what ended his life. */
export type LifeDates = Pick<Life, "status" | "born" | "died" | "deadBy" | "deathCause" | "first" | "last">;

export type LifeFilter = {
  status?: TuskerStatus | undefined;
  category?: TuskerCategory | undefined;
  place?: PlaceKey | undefined;
  cause?: DeathCause | undefined;
};

/** The cause that a life counts under: a death without one counts as not recorded. Undefined if he is not dead. */
export const causeOf = ({ status, deathCause }: Pick<Life, "status" | "deathCause">): DeathCause | undefined =>
  STATUSES[status].datedBy === "death" ? (deathCause ?? "unknown") : undefined;

type Filtered = Pick<Life, "status" | "category" | "places" | "deathCause">;

/** Whether a life fits. As on the pages of places, a tusker of a park is among those of its districts. */
export const fitsFilter = (life: Filtered, { status, category, place, cause }: LifeFilter): boolean =>
  (status === undefined || life.status === status) &&
  (category === undefined || life.category === category) &&
  (place === undefined || life.places.some((told) => told === place || districtsOf(told).includes(place))) &&
  (cause === undefined || causeOf(life) === cause);
