import { raiseContentVersion } from "../db/content-version.ts";
import { findRowBySlug } from "../db/entry-rows.ts";
import type { OpenDatabase } from "../db/open.ts";
import { findSiteState, saveSiteState } from "../db/site-state.ts";
import { findEntryIdBySlug } from "../db/slugs.ts";
import { replaceFeatured } from "../db/tuskers.ts";
import type { Clock } from "../services.ts";
import { readStarterArticles, readStarterSources, readStarterTuskers } from "../starter/starter-files.ts";
import { createEntry } from "./save-entry.ts";

export type LoadedStarterContent = { tuskers: number; articles: number };

/**
 * Fills a new site with the starter content, once: through the same operations as an administrator's own writes.
 * An emptied site stays empty, and a site that was started without starter content never gets it by itself.
 * A load that was cut off goes on where it stopped.
 * @returns what was loaded; undefined when there was nothing to do
 * @throws Error that names the file when a starter file cannot be used; nothing is loaded then
 */
export async function loadStarterContent(
  parts: { db: OpenDatabase; clock: Clock },
  options: { wanted: boolean },
): Promise<LoadedStarterContent | undefined> {
  // Most starts have nothing to do, and wait for nobody.
  if ((await findSiteState(parts.db.read, "starter_content")) !== undefined) return undefined;
  return parts.db.alone(() => loadOnce(parts, options));
}

async function loadOnce(
  { db, clock }: { db: OpenDatabase; clock: Clock },
  { wanted }: { wanted: boolean },
): Promise<LoadedStarterContent | undefined> {
  if ((await findSiteState(db.read, "starter_content")) !== undefined) return undefined;
  if (!wanted) {
    await saveSiteState(db.write, "starter_content", "left out");
    return undefined;
  }
  const sources = await readStarterSources();
  const tuskers = await readStarterTuskers(sources);
  const articles = await readStarterArticles(sources);
  const loaded = { tuskers: 0, articles: 0 };
  for (const { slug, tusker } of tuskers) {
    if ((await findEntryIdBySlug(db.read, "tusker", slug)) !== undefined) continue;
    await createEntry({ db, clock }, "tusker", tusker, { by: null, slug });
    loaded.tuskers += 1;
  }
  for (const { slug, article } of articles) {
    if ((await findEntryIdBySlug(db.read, "article", slug)) !== undefined) continue;
    await createEntry({ db, clock }, "article", article, { by: null, slug });
    loaded.articles += 1;
  }
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
