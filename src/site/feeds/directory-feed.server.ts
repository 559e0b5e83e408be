import { writtenLocation } from "../../content/places/written-location.ts";
import { nameHere } from "../../content/tuskers/name-here.ts";
import { statusText } from "../../content/tuskers/status/status-line.ts";
import type { TuskerDetail } from "../../content/tuskers/tusker.ts";
import { CATEGORY_LABELS } from "../../content/tuskers/words.ts";
import { siteName } from "../../platform/identity/site-identity.ts";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { addressIn } from "../../platform/languages/language.ts";
import { escapeXml } from "../../platform/text/xml-text.ts";
import { words as headWords } from "../meta/words.ts";
import { absoluteHtml, translationNoteHtml } from "./absolute-html.server.ts";
import { type AtomEntry, atomFeed } from "./atom-feed.server.ts";
import { portraitHtml, withImages } from "./images-html.server.ts";
import { sourcesHtml } from "./sources-html.server.ts";
import { words } from "./words.ts";

export const DIRECTORY_FEED = "/feeds/directory.xml";

/** A one-line summary of a record: category, location, and status with its date. */
const record = (tusker: TuskerDetail): string =>
  words.directory.record(CATEGORY_LABELS[tusker.category], writtenLocation(tusker.location), statusText(tusker));

/** A tusker in a feed, as he is recorded now. */
export function tuskerInFeed(siteUrl: string, tusker: TuskerDetail): AtomEntry {
  const url = `${siteUrl}${addressIn(currentLanguage(), `/tuskers/${tusker.slug}`)}`;
  const name = nameHere(tusker);
  const portrait = tusker.imageDetails.length === 0 ? portraitHtml(tusker) : "";
  const added = tusker.updatedAt === tusker.createdAt;
  return {
    id: `${siteUrl}/tusker/${tusker._id}`,
    url,
    title: added ? words.directory.added(name) : words.directory.changed(name),
    summary: record(tusker),
    html: [
      `<p>${escapeXml(record(tusker))}</p>\n`,
      translationNoteHtml(tusker.translation),
      absoluteHtml(portrait + withImages(tusker.descriptionHtml, tusker.imageDetails), url),
      sourcesHtml(tusker.sources),
    ].join(""),
    published: new Date(tusker.createdAt),
    updated: new Date(tusker.updatedAt),
    author: siteName(),
    categories: [added ? "added" : "changed", tusker.category],
  };
}

/** The feed of new and changed tuskers, latest first. */
export function directoryFeed(siteUrl: string, tuskers: readonly TuskerDetail[]): string {
  const head = {
    siteUrl,
    path: DIRECTORY_FEED,
    title: headWords.feeds.directory(siteName()),
    subtitle: words.directory.subtitle,
    page: "/tuskers",
    author: siteName(),
  };
  return atomFeed(
    head,
    tuskers.map((tusker) => tuskerInFeed(siteUrl, tusker)),
  );
}
