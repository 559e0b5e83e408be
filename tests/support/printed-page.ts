import type { Page } from "@playwright/test";

// The code below runs inside the page, while it is shown as on paper. See page-checks.ts for why it is written as strings.

const SHOWN = `(element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0`;
const NAMED = `(element) => element.outerHTML.replace(/\\s+/g, " ").slice(0, 120)`;

/** What nobody can use on paper, and is shown. */
export const notForPaper = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll(
    "nav, #app > header, #app > footer, #app > section, .skip, button, input, select, textarea, iframe, dialog, a[target=_blank]"
  )].filter(${SHOWN}).map(${NAMED})`);

/** What the paper cuts off at the side, because it would have to be scrolled. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll("main *")].filter(${SHOWN}).filter((element) =>
    element.scrollWidth > element.clientWidth + 1 && ["auto", "scroll"].includes(getComputedStyle(element).overflowX)
  ).map(${NAMED})`);

/**
 * Texts with a contrast below 7 to 1 on white, and texts on a ground that is not white. Browsers print no grounds, unless
 * their reader asks for them.
 */
export const paleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const shade = (colour) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\\d.]+/g) ?? []).map(Number);
      const [r, g, b] = [red, green, blue].map((value) => {
        const part = (value * alpha + 255 * (1 - alpha)) / 255;
        return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (colour) => 1.05 / (shade(colour) + 0.05);
    const found = new Set();
    const texts = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (texts.currentNode.data.trim() === "" || element.closest("script, style") || !(${SHOWN})(element)) continue;
      const style = getComputedStyle(element);
      if (contrast(element instanceof SVGElement ? style.fill : style.color) < 7) found.add(element);
      for (let ground = element; ground !== null; ground = ground.parentElement) {
        const colour = getComputedStyle(ground).backgroundColor;
        if (colour !== "rgba(0, 0, 0, 0)" && colour !== "rgb(255, 255, 255)") found.add(ground);
      }
    }
    return [...found].map(${NAMED});
  })()`);

/** Links to other sites, those of the sources among them, that do not tell their address. */
export const hiddenAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('main a[href^="http"]')].filter(${SHOWN}).filter(
    (link) => !getComputedStyle(link, "::after").content.includes(" (" + link.getAttribute("href") + ")")
  ).map(${NAMED})`);
