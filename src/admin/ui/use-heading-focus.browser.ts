import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** False until the page that the browser itself opened has been shown: there the focus is the browser's business. */
let isMove = false;

/**
 * For the heading of a page: it has the focus after a move inside the admin area, as a new document would begin there.
 */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const entered = useRef<string>(undefined);
  useEffect(() => {
    if (entered.current === pathname) return;
    entered.current = pathname;
    if (isMove) heading.current?.focus({ preventScroll: true });
    isMove = true;
  }, [pathname]);
  return heading;
}
