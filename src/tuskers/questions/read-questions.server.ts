import { listRowsBySeq } from "../../entries/records/complete-entries.server.ts";
import { isListed } from "../../entries/records/list-entries.server.ts";
import type { IndexedDatabase } from "../../entries/search/directory-index.server.ts";
import { getContentVersion } from "../../platform/db/content-version.server.ts";
import type { TuskerRow } from "../../platform/db/schema.server.ts";
import { foldForSearch } from "../../platform/text/fold.ts";
import { readQuestionPool } from "../lives/read-lives.server.ts";
import { type Candidates, candidatesOf, questionsOfSet } from "./asked/make-questions.ts";
import type { QuestionSet } from "./asked/question.ts";
import type { Recorded } from "./asked/recorded.ts";
import { SETS } from "./asked/sets.ts";

/** Every column that may hold something that readers are told. */
const TOLD = [
  "name",
  "aliases",
  "status_as_of",
  "status_note",
  "age_note",
  "born_year",
  "died_on",
  "height_m",
  "location",
  "tusks",
  "origin",
  "description",
  "claims",
  "events",
  "features",
  "relations",
] as const satisfies readonly (keyof TuskerRow)[];

const toRecorded = (row: TuskerRow): Recorded => ({
  _id: row.id,
  slug: row.slug,
  name: row.name,
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
  const rows = await listRowsBySeq(db.read, "tusker", await readQuestionPool(db));
  return candidatesOf(rows.filter((row) => isListed("tusker", row, { includeDrafts: false })).map(toRecorded));
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
