import { markAsPrefetch } from "../api-client/prefetch-cache.ts";
import { runClientLoader } from "./run-client-loader.browser.ts";

/** How long somebody stays on a link before it counts, in milliseconds: who only passes over it means nothing. */
const INTENT_MS = 100;

/** Loads a page's data, so that the answers lie ready when it is opened. */
function prefetch({ pathname, href }: URL): Promise<void> {
  const request = new Request(href);
  markAsPrefetch(request);
  return runClientLoader(pathname, request);
}

/** The link that was stayed on last. */
let intent: { link: HTMLAnchorElement; timer: ReturnType<typeof setTimeout> } | undefined;

const stop = (): void => clearTimeout(intent?.timer);

function forget(): void {
  stop();
  intent = undefined;
}

function notice({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link === intent?.link) return;
  forget();
  if (link === null || link.target !== "" || link.origin !== location.origin) return;
  const url = new URL(link.href);
  const here = url.pathname + url.search === location.pathname + location.search;
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (here || saving) return;
  // A failure is the visitor's to see when the page is opened.
  intent = { link, timer: setTimeout(() => void prefetch(url).catch(() => {}), INTENT_MS) };
}

/** Fetches the data of a page when the visitor stays on a link to it, by pointer, keyboard or finger. */
export function watchForIntent(): void {
  const listen = (sign: string, listener: (event: Event) => void) =>
    document.addEventListener(sign, listener, { capture: true, passive: true });
  listen("pointerover", notice);
  listen("focusin", notice);
  // The finger scrolls.
  listen("pointercancel", forget);
  // The page is opened, and asks for itself.
  listen("click", stop);
}
