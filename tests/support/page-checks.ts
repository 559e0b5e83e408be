import type { Page } from "@playwright/test";

const SHOWN = `(element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0`;
/** Waits for the fonts and for every shown picture, lazy ones too, which load as they come near; ends at the top. */
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
