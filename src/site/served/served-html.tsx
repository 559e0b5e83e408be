/**
 * The element around the content of a page, where the server rendered it. React never compares HTML that was set as such,
 * so it takes the element over with all that is in it.
 */
export const ServedHtml = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: the server has rendered the element.
  <div dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />
);
