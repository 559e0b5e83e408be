import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Selectors of the page-specific tags that `machineMeta` in page-meta.ts writes. The site-wide ones stay. */
const OF_ONE_PAGE = [
  "script[type='application/ld+json']",
  "meta[property='og:type']",
  "meta[property^='article:']",
].join();

/**
 * Removes the server-rendered metadata of the first page on the first client-side navigation. Otherwise it would
 * describe the wrong page, and reference managers read it from the current document.
 */
export function useDropOutdatedMeta(): void {
  const { key } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    if (key === first.current) return;
    for (const element of document.head.querySelectorAll(OF_ONE_PAGE)) element.remove();
  }, [key]);
}
