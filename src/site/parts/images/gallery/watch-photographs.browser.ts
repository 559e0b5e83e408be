import type { Lightbox } from "./lightbox.browser.ts";

/** The link to the whole photograph in a caption. */
const LINK = "a[data-photograph]";

/** A photograph with a caption of its own, or one in a text. Within a link, a press follows the link. */
const IMAGE = "img:is(figure:has([data-photograph]) *, .prose picture *)";

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Opens the photographs of a page large, at a press on one of them or on its link. The code is loaded at the first press.
 * Without it, the link leads to the file.
 * @returns how to end it
 */
export function watchPhotographs(): () => void {
  let isOver = false;
  let open: Lightbox | undefined;
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlain(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>(LINK);
    const pressed = link?.closest("figure")?.querySelector("img") ?? event.target.closest(IMAGE);
    if (!(pressed instanceof HTMLImageElement) || (link === null && pressed.closest("a") !== null)) return;
    event.preventDefault();
    const images = [...document.querySelectorAll<HTMLImageElement>(IMAGE)].filter(
      (image) => image.closest("a") === null,
    );
    import("./lightbox.browser.ts").then(
      ({ openLightbox }) => {
        if (!isOver) open = openLightbox(images, Math.max(0, images.indexOf(pressed)));
      },
      () => link && location.assign(link.href),
    );
  };
  document.addEventListener("click", onClick);
  return () => {
    isOver = true;
    open?.end();
    document.removeEventListener("click", onClick);
  };
}
