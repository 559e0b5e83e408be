import { addressIn, type Translation } from "../../platform/languages/language.ts";

/**
 * Makes links and forms of a translated page load documents. React Router would make the next page in the browser, with
 * the words of all its content, and those would be half as large again as the scripts of an English page.
 */
export function leaveLinksToBrowser(language: Translation): void {
  const home = addressIn(language, "/");
  const isPage = ({ origin, pathname }: URL) =>
    origin === location.origin && (pathname === home || pathname.startsWith(`${home}/`));
  const isHere = ({ pathname, search, hash }: URL) =>
    hash !== "" && pathname + search === location.pathname + location.search;

  const leave = (event: Event, address: string): void => {
    const url = new URL(address, location.href);
    // What nobody else hears of, the browser does.
    if (!event.defaultPrevented && isPage(url) && !isHere(url)) event.stopImmediatePropagation();
  };

  // Capturing at the window comes before React, which listens at the document.
  window.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element && event.target.closest("a[href]");
      if (link) leave(event, link.getAttribute("href") ?? "");
    },
    { capture: true },
  );
  window.addEventListener(
    "submit",
    (event) => {
      if (event.target instanceof HTMLFormElement && event.target.method === "get")
        leave(event, event.target.getAttribute("action") ?? "");
    },
    { capture: true },
  );
}
