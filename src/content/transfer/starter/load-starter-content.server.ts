import { raiseContentVersion } from "../../../platform/db/content-version.server.ts";
import type { OpenDatabase } from "../../../platform/db/open-database.server.ts";
import { findSiteState, saveSiteState } from "../../../platform/db/site-state.server.ts";
import type { Clock } from "../../../platform/services/services.server.ts";
import { findRowBySlug } from "../../entries/records/complete-entries.server.ts";
import { replaceFeatured } from "../../entries/rows/tusker-rows.server.ts";
import { createEntry } from "../../entries/saving/save-entry.server.ts";
import { findEntryIdBySlug } from "../../entries/saving/slug-rows.server.ts";
import { addMissingSources } from "../../source-library/change-source.server.ts";
import { readStarterArticles, readStarterSources, readStarterTuskers } from "./starter-files.server.ts";
import { loadStarterTranslations } from "./starter-translations.server.ts";

export type LoadedStarterContent = { tuskers: number; articles: number; translations: number };

/**
 * Fills a new site with the starter content, once, through the same operations as an administrator's own writes. An
 * emptied site stays empty, and a site that was started without starter content never gets it automatically. An
 * interrupted load resumes where it stopped.
 * @returns what was loaded; undefined when there was nothing to do
 * @throws Error that names the file when a starter file is invalid; nothing is loaded then
 */
export async function loadStarterContent(
  parts: { db: OpenDatabase; clock: Clock },
  options: { enabled: boolean },
): Promise<LoadedStarterContent | undefined> {
  // Checked without the lock: most starts have nothing to do and should not wait.
  if ((await findSiteState(parts.db.read, "starter_content")) !== undefined) return undefined;
  return parts.db.alone(() => loadOnce(parts, options));
}

async function loadOnce(
  { db, clock }: { db: OpenDatabase; clock: Clock },
  { enabled }: { enabled: boolean },
): Promise<LoadedStarterContent | undefined> {
  if ((await findSiteState(db.read, "starter_content")) !== undefined) return undefined;
  if (!enabled) {
    await saveSiteState(db.write, "starter_content", "left out");
    return undefined;
  }
  const sources = await readStarterSources();
  const tuskers = await readStarterTuskers(sources);
  const articles = await readStarterArticles(sources);
  await db.write.transaction().execute((transaction) => addMissingSources(transaction, sources, clock.now()));
  const loaded = { tuskers: 0, articles: 0, translations: 0 };
  for (const { slug, id, tusker } of tuskers) {
    if ((await findEntryIdBySlug(db.read, "tusker", slug)) !== undefined) continue;
    await createEntry({ db, clock }, "tusker", tusker, { by: null, id, slug });
    loaded.tuskers += 1;
  }
  for (const { slug, article } of articles) {
    if ((await findEntryIdBySlug(db.read, "article", slug)) !== undefined) continue;
    await createEntry({ db, clock }, "article", article, { by: null, slug });
    loaded.articles += 1;
  }
  const translations = await loadStarterTranslations({ db, clock });
  // A translation that does not fit its English is no reason not to start: readers get the English.
  loaded.translations = translations.loaded;
  const featuredSlugs = tuskers
    .filter((entry) => entry.featured !== undefined)
    .sort((a, b) => (a.featured ?? 0) - (b.featured ?? 0))
    .map((entry) => entry.slug);
  await db.write.transaction().execute(async (transaction) => {
    const rows = [];
    for (const slug of featuredSlugs) rows.push(await findRowBySlug(transaction, "tusker", slug));
    await replaceFeatured(
      transaction,
      rows.flatMap((row) => (row ? [row.seq] : [])),
    );
    await raiseContentVersion(transaction);
    await saveSiteState(transaction, "starter_content", "loaded");
  });
  return loaded;
}
