/** How many pages are cached in a document, and for how long, in milliseconds. */
const MAX_PAGES = 20;
const MAX_AGE_MS = 5 * 60 * 1000;

type SeenPage = { html: string; until: number };

/** The HTML of pages that this visitor has seen, for Back and Forward. */
export type SeenPages = {
  add(href: string, html: string): void;
  find(href: string): string | undefined;
  clear(): void;
};

export function createSeenPages(now: () => number = Date.now): SeenPages {
  const pages = new Map<string, SeenPage>();
  return {
    add(href, html) {
      // The newest stand last.
      pages.delete(href);
      pages.set(href, { html, until: now() + MAX_AGE_MS });
      const [oldest] = pages.keys();
      if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
    },
    find(href) {
      const page = pages.get(href);
      return page !== undefined && now() < page.until ? page.html : undefined;
    },
    clear: () => pages.clear(),
  };
}
