import { readPageWords } from "../../platform/languages/page-words.browser.ts";

export type Lightbox = { end(): void };

function button(label: string, sign: string, onPress: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.ariaLabel = label;
  made.textContent = sign;
  made.addEventListener("click", onPress);
  return made;
}

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
function captionOf(image: HTMLImageElement): Node[] {
  const figure = image.closest("figure");
  const caption = figure?.querySelector("figcaption")?.cloneNode(true) as Element | undefined;
  caption?.querySelector("[data-photograph]")?.remove();
  const besides = (image.closest("picture") ?? image).parentElement?.querySelector(".credit");
  const credit = caption?.querySelector(".credit") ? null : besides?.cloneNode(true);
  return [...(caption?.childNodes ?? []), ...(credit ? [" ", credit] : [])].map((node) =>
    typeof node === "string" ? document.createTextNode(node) : node,
  );
}

/** Shows photographs large, one at a time, with what the page says about them. */
export function openLightbox(images: readonly HTMLImageElement[], first: number): Lightbox {
  const words = readPageWords().photographs;
  const dialog = document.createElement("dialog");
  dialog.className = "lightbox";
  dialog.ariaLabel = words.title;
  const figure = document.createElement("figure");
  const frame = document.createElement("div");
  const caption = document.createElement("figcaption");
  caption.setAttribute("aria-live", "polite");
  figure.append(frame, caption);
  let at = first;
  const placeOf = (number: number): string =>
    words.place.replace("{number}", String(number)).replace("{of}", String(images.length));

  function show(index: number): void {
    at = (index + images.length) % images.length;
    const image = images[at];
    if (image === undefined) return;
    frame.replaceChildren(enlarged(image));
    const place = document.createElement("span");
    place.textContent = images.length > 1 ? `${placeOf(at + 1)} ` : "";
    caption.replaceChildren(place, ...captionOf(image));
  }

  const bar = document.createElement("div");
  if (images.length > 1) {
    bar.append(
      button(words.previous, "←", () => show(at - 1)),
      button(words.next, "→", () => show(at + 1)),
    );
  }
  bar.append(button(words.close, "✕", () => dialog.close()));
  dialog.append(bar, figure);
  dialog.addEventListener("keydown", ({ key }) => {
    if (images.length < 2) return;
    if (key === "ArrowRight") show(at + 1);
    else if (key === "ArrowLeft") show(at - 1);
  });
  // A press beside the photograph.
  dialog.addEventListener("click", ({ target }) => [dialog, figure, frame].includes(target as never) && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  show(first);
  // Closing gives the focus back to what has it now: the link of the photograph that was pressed.
  images[first]?.closest("figure")?.querySelector<HTMLElement>("[data-photograph]")?.focus({ preventScroll: true });
  dialog.showModal();
  return { end: () => dialog.close() };
}
