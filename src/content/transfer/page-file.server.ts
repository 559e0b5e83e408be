import { z } from "zod";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import {
  changedFields,
  differingFields,
  findNewestPage,
  findPublishedPage,
  isEdited,
} from "../entries/texts/page-rows.server.ts";
import { changedPage, importPage } from "../entries/texts/save-page.server.ts";
import { shippedHere } from "../entries/texts/shipped-here.server.ts";
import { PAGE_KEYS, type PageContents, type PageKey } from "../texts/page.ts";
import { PAGE_NAMES } from "../texts/page-words.ts";
import type { Importer } from "./import-kinds.server.ts";
import type { ImportedItem } from "./import-report.ts";
import type { KeysHere } from "./import-sources.server.ts";

const fieldsSchema = z.record(z.string(), z.unknown());
const pageSchema = z.strictObject({ published: fieldsSchema, draft: fieldsSchema.optional() });

/**
 * The edited pages of a site in an exported file, by their keys. Like the database, it has those fields that differ from
 * what is shipped: a site of a later release shows its own words in the others.
 */
const pagesSchema = z.partialRecord(z.enum(PAGE_KEYS), pageSchema, "The pages must be Home, About or a legal page.");

type PageInFile = z.infer<typeof pageSchema>;

/** The pages that were ever edited, as they are published, each with its draft if it has one. */
export async function exportedPages(db: Queryable): Promise<Partial<Record<PageKey, PageInFile>>> {
  const pages: Partial<Record<PageKey, PageInFile>> = {};
  for (const key of PAGE_KEYS) {
    const newest = await findNewestPage(db, key);
    if (!isEdited(newest)) continue;
    const published = await changedFields(db, key, (await findPublishedPage(db, key)).content);
    const isDraft = newest.content.publication === "draft";
    pages[key] = { published, ...(isDraft ? { draft: await changedFields(db, key, newest.content) } : {}) };
  }
  return pages;
}

/** @throws AppError `Invalid` for what is no collection of pages */
export function readPages(sent: unknown): [PageKey, PageInFile][] {
  const checked = pagesSchema.safeParse(sent);
  if (!checked.success) throw new AppError("Invalid", checked.error.issues[0]?.message ?? "They must be pages.");
  return PAGE_KEYS.flatMap((key): [PageKey, PageInFile][] => {
    const page = checked.data[key];
    return page === undefined ? [] : [[key, page]];
  });
}

type Run = { dryRun: boolean; by: string | null; keys: KeysHere };

async function importState<Key extends PageKey>(
  importer: Importer,
  key: Key,
  { sent, before, run }: { sent: Record<string, unknown>; before: PageContents[Key]; run: Run },
): Promise<Pick<ImportedItem, "result" | "changes">> {
  const { read } = importer.db;
  const shipped = await shippedHere(read, key);
  const brought = { fields: new Set(Object.keys(sent)), keys: run.keys };
  const content = await changedPage(read, key, { before: shipped, body: { ...shipped, ...sent }, brought });
  const changes = differingFields(before, content);
  if (changes.length === 0) return { result: "unchanged" };
  if (!run.dryRun) await importPage(importer, key, { content, by: run.by });
  return { result: "changed", changes };
}

/**
 * Takes over one page of the file: what it shows, and the draft above it. What was here before stays in its history.
 * @throws AppError `Invalid` for a part that is missing, and for a position
 */
export async function importPageOfFile<Key extends PageKey>(
  importer: Importer,
  { key, page: { published, draft } }: { key: Key; page: PageInFile },
  run: Run,
): Promise<Pick<ImportedItem, "result" | "changes" | "message">> {
  const here = await findPublishedPage(importer.db.read, key);
  const sent = { ...published, publication: "published" };
  const shown = await importState(importer, key, { sent, before: here.content, run });
  if (draft === undefined) return shown;
  const newest = await findNewestPage(importer.db.read, key);
  const above = { ...draft, publication: "draft" };
  const drafted = await importState(importer, key, { sent: above, before: newest.content, run });
  if (drafted.result === "unchanged") return shown;
  return { result: "changed", changes: shown.changes ?? [], message: `The draft of ${PAGE_NAMES[key]} changes.` };
}
