import { nameHere } from "../../content/tuskers/name-here.ts";
import type { Tusker } from "../../content/tuskers/tusker.ts";
import { siteName } from "../../platform/identity/site-identity.ts";
import { addressIn, type Language } from "../../platform/languages/language.ts";
import { escapeXml } from "../../platform/text/xml-text.ts";
import { EMBED_SIZE, embedAddress } from "./embed-address.ts";

/** How long consumers may keep an answer, in seconds. */
const CACHE_AGE = 86_400;
/** The size of the image for shared links. */
const CARD = { width: 1200, height: 630 };

/** The room that a consumer has for the embed, in pixels. */
export type Room = { maxwidth?: number | undefined; maxheight?: number | undefined };

/** The answer about a tusker's page by version 1.0 of oEmbed, in the current language. */
export function oembedOf(siteUrl: string, language: Language, tusker: Tusker, { maxwidth, maxheight }: Room) {
  const width = Math.min(EMBED_SIZE.width, maxwidth ?? EMBED_SIZE.width);
  const height = Math.min(EMBED_SIZE.height, maxheight ?? EMBED_SIZE.height);
  const title = nameHere(tusker);
  const source = siteUrl + addressIn(language, embedAddress(tusker.slug));
  // A thumbnail must fit into the room, too.
  const hasRoom = CARD.width <= (maxwidth ?? CARD.width) && CARD.height <= (maxheight ?? CARD.height);
  return {
    ...{ version: "1.0", type: "rich", title, provider_name: siteName(), provider_url: `${siteUrl}/` },
    ...{ cache_age: CACHE_AGE, width, height },
    html: `<iframe src="${escapeXml(source)}" width="${width}" height="${height}" title="${escapeXml(title)}" loading="lazy" frameborder="0" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`,
    ...(hasRoom
      ? {
          thumbnail_url: new URL(tusker.cardUrl, `${siteUrl}/`).href,
          ...{ thumbnail_width: CARD.width, thumbnail_height: CARD.height },
        }
      : {}),
  };
}

export const oembedXml = (answer: ReturnType<typeof oembedOf>): string =>
  `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>\n${Object.entries(answer)
    .map(([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>\n`)
    .join("")}</oembed>\n`;
