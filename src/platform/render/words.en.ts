import { catalogue } from "../languages/catalogue.ts";
export const words = catalogue({
  /** Shown instead of a page that could not be rendered, with or without the site's frame. */
  failed: {
    title: "Something went wrong",
    text: "This page could not be shown. Please try again in a moment.",
    home: "Return to Home",
  },
  invalidAnswer: "Invalid response format from server",
});

/** For standalone pages. A separate object, so that it is not sent to browsers. */
export const standaloneWords = catalogue({
  later: "Not just now",
});
