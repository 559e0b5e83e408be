import type { Locator, Page } from "@playwright/test";
import { expect, hydrated, test } from "../support/e2e-site.ts";
import { answerMoves, holdMoves, noteFetches, openGemunu, pressLinkTo } from "../support/moved-pages.ts";
import { chooseCookies, scrolledTo } from "../support/page-checks.ts";

const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });

test.describe("the part of a page that React takes over", { tag: "@deep" }, () => {
  /** Notes what is requested besides the script of every page. */
  function noteScripts(page: Page): string[] {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script" && !/(?:entry\.page|frame-)/.test(request.url()))
        asked.push(request.url());
    });
    return asked;
  }

  test("has its scripts requested once the page has loaded", async ({ page }) => {
    const asked = noteScripts(page);
    await page.goto("/contact");
    await hydrated(page);
    const [loaded, first] = await page.evaluate<[number, number]>(`[
      performance.getEntriesByType("navigation")[0].loadEventStart,
      Math.min(...performance.getEntriesByType("resource").filter(({ name }) => name.includes("entry.islands")).map(({ startTime }) => startTime))
    ]`);
    expect(first).toBeGreaterThanOrEqual(loaded);
    expect(asked.length).toBeGreaterThan(2);
  });

  test("starts when the visitor presses anything", async ({ page }) => {
    await page.route("**/*.avif", () => {});
    const asked = noteScripts(page);
    await page.goto("/contact", { waitUntil: "domcontentloaded" });
    expect(asked).toEqual([]);
    await page.keyboard.press("Shift");
    await hydrated(page);
    expect(asked.length).toBeGreaterThan(2);
  });

  test("starts only when the visitor presses something, where the visitor saves data", async ({ page }) => {
    await saveData(page);
    await page.clock.install();
    const asked = noteScripts(page);
    await page.goto("/contact");
    await page.clock.runFor(10_000);
    expect(asked.filter((url) => !url.includes("offer-guide"))).toEqual([]);
    await page.getByLabel("Your Name").click();
    await hydrated(page);
    expect(asked.length).toBeGreaterThan(2);
  });
});

test("an address with unknown parameters is kept as it is", { tag: "@deep" }, async ({ page, trouble }) => {
  await page.goto("/tuskers?utm_source=x");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1, name: "Tuskers" })).toBeVisible();
  expect(trouble.calls).toEqual([]);
  expect(trouble.documents).toEqual(["/tuskers?utm_source=x"]);
  await expect(page).toHaveURL(/\/tuskers\?utm_source=x$/);
});

