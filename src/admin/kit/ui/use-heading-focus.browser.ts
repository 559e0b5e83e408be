import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** False until the first page has been shown: on a full page load, focus is up to the browser. */
let isMove = false;

/**
 * For the heading of a page: it receives the focus after navigation inside the admin area, as if a new document began.
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
