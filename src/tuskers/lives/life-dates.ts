import type { RecordedEvent } from "../../record/record.ts";
import { compareRecordDates, earliestDay, isExact, latestDay, parseRecordDate } from "../../record/record-date.ts";
import type { TuskerFields } from "../fields.ts";
import { STATUSES } from "../status.ts";
import type { Life, LifeDates, Span } from "./life.ts";

/** The fields of a tusker that tell when he lived. */
export type DateFields = Pick<
  TuskerFields,
  "status" | "statusAsOf" | "age" | "bornYear" | "diedOn" | "claims" | "events" | "features"
>;

/** When he lived, from his claims, or from the older fields where those tell nothing. */
export function datesOfLife(tusker: DateFields): LifeDates & Pick<Life, "fromFields"> {
  const { claims } = tusker;
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
  const last = isAsOfLater ? asOf : recorded;
  return {
    status,
    born,
    died,
    deadBy: isDead && died === null ? asOf : null,
    deathCause: isDead ? (claims.deathCause?.[0]?.value ?? null) : null,
    first: records[0] ?? last,
    last,
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
function birthByAge({ claims }: DateFields): Span | null {
  const age = claims.age?.[0]?.value;
  const on = spanOf(age?.on);
  if (age === undefined || on === null) return null;
  const [from, until] = [yearOf(on.earliest) - Math.ceil(age.max), yearOf(on.latest) - Math.floor(age.min)];
  return spanOf(from === until ? `${until}~` : `${from}/${until}`);
}

function bornByFields({ bornYear, age, status, statusAsOf, diedOn }: DateFields): Span | null {
  if (bornYear !== null) return spanOf(String(bornYear));
  const on = spanOf(STATUSES[status].datedBy === "death" ? (diedOn ?? statusAsOf) : statusAsOf);
  return age === null || on === null ? null : spanOf(`${yearOf(on.earliest) - Math.round(age)}~`);
}

/** What is dated but is no record of him in life. */
const NOT_IN_LIFE: readonly RecordedEvent["kind"][] = ["born", "died", "preserved", "honoured"];

/** The dated records of him in life, in order. */
function recordsInLife({ claims, events, features }: DateFields, died: Span | null): Span[] {
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
