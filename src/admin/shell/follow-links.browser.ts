import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isAdminPath } from "../../ui/render/admin-path.ts";

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Not those inside of a text that is being written. */
const LINKS = "a[href]:not([target], [download], [data-reloads], [contenteditable] *)";

/**
 * Follows links of the admin area that are plain HTML, as React Router follows its own: without loading a document. Parts that
 * public pages share have such links.
 */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function onClick(event: MouseEvent): void {
      if (event.defaultPrevented || !isPlain(event) || !(event.target instanceof Element)) return;
      const link = event.target.closest(LINKS);
      if (link === null) return;
      const { origin, pathname, search, hash } = new URL(link.getAttribute("href") ?? "", location.href);
      const isHere = pathname + search === location.pathname + location.search;
      if (origin !== location.origin || !isAdminPath(pathname) || (isHere && hash !== "")) return;
      event.preventDefault();
      void navigate(pathname + search + hash, { replace: isHere });
    }
    // React listens at the document, so its own links have been handled when this is called.
    window.addEventListener("click", onClick);
    return () => window.removeEventListener("click", onClick);
  }, [navigate]);
}
