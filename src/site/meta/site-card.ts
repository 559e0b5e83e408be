import { textHash } from "../../artwork/random.ts";
import { ownDescription, ownSiteName, siteName } from "../../platform/identity/site-identity.ts";
import { words } from "./words.ts";

/**
 * The site's own share card. Networks keep an image by its address for long, so the address changes with the texts on
 * the card.
 */
export function siteCard(): { url: string; alt: string } {
  const name = siteName();
  const description = ownDescription();
  const isShipped = ownSiteName() === undefined && description === undefined;
  return {
    url: `/cards/site.png${isShipped ? "" : `?v=${textHash(JSON.stringify([name, description])).toString(36)}`}`,
    alt: description === undefined ? words.siteCard(name) : `${name}. ${description}`,
  };
}
