import { PLACE_NAMES } from "../../places/words.en.ts";
import type { Account, Claims, Feature, RecordedEvent, Relation } from "../record.ts";
import { CLAIM_PROPERTIES, type ClaimProperty, type DeathCause, type Keeper } from "../vocabulary.ts";
import {
  CHARACTER_WORDS,
  CLAIM_LABELS,
  DEATH_CAUSE_LABELS,
  EVENT_LABELS,
  KEEPER_LABELS,
  MARK_PLACE_LABELS,
  RELATION_LABELS,
  SIDE_LABELS,
} from "../words.en.ts";
import { writtenRecordDate, writtenTime } from "../written-record-date.ts";

// The record as plain text, one line a statement, for comparing two versions of an entry.

type Statement = { certainty: string; sources: readonly string[]; note?: string | undefined };

/** A line such as "Born: about 1953 (likely) S12 S13". Certainty is named only where there is doubt. */
function line(parts: (string | undefined)[], { certainty, sources, note }: Statement): string {
  const doubt = certainty === "certain" ? undefined : `(${certainty})`;
  return [...parts, note && `– ${note}`, doubt, ...sources].filter(Boolean).join(" ");
}

const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
const when = (label: string, date: string | undefined): string | undefined =>
  date && `${label} ${writtenRecordDate(date)}`;

type Measured = { min: number; max: number; about?: boolean; on?: string; side?: string; measured?: string };
const UNITS: Partial<Record<ClaimProperty, string>> = { age: "years", height: "m", tuskLength: "m" };

function measure({ min, max, about, on, side, measured }: Measured, unit: string | undefined): string {
  const number = min === max ? String(min) : `${min} to ${max}`;
  return [about && "about", number, unit, side, measured, when("on", on)].filter(Boolean).join(" ");
}

function claimValue(property: ClaimProperty, value: unknown): string {
  if (typeof value === "object" && value !== null) return measure(value as Measured, UNITS[property]);
  const text = String(value);
  if (property === "born" || property === "died") return writtenRecordDate(text);
  if (property === "deathCause") return lowered(DEATH_CAUSE_LABELS[text as DeathCause]);
  return property === "keeper" ? lowered(KEEPER_LABELS[text as Keeper]) : text;
}

export const claimsText = (claims: Claims): string =>
  CLAIM_PROPERTIES.flatMap((property) =>
    ((claims[property] ?? []) as Account[]).map((account) =>
      line(
        [`${CLAIM_LABELS[property]}: ${claimValue(property, account.value)}`, when("recorded", account.recordedOn)],
        account,
      ),
    ),
  ).join("\n");

export const eventsText = (events: readonly RecordedEvent[]): string =>
  events
    .map(({ kind, date, until, place, text, role, account, ...statement }) =>
      line(
        [
          `${writtenTime({ date, until })}, ${lowered(EVENT_LABELS[kind])}:`,
          place && `${PLACE_NAMES[place]}.`,
          text,
          role && `Role: ${role}.`,
          account && `[${account}]`,
        ],
        statement,
      ),
    )
    .join("\n");

export const featuresText = (features: readonly Feature[]): string =>
  features
    .map(({ character, side, state, clock, where, from, until, recordedOn, ...statement }) => {
      const { label, states }: { label: string; states: Record<string, string> } = CHARACTER_WORDS[character];
      const details = [
        side && lowered(SIDE_LABELS[side]),
        where && lowered(MARK_PLACE_LABELS[where]),
        clock && `at ${clock} o'clock`,
        when("from", from),
        when("until", until),
        when("recorded", recordedOn),
      ].filter(Boolean);
      return line([[`${label}: ${lowered(states[state] ?? state)}`, ...details].join(", ")], statement);
    })
    .join("\n");

export const relationsText = (relations: readonly Relation[]): string =>
  relations
    .map(({ kind, to, name, date, ...statement }) =>
      line(
        [[`${RELATION_LABELS[kind]} ${name ?? to}`, ...(date ? [writtenRecordDate(date)] : [])].join(", ")],
        statement,
      ),
    )
    .join("\n");
