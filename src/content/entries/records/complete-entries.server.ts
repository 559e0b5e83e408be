import type { Insertable, Updateable } from "kysely";
import { preparedQuery } from "../../../platform/db/prepared-query.server.ts";
import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import { inSlices } from "../../../platform/jobs/in-slices.server.ts";
import { currentLanguage } from "../../../platform/languages/current-language.ts";
import type { Article, ArticleDetail } from "../../articles/article.ts";
import type { ArticleRow, ArticlesTable } from "../../articles/article-tables.server.ts";
import { articleCardUrl } from "../../drawings/share-card-address.server.ts";
import { byKind, tableOf } from "../../kinds/rows/entry-rows.server.ts";
import type { ShownArticleRow, ShownTuskerRow } from "../../kinds/rows/shown-columns.server.ts";
import { tagsOfEntries } from "../../kinds/tag-rows.server.ts";
import { translateDetail, translateListed } from "../../translations/translate.server.ts";
import { findTranslationFacts, findTranslations, NOTHING } from "../../translations/translation-rows.server.ts";
import type { SpelledName } from "../../tuskers/native-names.ts";
import type { Tusker, TuskerDetail } from "../../tuskers/tusker.ts";
import type { TuskerRow, TuskersTable } from "../../tuskers/tusker-tables.server.ts";
import { imagesOfEntries } from "../entry-image-rows.server.ts";
import { toArticle, toArticleDetail } from "./article-record.server.ts";
import { toTusker, toTuskerDetail } from "./tusker-record.server.ts";

/** The types of each kind of entry, as stored and as returned by the API. */
export type EntryTypes = {
  tusker: { table: TuskersTable; row: TuskerRow; shown: ShownTuskerRow; entry: Tusker; detail: TuskerDetail };
  article: { table: ArticlesTable; row: ArticleRow; shown: ShownArticleRow; entry: Article; detail: ArticleDetail };
};
export type RowOf<Kind extends EntryKind> = EntryTypes[Kind]["row"];
export type DetailOf<Kind extends EntryKind> = EntryTypes[Kind]["detail"];

type Complete<Row, Entry> = (
  row: Row,
  tags: string[],
  images: Tusker["imageDetails"],
  names?: readonly SpelledName[],
) => Entry;
const RECORDS: {
  [Kind in EntryKind]: {
    toEntry: Complete<EntryTypes[Kind]["shown"], EntryTypes[Kind]["entry"]>;
    toDetail: Complete<RowOf<Kind>, DetailOf<Kind>>;
  };
} = {
  tusker: { toEntry: toTusker, toDetail: toTuskerDetail },
  article: { toEntry: toArticle, toDetail: toArticleDetail },
};

const rowById = byKind((kind) =>
  preparedQuery((db, { id }: { id: string }) => db.selectFrom(tableOf(kind)).selectAll().where("id", "=", id)),
);
const rowBySlug = byKind((kind) =>
  preparedQuery((db, { slug }: { slug: string }) => db.selectFrom(tableOf(kind)).selectAll().where("slug", "=", slug)),
);

export async function findRowById<Kind extends EntryKind>(
  db: Queryable,
  kind: Kind,
  id: string,
): Promise<RowOf<Kind> | undefined> {
  return (await rowById[kind](db, { id }))[0] as RowOf<Kind> | undefined;
}

export async function findRowBySlug<Kind extends EntryKind>(
  db: Queryable,
  kind: Kind,
  slug: string,
): Promise<RowOf<Kind> | undefined> {
  return (await rowBySlug[kind](db, { slug }))[0] as RowOf<Kind> | undefined;
}

/** @throws AppError `NotFound`, `Gone` if it is in the bin */
export async function getChangeableRow<Kind extends EntryKind>(
  db: Queryable,
  kind: Kind,
  id: string,
): Promise<RowOf<Kind>> {
  const row = await findRowById(db, kind, id);
  if (!row) throw new AppError("NotFound", `There is no ${kind} with the id ${id}.`);
  if (row.binned_at !== null) throw new AppError("Gone", `This ${kind} is in the bin.`);
  return row;
}

