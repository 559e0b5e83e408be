import type { PlaceKey } from "../../places/places.ts";
import type { Feature, RecordedEvent } from "../../record/record.ts";
import { compareRecordDates, earliestDay, isExact, latestDay, parseRecordDate } from "../../record/record-date.ts";
import type { CharacterName, StateOf } from "../../record/vocabulary.ts";
import type { TuskerFields } from "../fields.ts";
import { mayLiveWild } from "../may-live-wild.ts";
import { STATUSES } from "../status.ts";
import { toldLocationPlaces, toldPlaces } from "../told-places.ts";
import type { Life, SourceKind, Span } from "./life.ts";

/** The fields of a tusker that tell of his life. */
export type LifeFields = Pick<
  TuskerFields,
  | "name"
  | "status"
  | "statusAsOf"
  | "age"
  | "bornYear"
  | "diedOn"
  | "location"
  | "category"
  | "claims"
  | "events"
  | "features"
  | "sources"
>;

/** The life of a tusker as the chart draws it, from his claims, or from the older fields where those tell nothing. */
export function lifeOf(tusker: LifeFields & { _id: string; slug: string }): Life {
  const { claims, sources } = tusker;
  const fromFields: Life["fromFields"] = [];
  /** The first of these that tells something; the second one comes from the older fields. */
  const told = <Value>(fact: Life["fromFields"][number], recorded: Value | null, field: Value | null): Value | null => {
    if (recorded === null && field !== null) fromFields.push(fact);
    return recorded ?? field;
  };
  const status = told("status", claims.status?.[0]?.value ?? null, tusker.status) ?? tusker.status;
  const isDead = STATUSES[status].datedBy === "death";
  const born = told(
    "born",
    spanOf(claims.born?.[0]?.value ?? dateOf(tusker.events, "born")) ?? birthByAge(tusker),
    bornByFields(tusker),
  );
  const recordedDeath = spanOf(claims.died?.[0]?.value ?? dateOf(tusker.events, "died"));
  const died = isDead ? told("died", recordedDeath, spanOf(tusker.diedOn)) : null;
  const asOf = spanOf(tusker.statusAsOf);
  const records = recordsInLife(tusker, died);
  const recorded = latestOf(records);
  const isAsOfLater = !isDead && asOf !== null && (recorded === null || recorded.latest < asOf.latest);
  if (isAsOfLater) fromFields.push("last");
  const { places, isFromLocation } = placesOf({ ...tusker, status });
  if (isFromLocation) fromFields.push("places");
  const last = isAsOfLater ? asOf : recorded;
  return {
    _id: tusker._id,
    slug: tusker.slug,
    name: tusker.name,
    category: tusker.category,
    status,
    born,
    died,
    deadBy: isDead && died === null ? asOf : null,
    deathCause: isDead ? (claims.deathCause?.[0]?.value ?? null) : null,
    first: records[0] ?? last,
    last,
    places,
    tusks: stateOf(tusker.features, "tusks"),
    tuskForm: stateOf(tusker.features, "tusk_form"),
    tuskBroken: tusker.features.some(({ character, state }) => character === "tusk_break" && state !== "whole"),
    sources: { total: sources.length, kinds: countKinds(sources) },
    fromFields,
  };
}

function spanOf(text: string | null | undefined): Span | null {
  const date = parseRecordDate(text ?? "");
  if (text == null || date === undefined) return null;
  return { date: text, earliest: earliestDay(date), latest: latestDay(date), exact: isExact(date) };
}

const dateOf = (events: readonly RecordedEvent[], kind: RecordedEvent["kind"]): string | undefined =>
  events.find((event) => event.kind === kind)?.date;

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** A birth counted back from an age with its date. */
function birthByAge({ claims }: LifeFields): Span | null {
  const age = claims.age?.[0]?.value;
  const on = spanOf(age?.on);
  if (age === undefined || on === null) return null;
  const [from, until] = [yearOf(on.earliest) - Math.ceil(age.max), yearOf(on.latest) - Math.floor(age.min)];
  return spanOf(from === until ? `${until}~` : `${from}/${until}`);
}

function bornByFields({ bornYear, age, status, statusAsOf, diedOn }: LifeFields): Span | null {
  if (bornYear !== null) return spanOf(String(bornYear));
  const on = spanOf(STATUSES[status].datedBy === "death" ? (diedOn ?? statusAsOf) : statusAsOf);
  return age === null || on === null ? null : spanOf(`${yearOf(on.earliest) - Math.round(age)}~`);
}

/** What is dated but is no record of him in life. */
const NOT_IN_LIFE: readonly RecordedEvent["kind"][] = ["born", "died", "preserved", "honoured"];

/** The dated records of him in life, in order. */
function recordsInLife({ claims, events, features }: LifeFields, died: Span | null): Span[] {
  const dates = [
    ...events.filter(({ kind }) => !NOT_IN_LIFE.includes(kind)).map(({ date }) => date),
    ...features.map(({ recordedOn }) => recordedOn),
    ...Object.values(claims).flatMap((accounts) => accounts?.map(({ recordedOn }) => recordedOn) ?? []),
  ];
  return dates
    .flatMap((date) => spanOf(date) ?? [])
    .filter(({ earliest }) => died === null || earliest <= died.latest)
    .sort((a, b) => compareRecordDates(a.date, b.date));
}

const latestOf = (spans: readonly Span[]): Span | null =>
  spans.reduce<Span | null>((latest, span) => (latest === null || span.latest > latest.latest ? span : latest), null);

/** The places of his events, and those that his location names. */
function placesOf(tusker: LifeFields): { places: PlaceKey[]; isFromLocation: boolean } {
  const inEvents = toldPlaces(
    tusker.events.flatMap(({ place }) => place ?? []),
    mayLiveWild(tusker),
  );
  const places = [...new Set([...inEvents, ...toldLocationPlaces(tusker)])];
  return { places, isFromLocation: places.length > inEvents.length };
}

function stateOf<Name extends CharacterName>(features: readonly Feature[], name: Name): StateOf<Name> | null {
  // The schema of a feature ties each state to its character.
  return (features.find(({ character }) => character === name)?.state as StateOf<Name> | undefined) ?? null;
}

function countKinds(sources: LifeFields["sources"]): Partial<Record<SourceKind, number>> {
  const kinds: Partial<Record<SourceKind, number>> = {};
  for (const { kind } of sources) kinds[kind] = (kinds[kind] ?? 0) + 1;
  return kinds;
}
