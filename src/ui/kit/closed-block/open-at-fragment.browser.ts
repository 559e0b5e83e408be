/** Opens each `details` element that surrounds an element, or is it. */
function openAround(element: Element | null): void {
  for (let part = element; part !== null; part = part.parentElement)
    if (part instanceof HTMLDetailsElement) part.open = true;
}

/**
 * Opens what the fragment of the address names: some browsers open only what surrounds it, others nothing. Not by
 * `:target`, which names nothing before a document that loads is scrolled, nor where another page came into it.
 */
function openAtFragment(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (target?.closest("details") == null) return;
  openAround(target);
  target.scrollIntoView();
}

/** The same at each later fragment, and before a link to one is followed: its address may be the present one. */
export function watchFragments(): void {
  openAtFragment();
  addEventListener("hashchange", openAtFragment);
  // At the window, which hears of a press last: a mark that opens a note beside it leads nowhere.
  addEventListener("click", ({ target, defaultPrevented }) => {
    const link = target instanceof Element && !defaultPrevented ? target.closest('a[href^="#"]') : null;
    if (link !== null) openAround(document.getElementById(link.getAttribute("href")?.slice(1) ?? ""));
  });
}
