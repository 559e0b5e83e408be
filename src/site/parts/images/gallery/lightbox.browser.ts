import { copyTemplate } from "../../../../ui/render/copy-template.browser.ts";

export type Lightbox = { end(): void };

/** The photograph as the page has it, in the size of the window and not cropped. */
function enlarged(image: HTMLImageElement): Element {
  const copy = (image.closest("picture") ?? image).cloneNode(true) as Element;
  for (const part of [copy, ...copy.querySelectorAll("source, img")]) {
    if (part instanceof HTMLSourceElement || part instanceof HTMLImageElement) part.sizes = "100vw";
    if (!(part instanceof HTMLImageElement)) continue;
    for (const name of ["width", "height", "loading", "class"]) part.removeAttribute(name);
  }
  return copy;
}

/** What the page says under the photograph: in a caption of its own, or beside it in a text. */
function captionOf(image: HTMLImageElement): (Node | string)[] {
  const figure = image.closest("figure");
  const caption = figure?.querySelector("figcaption")?.cloneNode(true) as Element | undefined;
  caption?.querySelector("[data-photograph]")?.remove();
  const besides = (image.closest("picture") ?? image).parentElement?.querySelector(".credit");
  const credit = caption?.querySelector(".credit") ? null : besides?.cloneNode(true);
  return [...(caption?.childNodes ?? []), ...(credit ? [" ", credit] : [])];
}

/**
 * Shows photographs large, one at a time, with what the page says about them.
 * @returns undefined where the page has nothing to show them in
 */
export function openLightbox(images: readonly HTMLImageElement[], first: number): Lightbox | undefined {
  const dialog = copyTemplate<HTMLDialogElement>("lightbox");
  const [figure, frame] = dialog?.querySelectorAll("figure, figure > div") ?? [];
  const place = dialog?.querySelector<HTMLElement>("[data-place]");
  if (!dialog || !figure || !frame || !place) return undefined;
  const caption = place.parentElement;
  let at = first;

  const show = (index: number): void => {
    at = (index + images.length) % images.length;
    const image = images[at];
    if (image === undefined) return;
    frame.replaceChildren(enlarged(image));
    const { place: words = "" } = place.dataset;
    const written = words.replace("{number}", String(at + 1)).replace("{of}", String(images.length));
    place.textContent = images.length > 1 ? `${written} ` : "";
    caption?.replaceChildren(place, ...captionOf(image));
  };

  for (const button of dialog.querySelectorAll<HTMLElement>("[data-turn]")) button.hidden = images.length < 2;
  dialog.addEventListener("keydown", ({ key }) => {
    if (images.length < 2) return;
    if (key === "ArrowRight") show(at + 1);
    else if (key === "ArrowLeft") show(at - 1);
  });
  dialog.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest("button");
    if (button?.dataset.turn !== undefined) show(at + Number(button.dataset.turn));
    // A press beside the photograph closes too.
    else if (button !== null || [dialog, figure, frame].includes(target)) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  show(first);
  // Closing gives the focus back to what has it now: the link of the photograph that was pressed.
  images[first]?.closest("figure")?.querySelector<HTMLElement>("[data-photograph]")?.focus({ preventScroll: true });
  dialog.showModal();
  return { end: () => dialog.close() };
}
