import type { Page } from "@playwright/test";

// What follows runs inside the page. It stands here as text: the types of a page are not known to tests, and the
// page's own policy forbids whatever would need eval there.

const SHOWN = `(element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0`;
const NAMED = `(element) => element.outerHTML.replace(/\\s+/g, " ").slice(0, 120)`;

/** How far the page can be scrolled sideways, in CSS pixels, and the elements that stick out. */
export const sidewaysScroll = (page: Page): Promise<{ by: number; elements: string[] }> =>
  page.evaluate(`(() => {
    const root = document.documentElement;
    const by = root.scrollWidth - root.clientWidth;
    const wide = by <= 0 ? [] : [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1
    );
    return { by, elements: wide.slice(0, 5).map(${NAMED}) };
  })()`);

/** Waits for the fonts and for every shown image, lazy ones too, which load as they come near; ends at the top. */
export async function loadWhole(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    await document.fonts.ready;
    const root = document.documentElement;
    const before = root.style.scrollBehavior;
    root.style.scrollBehavior = "auto";
    const moment = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let top = 0; top < root.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await moment();
    }
    const shown = [...document.images].filter(${SHOWN});
    await Promise.all(shown.map((image) => image.complete || new Promise((resolve) => {
      image.addEventListener("load", resolve);
      image.addEventListener("error", resolve);
      image.scrollIntoView();
    })));
    await Promise.all(shown.map((image) => image.decode().catch(() => {})));
    scrollTo(0, 0);
    root.style.scrollBehavior = before;
    await moment();
  })()`);
}

/** The images that have no size in the document, and those that are shown and did not load. */
export const wrongImages = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.images].filter((image) => {
    const sized = Number(image.getAttribute("width")) > 0 && Number(image.getAttribute("height")) > 0;
    const shown = (${SHOWN})(image);
    return !sized || !image.hasAttribute("alt") || (shown && !(image.complete && image.naturalWidth > 0));
  }).map(${NAMED})`);

/**
 * What can be pressed and is smaller than 24 CSS pixels each way. As in WCAG 2.5.8 a link in a sentence is let through,
 * and what is small but stands alone: a circle of 24 pixels about it touches no other target, nor that one's circle.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const LEAST = 24;
    const targets = [...document.querySelectorAll("a[href], button, input, select, textarea, summary")]
      .filter(${SHOWN})
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.right > 0 && box.bottom + scrollY > 0);
    const isSmall = ({ box }) => box.width < LEAST || box.height < LEAST;
    const inSentence = ({ element }) => {
      if (getComputedStyle(element).display !== "inline") return false;
      const block = element.closest("p, li, dd, td, label, figcaption, blockquote") ?? element.parentElement;
      return block.textContent.trim().length > element.textContent.trim().length;
    };
    const middle = ({ box }) => [box.left + box.width / 2, box.top + box.height / 2];
    const gap = ([x, y], box) =>
      Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    const standsAlone = (target) => {
      const [x, y] = middle(target);
      return targets.every((other) => {
        if (other === target || other.element.contains(target.element) || target.element.contains(other.element)) return true;
        const [otherX, otherY] = middle(other);
        return isSmall(other) ? Math.hypot(x - otherX, y - otherY) >= LEAST : gap([x, y], other.box) >= LEAST / 2;
      });
    };
    return targets
      .filter((target) => isSmall(target) && !inSentence(target) && !standsAlone(target))
      .map(({ element, box }) =>
        Math.round(box.width) + " x " + Math.round(box.height) + ": " + (${NAMED})(element));
  })()`);

/** Where the keyboard is, and what keeps a person from seeing that. */
export type Stop = {
  element: string;
  /** The innermost of these that holds it. */
  part: "skip" | "banner" | "nav" | "main" | "footer" | "elsewhere" | "nothing";
  /** Undefined where all is well. */
  trouble: string | undefined;
};

/** Reads the element that has the focus now. */
export const focusedStop = (page: Page): Promise<Stop> =>
  page.evaluate(`(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return { element: "", part: "nothing" };
    const part = element.matches(".skip") ? "skip"
      : element.closest(".cookie") ? "banner"
      : element.closest("header") && !element.closest("main") ? "nav"
      : element.closest("main") ? "main"
      : element.closest("footer") ? "footer"
      : "elsewhere";
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    // A point that belongs to the element is enough for it not to be hidden as a whole; links may run over two lines.
    const points = [...element.getClientRects()].flatMap((rect) =>
      [0.1, 0.5, 0.9].flatMap((across) => [0.2, 0.5, 0.8].map((down) =>
        [rect.left + rect.width * across, rect.top + rect.height * down])));
    const seen = points.filter(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (element.contains(top) || top.contains(element) || element.labels?.[0]?.contains(top));
    });
    // A plate's whole face is its link: the mark stands about the plate.
    const marked = [element, element.closest(".plate")].some((marked) => {
      const { outlineStyle, outlineWidth } = marked ? getComputedStyle(marked) : style;
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    });
    const trouble = !(${SHOWN})(element) ? "is not shown"
      : seen.length === 0 ? "is hidden, at " + [box.left, box.top, box.width, box.height].map(Math.round)
      : !marked ? "has no mark of the focus: " + style.outline
      : undefined;
    return { element: (${NAMED})(element), part, trouble };
  })()`);
