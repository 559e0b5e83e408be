import { nameHere } from "../../content/tuskers/name-here.ts";
import type { TuskerDetail } from "../../content/tuskers/tusker.ts";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import { beginOfSiteDay } from "../../platform/text/dates/publication-day.ts";
import { writtenDate } from "../../platform/text/dates/written-date.ts";
import { escapeXml } from "../../platform/text/xml-text.ts";
import type { AtomEntry } from "../../site/feeds/atom-feed.server.ts";
import { tuskerInFeed } from "../../site/feeds/directory-feed.server.ts";
import { correctionText } from "./correction-text.ts";
import { readCorrections } from "./read-corrections.server.ts";
import { words } from "./words.ts";

/** The days on which his record was changed, as entries that link to his page. */
export async function changesInFeed(db: Queryable, siteUrl: string, tusker: TuskerDetail): Promise<AtomEntry[]> {
  const corrections = await readCorrections(db, tusker._id);
  const { id, url, author } = tuskerInFeed(siteUrl, tusker);
  return corrections.map((correction, index) => {
    const text = `${correctionText(correction)}.`;
    const day = beginOfSiteDay(correction.on);
    return {
      // Counted from the oldest, so that a new correction renames none.
      id: `${id}/change-${corrections.length - index}-${correction.on}`,
      url: `${url}#corrections`,
      title: words.changed(nameHere(tusker), writtenDate(correction.on)),
      summary: text,
      html: `<p>${escapeXml(text)}</p>`,
      published: day,
      updated: day,
      author,
      categories: ["changed"],
    };
  });
}
