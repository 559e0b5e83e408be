import { addressIn, type Language } from "../../platform/languages/language.ts";
import { dispatchPageShown } from "../../ui/kit/page-shown.browser.ts";
import { onToken } from "../../ui/kit/signed-in.browser.ts";
import { onConsent } from "../frame/consent/consent.browser.ts";
import { announcePage, focusHeading } from "./announce-page.browser.ts";
import { exchangePage, isOfThisRelease, isPublicPage, loadStyles } from "./exchange-page.browser.ts";
import { isMovedTo } from "./moved-to.ts";
import { placeOf, showFailure, showLoading } from "./moving-states.browser.ts";
import { type OpenParts, openPartsAgain, openPartsHere } from "./open-parts.browser.ts";
import { createSeenPages } from "./seen-pages.browser.ts";

/** How long the page of a tusker or an article may take, in milliseconds: the specification goes to Not Found then. */
const DETAIL_TIME_LIMIT_MS = 10_000;
/** How long a page that was fetched ahead may be used, in milliseconds. */
const AHEAD_MS = 15_000;

/** An answer that is no page of this site. */
class InvalidPage extends Error {}

type Answer = { url: URL; html: string; mayBeCached: boolean };

const seen = createSeenPages();
const ahead = new Map<string, Promise<Answer>>();
/** What the visitor had opened on each page of the history, without which Back would scroll elsewhere. */
const opened = new Map<string, OpenParts>();

async function fetchPage(address: URL, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(address, signal === undefined ? {} : { signal });
  const { ok, url, headers } = response;
  if (!headers.get("Content-Type")?.startsWith("text/html")) {
    throw ok ? new InvalidPage() : new Error(`${response.status} without a page`);
  }
  const final = new URL(url);
  final.hash = address.hash;
  const mayBeCached = ok && !headers.get("Cache-Control")?.includes("no-store");
  return { url: final, html: await response.text(), mayBeCached };
}

/** Fetches a page before it is opened. One that nobody opens within fifteen seconds is forgotten. */
export function fetchAhead(url: URL): void {
  const { href } = url;
  if (ahead.has(href)) return;
  const answer = fetchPage(url);
  // Whoever opens the page sees the failure of a fetch of its own.
  answer.catch(() => ahead.delete(href));
  ahead.set(href, answer);
  setTimeout(() => ahead.delete(href), AHEAD_MS);
}

/** The page that was fetched ahead or is fetched now. A fetch that began ahead has no signal and may hang. */
function takePage(url: URL, signal: AbortSignal): Promise<Answer> {
  const answer = ahead.get(url.href);
  ahead.delete(url.href);
  if (answer === undefined) return fetchPage(url, signal);
  const given = new Promise<never>((_, giveUp) => signal.addEventListener("abort", () => giveUp(signal.reason)));
  return Promise.race([answer.catch(() => fetchPage(url, signal)), given]);
}

const parse = (html: string): Document => new DOMParser().parseFromString(html, "text/html");

/** Names an image for the time of a transition, so that it becomes the image of the same address on the next page. */
function travel(image: HTMLElement | null | undefined, pathname: string): void {
  if (image != null) image.style.viewTransitionName = `picture${pathname.replaceAll("/", "-")}`;
}

const cardOf = (pathname: string): HTMLElement | null | undefined =>
  document
    .querySelector(`a[data-moves][href="${CSS.escape(pathname).replaceAll("\\/", "/")}"]`)
    ?.closest("article")
    ?.querySelector<HTMLElement>("[data-travels]");

const imageHere = () => document.querySelector<HTMLElement>("[data-travels=here]");

function nameImages(here: URL, there: URL): void {
  travel(imageHere(), here.pathname);
  travel(cardOf(there.pathname), there.pathname);
}

const unnameImages = (): void => {
  for (const image of document.querySelectorAll<HTMLElement>("[data-travels]")) image.style.viewTransitionName = "";
};

/** Shows the page, with a transition if one of the two pages has a card of the other. */
async function show(page: Document, from: URL, to: URL, scroll: () => void): Promise<void> {
  const change = () => {
    exchangePage(page);
    scroll();
  };
  const isCard = ({ pathname }: URL, on: Document) => on.querySelector(`a[data-moves][href="${pathname}"]`) !== null;
  const moves = isCard(to, document) || isCard(from, page);
  if (!moves || !("startViewTransition" in document)) return change();
  nameImages(from, to);
  const { updateCallbackDone, ready, finished } = document.startViewTransition(() => {
    change();
    nameImages(to, from);
  });
  // A transition that another navigation ends is none to report.
  ready.catch(() => {});
  finished.catch(() => {}).finally(unnameImages);
  await updateCallbackDone;
}

/** Changes the address of a page whose address was another one. */
let isOwnChange = false;

function replaceAddress(address: string): void {
  isOwnChange = true;
  history.replaceState(history.state, "", address);
  isOwnChange = false;
}

const isChanged = (field: HTMLInputElement): boolean =>
  field.value !== field.defaultValue || field.checked !== field.defaultChecked;

const isAnyChanged = (fields: string): boolean =>
  [...document.querySelectorAll<HTMLInputElement>(fields)].some(isChanged);

/** Whether the visitor would lose what is focused or typed with the page that is shown. Its heading has the focus first. */
const isInUse = (): boolean =>
  document.querySelector("[data-page] :focus:not(h1)") !== null || isAnyChanged("[data-page] :is(input,textarea)");

