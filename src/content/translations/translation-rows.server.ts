import type { Selectable } from "kysely";
import { preparedQuery } from "../../platform/db/prepared-query.server.ts";
import type { Queryable, WriteTransaction } from "../../platform/db/queryable.server.ts";
import type { Translation } from "../../platform/languages/language.ts";
import { hasMachine, type Parts, type TranslatedKind, type TranslationName } from "../fields/pieces/piece.ts";

declare module "../../platform/db/schema.server.ts" {
  interface Database {
    translations: TranslationsTable;
  }
}

/** What is translated of an entry or a page into one language. */
type TranslationsTable = {
  kind: TranslatedKind;
  /** The `_id` of the entry, or the key of the page. */
  entry_id: string;
  language: Translation;
  /** Raised by every save. */
  version: number;
  /** JSON of the pieces, by field (see `content/fields/pieces/piece.ts`). */
  parts: string;
  /** The spelling of a tusker's name, or a title; null if it is not translated. */
  name: string | null;
  /** 1 if a speaker has checked the name. */
  name_checked: number;
  /** 1 if a machine wrote any piece. */
  machine: number;
  updated_at: string;
  updated_by: string | null;
};

type TranslationRow = Selectable<TranslationsTable>;

/** What is stored of one thing in one language. */
export type StoredTranslation = { version: number; parts: Parts; updatedAt: string | null; updatedBy: string | null };

/** Nothing is translated yet. */
export const NOTHING: StoredTranslation = { version: 0, parts: {}, updatedAt: null, updatedBy: null };

const toStored = ({ version, parts, updated_at, updated_by }: TranslationRow): StoredTranslation => ({
  version,
  parts: JSON.parse(parts) as Parts,
  updatedAt: updated_at,
  updatedBy: updated_by,
});

const rowsOfLanguage = preparedQuery(
  (db, { kind, language, ids }: { kind: TranslatedKind; language: Translation; ids: string[] }) =>
    db
      .selectFrom("translations")
      .selectAll()
      .where("kind", "=", kind)
      .where("language", "=", language)
      .where("entry_id", "in", ids),
);

/** What is translated of several entries into a language, by id. */
export async function findTranslations(
  db: Queryable,
  { kind, language, ids }: { kind: TranslatedKind; language: Translation; ids: readonly string[] },
): Promise<Map<string, StoredTranslation>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOfLanguage(db, { kind, language, ids: [...ids] });
  return new Map(rows.map((row) => [row.entry_id, toStored(row)]));
}

export const findTranslation = async (
  db: Queryable,
  { kind, id, language }: TranslationName,
): Promise<StoredTranslation> => (await findTranslations(db, { kind, language, ids: [id] })).get(id) ?? NOTHING;

const factsOfIds = preparedQuery((db, { kind, ids }: { kind: TranslatedKind; ids: string[] }) =>
  db
    .selectFrom("translations")
    .select(["entry_id", "language", "name", "name_checked", "machine"])
    .where("kind", "=", kind)
    .where("entry_id", "in", ids)
    .orderBy("language"),
);

/** What every reader of these entries has to know of their translations, by id. */
export type TranslationFacts = {
  names: { language: Translation; name: string; checked: boolean }[];
  machineIn: Translation[];
};

/** The spellings of names in each language, and the languages in which a machine wrote something. */
export async function findTranslationFacts(
  db: Queryable,
  kind: TranslatedKind,
  ids: readonly string[],
): Promise<Map<string, TranslationFacts>> {
  const facts = new Map<string, TranslationFacts>();
  if (ids.length === 0) return facts;
  for (const { entry_id, language, name, name_checked, machine } of await factsOfIds(db, { kind, ids: [...ids] })) {
    const known = facts.get(entry_id) ?? { names: [], machineIn: [] };
    if (name !== null) known.names.push({ language, name, checked: name_checked !== 0 });
    if (machine !== 0) known.machineIn.push(language);
    facts.set(entry_id, known);
  }
  return facts;
}

/** The versions of all translations into a language, by kind and id. */
export async function listTranslationVersions(db: Queryable, language: Translation): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("translations")
    .select(["kind", "entry_id", "version"])
    .where("language", "=", language)
    .execute();
  return new Map(rows.map(({ kind, entry_id, version }) => [`${kind} ${entry_id}`, version]));
}

/** A translation as it is exported: with the thing that it belongs to. */
export type NamedTranslation = TranslationName & { parts: Parts };

/** All translations in batches, in the order of their keys. */
export async function* iterateTranslations(db: Queryable, limit: number): AsyncGenerator<NamedTranslation[]> {
  for (let offset = 0; ; offset += limit) {
    const rows = await db
      .selectFrom("translations")
      .select(["kind", "entry_id", "language", "parts"])
      .orderBy("kind")
      .orderBy("entry_id")
      .orderBy("language")
      .limit(limit)
      .offset(offset)
      .execute();
    if (rows.length > 0) {
      yield rows.map(({ kind, entry_id: id, language, parts }) => ({ kind, id, language, parts: JSON.parse(parts) }));
    }
    if (rows.length < limit) return;
  }
}

/** Writes a translation. An empty one stays, so that its version still counts. */
export async function writeTranslation(
  transaction: WriteTransaction,
  { kind, id, language }: TranslationName,
  { version, parts, by, now }: { version: number; parts: Parts; by: string | null; now: Date },
): Promise<void> {
  const values = {
    version,
    parts: JSON.stringify(parts),
    name: parts.name?.[0]?.text ?? null,
    name_checked: parts.name?.[0]?.state === "checked" ? 1 : 0,
    machine: hasMachine(parts) ? 1 : 0,
    updated_at: now.toISOString(),
    updated_by: by,
  };
  await transaction
    .insertInto("translations")
    .values({ kind, entry_id: id, language, ...values })
    .onConflict((conflict) => conflict.columns(["kind", "entry_id", "language"]).doUpdateSet(values))
    .execute();
  if (kind === "tusker") await noteForSearches(transaction, id);
}

/** The database records a change of the tusker, so that searches learn his name as it was translated. */
async function noteForSearches(transaction: WriteTransaction, id: string): Promise<void> {
  await transaction
    .updateTable("tuskers")
    .set(({ ref }) => ({ search_text: ref("search_text") }))
    .where("id", "=", id)
    .execute();
}

/** Deletes what is translated of an entry that is deleted for ever. */
export async function deleteTranslations(
  transaction: WriteTransaction,
  { kind, id }: { kind: TranslatedKind; id: string },
): Promise<void> {
  await transaction.deleteFrom("translations").where("kind", "=", kind).where("entry_id", "=", id).execute();
}
