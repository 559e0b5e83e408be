import { oembedAddress } from "../../embeds/embed-address.ts";
import { tagsHere } from "../../entries/page/tags-here.ts";
import { writtenLocation } from "../../places/written-location.ts";
import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { tuskerFeedAddress } from "../../site/feeds/feed-addresses.ts";
import type { MadePage } from "../../site/served/served-page.tsx";
import { statusText } from "../card/status-line.ts";
import { nameHere } from "../name-here.ts";
import { summaryHere } from "../summary-here.ts";
import { CATEGORY_LABELS } from "../words.en.ts";
import { loadTusker } from "./load-tusker.tsx";
import { tuskerObjects } from "./tusker-objects.ts";
import { TuskerScreen, tuskerTrail } from "./tusker-screen.tsx";
import { words } from "./words.en.ts";

/** The page of the tusker named in the address. */
export async function tuskerPage(api: ApiClient, asked: string, request: Request): Promise<MadePage> {
  const loaded = await loadTusker(api, asked, request);
  const { tusker } = loaded;
  const name = nameHere(tusker);
  const summary = summaryHere(tusker);
  return {
    head: {
      title: name,
      description: summary || words.description(name, writtenLocation(tusker.location)),
      path: `/tuskers/${tusker.slug}`,
      machineIn: tusker.machineIn,
      trail: tuskerTrail(),
      feed: { path: tuskerFeedAddress(tusker.slug), title: words.follow(name) },
      keywords: [name, CATEGORY_LABELS[tusker.category].toLowerCase(), ...tagsHere(tusker.tags)],
      image: { url: tusker.cardUrl, alt: words.cardAlt(name, statusText(tusker), tusker.portraitCaption) },
      oembed: import.meta.env.SSR
        ? (siteUrl) => ({
            json: oembedAddress(siteUrl, currentLanguage(), tusker.slug, "json"),
            xml: oembedAddress(siteUrl, currentLanguage(), tusker.slug, "xml"),
          })
        : undefined,
      structuredData: import.meta.env.SSR
        ? (siteUrl) => tuskerObjects(siteUrl, { ...tusker, summary, images: tusker.imageDetails })
        : undefined,
    },
    content: <TuskerScreen {...loaded} />,
  };
}
