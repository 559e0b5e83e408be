import { statusText } from "../../tuskers/card/status-line.ts";
import type { TuskerDetail } from "../../tuskers/tusker.ts";
import { CATEGORY_LABELS } from "../../tuskers/words.en.ts";
import { absoluteHtml } from "./absolute-html.server.ts";
import { atomFeed } from "./atom-feed.server.ts";
import { escapeXml } from "./xml-text.server.ts";

export const DIRECTORY_FEED = "/feeds/directory.xml";

/** The first lines of a record: what kind of tusker, where, and what has become of him, with the date. */
const record = (tusker: TuskerDetail): string =>
  `${CATEGORY_LABELS[tusker.category]}, ${tusker.location}. ${statusText(tusker)}.`;

/** What was added to the directory or changed in it, the latest first. */
export function directoryFeed(siteUrl: string, tuskers: readonly TuskerDetail[]): string {
  const head = {
    siteUrl,
    path: DIRECTORY_FEED,
    title: "Sri Lankan Tuskers: changes in the directory",
    subtitle: "Tuskers that were added to the directory, and records that have changed.",
    page: "/tuskers",
    author: "Sri Lankan Tuskers",
  };
  return atomFeed(
    head,
    tuskers.map((tusker) => {
      const url = `${siteUrl}/tuskers/${tusker.slug}`;
      const added = tusker.updatedAt === tusker.createdAt;
      return {
        id: `${siteUrl}/tusker/${tusker._id}`,
        url,
        title: `${added ? "Added" : "Changed"}: ${tusker.name}`,
        summary: record(tusker),
        html: `<p>${escapeXml(record(tusker))}</p>\n${absoluteHtml(tusker.descriptionHtml, url)}`,
        published: new Date(tusker.createdAt),
        updated: new Date(tusker.updatedAt),
        author: head.author,
        categories: [added ? "added" : "changed", tusker.category],
      };
    }),
  );
}
