import { setImmediate } from "node:timers/promises";
import type { Logger } from "pino";
import { insertActivity } from "../../people/activity/activity-rows.server.ts";
import { NewerRelease } from "../../platform/db/release/release-check.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { PAGE_NAMES } from "../texts/page-words.ts";
import type { ExportedSetting } from "./exported-setting.ts";
import type { DirectoryFile, FileEntry } from "./files/directory-file.server.ts";
import { nameOfEntry, readEntry } from "./import-entry.ts";
import { importFeatured } from "./import-featured.server.ts";
import type { Importer } from "./import-kinds.server.ts";
import { countsText, type ImportCounts, type ImportedItem, noCounts } from "./import-report.ts";
import { importSettings } from "./import-settings.server.ts";
import { importSource, type KeysHere, nameOfSource } from "./import-sources.server.ts";
import { importTranslation, nameOfTranslation } from "./import-translation.server.ts";
import { importPageOfFile, readPages } from "./page-file.server.ts";
import { type ComingEntries, type ImportOptions, importEntry, MOST_SENTENCES } from "./save-imported-entry.server.ts";

export type ImportRun = {
  dryRun: boolean;
  /** The administrator who imports; null for a command on the server itself. */
  by: string | null;
  /** Called for each item as soon as it is done. */
  onItem(item: ImportedItem): void;
};

type Parts = Importer & { log: Logger };

/** Some messages name what was sent. */
const MAX_MESSAGE = 1000;

/**
 * Processes one item of an import and turns its failure into a line of the report, so that the others continue.
 * @throws an error that makes continuing pointless: a full disk, or a newer release that has migrated the database
 */
export async function asItem(
  { db, log }: Parts,
  about: Pick<ImportedItem, "kind" | "name"> & { _id?: string | undefined },
  work: () => Promise<Omit<ImportedItem, "kind" | "name">>,
): Promise<ImportedItem> {
  const { kind, name, _id } = about;
  const failed = (message: string): ImportedItem => ({
    kind,
    ...(_id === undefined ? {} : { _id }),
    name,
    result: "failed",
    message: message.slice(0, MAX_MESSAGE),
  });
  try {
    return { kind, name, ...(await work()) };
  } catch (error) {
    if (db.dialect.isDiskFull(error) || (error instanceof AppError && error.kind === "DiskFull")) throw error;
    if (error instanceof NewerRelease) throw error;
    if (error instanceof AppError) return failed(error.message);
    if (db.dialect.isUniqueViolation(error))
      return failed("Someone added the same entry at the same moment: try again.");
    log.error({ err: error }, "Something could not be imported");
    return failed("Something went wrong on our side with this entry. See the log for details.");
  }
}

/** Counts an item and yields to the event loop, which the database work would otherwise block for the whole import. */
export async function countItem(item: ImportedItem, counts: ImportCounts, run: ImportRun): Promise<void> {
  counts[item.result] += 1;
  run.onItem(item);
  await setImmediate();
}

/** Records in the activity list that an import took place. */
export function noteImport(
  { db, clock }: Importer,
  { by, what, counts }: { by: string | null; what: string; counts: ImportCounts },
): Promise<void> {
  return db.write.transaction().execute((transaction) =>
    insertActivity(transaction, {
      username: by,
      action: "imported",
      subject: { kind: "directory", id: null, name: what },
      detail: countsText(counts),
      now: clock.now(),
    }),
  );
}

async function importFileEntry(
  parts: Parts,
  found: FileEntry,
  run: ImportRun & Pick<ImportOptions, "names"> & { coming: ComingEntries },
  seen: Map<string, string>,
) {
  const { kind, place, describeField } = found;
  const about = { kind, name: "raw" in found ? (nameOfEntry(found.raw) ?? place) : place };
  return asItem(parts, about, async () => {
    if ("problem" in found) throw new AppError("Invalid", found.problem);
    const read = readEntry(kind, found.raw);
    if ("issues" in read) {
      const sentences = read.issues.map(({ path, message }) => describeField(String(path[0] ?? ""), message));
      throw new AppError("Invalid", [...new Set(sentences)].slice(0, MOST_SENTENCES).join(" "));
    }
    const { entry } = read;
    // Duplicates would overwrite each other in turn, on every import.
    const known = `${kind} ${entry.id ?? entry.slug ?? about.name}`;
    const first = seen.get(known);
    if (first !== undefined) throw new AppError("Invalid", `${place}: the same entry is already at ${first}.`);
    seen.set(known, place);
    return importEntry(parts, entry, { ...run, describeField });
  });
}

/** The pages of a file one by one: one that cannot be taken over does not stop the others. */
async function importPages(parts: Parts, sent: unknown, run: ImportRun & { keys: KeysHere }): Promise<ImportedItem[]> {
  if (sent === undefined) return [];
  const items: ImportedItem[] = [];
  const all = { kind: "page", name: "Pages" } as const;
  const failed = await asItem(parts, all, async () => {
    for (const [key, page] of readPages(sent)) {
      const about = { kind: "page", name: PAGE_NAMES[key] } as const;
      items.push(await asItem(parts, about, () => importPageOfFile(parts, { key, page }, run)));
    }
    return { result: "unchanged" };
  });
  return failed.result === "failed" ? [...items, failed] : items;
}

/**
 * Imports a file entry by entry, each in its own transaction: a failure is reported and does not stop the rest.
 * Idempotent. A dry run produces the same report and writes nothing.
 * @throws AppError `DiskFull`; what was imported before stays
 */
export async function importDirectory(
  parts: Parts,
  file: DirectoryFile,
  run: ImportRun & { settings: readonly ExportedSetting[] },
): Promise<ImportCounts> {
  const counts = noCounts();
  const seen = new Map<string, string>();
  const coming: ComingEntries = new Map();
  const keys: KeysHere = new Map();
  const names = {};
  for await (const found of file.sources()) {
    const about = { kind: "source", name: nameOfSource(found) } as const;
    await countItem(await asItem(parts, about, () => importSource(parts, found, { ...run, keys })), counts, run);
  }
  for await (const found of file.entries()) {
    await countItem(await importFileEntry(parts, found, { ...run, coming, names }, seen), counts, run);
  }
  if (file.featured !== undefined) {
    const about = { kind: "featured tuskers", name: "Featured tuskers" } as const;
    const item = await asItem(parts, about, () => importFeatured(parts, file.featured, { ...run, coming }));
    await countItem(item, counts, run);
  }
  if (file.settings !== undefined) {
    const about = { kind: "setting", name: "Settings" } as const;
    const item = await asItem(parts, about, () => importSettings(parts, file.settings, { ...run, keys }));
    await countItem(item, counts, run);
  }
  for (const item of await importPages(parts, file.pages, { ...run, keys })) await countItem(item, counts, run);
  // Entries and pages come first: a translation belongs to one.
  for await (const found of file.translations()) {
    const about = { kind: "translation", name: nameOfTranslation(found) } as const;
    await countItem(
      await asItem(parts, about, () => importTranslation(parts, found, { ...run, keys, coming })),
      counts,
      run,
    );
  }
  if (!run.dryRun) await noteImport(parts, { by: run.by, what: "The directory", counts });
  return counts;
}
