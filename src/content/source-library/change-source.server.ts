import { insertActivity } from "../../people/activity/activity-rows.server.ts";
import { raiseContentVersion } from "../../platform/db/content-version.server.ts";
import type { Queryable, WriteTransaction } from "../../platform/db/queryable.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { siteDay } from "../../platform/text/dates/publication-day.ts";
import type { Writer } from "../entries/saving/bin-entry.server.ts";
import { listPageUses } from "../entries/texts/page-uses.server.ts";
import type { LibrarySourceChange, NewLibrarySource } from "../sources/library-source.ts";
import { NOTHING_KNOWN } from "../sources/rows/check-rows.server.ts";
import {
  deleteSources,
  findLastNumber,
  findSources,
  insertSources,
  toSource,
  updateSource,
} from "../sources/rows/source-rows.server.ts";
import type { SourceRow } from "../sources/rows/source-tables.server.ts";
import type { Source } from "../sources/source.ts";
import { PAGE_NAMES } from "../texts/page-words.ts";
import { rewriteEntries } from "./rewrite-entries.server.ts";
import { countUses, listUsingEntries } from "./using-entries.server.ts";

/** The columns that a body sets, by the name of its field. */
const COLUMNS = {
  title: "title",
  publisher: "publisher",
  author: "author",
  date: "date",
  url: "url",
  archiveUrl: "archive_url",
  readOn: "read_on",
  kind: "kind",
  language: "language",
  note: "note",
} as const satisfies Record<keyof NewLibrarySource, keyof SourceRow>;

type Field = keyof typeof COLUMNS;
type SetColumn = { field: Field; column: (typeof COLUMNS)[Field]; value: string | null };

/** The sent fields with their columns; an empty text is none. */
const setColumns = (sent: LibrarySourceChange): SetColumn[] =>
  (Object.keys(COLUMNS) as Field[]).flatMap((field) => {
    const value = sent[field];
    return value === undefined ? [] : [{ field, column: COLUMNS[field], value: value === "" ? null : value }];
  });

const toColumns = (sent: LibrarySourceChange): Partial<SourceRow> =>
  Object.fromEntries(setColumns(sent).map(({ column, value }) => [column, value]));

/** Those of the sent fields that differ from what is stored. */
export const changedColumns = (row: SourceRow, sent: LibrarySourceChange): SetColumn[] =>
  setColumns(sent).filter(({ column, value }) => row[column] !== value);

/** @throws AppError `NotFound`; `Conflict` for a source that was merged into another */
export async function getSource(db: Queryable, key: string): Promise<SourceRow> {
  const [row] = await findSources(db, { keys: [key] });
  if (row === undefined) throw new AppError("NotFound", `There is no source ${key} in the library.`);
  if (row.merged_into !== null) {
    throw new AppError("Conflict", `The source ${key} was merged into ${row.merged_into}.`);
  }
  return row;
}

const subjectOf = ({ key, title }: Pick<SourceRow, "key" | "title">) =>
  ({ kind: "source", id: key, name: title }) as const;

type By = { by: string | null };

/** Adds a source to the library. */
export function createSource(writer: Writer, sent: NewLibrarySource, { by }: By): Promise<SourceRow> {
  return writer.db.write.transaction().execute(async (transaction) => {
    const key = `S${(await findLastNumber(transaction)) + 1}`;
    const row = await addSource(transaction, { key, ...sent }, writer.clock.now());
    await insertActivity(transaction, {
      username: by,
      action: "created",
      subject: subjectOf(row),
      now: writer.clock.now(),
    });
    await raiseContentVersion(transaction, { onlyAdds: true });
    return row;
  });
}

export async function addSource(
  transaction: WriteTransaction,
  { key, ...sent }: NewLibrarySource & { key: string },
  now: Date,
): Promise<SourceRow> {
  await insertSources(transaction, [toRow(key, sent, now)]);
  return getSource(transaction, key);
}

function toRow(key: string, sent: NewLibrarySource, now: Date) {
  const at = now.toISOString();
  const { title, kind } = sent;
  return { ...toColumns(sent), key, title, kind, created_at: at, updated_at: at };
}

/** Adds those sources that the library does not have, with the keys that they bring. */
export async function addMissingSources(
  transaction: WriteTransaction,
  sources: Readonly<Record<string, NewLibrarySource>>,
  now: Date,
): Promise<void> {
  const there = new Set((await findSources(transaction, { keys: Object.keys(sources) })).map(({ key }) => key));
  const missing = Object.entries(sources).filter(([key]) => !there.has(key));
  await insertSources(
    transaction,
    missing.map(([key, sent]) => toRow(key, sent, now)),
  );
  await raiseContentVersion(transaction, { onlyAdds: true });
}

