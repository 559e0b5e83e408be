import type { Page } from "@playwright/test";

// Written as strings for the same reasons as in page-checks.ts.

/** Makes every word of the interface 40 % longer, by whole syllables. English that has not been translated stays as it is. */
export const lengthenWords = (page: Page): Promise<void> =>
  page.evaluate(`(() => {
    const syllables = new Intl.Segmenter(document.documentElement.lang, { granularity: "grapheme" });
    const longer = (word) => {
      const parts = [...syllables.segment(word)].map(({ segment }) => segment);
      return word + parts.slice(0, Math.ceil(parts.length * 0.4)).join("");
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.parentElement.closest("script, style, option, [lang=en]")) continue;
      text.data = text.data.replace(/\\p{L}[\\p{L}\\p{M}\\u200c\\u200d]*/gu, longer);
    }
  })()`);

/** Texts that stick out of the button around them, or that an ancestor cuts off. Texts for screen readers do not count. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const hides = (style) => style.overflowX === "hidden" || style.overflowX === "clip";
    const isCut = (element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      return [...element.childNodes].some((node) => isText(node) && isCutText(node, element));
    };
    const isText = (node) => node.nodeType === 3 && node.data.trim() !== "";
    const isCutText = (node, element) => {
      // Of the words alone: beside them, an element may have others that only screen readers tell.
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) return false;
      const isOutside = (box) => text.right > box.right + 1 || text.left < box.left - 1;
      for (let around = element; around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        if (style.clipPath !== "none" || (box.width <= 1 && box.height <= 1)) return false;
        if (style.overflowX === "auto" || style.overflowX === "scroll") return false;
        const isButton = around.matches(".btn, button");
        const isTooHigh = text.bottom > box.bottom + 2 || text.top < box.top - 2;
        if (isButton && (isOutside(box) || isTooHigh)) return true;
        // Three dots say that there is more, and where it is opened it is there.
        if (style.textOverflow === "ellipsis") return false;
        const isShortened = style.webkitLineClamp !== "none";
        if (hides(style) && (isOutside(box) || (isTooHigh && !isShortened))) return true;
      }
      return false;
    };
    return [...document.body.querySelectorAll("*:not(svg, svg *, script, style, option)")]
      .filter(isCut)
      .map((element) => element.outerHTML.replace(/\\s+/g, " ").slice(0, 160));
  })()`);