test.describe("a link that the visitor stays on", { tag: "@deep" }, () => {
  const linkTo = (page: Page) => page.getByRole("main").getByRole("link", { name: "Gemunu" });

  test("has its page fetched once, and opening it asks for nothing more", async ({ page, trouble }) => {
    const fetched = noteFetches(page, "/tuskers/gemunu");
    await page.goto("/tuskers?search=gemunu");
    await hydrated(page);
    await linkTo(page).hover();
    await expect.poll(() => fetched.length).toBe(1);
    await linkTo(page).click();
    await expect(page.getByRole("heading", { level: 1, name: "Gemunu" })).toBeVisible();
    expect(fetched).toHaveLength(1);
    expect(trouble.calls).toEqual([]);
  });

  test("is fetched by keyboard too, and again if that was too long ago", async ({ page }) => {
    const fetched = noteFetches(page, "/tuskers/gemunu");
    await page.clock.install();
    await page.goto("/tuskers?search=gemunu");
    await hydrated(page);
    await linkTo(page).focus();
    await page.clock.runFor(200);
    await expect.poll(() => fetched.length).toBe(1);
    await page.clock.runFor(16_000);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Gemunu" })).toBeVisible();
    expect(fetched).toHaveLength(2);
  });

  test("and does not come leads to Not Found after ten seconds all the same", async ({ page }) => {
    const fetched = noteFetches(page, "/tuskers/gemunu");
    await page.clock.install();
    await page.goto("/tuskers?search=gemunu");
    await hydrated(page);
    await answerMoves(page, "/tuskers/gemunu", () => {});
    await linkTo(page).hover();
    await page.clock.runFor(200);
    await expect.poll(() => fetched.length).toBe(1);
    await linkTo(page).click();
    await expect(page.getByText("Loading tusker details...")).toBeVisible();
    await page.clock.fastForward(10_500);
    await expect(page).toHaveURL(/\/not-found\?from=tusker&id=gemunu$/);
    await expect(page.getByRole("heading", { level: 1, name: "Tusker Not Found" })).toBeVisible();
  });

  test.describe("with a finger", () => {
    test.use({ hasTouch: true });

    /** Lays a finger on the link, which can then move and be lifted. */
    async function touch(page: Page, link: Locator) {
      const box = await link.boundingBox();
      if (box === null) throw new Error("The link is not shown.");
      const { x, y, width, height } = box;
      const client = await page.context().newCDPSession(page);
      const send = (type: "touchStart" | "touchMove" | "touchEnd", up = 0) =>
        client.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: type === "touchEnd" ? [] : [{ x: x + width / 2, y: y + height / 2 - up }],
        });
      await send("touchStart");
      return { moveUp: (by: number) => send("touchMove", by), lift: () => send("touchEnd") };
    }

    test("has it fetched while the finger rests on it", async ({ page }) => {
      const fetched = noteFetches(page, "/tuskers/gemunu");
      await page.goto("/tuskers?search=gemunu");
      await hydrated(page);
      await linkTo(page).scrollIntoViewIfNeeded();
      const finger = await touch(page, linkTo(page));
      await expect.poll(() => fetched.length).toBe(1);
      await finger.lift();
      await expect(page.getByRole("heading", { level: 1, name: "Gemunu" })).toBeVisible();
      expect(fetched).toHaveLength(1);
    });

    test("has nothing fetched where the finger scrolls", async ({ page }) => {
      const [passed, rested] = [noteFetches(page, "/tuskers/barana"), noteFetches(page, "/tuskers/bathiya")];
      // The question about cookies would lie above the second link.
      await chooseCookies(page);
      await page.clock.install();
      await page.goto("/tuskers");
      await page.clock.runFor(1_000);
      await hydrated(page);
      const linkOf = (name: string) => page.getByRole("main").getByRole("link", { name });
      await linkOf("Barana").scrollIntoViewIfNeeded();
      const before = await scrolledTo(page);
      const finger = await touch(page, linkOf("Barana"));
      for (let by = 20; by <= 200; by += 20) await finger.moveUp(by);
      await expect.poll(() => scrolledTo(page)).toBeGreaterThan(before);
      await page.clock.runFor(1_000);
      await finger.lift();
      // What the first link asks for would come before what the second does. The page may still roll when the finger is
      // laid on the second: then it misses the link, and is laid there again.
      await expect(async () => {
        const resting = await touch(page, linkOf("Bathiya"));
        try {
          const times = () => page.clock.runFor(200).then(() => rested.length);
          await expect.poll(times, { timeout: 1_000 }).toBe(1);
        } finally {
          await resting.lift();
        }
      }).toPass();
      expect(passed).toEqual([]);
    });
  });

  test("has nothing fetched where the visitor saves data", async ({ page }) => {
    await saveData(page);
    await page.clock.install();
    await page.goto("/tuskers?search=gemunu");
    await hydrated(page);
    let pressed = false;
    const early: string[] = [];
    page.on("request", (request) => !pressed && early.push(request.url()));
    await linkTo(page).hover();
    await page.clock.runFor(1_000);
    await linkTo(page).focus();
    pressed = true;
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Gemunu" })).toBeVisible();
    expect(early.filter((url) => url.endsWith("/tuskers/gemunu"))).toEqual([]);
  });
});

test.describe("from a card to its page", { tag: "@deep" }, () => {
  /** Counts the transitions, and notes what carries a name, and how many animations run, when each begins to be seen. */
  const WATCH = `
    window.seen = [];
    const named = () => [...document.querySelectorAll("[style*=view-transition-name]")].map((element) =>
      (element.closest("article")?.querySelector("h1") === null ? "card " : "page ") + element.style.viewTransitionName);
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const one = { before: named() };
      seen.push(one);
      const transition = start(change);
      transition.ready.then(() => {
        one.after = named();
        one.animations = document.getAnimations().filter(({ effect }) => effect.pseudoElement?.startsWith("::view-tr")).length;
      });
      return transition;
    };`;
  type Seen = { before: string[]; after?: string[]; animations?: number }[];
  const seen = (page: Page) => page.evaluate<Seen>("window.seen");
  const NAME = "picture-tuskers-gemunu";

  test("the card's image becomes the page's, once, and back again", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.addInitScript(WATCH);
    await openGemunu(page);
    await expect
      .poll(() => seen(page))
      .toEqual([{ before: [`card ${NAME}`], after: [`page ${NAME}`], animations: expect.any(Number) }]);
    expect((await seen(page))[0]?.animations).toBeGreaterThan(0);
    await expect(page.locator("[style*=view-transition-name]")).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Tuskers" })).toBeVisible();
    await expect
      .poll(async () => (await seen(page))[1])
      .toMatchObject({
        before: [`page ${NAME}`],
        after: [`card ${NAME}`],
      });
  });

  test("nothing moves for visitors who want less motion", async ({ page }) => {
    await page.addInitScript(WATCH);
    await openGemunu(page);
    await expect.poll(async () => (await seen(page)).map(({ animations }) => animations)).toEqual([0]);
  });

  test("a browser without transitions still opens it", async ({ page, trouble }) => {
    await page.addInitScript("delete Document.prototype.startViewTransition");
    await openGemunu(page);
    expect(await page.evaluate("typeof document.startViewTransition")).toBe("undefined");
    expect(trouble.documents).toEqual(["/tuskers?search=gemunu"]);
  });
});

test("another language keeps the answers to the key", async ({ page }) => {
  await page.goto("/key#tusks=both");
  await hydrated(page);
  await page.getByRole("link", { name: "සිංහල" }).click();
  await expect(page).toHaveURL("/si/key#tusks=both");
});

