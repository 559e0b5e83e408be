import type { Account, Claims, Feature, RecordedEvent, Relation } from "../../record/record.ts";
import { compareRecordDates } from "../../record/record-date.ts";
import { stateText } from "../../record/texts/feature-lines.ts";
import { WRITTEN } from "../../record/texts/written-values.ts";
import { type Certainty, CLAIM_PROPERTIES, type ClaimProperty } from "../../record/vocabulary.ts";
import { CERTAINTY_LABELS, CHARACTER_WORDS, CLAIM_LABELS, EVENT_LABELS, RELATION_LABELS } from "../../record/words.ts";
import { writtenRecordDate, writtenTime } from "../../record/written-record-date.ts";
import { citedInText } from "../../rich-text/citations/citations.ts";
import { words } from "../../sources/words.ts";
import type { TuskerStatus } from "../../tuskers/status.ts";
import { STATUS_LABELS } from "../../tuskers/words.ts";

/** What of an entry may rest on a source. An article has texts only. */
export type Resting = {
  texts: readonly (string | null)[];
  claims?: Claims;
  events?: readonly RecordedEvent[];
  features?: readonly Feature[];
  relations?: readonly Relation[];
};

type Statement = { certainty: Certainty; sources: readonly string[] };

function writtenValue(property: ClaimProperty, value: unknown): string {
  if (property === "status") return STATUS_LABELS[value as TuskerStatus];
  return (WRITTEN[property] as (value: unknown) => string)(value);
}

/** "Status: Alive, recorded November 2022": what changes with time is told with its date. */
function factName(property: ClaimProperty, { value, recordedOn }: Account): string {
  const name = `${CLAIM_LABELS[property]}: ${writtenValue(property, value)}`;
  return recordedOn === undefined ? name : words.rests.recorded(name, writtenRecordDate(recordedOn));
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** "Tusks: both"; with the side, which brings a colon of its own, "Edge of the ear, his left: torn". */
function featureName(feature: Feature): string {
  const { label } = CHARACTER_WORDS[feature.character];
  return `${label}${feature.side === undefined ? ":" : ","} ${lowered(stateText(feature))}`;
}

/**
 * The statements of an entry that rest on a source, in the order of its page. They are named, not quoted: a text that is
 * cut could say what its whole does not. No place is named.
 * @param nameOf the name of another tusker, if readers may see his entry
 */
export function restingStatements(entry: Resting, key: string, nameOf: (id: string) => string | undefined): string[] {
  const { texts, claims = {}, events = [], features = [], relations = [] } = entry;
  const rests = ({ sources }: Statement) => sources.includes(key);
  const named = (name: string, { certainty }: Statement) =>
    certainty === "certain" ? name : words.rests.inDoubt(name, lowered(CERTAINTY_LABELS[certainty]));
  const facts = CLAIM_PROPERTIES.flatMap((property) =>
    ((claims[property] ?? []) as Account[]).filter(rests).map((account) => named(factName(property, account), account)),
  );
  const happened = events
    .filter(rests)
    .sort((one, other) => compareRecordDates(one.date, other.date))
    .map((event) => named(`${EVENT_LABELS[event.kind]}, ${writtenTime(event)}`, event));
  const seen = features.filter(rests).map((feature) => named(featureName(feature), feature));
  const related = relations.filter(rests).flatMap((relation) => {
    const name = relation.name ?? nameOf(relation.to ?? "");
    return name === undefined ? [] : [named(`${RELATION_LABELS[relation.kind]} ${name}`, relation)];
  });
  const inText = texts.some((text) => citedInText(text ?? "").includes(key)) ? [words.rests.text] : [];
  return [...new Set([...facts, ...inText, ...happened, ...seen, ...related])];
}
