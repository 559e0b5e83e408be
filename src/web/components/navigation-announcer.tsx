import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * After a move inside the site the keyboard and the screen reader go on at the new page's heading, and its title is read
 * out, as after a page load.
 */
export function NavigationAnnouncer() {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const shown = useRef(page);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const main = document.querySelector("main");
    const target = main?.querySelector("h1") ?? main;
    target?.setAttribute("tabindex", "-1");
    // Where the page is scrolled to is decided elsewhere.
    target?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [page]);
  return (
    <p className="sr" aria-live="polite">
      {title}
    </p>
  );
}
