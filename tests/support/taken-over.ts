/**
 * An expression for browsers: whether a page's scripts have run. Those of React have marked its elements; without React, the
 * script of the page runs before DOMContentLoaded, while images may still be on their way. Where the test holds the clock
 * browsers do not tell of that moment.
 */
export const IS_TAKEN_OVER = `Object.keys(document.querySelector("#app") ?? {}).some((key) => key.startsWith("__react")) ||
  (document.querySelector('script[src*="entry.page"]') !== null && (document.readyState === "complete" ||
    performance.getEntriesByType("navigation")[0]?.domContentLoadedEventEnd > 0))`;
