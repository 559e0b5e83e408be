import type { Logger } from "pino";
import type { UploadParts } from "../../content/image-library/uploads/store-upload.server.ts";
import { derivedEntryId } from "../../content/transfer/derived-id.server.ts";
import { asItem, countItem, noteImport } from "../../content/transfer/import-directory.server.ts";
import type { EntryToImport } from "../../content/transfer/import-entry.ts";
import { IMPORT_KINDS, type Importer } from "../../content/transfer/import-kinds.server.ts";
import { type ImportCounts, type ImportedItem, noCounts } from "../../content/transfer/import-report.ts";
import { findLastAction } from "../../content/transfer/last-action.server.ts";
import { importEntry } from "../../content/transfer/save-imported-entry.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { ENTRY_KINDS, type EntryKind } from "../../platform/ids/entry-kind.ts";
import { isRecord } from "../../platform/text/is-record.ts";
import type { SiteRun } from "../feature.ts";
import { type ImportedImage, importImages } from "./import-images.server.ts";
import { unwrapEntry } from "./old-answers.ts";
import { readOldArticle } from "./old-article.ts";
import type { OldEntry } from "./old-entry.ts";
import type { OldSite } from "./old-site.server.ts";
import { readOldTusker } from "./old-tusker.ts";
import { oldIdIn, textIn } from "./old-values.ts";

type Parts = Importer & UploadParts & { log: Logger };

/** Fields that a list may omit although the single entry has them. */
const COMPLETE: Record<EntryKind, readonly string[]> = {
  tusker: ["description", "age", "location"],
  article: ["content", "excerpt", "author", "publishDate"],
};

const READERS: Record<EntryKind, (raw: Record<string, unknown>) => OldEntry> = {
  tusker: readOldTusker,
  article: readOldArticle,
};

/** The entry of a list, completed with the fields of the single entry. */
async function completeEntry(site: OldSite, kind: EntryKind, listed: unknown): Promise<Record<string, unknown>> {
  const raw = unwrapEntry(listed);
  if (raw === undefined) throw new AppError("Invalid", "This is not an entry: it has neither a name nor an id.");
  if (COMPLETE[kind].every((field) => raw[field] !== undefined)) return raw;
  const [id, slug] = [oldIdIn(raw._id ?? raw.id), textIn(raw.slug)];
  const detail =
    id !== undefined
      ? await site.findDetail(kind, { id })
      : slug !== undefined
        ? await site.findDetail(kind, { slug })
        : undefined;
  // Ignore a response about a different entry.
  const isSame = detail !== undefined && (id === undefined || oldIdIn(detail._id ?? detail.id) === id);
  return isSame ? { ...raw, ...detail } : raw;
}

/** Replaces the other site's image addresses with those here: in the list, its texts and inside the content. */
function withImages(old: OldEntry, images: ImportedImage[]): Record<string, unknown> {
  const here = images.flatMap((image) => ("url" in image ? [image] : []));
  const fields = { ...old.fields };
  for (const field of ["description", "content"]) {
    let text = fields[field];
    if (typeof text !== "string") continue;
    // The longest first: one link may be a prefix of another.
    for (const { link, url } of here.toSorted((a, b) => b.link.length - a.link.length)) {
      text = (text as string).replaceAll(`"${link}"`, `"${url}"`).replaceAll(`'${link}'`, `'${url}'`);
    }
    fields[field] = text;
  }
  const urls = [...new Set(here.map(({ url }) => url))];
  const texts = here.filter((image) => Object.keys(image.texts).length > 0);
  return { ...fields, images: urls, imageDetails: texts.map(({ url, texts: words }) => ({ url, ...words })) };
}

function toImport(kind: EntryKind, old: OldEntry, images: ImportedImage[]): EntryToImport {
  return {
    kind,
    id: old.id ?? derivedEntryId("site", kind, old.knownBy),
    slug: old.slug,
    formerSlugs: [],
    createdAt: old.createdAt,
    fields: withImages(old, images),
  };
}

