/**
 * The element around the content of a page, where the server rendered it. React never compares HTML that was set as such,
 * so it takes the element over with all that is in it.
 */
export const ServedHtml = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: the server has rendered the element.
  <div dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />
);

/**
 * The place for one line above a page. It is empty, unless the page comes from the guide on the visitor's device, whose
 * worker writes into it that it does: see `src/guide/worker/answer-from-guide.browser.ts`.
 */
export const GuideLine = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: the worker has written the line.
  <div data-guide-line="" dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />
);
