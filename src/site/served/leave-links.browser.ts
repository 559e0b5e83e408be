import { addressIn, type Language } from "../../platform/languages/language.ts";
import { isAdminPath } from "../../platform/render/admin-path.ts";

/** What is typed or ticked in forms whose content no address holds: letters, messages, answers to questions. */
const WRITTEN = "[data-kept] :is(input,textarea)";

/**
 * Whether the visitor has begun such a form. Back from another document, browsers fill it in again; React Router would
 * render it empty.
 */
const isBeingWritten = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>(WRITTEN)].some(
    (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
  );

/**
 * Whether links and forms of this page load documents. Those of a translated one do: React Router would make the next page
 * in the browser, with the words of all its content, and those would be half as large again as the scripts of an English
 * page. So do those of a visitor who took the guide along: it holds documents, and not the data that pages are made of.
 * So do those beside a form that is being written.
 */
export const linksLoadDocuments = (language: Language): boolean =>
  language !== "en" ||
  (!isAdminPath(location.pathname) && (navigator.serviceWorker?.controller != null || isBeingWritten()));

/** Makes links and forms load documents, where these are to. */
export function leaveLinksToBrowser(language: Language): void {
  const home = addressIn(language, "/").replace(/\/$/, "");
  const isPage = ({ origin, pathname }: URL) =>
    origin === location.origin && (pathname === home || pathname.startsWith(`${home}/`));
  const isHere = ({ pathname, search, hash }: URL) =>
    hash !== "" && pathname + search === location.pathname + location.search;

  const leave = (event: Event, address: string): void => {
    const url = new URL(address, location.href);
    // What nobody else hears of, the browser does.
    if (!event.defaultPrevented && linksLoadDocuments(language) && isPage(url) && !isHere(url)) {
      event.stopImmediatePropagation();
    }
  };

  // Capturing at the window comes before React, which listens at the document.
  window.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
      if (!link) return;
      leave(event, link.getAttribute("href") ?? "");
    },
    true,
  );
  window.addEventListener(
    "submit",
    (event) => {
      if (event.target instanceof HTMLFormElement && event.target.method === "get")
        leave(event, event.target.getAttribute("action") ?? "");
    },
    true,
  );
}
