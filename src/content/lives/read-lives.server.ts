import { setImmediate } from "node:timers/promises";
import { getContentVersion } from "../../platform/db/content-version.server.ts";
import { preparedQuery } from "../../platform/db/prepared-query.server.ts";
import { listSeqs } from "../entries/records/list-entries.server.ts";
import { readNamesHere } from "../entries/rows/names-here.server.ts";
import type { IndexedDatabase } from "../search/directory-index.server.ts";
import type { TuskerRow } from "../tuskers/tusker-tables.server.ts";
import { type DayIndex, indexDays } from "./day-index.ts";
import { orderHeights } from "./height-order.ts";
import { fitsFilter, type Life, type LifeFilter } from "./life.ts";
import { type LifeFields, lifeOf } from "./life-of.ts";
import { indexPlaces, type PlaceIndex } from "./place-index.ts";
import { poolForQuestions } from "./question-pool.ts";
import { countLives, type Statistics } from "./statistics.ts";

/** Enough to spend little time on calls, and few enough to let other requests in between. */
export const PIECE = 200;

const LIFE_COLUMNS = [
  "name",
  "aliases",
  "status",
  "status_as_of",
  "age",
  "born_year",
  "died_on",
  "location",
  "category",
  "claims",
  "events",
  "features",
  "sources",
] as const satisfies readonly (keyof TuskerRow)[];

const toLifeFields = (row: Pick<TuskerRow, (typeof LIFE_COLUMNS)[number]>): LifeFields => ({
  name: row.name,
  aliases: JSON.parse(row.aliases),
  status: row.status,
  statusAsOf: row.status_as_of,
  age: row.age,
  bornYear: row.born_year,
  diedOn: row.died_on,
  location: row.location,
  category: row.category,
  claims: JSON.parse(row.claims),
  events: JSON.parse(row.events),
  features: JSON.parse(row.features),
  sources: JSON.parse(row.sources),
});

/** A life, with the fields that it is told from. */
export type Told = { seq: number; life: Life; fields: LifeFields };

const lifeRows = preparedQuery((db, { seqs }: { seqs: number[] }) =>
  db
    .selectFrom("tuskers")
    .select(["seq", "id", "slug", ...LIFE_COLUMNS])
    .where("seq", "in", seqs)
    .where("publication", "=", "published")
    .where("binned_at", "is", null),
);

/** The internal keys of all published tuskers, by name. */
export const listLives = (db: IndexedDatabase): Promise<Uint32Array> =>
  listSeqs(db, "tusker", { includeDrafts: false });

/** The lives with these internal keys, in their order. */
export async function readLives(db: IndexedDatabase, seqs: Uint32Array | readonly number[]): Promise<Told[]> {
  const rows = await lifeRows(db.read, { seqs: [...seqs] });
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  return Array.from(seqs).flatMap((seq) => {
    const row = bySeq.get(seq);
    if (row === undefined) return [];
    const fields = toLifeFields(row);
    return { seq: row.seq, life: lifeOf({ _id: row.id, slug: row.slug, ...fields }), fields };
  });
}

/** The same lives as a reply tells them: each name in the letters of its language. */
export async function readLivesHere(db: IndexedDatabase, seqs: Uint32Array | readonly number[]): Promise<Told[]> {
  const told = await readLives(db, seqs);
  const names = await readNamesHere(
    db.read,
    told.map(({ life, fields }) => ({ _id: life._id, name: fields.name, aliases: fields.aliases })),
  );
  return told.map((one) => ({ ...one, life: { ...one.life, name: names.get(one.life._id) ?? one.life.name } }));
}

/** The lives that fit a filter, by name, at most `limit` of them. */
export async function listFittingLives(db: IndexedDatabase, filter: LifeFilter, limit: number): Promise<Life[]> {
  const seqs = await listLives(db);
  const found: Life[] = [];
  for (let start = 0; start < seqs.length && found.length < limit; start += PIECE) {
    const told = await readLivesHere(db, seqs.subarray(start, start + PIECE));
    found.push(...told.map(({ life }) => life).filter((life) => fitsFilter(life, filter)));
    // SQLite answers at once: without this, a large directory would hold up all other requests.
    await setImmediate();
  }
  return found.slice(0, limit);
}

type Counted = {
  statistics: Statistics;
  places: PlaceIndex;
  days: DayIndex;
  heights: readonly number[];
  questionPool: readonly number[];
};

async function countAll(db: IndexedDatabase): Promise<Counted> {
  const seqs = await listLives(db);
  const count = countLives();
  const places = indexPlaces();
  const days = indexDays();
  const heights = orderHeights();
  const pool = poolForQuestions();
  for (let start = 0; start < seqs.length; start += PIECE) {
    for (const { seq, life, fields } of await readLives(db, seqs.subarray(start, start + PIECE))) {
      count.add(life, fields.sources);
      places.add(seq, life);
      days.add(seq, fields.events);
      heights.add(seq, fields.claims);
      pool.add(seq, life._id);
    }
    // SQLite answers at once: without this, a large directory would hold up all other requests.
    await setImmediate();
  }
  return {
    statistics: count.result(),
    places: places.result(),
    days: days.result(),
    heights: heights.result(),
    questionPool: pool.result(),
  };
}

const counted = new WeakMap<object, { version: number; counts: Promise<Counted> }>();

/** All published tuskers, counted once for each version of the content. */
async function readCounts(db: IndexedDatabase): Promise<Counted> {
  const version = await getContentVersion(db.read);
  const known = counted.get(db.read);
  if (known?.version === version) return known.counts;
  const fresh = { version, counts: countAll(db) };
  counted.set(db.read, fresh);
  fresh.counts.catch(() => {
    if (counted.get(db.read) === fresh) counted.delete(db.read);
  });
  return fresh.counts;
}

export const readStatistics = async (db: IndexedDatabase): Promise<Statistics> => (await readCounts(db)).statistics;

/** Which tuskers are told of each place. */
export const readPlaceIndex = async (db: IndexedDatabase): Promise<PlaceIndex> => (await readCounts(db)).places;

/** Which tuskers have an event on each day of the year. */
export const readDayIndex = async (db: IndexedDatabase): Promise<DayIndex> => (await readCounts(db)).days;

/** The internal keys of the tuskers whose height a source gives, the tallest first. */
export const readHeightOrder = async (db: IndexedDatabase): Promise<readonly number[]> =>
  (await readCounts(db)).heights;

/** The internal keys of the tuskers that questions may be about. */
export const readQuestionPool = async (db: IndexedDatabase): Promise<readonly number[]> =>
  (await readCounts(db)).questionPool;
