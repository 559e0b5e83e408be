import type { OpenDatabase } from "../../../platform/db/open-database.server.ts";
import type { Queryable } from "../../../platform/db/queryable.server.ts";
import type { Clock } from "../../../platform/services/services.server.ts";
import { createEntry } from "../../entries/saving/save-entry.server.ts";
import { findEntryIdBySlug } from "../../entries/saving/slug-rows.server.ts";
import { addMissingSources } from "../../source-library/change-source.server.ts";
import { findSources } from "../../sources/rows/source-rows.server.ts";
import {
  readStarterArticles,
  readStarterSources,
  type StarterArticle,
  type StarterSources,
} from "./starter-files.server.ts";

export type AddedArticles = { added: string[]; unchanged: number; left: string[] };

/** The library's sources that have the key of a starter source and are another one: to cite them would be wrong. */
async function otherSources(db: Queryable, sources: StarterSources): Promise<string[]> {
  const rows = await findSources(db, { keys: Object.keys(sources) });
  return rows.flatMap(({ key, title, url }) => {
    const starter = sources[key];
    const isSame = starter === undefined || starter.title === title || (url !== null && starter.url === url);
    return isSame ? [] : [key];
  });
}

const citedBy = ({ document }: StarterArticle, sources: StarterSources): StarterSources =>
  Object.fromEntries(
    document.sourceIds.flatMap((key) => {
      const source = sources[key];
      return source === undefined ? [] : [[key, source]];
    }),
  );

/**
 * Adds the articles that come with the site to one that was made by an earlier release. An address that an article here
 * has or once had, in the bin too, is left alone: what was written here stays, and what was thrown away stays away.
 */
export async function addStarterArticles(
  { db, clock }: { db: OpenDatabase; clock: Clock },
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<AddedArticles> {
  const sources = await readStarterSources();
  const done: AddedArticles = { added: [], unchanged: 0, left: [] };
  for (const starter of await readStarterArticles(sources)) {
    const { slug, article } = starter;
    if ((await findEntryIdBySlug(db.read, "article", slug)) !== undefined) {
      done.unchanged += 1;
      continue;
    }
    const cited = citedBy(starter, sources);
    const others = await otherSources(db.read, cited);
    if (others.length > 0) {
      done.left.push(`${article.title}: in the library here, other sources have the keys ${others.join(", ")}.`);
      continue;
    }
    if (!dryRun) {
      await db.write.transaction().execute((transaction) => addMissingSources(transaction, cited, clock.now()));
      await createEntry({ db, clock }, "article", article, { by: null, slug });
    }
    done.added.push(article.title);
  }
  return done;
}
