import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** The text of an error that replaces a page or its list after it failed to load. */
const FAILURE = "main [data-failure] > :is(h1, h2, :is(h1, h2) ~ p)";

/**
 * After a client-side navigation, moves the focus to the new page's heading and announces its title, as a page load
 * would. Does the same when the current page was reloaded and the focused element is gone, such as the button "Try
 * Again" after it succeeded; then the content of a list is announced too, using its `data-summary`. If it failed again,
 * the button keeps the focus, and the error message is announced again.
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
    // For a link to a fragment the browser moves the focus.
    if (isAgain && hash !== "") return;
    const main = document.querySelector("main");
    if (isAgain && document.activeElement !== document.body) {
      const words = [...document.querySelectorAll(FAILURE)].map(({ textContent }) => textContent).join(". ");
      if (words !== "") setAnnounced({ key, words });
      return;
    }
    const target = main?.querySelector("h1") ?? main;
    target?.setAttribute("tabindex", "-1");
    // Scroll restoration decides the scroll position.
    target?.focus({ preventScroll: true });
    const summary = isAgain && main?.querySelector<HTMLElement>("[data-summary]")?.dataset.summary;
    setAnnounced({ key, words: summary ? `${document.title}. ${summary}` : document.title });
  }, [key, page, hash]);
  return (
    <p className="sr" aria-live="polite">
      {/* Screen readers announce the same text again only if its element is new. */}
      <span key={announced.key}>{announced.words}</span>
    </p>
  );
}
