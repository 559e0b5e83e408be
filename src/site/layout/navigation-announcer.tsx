import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** The words of what stands in the place of a page, or of its list, that could not be loaded. */
const FAILURE = "main :is(.stop > :is(h1, h2, p), .lost :is(h1, h1 ~ p))";

/**
 * After a move inside the site the keyboard and the screen reader go on at the new page's heading, and its title is read
 * out, as after a page load. The same happens when the page itself was loaded again and what had the focus is gone, as
 * the button "Try Again" is after it has succeeded; then what a list holds is read out too, in the words of its `data-summary`.
 * Where it has failed again the button keeps the focus, and what stands there instead is read out anew.
 */
export function NavigationAnnouncer() {
  const { key, pathname, search, hash } = useLocation();
  const page = pathname + search;
  const shown = useRef({ key, page });
  const [announced, setAnnounced] = useState({ key, words: "" });
  useEffect(() => {
    const before = shown.current;
    if (before.key === key && before.page === page) return;
    shown.current = { key, page };
    const isAgain = before.page === page;
    // A link to a part of the page leaves the focus to the browser.
    if (isAgain && hash !== "") return;
    const main = document.querySelector("main");
    if (isAgain && document.activeElement !== document.body) {
      const words = [...document.querySelectorAll(FAILURE)].map(({ textContent }) => textContent).join(". ");
      if (words !== "") setAnnounced({ key, words });
      return;
    }
    const target = main?.querySelector("h1") ?? main;
    target?.setAttribute("tabindex", "-1");
    // Where the page is scrolled to is decided elsewhere.
    target?.focus({ preventScroll: true });
    const summary = isAgain && main?.querySelector<HTMLElement>("[data-summary]")?.dataset.summary;
    setAnnounced({ key, words: summary ? `${document.title}. ${summary}` : document.title });
  }, [key, page, hash]);
  return (
    <p className="sr" aria-live="polite">
      {/* The same words are read out again only where the element that holds them is a new one. */}
      <span key={announced.key}>{announced.words}</span>
    </p>
  );
}
