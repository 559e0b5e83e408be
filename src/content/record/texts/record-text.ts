import { PLACE_NAMES } from "../../places/words.ts";
import type { Account, Claims, Feature, RecordedEvent, Relation } from "../record.ts";
import { CLAIM_PROPERTIES, type ClaimProperty } from "../vocabulary.ts";
import {
  CHARACTER_WORDS,
  CLAIM_LABELS,
  EVENT_LABELS,
  MARK_PLACE_LABELS,
  RELATION_LABELS,
  SIDE_LABELS,
} from "../words.ts";
import { writtenRecordDate, writtenTime } from "../written-record-date.ts";
import { words } from "./words.ts";
import { WRITTEN } from "./written-values.ts";

// The record in words, one line a statement, for comparing two versions of an entry.

type Line = { label: string; tusker?: string | undefined; text: string; sources: readonly string[] };

type Statement = { certainty: string; sources: readonly string[]; note?: string | undefined };

/** A line such as "Born", "about 1953 (likely)". Certainty is named only where there is doubt. */
function line(label: string, parts: (string | undefined)[], { certainty, sources, note }: Statement): Line {
  const doubt = certainty === "certain" ? undefined : `(${certainty})`;
  return { label, text: [...parts, note && `– ${note}`, doubt].filter(Boolean).join(" "), sources };
}

const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
const when = (label: string, date: string | undefined): string | undefined =>
  date && `${label} ${writtenRecordDate(date)}`;

function claimValue(property: ClaimProperty, value: unknown): string {
  if (property === "status") return String(value);
  const text = (WRITTEN[property] as (value: unknown) => string)(value);
  if (property === "deathCause" || property === "keeper") return lowered(text);
  if (property !== "tuskLength") return text;
  return [lowered(text), (value as { measured?: string }).measured].filter(Boolean).join(", ");
}

/** Whether an account says no more than the field of the status, which is compared by itself. */
const isInField = (property: ClaimProperty, { certainty, sources, note, recordedOn }: Account): boolean =>
  property === "status" && certainty === "certain" && sources.length === 0 && !note && !recordedOn;

export const claimLines = (claims: Claims): Line[] =>
  CLAIM_PROPERTIES.flatMap((property) =>
    ((claims[property] ?? []) as Account[])
      .filter((account) => !isInField(property, account))
      .map((account) =>
        line(
          CLAIM_LABELS[property],
          [claimValue(property, account.value), when("recorded", account.recordedOn)],
          account,
        ),
      ),
  );

export const eventLines = (events: readonly RecordedEvent[]): Line[] =>
  events.map(({ kind, date, until, place, text, role, account, ...statement }) =>
    line(
      writtenTime({ date, until }),
      [
        `${EVENT_LABELS[kind]}.`,
        place && `${PLACE_NAMES[place]}.`,
        text,
        role && words.compared.role(role),
        account && `[${account}]`,
      ],
      statement,
    ),
  );

export const featureLines = (features: readonly Feature[]): Line[] =>
  features.map(({ character, side, state, clock, where, from, until, recordedOn, ...statement }) => {
    const { label, states }: { label: string; states: Record<string, string> } = CHARACTER_WORDS[character];
    const details = [
      side && lowered(SIDE_LABELS[side]),
      where && lowered(MARK_PLACE_LABELS[where]),
      clock && words.compared.clock(clock),
      when("from", from),
      when("until", until),
      when("recorded", recordedOn),
    ].filter(Boolean);
    return line(label, [[lowered(states[state] ?? state), ...details].join(", ")], statement);
  });

export const relationLines = (relations: readonly Relation[]): Line[] =>
  relations.map(({ kind, to, name, date, ...statement }) => ({
    ...line(RELATION_LABELS[kind], [[name, date && writtenRecordDate(date)].filter(Boolean).join(", ")], statement),
    tusker: to,
  }));
