/** How long the pointer must stay on a link, in milliseconds, so that merely passing over it does not count. */
const INTENT_MS = 100;

/** Loads a page as a document, where links load documents. */
export function prefetchDocument({ href }: URL): void {
  document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href }));
}

/** In these parts of a page, what is prefetched would tell something that the visitor has not asked for yet. */
const NEVER = "[data-no-prefetch]";

type Prefetch = (url: URL) => void;

/** Whether the visitor asks the browser to save data. Nothing is then loaded that was not asked for. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The link that was last pointed at or focused. */
let intent: { link: HTMLAnchorElement; timer: ReturnType<typeof setTimeout> } | undefined;

const stop = (): void => clearTimeout(intent?.timer);

function forget(): void {
  stop();
  intent = undefined;
}

function notice({ target }: Event, prefetch: Prefetch): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link === intent?.link) return;
  forget();
  if (link === null || link.target !== "" || link.origin !== location.origin || link.closest(NEVER)) return;
  const url = new URL(link.href);
  const here = url.pathname + url.search === location.pathname + location.search;
  if (here || savesData()) return;
  intent = { link, timer: setTimeout(() => prefetch(url), INTENT_MS) };
}

/** Prefetches a page when the visitor hovers over, focuses or touches a link to it. */
export function watchForIntent(prefetch: Prefetch): void {
  const listen = (sign: string, listener: (event: Event) => void) =>
    document.addEventListener(sign, listener, { capture: true, passive: true });
  const onIntent = (event: Event) => notice(event, prefetch);
  listen("pointerover", onIntent);
  listen("focusin", onIntent);
  // The touch turned into scrolling.
  listen("pointercancel", forget);
  // The page is being opened, and loads its own data.
  listen("click", stop);
}
