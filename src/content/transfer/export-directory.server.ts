import { stringify } from "csv-stringify/sync";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import type { EntryKind } from "../../platform/ids/entry-kind.ts";
import { listDirectorySettings } from "../settings/setting-rows.server.ts";
import { iterateSources } from "../source-library/library-rows.server.ts";
import { toLibrarySource } from "../sources/rows/to-library-source.server.ts";
import { iterateTranslations } from "../translations/translation-rows.server.ts";
import { BYTE_ORDER_MARK, csvCells, csvHeader } from "./files/csv-columns.ts";
import {
  DOCUMENT_FORMAT,
  DOCUMENT_VERSION,
  ENTRY_LISTS,
  type EntryList,
  type ExportedArticle,
  type ExportedTusker,
  exportedArticle,
  exportedTusker,
} from "./files/directory-document.ts";
import { type ExportedSource, exportedSource } from "./files/exported-source.ts";
import { iterateEntries, listFeaturedIds, slugsOfEntries } from "./iterate-directory.server.ts";
import { exportedPages } from "./page-file.server.ts";

/** How many entries are in memory at a time. */
const STRETCH = 100;

type Exported = ExportedTusker | ExportedArticle;

async function exportedStretch(
  db: Queryable,
  kind: EntryKind,
  after: number,
): Promise<{ entries: Exported[]; last: number | undefined }> {
  const former = async (entries: { _id: string; slug: string }[]) => {
    const slugs = await slugsOfEntries(
      db,
      kind,
      entries.map((entry) => entry._id),
    );
    return ({ _id, slug }: { _id: string; slug: string }) => (slugs.get(_id) ?? []).filter((other) => other !== slug);
  };
  if (kind === "tusker") {
    const { entries, last } = await iterateEntries(db, "tusker", after, STRETCH);
    const formerSlugs = await former(entries);
    return { entries: entries.map((tusker) => exportedTusker(tusker, formerSlugs(tusker))), last };
  }
  const { entries, last } = await iterateEntries(db, "article", after, STRETCH);
  const formerSlugs = await former(entries);
  return { entries: entries.map((article) => exportedArticle(article, formerSlugs(article))), last };
}

/** All entries of a kind except those in the bin, including drafts, in batches. */
async function* stretches(db: Queryable, kind: EntryKind): AsyncGenerator<Exported[]> {
  let after = 0;
  for (;;) {
    const { entries, last } = await exportedStretch(db, kind, after);
    if (last === undefined) return;
    yield entries;
    after = last;
  }
}

/** The library in batches: first the sources that are used or can be, then those that were merged into one of them. */
async function* librarySources(db: Queryable): AsyncGenerator<ExportedSource[]> {
  for (const merged of [false, true]) {
    for (let after = 0; ; ) {
      const rows = await iterateSources(db, { merged, after, limit: STRETCH });
      const last = rows.at(-1);
      if (last === undefined) break;
      yield rows.map((row) => exportedSource(toLibrarySource(row), row.merged_into));
      after = last.number;
    }
  }
}

/** The whole directory as the text of one JSON document, in pieces; each entry is on its own line. */
export async function* exportDocument(db: Queryable, now: Date): AsyncGenerator<string> {
  const head = { format: DOCUMENT_FORMAT, version: DOCUMENT_VERSION, exportedAt: now.toISOString() };
  yield JSON.stringify(head).slice(0, -1);
  yield `,\n"sources":[`;
  let between = "\n";
  for await (const sources of librarySources(db)) {
    yield between + sources.map((source) => JSON.stringify(source)).join(",\n");
    between = ",\n";
  }
  yield "\n]";
  for (const list of Object.keys(ENTRY_LISTS) as EntryList[]) {
    yield `,\n"${list}":[`;
    let between = "\n";
    for await (const entries of stretches(db, ENTRY_LISTS[list])) {
      yield between + entries.map((entry) => JSON.stringify(entry)).join(",\n");
      between = ",\n";
    }
    yield "\n]";
  }
  yield `,\n"translations":[`;
  between = "\n";
  for await (const translations of iterateTranslations(db, STRETCH)) {
    yield between + translations.map((translation) => JSON.stringify(translation)).join(",\n");
    between = ",\n";
  }
  yield "\n]";
  const settings = await listDirectorySettings(db);
  if (Object.keys(settings).length > 0) yield `,\n"settings":${JSON.stringify(settings)}`;
  const pages = await exportedPages(db);
  if (Object.keys(pages).length > 0) yield `,\n"pages":${JSON.stringify(pages)}`;
  yield `,\n"featured":${JSON.stringify(await listFeaturedIds(db))}}\n`;
}

// The only form that every Windows program reads. Cells with line breaks are quoted all the same.
const CSV_FORM = { record_delimiter: "windows", quote_record_delimiter: true } as const;

/** All entries of a kind as the text of a CSV file, in pieces. */
export async function* exportTable(db: Queryable, kind: EntryKind): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + stringify([csvHeader(kind)], CSV_FORM);
  for await (const entries of stretches(db, kind)) {
    yield stringify(
      entries.map((entry) => csvCells(kind, entry)),
      CSV_FORM,
    );
  }
}

/** The file name of an export made today. */
export function exportFileName(now: Date, form: { format: "json" } | { format: "csv"; kind: EntryKind }): string {
  const what = form.format === "json" ? "" : `-${form.kind}s`;
  return `sri-lankan-tuskers${what}-${now.toISOString().slice(0, 10)}.${form.format}`;
}