/** Asks for a page again that is shown as it was seen before. The visitor may have gone elsewhere when it comes. */
async function renew(url: URL, shown: string): Promise<void> {
  const { html, mayBeCached } = await fetchPage(url);
  const page = parse(html);
  if (html === shown || !isOfThisRelease(page)) return;
  if (mayBeCached) seen.add(url.href, html);
  if (location.href !== url.href || isInUse()) return;
  const isRead = document.querySelector("[data-page] h1:focus") !== null;
  const open = openPartsHere();
  exchangePage(page);
  openPartsAgain(open);
  if (isRead) focusHeading();
  dispatchPageShown();
}

/** The address of a document that is loading in place of this one. */
let leadingTo: string | undefined;

function loadDocument({ href }: URL): void {
  leadingTo = href;
  location.replace(href);
}

/** The link that was followed, where the browser says so. */
const linkOf = (event: NavigateEvent): HTMLElement | SVGElement | null | undefined =>
  (event as { sourceElement?: Element | null }).sourceElement?.closest<HTMLElement | SVGElement>("a");

type Opening = { event: NavigateEvent; from: URL; language: Language };

async function open({ event, from, language }: Opening): Promise<void> {
  const to = new URL(event.destination.url);
  const isAgain = from.pathname + from.search === to.pathname + to.search;
  const link = linkOf(event);
  const isTraversal = event.navigationType === "traverse";
  const scroll = () => {
    if (isTraversal) openPartsAgain(opened.get(event.destination.key));
    if (link?.dataset.keepsScroll === undefined) event.scroll();
  };
  const known = isTraversal ? seen.find(to.href) : undefined;
  if (known !== undefined) {
    const page = parse(known);
    await loadStyles(page);
    if (event.signal.aborted) return;
    await show(page, from, to, scroll);
    dispatchPageShown();
    announcePage({ isAgain: false, hasFragment: false });
    // Without the server, what was seen stays.
    return void renew(to, known).catch(() => {});
  }
  const place = placeOf(to.pathname);
  const endLoading = showLoading(place, from.pathname === to.pathname);
  const isDetail = place === "tusker" || place === "article";
  const limit = isDetail ? AbortSignal.timeout(DETAIL_TIME_LIMIT_MS) : undefined;
  try {
    const signal = limit === undefined ? event.signal : AbortSignal.any([event.signal, limit]);
    const answer = await takePage(to, signal);
    if (event.signal.aborted) return;
    const page = parse(answer.html);
    // The page of another release comes as a document.
    if (!isOfThisRelease(page)) {
      if (isPublicPage(page)) return loadDocument(answer.url);
      throw new InvalidPage();
    }
    await loadStyles(page);
    if (event.signal.aborted) return;
    if (answer.url.href !== to.href) replaceAddress(answer.url.href);
    if (answer.mayBeCached) seen.add(answer.url.href, answer.html);
    endLoading();
    await show(page, from, answer.url, scroll);
  } catch (error) {
    // The visitor went elsewhere.
    if (event.signal.aborted) return;
    endLoading();
    if (limit?.aborted === true) {
      // Shown from here: a server that does not answer would not send the Not Found page either.
      const id = decodeURIComponent(to.pathname.split("/").at(-1) ?? "");
      replaceAddress(addressIn(language, `/not-found?${new URLSearchParams({ from: place, id })}`));
    }
    showFailure(place, to.pathname + to.search, error instanceof InvalidPage);
  } finally {
    if (event.signal.aborted) endLoading();
  }
  dispatchPageShown();
  announcePage({ isAgain, hasFragment: to.hash !== "" });
}

/** What is typed or ticked in forms whose content no address holds: letters, messages, answers to questions. */
const WRITTEN = "[data-kept] :is(input,textarea)";

/**
 * Whether links load documents: the guide on a visitor's device answers for documents alone, and back from another
 * document browsers fill in again what was begun.
 */
const loadsDocuments = (): boolean => navigator.serviceWorker?.controller != null || isAnyChanged(WRITTEN);

/** The page of this document, for Back: its HTML is in the cache of the browser. */
const cacheThisPage = (): void =>
  void fetch(location.href, { cache: "force-cache" })
    .then(async (response) => {
      const html = await response.text();
      const mayBeCached = response.ok && !response.headers.get("Cache-Control")?.includes("no-store");
      if (mayBeCached && isOfThisRelease(parse(html))) seen.add(response.url, html);
    })
    .catch(() => {});

/**
 * Moves between public pages without loading documents: links, forms, Back and Forward. In
 * browsers without the Navigation API documents load.
 */
export function watchNavigation(language: Language): void {
  if (!("navigation" in window)) return;
  let isFirst = true;
  navigation.addEventListener("navigate", (event) => {
    const { canIntercept, hashChange, downloadRequest, formData, navigationType, destination } = event;
    if (linkOf(event)?.dataset.reloads !== undefined) return;
    if (isOwnChange || !canIntercept || hashChange || downloadRequest !== null || formData !== null) return;
    if (destination.url === leadingTo || navigationType === "reload" || loadsDocuments()) return;
    const from = new URL(location.href);
    if (![from, new URL(destination.url)].every(({ pathname }) => isMovedTo(pathname, language))) return;
    if (isFirst) cacheThisPage();
    isFirst = false;
    if (navigation.currentEntry !== null) opened.set(navigation.currentEntry.key, openPartsHere());
    event.intercept({ focusReset: "manual", scroll: "manual", handler: () => open({ event, from, language }) });
  });
  onConsent(seen.clear);
  onToken(seen.clear);
}

/** Fetches a page ahead where a link to it is followed without loading a document. @returns whether it does */
export function mayFetchAhead(url: URL, language: Language): boolean {
  return (
    "navigation" in window &&
    [url, location].every(({ pathname }) => isMovedTo(pathname, language)) &&
    !loadsDocuments()
  );
}
