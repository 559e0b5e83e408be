import type { BrowserContext, Page } from "@playwright/test";

/** Where and how something ran, asked or complained that should not have. */
export type Watched = { trouble: string[]; opened: number };

const SHOUT = "A vector ran:";

// Runs in every page and frame before anything else. As text: the types of a page are not known here.
const TRAP = `Object.defineProperty(window, "breached", {
  get: () => undefined,
  set: () => console.error(${JSON.stringify(SHOUT)}, location.href),
});`;

/**
 * What waits in a page for a click, a key or a look: handlers and addresses that would run. Resolves when the page has
 * been taken over by its own script, where it has one.
 */
const AUDIT = `(async () => {
  const app = document.querySelector("#app");
  const isTaken = () => app === null || Object.keys(app).some((key) => key.startsWith("__react"));
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

/** Notices whatever runs, opens a window or a dialog, asks another origin or offends the policy in any page of it. */
export async function watchForScripts(context: BrowserContext, siteUrl: string): Promise<Watched> {
  const watched: Watched = { trouble: [], opened: 0 };
  const note = (text: string) => void watched.trouble.push(text.slice(0, 400));
  await context.addInitScript(TRAP);
  context.on("console", (message) => {
    const text = message.text();
    // The browser's own way to show XML and images has styles in it, which the policy refuses as well.
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

/** Opens all the addresses, some at a time, each as a document of its own. */
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
        // What is offered for saving is no document that could run anything.
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
