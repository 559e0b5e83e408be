/** Shows the drawing that `data-instead` names in place of an image that failed to load. */
function showDrawing(image: HTMLImageElement): void {
  const { instead, insteadAlt } = image.dataset;
  if (instead === undefined) return;
  delete image.dataset.instead;
  // React may remove these elements later, so they stay where they are.
  for (const source of image.parentElement?.querySelectorAll("source") ?? []) source.media = "not all";
  image.className = image.className.replaceAll(/\b(?:photograph|focus-\S+|tone-\S+)/g, "");
  image.srcset = "";
  image.src = instead;
  image.alt = insteadAlt ?? "";
  // The drawing is described in the language of the page.
  image.removeAttribute("lang");
}

/** Replaces images that fail to load, and those that failed before. */
export function watchForFailedImages(): void {
  const onError = ({ target }: Event) => target instanceof HTMLImageElement && showDrawing(target);
  // The event does not bubble.
  document.addEventListener("error", onError, { capture: true });
  for (const image of document.querySelectorAll<HTMLImageElement>("img[data-instead]")) {
    if (image.complete && image.naturalWidth === 0) showDrawing(image);
  }
}
