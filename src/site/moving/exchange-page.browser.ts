/** What describes one page in the head. */
const OF_PAGE = [
  "title",
  "meta[name=description]",
  "meta[name=keywords]",
  "meta[name=robots]",
  "meta[name^='twitter:']",
  "meta[property]",
  "link[rel=canonical]",
  "link[rel=alternate]",
  "link[rel=license]",
  "script[type='application/ld+json']",
].join();

const find = <Found extends Element = HTMLElement>(page: Document, selector: string) =>
  page.querySelector<Found>(selector);

/** Copies an attribute from each element of the other page that the selector finds to its counterpart in this one. */
function copyAttribute(page: Document, selector: string, attribute: string): void {
  const others = page.querySelectorAll(selector);
  for (const [index, element] of document.querySelectorAll(selector).entries()) {
    const value = others[index]?.getAttribute(attribute);
    if (value == null) element.removeAttribute(attribute);
    else element.setAttribute(attribute, value);
  }
}

/** Loads the style sheets of the page that this document has not. A page whose sheet does not come is shown without it. */
export async function loadStyles(page: Document): Promise<void> {
  const known = new Set(
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(({ href }) => href),
  );
  const missing = [...page.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].filter(
    ({ href }) => !known.has(href),
  );
  await Promise.all(
    missing.map((link) => {
      const loaded = new Promise((resolve) => {
        link.addEventListener("load", resolve);
        link.addEventListener("error", resolve);
      });
      document.head.append(link);
      return loaded;
    }),
  );
}

/**
 * Shows another page of the site in this document. The frame stays, with what is typed in its search box; its links are
 * marked anew.
 */
export function exchangePage(page: Document): void {
  for (const old of document.head.querySelectorAll(OF_PAGE)) old.remove();
  document.head.append(...page.head.querySelectorAll(OF_PAGE));
  copyAttribute(page, ":is([data-bar], [data-tier]) li>a", "aria-current");
  copyAttribute(page, ":is([data-languages], [data-offer]) a", "href");
  for (const part of ["[data-page]", "[data-printed-end]"]) {
    const [old, fresh] = [find(document, part), find(page, part)];
    if (old !== null && fresh !== null) old.replaceWith(fresh);
  }
}

/** Whether this HTML is a page of this site, and of the release of this document: the scripts of others differ. */
export const isOfThisRelease = (page: Document): boolean =>
  find(page, "[data-page]") !== null &&
  find(page, "script[src]")?.getAttribute("src") === find(document, "script[src]")?.getAttribute("src");

/** Whether this HTML is a page of this site, of any release. */
export const isPublicPage = (page: Document): boolean => find(page, "main#main") !== null;
