import { redirect } from "react-router";
import { oembedAddress } from "../../embeds/embed-address.ts";
import { entryFailure } from "../../entries/page/entry-failure.tsx";
import { tagsHere } from "../../entries/page/tags-here.ts";
import { writtenLocation } from "../../places/written-location.ts";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { tuskerFeedAddress } from "../../site/feeds/feed-addresses.ts";
import { defineFailingPage, definePage } from "../../site/render/define-page.ts";
import { statusText } from "../card/status-line.ts";
import { nameHere } from "../name-here.ts";
import { summaryHere } from "../summary-here.ts";
import { CATEGORY_LABELS } from "../words.ts";
import { loadTusker } from "./load-tusker.tsx";
import { tuskerObjects } from "./tusker-objects.ts";
import { TuskerScreen, tuskerTrail } from "./tusker-screen.tsx";
import { words } from "./words.ts";

/** The page of the tusker named in the address. */
export const page = definePage({
  read: ({ readers, params: { slug = "" } }) => loadTusker(readers, slug),
  head: ({ tusker }) => {
    const name = nameHere(tusker);
    const summary = summaryHere(tusker);
    return {
      title: name,
      description: summary || words.description(name, writtenLocation(tusker.location)),
      path: `/tuskers/${tusker.slug}`,
      machineIn: tusker.machineIn,
      trail: tuskerTrail(),
      feed: { path: tuskerFeedAddress(tusker.slug), title: words.follow(name) },
      keywords: [name, CATEGORY_LABELS[tusker.category].toLowerCase(), ...tagsHere(tusker.tags)],
      image: { url: tusker.cardUrl, alt: words.cardAlt(name, statusText(tusker), tusker.portraitCaption) },
      oembed: (siteUrl) => ({
        json: oembedAddress(siteUrl, currentLanguage(), tusker.slug, "json"),
        xml: oembedAddress(siteUrl, currentLanguage(), tusker.slug, "xml"),
      }),
      structuredData: (siteUrl) => tuskerObjects(siteUrl, { ...tusker, summary, images: tusker.imageDetails }),
    };
  },
  screen: (loaded) => <TuskerScreen {...loaded} />,
  failure: entryFailure("/tuskers", () => words),
  isKept: true,
  isMostVisited: true,
});

/** `/tusker/{id}` of the earlier site. */
export const formerPage = defineFailingPage(
  async ({ readers, params: { id = "" } }) => {
    throw redirect(`/tuskers/${await readers.presentSlug("tusker", id)}`, 301);
  },
  entryFailure("/tuskers", () => words),
);