/** What a page has that moving to it must bring: what describes it, where its frame leads, and its texts. */
const WHOLE = `({
  head: [...document.head.querySelectorAll("title, meta, link:not([rel$=preload], [rel=stylesheet]), script:not([src])")]
    .map((element) => element.outerHTML).sort(),
  links: [...document.querySelectorAll("[data-bar] nav a, a[hreflang]")]
    .map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")]),
  page: document.querySelector("[data-page]").textContent,
  printed: document.querySelector("[data-printed-end]").textContent,
})`;

for (const { from, to, tag } of [
  { from: "/about", to: "/tuskers/gemunu", tag: [] },
  ...["/", "/tuskers?page=2", "/articles", "/search-results?q=a", "/record", "/places", "/sources", "/licences"].map(
    (to) => ({ from: "/tuskers/gemunu", to, tag: "@deep" }),
  ),
  { from: "/si/about", to: "/si/tuskers/gemunu", tag: "@deep" },
]) {
  test(`${to} is the same after moving to it and as a document`, { tag }, async ({ page, trouble }) => {
    await page.goto(from);
    await hydrated(page);
    await pressLinkTo(page, to);
    await expect(page).toHaveURL(to);
    await expect(page.locator("main h1")).toBeFocused();
    expect(await scrolledTo(page)).toBe(0);
    expect(trouble.documents).toEqual([from]);
    const moved = await page.evaluate(WHOLE);
    await page.reload();
    await hydrated(page);
    expect(moved).toEqual(await page.evaluate(WHOLE));
  });
}

test("of two links that are followed in turn, the second wins", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  const release = await holdMoves(page, "/tuskers");
  const releaseArticles = await holdMoves(page, "/articles");
  const bar = page.getByRole("navigation", { name: "Main" });
  await bar.getByRole("link", { name: "Tuskers" }).click();
  await expect(page.getByText("Loading tuskers...")).toBeVisible();
  await bar.getByRole("link", { name: "Articles" }).click();
  await expect(page.getByText("Loading articles...")).toBeVisible();
  await expect(page.getByText("Loading tuskers...")).toHaveCount(0);
  release();
  releaseArticles();
  await expect(page.getByRole("heading", { level: 1, name: "Articles" })).toBeFocused();
  await expect(page).toHaveURL("/articles");
});

test("the styles of a page that fewer visitors open come with it", async ({ page }) => {
  const sheets = () => page.evaluate<number>("[...document.styleSheets].filter(({ href }) => href).length");
  await page.goto("/");
  await hydrated(page);
  expect(await sheets()).toBe(1);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "A register of names" })).toBeVisible();
  expect(await sheets()).toBe(2);
  await page.goBack();
  await expect(page.getByRole("navigation", { name: "Main" }).locator("[aria-current]")).toHaveText("Home");
  expect(await sheets()).toBe(2);
});

test("a part of another page is scrolled to", async ({ page, trouble }) => {
  await page.goto("/about");
  await hydrated(page);
  await pressLinkTo(page, "/privacy-policy#contact");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).last()).toBeInViewport();
  await expect(page).toHaveURL("/privacy-policy#contact");
  expect(trouble.documents).toEqual(["/about"]);
});

test("a page of another release loads as a document", async ({ page, trouble }) => {
  await page.goto("/tuskers");
  await hydrated(page);
  const about = await (await page.request.get("/about")).text();
  const body = about.replaceAll(/entry\.page[\w.-]*\.js/g, "entry.page.browser-next.js");
  await answerMoves(page, "/about", (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "A register of names" })).toBeVisible();
  await hydrated(page);
  expect(trouble.documents).toEqual(["/tuskers", "/about"]);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Tuskers" })).toBeVisible();
});

test("pages that React takes over are entered and left by documents", { tag: "@deep" }, async ({ page, trouble }) => {
  await page.goto("/about");
  await hydrated(page);
  const bar = page.getByRole("navigation", { name: "Main" });
  await bar.getByRole("link", { name: "Contact Us" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible();
  await hydrated(page);
  await bar.getByRole("link", { name: "Articles" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Articles" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "A register of names" })).toBeVisible();
  expect(trouble.documents).toEqual(["/about", "/contact", "/articles", "/contact", "/about"]);
});

test("in a browser without the Navigation API documents load, and everything works", async ({ page, trouble }) => {
  await page.addInitScript("delete window.navigation");
  await page.goto("/tuskers");
  await hydrated(page);
  expect(await page.evaluate("typeof navigation")).toBe("undefined");
  await page.getByLabel("Name").fill("gemunu");
  await page.getByRole("search", { name: "Tuskers" }).getByRole("button", { name: "Search" }).click();
  await page.getByRole("main").getByRole("link", { name: "Gemunu" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Gemunu" })).toBeVisible();
  await page.goBack();
  await expect(page.getByText("1 tusker", { exact: true })).toBeVisible();
  const list = "/tuskers?search=gemunu&category=&status=";
  expect(trouble.documents).toEqual(["/tuskers", list, "/tuskers/gemunu", list]);
});