const nameIn = (raw: unknown, kind: EntryKind, place: number): string => {
  const found = unwrapEntry(raw);
  const name = found && textIn(found.name ?? found.title ?? found.slug ?? found._id);
  return name?.slice(0, 200) ?? `${kind === "tusker" ? "Tusker" : "Article"} ${place}`;
};

/** Whether an entry exists here whose last save was not an import. */
async function wasChangedHere({ db }: Importer, kind: EntryKind, id: string): Promise<boolean> {
  const stored = await IMPORT_KINDS[kind].find(db.read, id);
  return stored !== undefined && !stored.binned && (await findLastAction(db.read, kind, id)) !== "imported";
}

async function importKind(
  parts: Parts,
  site: OldSite,
  kind: EntryKind,
  run: SiteRun,
  count: (item: ImportedItem) => Promise<void>,
): Promise<void> {
  let list: unknown[] = [];
  const { dryRun, by, signal } = run;
  const listed = await asItem(parts, { kind, name: `The list of ${kind}s` }, async () => {
    list = await site.list(kind);
    return { result: "unchanged" };
  });
  if (listed.result === "failed") return count(listed);
  const seen = new Set<string>();
  const names = {};
  for (const [index, raw] of list.entries()) {
    signal.throwIfAborted();
    run.onProgress?.({ kind, done: index, total: list.length });
    let images: ImportedImage[] = [];
    const item = await asItem(parts, { kind, name: nameIn(raw, kind, index + 1) }, async () => {
      const complete = await completeEntry(site, kind, isRecord(raw) ? raw : undefined);
      const old = READERS[kind](complete);
      const id = toImport(kind, old, []).id ?? "";
      if (seen.has(id)) throw new AppError("Invalid", "The site returns the same entry twice; the first one was used.");
      seen.add(id);
      if (!run.overwrite && (await wasChangedHere(parts, kind, id))) {
        return { _id: id, result: "unchanged", message: "It has been changed here since, so it was left as it is." };
      }
      // Validate the entry before fetching its images.
      if (!dryRun) await importEntry(parts, toImport(kind, old, []), { dryRun: true, by, names });
      images = await importImages(parts, site, old.pictures, { kind, dryRun });
      const outcome = await importEntry(parts, toImport(kind, old, images), { dryRun, by, names });
      return withNotes(outcome, old, images);
    });
    await count(item);
    for (const image of images) {
      if (image.state !== "failed") continue;
      await count({ kind: "picture", name: image.link, result: "failed", message: image.message });
    }
  }
}

/** The result, with notes on values that were read differently, and the number of images imported or to be imported. */
function withNotes(
  outcome: Omit<ImportedItem, "kind" | "name">,
  old: OldEntry,
  images: ImportedImage[],
): Omit<ImportedItem, "kind" | "name"> {
  const [imported, pending] = ["imported", "pending"].map(
    (state) => images.filter((one) => one.state === state).length,
  );
  const words = (many: number) => `${many} ${many === 1 ? "image" : "images"}`;
  const notes = [
    ...old.notes,
    ...(outcome.message === undefined ? [] : [outcome.message]),
    ...(imported ? [`${words(imported)} imported.`] : []),
    ...(pending ? [`${words(pending)} would be fetched.`] : []),
  ];
  const message = notes.length === 0 ? {} : { message: notes.join(" ") };
  if (!pending || outcome.result === "created") return { ...outcome, ...message };
  const changes = [...new Set([...(outcome.changes ?? []), "images"])];
  return { ...outcome, result: "changed", changes, ...message };
}

/**
 * Imports a site that implements the specification's API, entry by entry with images: a failure is reported and does
 * not stop the rest. Ids and slugs are kept where possible. Repeating it creates no duplicates.
 * @throws AppError `DiskFull`; the signal's reason when it was aborted. What was imported before stays.
 */
export async function importSite(parts: Parts, site: OldSite, run: SiteRun): Promise<ImportCounts> {
  const counts = noCounts();
  for (const kind of ENTRY_KINDS) {
    await importKind(parts, site, kind, run, (item) => countItem(item, counts, run));
  }
  if (!run.dryRun) await noteImport(parts, { by: run.by, what: site.base.host, counts });
  return counts;
}
