import type { Content, Fields } from "../../fields/fields.ts";
import { RICH_TEXTS } from "../../kinds/kinds.ts";
import { compareRecordDates } from "../../record/record-date.ts";
import { CLAIM_PROPERTIES } from "../../record/vocabulary.ts";
import { citedInText, replaceCited } from "../../rich-text/citations/citations.ts";

/** A source that an entry cites, and the path of the field, as in errors: `events.2.sources.0`. */
export type Citation = { key: string; path: string };

/** A statement with its sources: an account of a fact, an event, a feature or a relation. */
type Statement = { sources?: readonly string[] };
type Claims = Record<string, readonly Statement[] | undefined>;

const LISTS = ["events", "features", "relations"] as const;

const statementsIn = (content: Content<Fields>, list: string): readonly Statement[] =>
  (content[list] as readonly Statement[] | undefined) ?? [];

const citationsIn = (statements: readonly Statement[], path: string): Citation[][] =>
  statements.map(({ sources = [] }, index) =>
    sources.map((key, place) => ({ key, path: `${path}.${index}.sources.${place}` })),
  );

function eventCitations(content: Content<Fields>): Citation[] {
  const events = statementsIn(content, "events") as readonly (Statement & { date: string })[];
  const dated = citationsIn(events, "events").map((citations, index) => ({
    citations,
    date: events[index]?.date ?? "",
  }));
  return dated.sort((a, b) => compareRecordDates(a.date, b.date)).flatMap(({ citations }) => citations);
}

/**
 * Every citation of an entry in the order in which its page shows them: facts, texts, events by date, features,
 * relations. The numbers on the page follow it.
 */
export function listCitations(content: Content<Fields>): Citation[] {
  const claims = (content.claims ?? {}) as Claims;
  return [
    ...CLAIM_PROPERTIES.flatMap((property) => citationsIn(claims[property] ?? [], `claims.${property}`).flat()),
    ...RICH_TEXTS.flatMap((path) => citedInText((content[path] as string | null) ?? "").map((key) => ({ key, path }))),
    ...eventCitations(content),
    ...citationsIn(statementsIn(content, "features"), "features").flat(),
    ...citationsIn(statementsIn(content, "relations"), "relations").flat(),
  ];
}

/** The same content with other keys in all its citations; keys that are not in the map stay. */
export function replaceCitedKeys<Kept extends Content<Fields>>(
  content: Kept,
  replacements: ReadonlyMap<string, string>,
): Kept {
  if (replacements.size === 0) return content;
  const replaced: Content<Fields> = { ...content };
  const inStatement = <Of extends Statement>(statement: Of): Of =>
    statement.sources === undefined
      ? statement
      : { ...statement, sources: [...new Set(statement.sources.map((key) => replacements.get(key) ?? key))] };
  for (const path of RICH_TEXTS) {
    const text = content[path];
    if (typeof text === "string") replaced[path] = replaceCited(text, (key) => replacements.get(key) ?? key);
  }
  for (const list of LISTS) {
    if (Array.isArray(content[list])) replaced[list] = statementsIn(content, list).map(inStatement);
  }
  if (content.claims) {
    const claims = Object.entries(content.claims as Claims);
    replaced.claims = Object.fromEntries(claims.map(([property, accounts]) => [property, accounts?.map(inStatement)]));
  }
  return replaced as Kept;
}
