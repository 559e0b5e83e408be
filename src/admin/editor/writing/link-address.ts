import { framedVideo, safeHref, videoAddress, videoListAddress } from "../../../content/rich-text/links.ts";
import { positionMessage } from "../../../content/safety/plain-text.ts";
import { findPosition } from "../../../content/safety/position-text.ts";

/** What somebody typed as an address: the address, or the sentence on what is wrong with it. */
export type ReadAddress = { href: string; error?: undefined } | { href?: undefined; error: string };

const EXAMPLES =
  "Write it like https://example.org/page, /tuskers/gemunu for a page of this site, mailto:name@example.org, or tel:+94112345678.";

const PHONE = /^(?:(?:tel|sms):|\+)[+\d\s().,*-]*\d/i;

/** People leave out `https://`, `mailto:` and `tel:`. */
function completed(typed: string): string {
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(typed)) return `mailto:${typed}`;
  if (typed.startsWith("+") && PHONE.test(typed)) return `tel:${typed}`;
  return /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.[\p{L}]{2,}(?::\d+)?(?:[/?#]\S*)?$/u.test(typed) ? `https://${typed}` : typed;
}

export function readLinkAddress(typed: string): ReadAddress {
  const trimmed = typed.trim();
  if (trimmed === "") return { error: `Enter the address. ${EXAMPLES}` };
  const href = safeHref(completed(trimmed));
  if (href === undefined || (/\s/.test(trimmed) && !PHONE.test(trimmed)))
    return { error: `A link cannot have this address. ${EXAMPLES}` };
  return findPosition(href) === undefined ? { href } : { error: positionMessage() };
}

/** The address that was pasted, or that of the frame in a code for embedding, where `&` is written as an entity. */
const pastedAddress = (typed: string): string =>
  /<iframe[^>]*\ssrc=["']([^"']+)["']/i.exec(typed)?.[1]?.replaceAll("&amp;", "&") ?? typed;

/** The address of what a code for embedding shows, if that is all of the text. */
export const embeddedVideo = (text: string): string | undefined =>
  /^\s*<iframe[^<]*<\/iframe>\s*$/i.test(text) ? framedVideo(pastedAddress(text)) : undefined;

/** The address of the video that was pasted, or the sentence on what is wrong. A code for embedding is taken, too. */
export function readVideoAddress(typed: string): ReadAddress {
  const address = pastedAddress(typed);
  const href = videoAddress(address);
  if (href !== undefined) return { href };
  const list = videoListAddress(address);
  if (list !== undefined)
    return {
      error: `This address has several videos, and which one is meant cannot be told. Paste the address of one, or add a link to all of them: ${list}`,
    };
  const problem =
    typed.trim() === "" ? "Paste the address of the video." : "This is not the address of a YouTube video.";
  return { error: `${problem} It looks like https://www.youtube.com/watch?v=… or https://youtu.be/…` };
}
