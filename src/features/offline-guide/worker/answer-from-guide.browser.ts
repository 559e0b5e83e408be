import { addressIn, type Language } from "../../../platform/languages/language.ts";
import { daysSince, GUIDE_PATH, isImage, NOT_IN_GUIDE_PATH, OLD_AFTER_DAYS, type Pack, stemOf } from "../pack.ts";
import { type Caches, readStored, type StoredGuide } from "./stored-guide.browser.ts";
import type { Surroundings } from "./take-guide.browser.ts";

/** How long a page may take to arrive while the guide has it, in milliseconds. */
const PATIENCE_MS = 3000;

/** The element that every page has for the line: see `src/site/served/served-html.tsx`. */
const LINE_PLACE = /<div data-guide-line="">/;

const LATER_SCRIPT = /<script type="later">[\s\S]*?<\/script>/g;

const homeOf = (language: Language): string => addressIn(language, "/");

function lineOf({ day, language, words }: Pack, now: number): string {
  const days = daysSince(day, now);
  const old = days > OLD_AFTER_DAYS ? ` ${words.old.replace("{days}", String(days))}` : "";
  const link = `<a href="${addressIn(language, GUIDE_PATH)}">${words.whatIsInIt}</a>`;
  return `<div class="wrap"><span><b>${words.from}</b> ${words.noSignal}${old}</span>${link}</div>`;
}

async function withLine(page: Response, pack: Pack, now: number, isMissing: boolean): Promise<Response> {
  const html = await page.text();
  const told = html.replace(LINE_PLACE, (place) => `<div role="status"${place.slice(4)}${lineOf(pack, now)}`);
  const { headers } = page;
  if (!isMissing) return new Response(told, { headers });
  // At another address its scripts would find that they are on the wrong page.
  return new Response(told.replace(LATER_SCRIPT, ""), { status: 503, headers });
}

/** Finds parts of a guide. Nothing is opened, which would make the cache of a removed guide again. */
const partsOf = (caches: Caches, { cache: cacheName }: StoredGuide) => ({
  match: (address: string) => caches.match(address, { cacheName }),
});

/** A page: from the network, and where that takes too long or fails, from the guide. */
export async function answerPage({ caches, fetch, now }: Surroundings, request: Request): Promise<Response> {
  const stored = await readStored(caches);
  if (stored === undefined) return fetch(request);
  const { pathname, search, origin } = new URL(request.url);
  const parts = partsOf(caches, stored);
  const found = await parts.match(pathname + search);
  const network = fetch(request).catch(() => undefined);
  const patience = new Promise<undefined>((resolve) => {
    if (found !== undefined) setTimeout(resolve, PATIENCE_MS);
  });
  const answer = await Promise.race([network, patience]);
  if (answer !== undefined) return answer;
  const { pack } = stored;
  if (found !== undefined) return withLine(found, pack, now(), false);
  if (pathname === homeOf(pack.language)) return Response.redirect(origin + addressIn(pack.language, GUIDE_PATH), 302);
  const missing = await parts.match(addressIn(pack.language, NOT_IN_GUIDE_PATH));
  return missing === undefined ? Response.error() : withLine(missing, pack, now(), true);
}

/**
 * A file that pages need: from the guide if it has it, since an address that contains a hash never changes. Without
 * signal, the form of an image that the guide has stands for all others.
 */
export async function answerFile({ caches, fetch }: Surroundings, request: Request): Promise<Response> {
  const stored = await readStored(caches);
  if (stored === undefined) return fetch(request);
  const parts = partsOf(caches, stored);
  const { pathname } = new URL(request.url);
  const found = await parts.match(pathname);
  if (found !== undefined) return found;
  try {
    return await fetch(request);
  } catch (error) {
    const stem = stemOf(pathname);
    const other = stored.pack.parts.find(({ address }) => stemOf(address) === stem);
    const image = other && (isImage(pathname) || stem !== pathname) ? await parts.match(other.address) : undefined;
    if (image === undefined) throw error;
    return image;
  }
}
