import { listRowsBySeq } from "../../content/entries/records/complete-entries.server.ts";
import { isListed } from "../../content/entries/records/list-entries.server.ts";
import { columnOf, fieldsOf } from "../../content/fields/fields.ts";
import { readQuestionPool } from "../../content/lives/read-lives.server.ts";
import type { IndexedDatabase } from "../../content/search/directory-index.server.ts";
import { findTranslationFacts } from "../../content/translations/translation-rows.server.ts";
import { type TuskerFields, tuskerFields } from "../../content/tuskers/fields.ts";
import { nativeNamesOf, type SpelledName } from "../../content/tuskers/native-names.ts";
import type { TuskerRow } from "../../content/tuskers/tusker-tables.server.ts";
import { getContentVersion } from "../../platform/db/content-version.server.ts";
import { foldForSearch } from "../../platform/text/fold.ts";
import { type Candidates, candidatesOf, questionsOfSet } from "./asked/make-questions.ts";
import type { QuestionSet } from "./asked/question.ts";
import type { Recorded } from "./asked/recorded.ts";
import { SETS } from "./asked/sets.ts";

/** Whether a field may hold something that readers are told: a wrong answer must not be true by it. */
const IS_TOLD: Record<keyof TuskerFields, boolean> = {
  name: true,
  aliases: true,
  statusAsOf: true,
  statusNote: true,
  ageNote: true,
  bornYear: true,
  diedOn: true,
  heightM: true,
  location: true,
  tusks: true,
  origin: true,
  description: true,
  claims: true,
  events: true,
  features: true,
  relations: true,
  // Each is one of few values, or a number of at most three digits, which texts contain by chance.
  status: false,
  age: false,
  category: false,
  // These tell nothing of the animal itself.
  tags: false,
  wikidata: false,
  publication: false,
  sources: false,
  portrait: false,
};
const TOLD = fieldsOf(tuskerFields).flatMap(([name]) => (IS_TOLD[name] ? [columnOf(name) as keyof TuskerRow] : []));

const toRecorded = (row: TuskerRow, names: readonly SpelledName[] | undefined): Recorded => ({
  _id: row.id,
  slug: row.slug,
  name: row.name,
  nativeNames: nativeNamesOf({ name: row.name, aliases: JSON.parse(row.aliases) }, names),
  category: row.category,
  status: row.status,
  location: row.location,
  claims: JSON.parse(row.claims),
  events: JSON.parse(row.events),
  features: JSON.parse(row.features),
  relations: JSON.parse(row.relations),
  sources: JSON.parse(row.sources),
  text: foldForSearch(TOLD.map((column) => row[column] ?? "").join("\n")),
});

async function readCandidates(db: IndexedDatabase): Promise<Candidates> {
  const all = await listRowsBySeq(db.read, "tusker", await readQuestionPool(db));
  const rows = all.filter((row) => isListed("tusker", row, { includeDrafts: false }));
  const facts = await findTranslationFacts(
    db.read,
    "tusker",
    rows.map(({ id }) => id),
  );
  return candidatesOf(rows.map((row) => toRecorded(row, facts.get(row.id)?.names)));
}

type Kept = { version: number; candidates: Promise<Candidates> };
const kept = new WeakMap<object, Kept>();

/** A set of questions, from what is published now. */
export async function readQuestions(db: IndexedDatabase, set: number): Promise<QuestionSet> {
  const version = await getContentVersion(db.read);
  let found = kept.get(db.read);
  if (found?.version !== version) {
    const fresh = { version, candidates: readCandidates(db) };
    fresh.candidates.catch(() => {
      if (kept.get(db.read) === fresh) kept.delete(db.read);
    });
    kept.set(db.read, fresh);
    found = fresh;
  }
  return { set, sets: SETS, questions: questionsOfSet(await found.candidates, set) };
}
