import type { Claims, RecordedEvent } from "../record/record.ts";
import { compareRecordDates, earliestDay, isExact, latestDay, parseRecordDate } from "../record/record-date.ts";
import type { Certainty, ClaimProperty, EventKind } from "../record/vocabulary.ts";
import type { TuskerFields } from "../tuskers/fields.ts";
import { STATUSES, type TuskerStatus } from "../tuskers/status.ts";
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
    spanOf(claims.born?.[0]?.value ?? dateOf(tusker.events, "born")) ?? birthByAge(claims),
    bornByFields(tusker),
  );
  const recordedDeath = spanOf(claims.died?.[0]?.value ?? dateOf(tusker.events, "died"));
  const died = isDead ? told("died", recordedDeath, spanOf(tusker.diedOn)) : null;
  const asOf = spanOf(tusker.statusAsOf);
  const records = recordsInLife(tusker, status, died);
  const recorded = records.at(-1) ?? null;
  // Cards show the date of the status: it gives way only to a record that is later for certain.
  const isAsOfLast = !isDead && asOf !== null && (recorded === null || recorded.earliest <= asOf.latest);
  if (isAsOfLast && recorded?.date !== asOf.date) fromFields.push("last");
  const last = isAsOfLast ? asOf : isUndated(claims.status?.[0]) ? null : recorded;
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

/** A birth counted back from the ages that have a date. If accounts of the age differ, it spans all of them. */
export function birthByAge(claims: Pick<Claims, "age">): Span | null {
  const births = (claims.age ?? []).flatMap(({ value: { min, max, on: date } }) => {
    const on = spanOf(date);
    return on === null ? [] : [[yearOf(on.earliest) - Math.ceil(max), yearOf(on.latest) - Math.floor(min)] as const];
  });
  if (births.length === 0) return null;
  const [from, until] = [Math.min(...births.map(([first]) => first)), Math.max(...births.map(([, last]) => last))];
  if (from === until) return spanOf(`${until}~`);
  return spanOf(until - from === 1 ? `[${from},${until}]` : `${from}/${until}`);
}

function bornByFields({ bornYear, age, status, statusAsOf, diedOn }: DateFields): Span | null {
  if (bornYear !== null) return spanOf(String(bornYear));
  const on = spanOf(STATUSES[status].datedBy === "death" ? (diedOn ?? statusAsOf) : statusAsOf);
  return age === null || on === null ? null : spanOf(`${yearOf(on.earliest) - Math.round(age)}~`);
}

/** Whether a source says that he is alive, but not when. */
const isUndated = (account: NonNullable<Claims["status"]>[number] | undefined): boolean =>
  account?.value === "alive" && account.sources.length > 0 && account.recordedOn === undefined;

/** What is dated but is no record of him in life. */
const NOT_IN_LIFE: readonly EventKind[] = ["born", "feared_lost", "died", "preserved", "honoured"];

/** Dates of texts about his death, not of records of him in life. */
const ABOUT_DEATH: readonly string[] = ["died", "deathCause"] satisfies ClaimProperty[];

type Dated = { date: string | undefined; certainty: Certainty };

/** The days on which facts and features were recorded: of a missing tusker, those of texts that were written later. */
function daysOfAccounts({ claims, features }: DateFields): Dated[] {
  const accounts = Object.entries(claims).flatMap(([property, all]) => {
    if (ABOUT_DEATH.includes(property)) return [];
    return all?.filter(({ value }) => property !== "status" || value === "alive") ?? [];
  });
  return [...accounts, ...features].map(({ recordedOn, certainty }) => ({ date: recordedOn, certainty }));
}

/**
 * The dated records of him in life, ordered by the first day that each may mean: something at an unknown time in many
 * years is not the last record. Disputed ones count only if nothing else has a date.
 */
function recordsInLife(tusker: DateFields, status: TuskerStatus, died: Span | null): Span[] {
  const isMissing = STATUSES[status].drawnAs === "missing";
  const dated: Dated[] = [
    ...tusker.events.filter(({ kind }) => !NOT_IN_LIFE.includes(kind)),
    ...(isMissing ? [] : daysOfAccounts(tusker)),
  ];
  const seenLast = isMissing ? spanOf(dateOf(tusker.events, "last_recorded")) : null;
  const end = (died ?? seenLast)?.latest;
  const records = dated
    .flatMap(({ date, certainty }) => {
      const span = spanOf(date);
      return span === null || (end !== undefined && span.earliest > end) ? [] : [{ span, certainty }];
    })
    .sort((one, other) => compareRecordDates(one.span.date, other.span.date));
  const firm = records.filter(({ certainty }) => certainty !== "disputed");
  return (firm.length > 0 || tusker.statusAsOf !== null ? firm : records).map(({ span }) => span);
}
