import { useEffect } from "react";
import { matchRoutes, type NavigateOptions, type RouteObject, useNavigate } from "react-router";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { isAdminPath } from "../../platform/render/admin-path.ts";

/** A global that React Router uses internally: without it, links and forms load documents. */
type RouterGlobal = { __reactRouterDataRouter?: { routes: RouteObject[] } };

/**
 * Whether the address is a page of the same part of the site, public or admin area. Feeds, images and the API match the
 * route of unknown addresses.
 */
function isPage({ origin, pathname }: URL): boolean {
  const { __reactRouterDataRouter: router } = window as RouterGlobal;
  if (origin !== location.origin || router === undefined) return false;
  if (isAdminPath(pathname) !== isAdminPath(location.pathname)) return false;
  return matchRoutes(router.routes, pathname)?.at(-1)?.route.path !== "*";
}

/** Names an image for the time of a transition, so that it becomes the image of the same address on the next page. */
function travel(image: HTMLElement | null | undefined, pathname: string): void {
  if (image != null) image.style.viewTransitionName = `picture${pathname.replaceAll("/", "-")}`;
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Not those inside of a text that is being written, nor those to the same page in another language. */
const LINKS = "a[href]:not([target], [download], [hreflang], [data-reloads], [contenteditable] *)";

/**
 * Follows links and forms that are plain HTML, as React Router follows its own: without loading a document. `data-moves`
 * asks for a transition, `data-keeps-scroll` keeps the scroll position, `data-reloads` loads a document.
 */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    // Links of translated pages load documents: see leave-links.browser.ts.
    if (currentLanguage() !== "en") return;
    const go = ({ pathname, search, hash }: URL, options: NavigateOptions) =>
      void navigate(pathname + search + hash, options);

    function onClick(event: MouseEvent): void {
      if (event.defaultPrevented || !isPlain(event) || !(event.target instanceof Element)) return;
      // In a chart it is a link of SVG, whose properties differ.
      const link = event.target.closest<HTMLAnchorElement | SVGAElement>(LINKS);
      if (link === null) return;
      const url = new URL(link.getAttribute("href") ?? "", location.href);
      const isHere = url.pathname + url.search === location.pathname + location.search;
      if (!isPage(url) || (isHere && url.hash !== "")) return;
      event.preventDefault();
      // React Router warns in the console where a browser has no transitions.
      const viewTransition = link.dataset.moves !== undefined && "startViewTransition" in document;
      if (viewTransition) {
        travel(link.closest("article")?.querySelector<HTMLElement>("[data-travels]"), url.pathname);
        travel(document.querySelector<HTMLElement>("[data-travels=here]"), location.pathname);
      }
      go(url, { viewTransition, preventScrollReset: link.dataset.keepsScroll !== undefined, replace: isHere });
    }

    function onSubmit(event: SubmitEvent): void {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.method !== "get") return;
      const url = new URL(form.action);
      if (!isPage(url)) return;
      event.preventDefault();
      url.search = String(
        new URLSearchParams(new FormData(form, event.submitter) as unknown as Record<string, string>),
      );
      go(url, {});
    }

    // React listens at the document, so its own links and forms have been handled when these are called.
    window.addEventListener("click", onClick);
    window.addEventListener("submit", onSubmit);
    return () => {
      window.removeEventListener("click", onClick);
      window.removeEventListener("submit", onSubmit);
    };
  }, [navigate]);
}
