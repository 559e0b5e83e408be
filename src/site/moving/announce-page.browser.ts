/** The text of an error that replaces a page or its list after it failed to load. */
const FAILURE = "main [data-failure] > :is(h1, h2, :is(h1, h2) ~ p)";

function say(words: string): void {
  const said = document.querySelector("[data-announcer] > span");
  if (said === null) return;
  // Screen readers announce the same text again only if its element is new.
  const next = said.cloneNode();
  next.textContent = words;
  said.replaceWith(next);
}

/** Moves the focus to the heading of the page, where reading begins. */
export function focusHeading(): void {
  const target = document.querySelector<HTMLElement>("main [data-page] h1") ?? document.querySelector("main");
  target?.setAttribute("tabindex", "-1");
  target?.focus({ preventScroll: true });
}

/** The link that tries the page again which is shown; a failure may offer other pages before it. */
const linkAgain = (): HTMLAnchorElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>("main [data-failure] a.btn")].find(
    ({ pathname, search }) => pathname + search === location.pathname + location.search,
  );

/**
 * Moves the focus to the heading of the page that is shown now and announces its title, as loading a document would.
 * @param isAgain whether it is the page that was shown before: then the content of a list is announced too (`data-summary`),
 * and a failure keeps the focus at the link that tries again
 * @param hasFragment whether the browser moves the focus to a part of the page
 */
export function announcePage({ isAgain, hasFragment }: { isAgain: boolean; hasFragment: boolean }): void {
  const main = document.querySelector("main");
  const again = isAgain ? linkAgain() : undefined;
  if (again !== undefined) {
    again.focus({ preventScroll: true });
    say([...document.querySelectorAll(FAILURE)].map(({ textContent }) => textContent).join(". "));
    return;
  }
  if (!hasFragment) focusHeading();
  const summary = isAgain && main?.querySelector<HTMLElement>("[data-summary]")?.dataset.summary;
  say(summary ? `${document.title}. ${summary}` : document.title);
}
