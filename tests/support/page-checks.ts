import type { Page } from "@playwright/test";

/** A page, of Playwright or of another browser. */
type Evaluating = { evaluate<T>(expression: string): Promise<T> };

// The code below runs inside the page. It is written as strings, because DOM types are not available to tests, and
// because the page's Content Security Policy forbids anything that needs eval.

const SHOWN = `(element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0`;
const NAMED = `(element) => element.outerHTML.replace(/\\s+/g, " ").slice(0, 120)`;

/** How far the page scrolls sideways, in CSS pixels, and the elements that overflow. */
export const sidewaysScroll = (page: Evaluating): Promise<{ by: number; elements: string[] }> =>
  page.evaluate(`(() => {
    const root = document.documentElement;
    const by = root.scrollWidth - root.clientWidth;
    const wide = by <= 0 ? [] : [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1
    );
    return { by, elements: wide.slice(0, 5).map(${NAMED}) };
  })()`);

/**
 * Waits for the fonts and for every visible image. Scrolls through the page to trigger lazy loading, and back to the
 * top.
 */
export async function loadWhole(page: Evaluating): Promise<void> {
  await page.evaluate(`(async () => {
    await document.fonts.ready;
    const root = document.documentElement;
    const before = root.style.scrollBehavior;
    root.style.scrollBehavior = "auto";
    const moment = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let top = 0; top < root.scrollHeight; top += innerHeight) {
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

/** Images without a size in the document, and visible ones that failed to load. */
export const wrongImages = (page: Evaluating): Promise<string[]> =>
  page.evaluate(`[...document.images].filter((image) => {
    const sized = Number(image.getAttribute("width")) > 0 && Number(image.getAttribute("height")) > 0;
    const shown = (${SHOWN})(image);
    return !sized || !image.hasAttribute("alt") || (shown && !(image.complete && image.naturalWidth > 0));
  }).map(${NAMED})`);

/**
 * Interactive elements smaller than 24 CSS pixels in either direction. As in WCAG 2.5.8, links within a sentence are
 * exempt, and so are small targets with enough space: a circle of 24 pixels around the target touches no other target
 * and no other circle.
 */
export const smallTargets = (page: Evaluating): Promise<string[]> =>
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

/**
 * Controls of the main content that are lower than this, in CSS pixels; links within a sentence are exempt. A checkbox is
 * as large as its label.
 */
export const targetsBelow = (page: Evaluating, least: number): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll("main :is(a[href], button, input, select, textarea, summary)")]
    .filter(${SHOWN})
    .filter((element) => getComputedStyle(element).display !== "inline" || element.parentElement.matches("li"))
    .map((element) => ({ element, box: (element.closest("label") ?? element).getBoundingClientRect() }))
    .filter(({ box }) => box.height < ${least} - 0.5)
    .map(({ element, box }) => Math.round(box.height) + ": " + (${NAMED})(element))`);

/** The focused element, and what keeps a person from seeing the focus. */
export type Stop = {
  element: string;
  /** The innermost of these that contains it. */
  part: "skip" | "banner" | "nav" | "tier" | "main" | "footer" | "elsewhere" | "nothing";
  /** Undefined if there is no problem. */
  trouble: string | undefined;
};

const FOCUSED_STOP = `() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return { element: "", part: "nothing" };
    const part = element.matches(".skip") ? "skip"
      : element.closest("#app > section") ? "banner"
      : element.closest("[data-tier]") ? "tier"
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
    const marked = [element, element.closest("article")].some((marked) => {
      const { outlineStyle, outlineWidth } = marked ? getComputedStyle(marked) : style;
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    });
    const trouble = !(${SHOWN})(element) ? "is not shown"
      : seen.length === 0 ? "is hidden, at " + [box.left, box.top, box.width, box.height].map(Math.round)
      : !marked ? "has no mark of the focus: " + style.outline
      : undefined;
    return { element: (${NAMED})(element), part, trouble };
  }`;

/** Describes the currently focused element. */
export const focusedStop = (page: Evaluating): Promise<Stop> => page.evaluate(`(${FOCUSED_STOP})()`);

/** Describes, at each press of a key from now on, the element that was focused before it. */
export const recordStops = (page: Evaluating): Promise<void> =>
  page.evaluate(`(() => {
    globalThis.stops = [];
    addEventListener("keydown", () => stops.push((${FOCUSED_STOP})()), { capture: true });
  })()`);

export const recordedStops = (page: Evaluating): Promise<Stop[]> => page.evaluate("stops");

/** How far the page is scrolled, in CSS pixels. */
export const scrolledTo = (page: Evaluating): Promise<number> => page.evaluate("Math.round(scrollY)");

const CHOSEN = { essential: true, analytics: false, advertising: false, functional: false };

/** Answers the question about cookies before it is asked: the banner covers the foot of a page. */
export const chooseCookies = (page: Page): Promise<unknown> =>
  page.addInitScript(
    `localStorage.setItem("cookieConsent", ${JSON.stringify(JSON.stringify({ ...CHOSEN, timestamp: "2026-01-20T00:00:00.000Z" }))})`,
  );
