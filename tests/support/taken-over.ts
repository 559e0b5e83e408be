/**
 * An expression for browsers: whether a page's scripts have run. React has marked the elements that it took over; without
 * such a part, the script of the page runs before DOMContentLoaded, while images may still be on their way. Where the test
 * holds the clock browsers do not tell of that moment.
 */
export const IS_TAKEN_OVER = `(() => {
  const isMarked = (element) => Object.keys(element ?? {}).some((key) => key.startsWith("__react"));
  const island = document.querySelector("[data-island]");
  if (island !== null) return isMarked(island.firstElementChild);
  return isMarked(document.querySelector("#app")) ||
    (document.querySelector('script[src*="entry.page"]') !== null && (document.readyState === "complete" ||
      performance.getEntriesByType("navigation")[0]?.domContentLoadedEventEnd > 0));
})()`;