type ChangeOptions = By & {
  action?: "changed" | "imported";
  /** The `If-Match` header: when the version that was read was saved, in quotes. */
  ifMatch?: string | undefined;
};

/**
 * Changes those fields of a source that were sent. Entries that use it show its new title and address at once. Writes
 * nothing if no value changes.
 * @throws AppError `NotFound`, `Conflict` (merged), `Stale`, `Invalid` (a position together with an entry's other texts)
 */
export function changeSource(
  { db, clock }: Writer,
  key: string,
  sent: LibrarySourceChange,
  { by, action = "changed", ifMatch }: ChangeOptions,
): Promise<SourceRow> {
  return db.write.transaction().execute(async (transaction) => {
    const row = await getSource(transaction, key);
    checkUnchanged(row, ifMatch);
    const now = clock.now();
    const { row: after, changed } = await writeChange(transaction, row, sent, { by, now });
    if (changed.length === 0) return row;
    const detail = changed.map((field) => WORDS[field]).join(", ");
    await insertActivity(transaction, { username: by, action, subject: subjectOf(after), detail, now });
    await raiseContentVersion(transaction);
    return after;
  });
}

function checkUnchanged({ updated_at }: SourceRow, ifMatch: string | undefined): void {
  if (ifMatch === undefined) return;
  const tags = ifMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (tags.includes("*") || tags.includes(`"${updated_at}"`)) return;
  throw new AppError("Stale", "Someone else has changed this source since you opened it. Nothing was saved.");
}

/** Writes the sent fields of a source, and of every entry that uses it what it shows of them. */
export async function writeChange(
  transaction: WriteTransaction,
  row: SourceRow,
  sent: LibrarySourceChange,
  { by, now }: By & { now: Date },
): Promise<{ row: SourceRow; changed: Field[] }> {
  const changed = changedColumns(row, sent).map(({ field }) => field);
  if (changed.length === 0) return { row, changed };
  const { number: _number, title_key: _titleKey, search_text: _searchText, created_at: _at, ...written } = row;
  // Always later than before: two saves within a millisecond are two versions.
  const at = new Date(Math.max(now.getTime(), Date.parse(row.updated_at) + 1)).toISOString();
  // What was found at an address does not hold for another one.
  const check = changed.includes("url") ? NOTHING_KNOWN : {};
  await updateSource(transaction, { ...written, ...check, ...toColumns(sent), updated_at: at });
  const after = await getSource(transaction, row.key);
  if (changed.some((field) => ["title", "url", "kind"].includes(field))) {
    const shown = toSource(after);
    const refresh = (source: Source) => (source.key === row.key ? shown : source);
    await rewriteEntries(
      transaction,
      row.key,
      (content) => ({ ...content, sources: (content.sources as Source[]).map(refresh) }),
      { by, now },
    );
  }
  return { row: after, changed };
}

const WORDS: Record<Field, string> = {
  title: "title",
  publisher: "publisher",
  author: "author",
  date: "date",
  url: "address",
  archiveUrl: "archived address",
  readOn: "day of reading",
  kind: "kind",
  language: "language",
  note: "note",
};

/** A refusal names so many entries one by one. */
const MOST_NAMED = 100;

/**
 * Deletes a source that no entry and no page uses. Its key is never given to another one.
 * @throws AppError `NotFound`, `Conflict` (merged, or used: with the pages and entries)
 */
export function deleteSource({ db, clock }: Writer, key: string, { by }: By): Promise<void> {
  return db.write.transaction().execute(async (transaction) => {
    const row = await getSource(transaction, key);
    const now = clock.now();
    const seen = { onlyPublic: false, today: siteDay(now) };
    const uses = (await countUses(transaction, [key], seen)).get(key) ?? 0;
    const pages = (await listPageUses(transaction, seen)).get(key) ?? [];
    if (uses + pages.length > 0) {
      const usedBy = [
        ...pages.map(({ page }) => ({ path: `pages.${page}`, message: PAGE_NAMES[page] })),
        ...(await listUsingEntries(transaction, key, seen, MOST_NAMED)).map(({ kind, _id, title }) => ({
          path: `${kind}s.${_id}`,
          message: title,
        })),
      ];
      const names = usedBy.slice(0, 5).map(({ message }) => `“${message}”`);
      const others = uses + pages.length - names.length;
      const more = others > 0 ? ` and ${others} more` : "";
      throw new AppError("Conflict", `This source is used by ${names.join(", ")}${more}.`, {
        code: "source_in_use",
        errors: usedBy,
      });
    }
    await deleteSources(transaction, key);
    await insertActivity(transaction, { username: by, action: "deleted", subject: subjectOf(row), now });
    await raiseContentVersion(transaction);
  });
}