/** The rows with these internal keys, bin included. */
export async function listRowsBySeq<Kind extends EntryKind>(
  db: Queryable,
  kind: Kind,
  seqs: readonly number[],
): Promise<RowOf<Kind>[]> {
  if (seqs.length === 0) return [];
  return (await db.selectFrom(tableOf(kind)).selectAll().where("seq", "in", seqs).execute()) as RowOf<Kind>[];
}

/** A translated article with the address of the card that shows its title. */
function withCard<Entry extends object>(translated: Entry, row: object): Entry {
  const { title } = translated as unknown as Article;
  return { ...translated, cardUrl: articleCardUrl(row as ShownArticleRow, title) };
}

/**
 * Adds tags, images and translations to rows: a fixed number of queries, not one for each row. What is answered in
 * another language is translated.
 */
async function complete<Row extends { seq: number; id: string }, Entry extends object>(
  db: Queryable,
  kind: EntryKind,
  rows: Row[],
  toRecord: Complete<Row, Entry>,
  translate: typeof translateListed,
): Promise<Entry[]> {
  if (rows.length === 0) return [];
  const seqs = rows.map((row) => row.seq);
  const tags = await tagsOfEntries(db, kind, seqs);
  const images = await imagesOfEntries(db, kind, seqs);
  const ids = rows.map((row) => row.id);
  const facts = await findTranslationFacts(db, kind, ids);
  const language = currentLanguage();
  const translations = language === "en" ? undefined : await findTranslations(db, { kind, language, ids });
  function* completed(): Generator<void, Entry[]> {
    const entries: Entry[] = [];
    for (const row of rows) {
      const { names, machineIn = [] } = facts.get(row.id) ?? {};
      const record = toRecord(row, tags.get(row.seq) ?? [], images.get(row.seq) ?? [], names);
      const entry = machineIn.length === 0 ? record : { ...record, machineIn };
      if (language === "en") {
        entries.push(entry);
        continue;
      }
      const { parts } = translations?.get(row.id) ?? NOTHING;
      const translated = yield* translate(entry, kind, { kind, id: row.id, language, parts });
      entries.push(kind === "article" ? withCard(translated, row) : translated);
    }
    return entries;
  }
  return inSlices(completed());
}

/** Converts rows to the shape of the API, with tags and images. */
export const completeEntries = <Kind extends EntryKind>(
  db: Queryable,
  kind: Kind,
  rows: EntryTypes[Kind]["shown"][],
): Promise<EntryTypes[Kind]["entry"][]> => complete(db, kind, rows, RECORDS[kind].toEntry, translateListed);

export const toDetail = <Kind extends EntryKind>(
  kind: Kind,
  row: RowOf<Kind>,
  tags: string[],
  images: Tusker["imageDetails"],
): DetailOf<Kind> => RECORDS[kind].toDetail(row, tags, images);

/** The same, with the texts that only the entry's own page shows. */
export const completeDetails = <Kind extends EntryKind>(
  db: Queryable,
  kind: Kind,
  rows: RowOf<Kind>[],
): Promise<DetailOf<Kind>[]> => complete(db, kind, rows, RECORDS[kind].toDetail, translateDetail);

export async function completeEntry<Kind extends EntryKind>(
  db: Queryable,
  kind: Kind,
  row: RowOf<Kind>,
): Promise<DetailOf<Kind>> {
  const [entry] = await completeDetails(db, kind, [row]);
  return entry as DetailOf<Kind>;
}

const insertRow = byKind((kind) =>
  preparedQuery((db, values: Insertable<TuskersTable>) => db.insertInto(tableOf(kind)).values(values).returning("seq")),
);

/**
 * @param values all columns of the kind, as built by `ENTRY_CODE`
 * @returns the new internal key
 */
export async function insertEntry(
  transaction: WriteTransaction,
  kind: EntryKind,
  values: Record<string, unknown>,
): Promise<number> {
  const [row] = await insertRow[kind](transaction, values as Insertable<TuskersTable>);
  if (row === undefined) throw new Error("The database returned no key for a new row.");
  return row.seq;
}

export async function updateEntry<Kind extends EntryKind>(
  transaction: WriteTransaction,
  kind: Kind,
  seq: number,
  values: Updateable<EntryTypes[Kind]["table"]>,
): Promise<void> {
  const columns = values as Updateable<TuskersTable>;
  await transaction.updateTable(tableOf(kind)).set(columns).where("seq", "=", seq).execute();
}
