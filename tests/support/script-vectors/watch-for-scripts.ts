import type { BrowserContext, Page } from "@playwright/test";
import { IS_TAKEN_OVER } from "../taken-over.ts";

/** Scripts, requests and violations that should not have happened, and the number of pages opened. */
export type Watched = { trouble: string[]; opened: number };

const SHOUT = "A vector ran:";

// Runs first in every page and frame. As a string, because DOM types are not available here.
const TRAP = `Object.defineProperty(window, "breached", {
  get: () => undefined,
  set: () => console.error(${JSON.stringify(SHOUT)}, location.href),
});`;

/**
 * Dormant attacks in a page: handlers and URLs that would run on a click, a key or a hover. Resolves once the page is
 * hydrated, if it has a script.
 */
const AUDIT = `(async () => {
  const app = document.querySelector("#app");
  const isTaken = () => app === null || (${IS_TAKEN_OVER});
  for (let frames = 0; frames < 300 && !isTaken(); frames += 1) await new Promise((next) => setTimeout(next, 10));
  const found = isTaken() ? [] : ["was not taken over by its script"];
  const all = (root) => [...root.querySelectorAll("*")].flatMap((element) =>
    [element, ...(element.shadowRoot ? all(element.shadowRoot) : [])]);
  for (const element of all(document)) {
    for (const { name, value } of element.attributes) {
      const runs = /^on/i.test(name) || name === "srcdoc" ||
        (/^(?:xlink:)?(?:href|src|action|formaction|data|to|from|values)$/i.test(name) &&
          /^[\\u0000-\\u0020]*(?:j\\s*a\\s*v\\s*a|v\\s*b|live)\\s*s\\s*c\\s*r\\s*i\\s*p\\s*t\\s*:|^\\s*data:text/i.test(value));
      if (runs) found.push(element.tagName + " " + name + "=" + value.slice(0, 80));
    }
  }
  return found;
})()`;

/**
 * Records every script that runs, every window or dialog opened, every cross-origin request, and every policy violation
 * in any page of the context.
 */
export async function watchForScripts(context: BrowserContext, siteUrl: string): Promise<Watched> {
  const watched: Watched = { trouble: [], opened: 0 };
  const note = (text: string) => void watched.trouble.push(text.slice(0, 400));
  await context.addInitScript(TRAP);
  context.on("console", (message) => {
    const text = message.text();
    // The browser's viewers for XML and images use inline styles, which the policy refuses as well.
    if (/\.(?:xml|jpg)$/.test(message.page()?.url() ?? "") && text.startsWith("Applying inline style")) return;
    if (text.startsWith(SHOUT) || /Content Security Policy|TrustedHTML|TrustedScript/i.test(text)) {
      note(`${message.page()?.url()}: ${text}`);
    }
  });
  context.on("weberror", (error) => note(`${error.page()?.url()}: ${error.error()}`));
  context.on("dialog", (dialog) => {
    note(`${dialog.page()?.url()}: a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (!["data:", "blob:"].includes(url.protocol) && url.origin !== siteUrl) note(`asked for ${request.url()}`);
  });
  return watched;
}

/** Opens all addresses as documents, several at a time. */
export async function openAll(
  context: BrowserContext,
  watched: Watched,
  addresses: readonly string[],
  { pages = 4, after }: { pages?: number; after?: (page: Page) => Promise<void> } = {},
): Promise<void> {
  const left = [...addresses];
  const work = async () => {
    const page = await context.newPage();
    page.on("popup", () => watched.trouble.push(`${page.url()}: opened a window`));
    for (let address = left.shift(); address !== undefined; address = left.shift()) {
      try {
        await page.goto(address, { waitUntil: "domcontentloaded" });
      } catch (error) {
        // A download is not a document that could run anything.
        if (!/Download is starting|ERR_ABORTED/.test(String(error))) throw error;
        continue;
      }
      await after?.(page);
      const here = page.url();
      const found = (await page.evaluate(AUDIT)) as string[];
      watched.trouble.push(...found.map((what) => `${here}: ${what}`));
      watched.opened += 1;
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: pages }, work));
}
