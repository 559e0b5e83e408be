import { basename, dirname } from "node:path";
import { readDrawnFileName } from "../../artwork/drawn-images.ts";
import type { DrawnFiles } from "../../content/drawings/drawn-files.server.ts";
import { readCardFileName } from "../../content/drawings/share-card-address.server.ts";
import { completeEntry, findRowBySlug } from "../../content/entries/records/complete-entries.server.ts";
import type { OpenDatabase } from "../../platform/db/open-database.server.ts";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import { inLanguage } from "../../platform/languages/in-language.server.ts";
import { languageOf } from "../../platform/languages/language.ts";

/** Younger files may still be being written, or belong to an entry that another process is changing. */
const LEFT_OVER_AFTER_MS = 60 * 60 * 1000;

/** For each folder, whether an entry still has the drawing in a file of this name. */
const IS_WANTED: Record<string, (db: Queryable, name: string) => Promise<boolean>> = {
  async portraits(db, name) {
    const { slug = "", hash } = readDrawnFileName(name) ?? {};
    return (await findRowBySlug(db, "tusker", slug))?.portrait_hash === hash;
  },
  async landscapes(db, name) {
    const { slug = "", hash } = readDrawnFileName(name) ?? {};
    return (await findRowBySlug(db, "article", slug))?.landscape_hash === hash;
  },
  async "cards/tuskers"(db, name) {
    const row = await findRowBySlug(db, "tusker", readCardFileName(name)?.slug ?? "");
    return row !== undefined && (await completeEntry(db, "tusker", row)).cardUrl.endsWith(`/${name}`);
  },
  async "cards/articles"(db, name) {
    const row = await findRowBySlug(db, "article", readCardFileName(name)?.slug ?? "");
    return row !== undefined && (await completeEntry(db, "article", row)).cardUrl.endsWith(`/${name}`);
  },
};

/** Removes the images of drawings that no entry has any more, and partial files left by a process that died. */
export async function removeOutdatedDrawings(
  { db, files, clock }: { db: OpenDatabase; files: DrawnFiles; clock: { now(): Date } },
  signal: AbortSignal,
): Promise<void> {
  for (const { path, usedAt } of await files.list()) {
    if (signal.aborted) return;
    if (clock.now().getTime() - usedAt.getTime() < LEFT_OVER_AFTER_MS) continue;
    const { language, path: folder } = languageOf(`/${dirname(path)}`);
    const isWanted = IS_WANTED[folder.slice(1)];
    if (isWanted === undefined) continue;
    if (!(await inLanguage(language, () => isWanted(db.read, basename(path))))) await files.remove(path);
  }
}
