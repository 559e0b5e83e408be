import type { Locator, Page } from "@playwright/test";
import { violations } from "../support/axe.ts";
import { expect, hydrated, test } from "../support/e2e-site.ts";

const scrolledTo = (page: Page): Promise<number> => page.evaluate("Math.round(scrollY)");

const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });

test.describe("a page's scripts", { tag: "@deep" }, () => {
  test("are requested once it is drawn", async ({ page }) => {
    await page.goto("/tuskers");
    await hydrated(page);
    const [drawn, asked] = await page.evaluate<[number, number[]]>(`[
      performance.getEntriesByName("first-contentful-paint")[0].startTime,
      performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).map((entry) => entry.startTime)
    ]`);
    expect(asked.length).toBeGreaterThan(3);
    expect(Math.min(...asked)).toBeGreaterThan(drawn);
  });

  test("start when the visitor presses anything", async ({ page }) => {
    await page.route("**/*.avif", () => {});
    const asked: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && asked.push(request.url()));
    await page.goto("/tuskers", { waitUntil: "domcontentloaded" });
    expect(asked).toEqual([]);
    await page.keyboard.press("Shift");
    await hydrated(page);
    expect(asked.length).toBeGreaterThan(3);
  });

  test("come only when the visitor presses something, where the visitor saves data", async ({ page }) => {
    await saveData(page);
    await page.clock.install();
    const asked: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && asked.push(request.url()));
    await page.goto("/tuskers");
    await page.clock.runFor(10_000);
    expect(asked).toEqual([]);
    await page.getByRole("searchbox", { name: "Name" }).click();
    await hydrated(page);
    expect(asked.length).toBeGreaterThan(3);
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
  const GEMUNU = "/api/tuskers/slug/gemunu";
  const linkTo = (page: Page) => page.getByRole("main").getByRole("link", { name: "Gemunu" });
  const times = (calls: string[], wanted: RegExp): number => calls.filter((call) => wanted.test(call)).length;

  test("has its page's data fetched once, and opening it asks for nothing more", async ({ page, trouble }) => {
    await page.goto("/tuskers?search=gemunu");
    await hydrated(page);
    await expect(async () => {
      await page.mouse.move(0, 0);
      await linkTo(page).hover();
      await expect.poll(() => times(trouble.calls, /\/related$/), { timeout: 1_000 }).toBe(1);
    }).toPass();
    await linkTo(page).click();
    await expect(page.getByRole("heading", { level: 1, name: "Gemunu" })).toBeVisible();
    expect(trouble.calls.map((call) => call.replace(/[0-9a-f]{24}/, "id"))).toEqual([
      GEMUNU,
      "/api/tuskers/id/related",
      "/api/tuskers/id/relations",
      "/api/tuskers/id/corrections",
    ]);
  });

  test("is prefetched by keyboard too, and again if that was too long ago", async ({ page, trouble }) => {
    await page.clock.install();
    await page.goto("/tuskers?search=gemunu");
    await page.clock.runFor(1_000);
    await hydrated(page);
    await expect(async () => {
      await linkTo(page).blur();
      await linkTo(page).focus();
      await page.clock.runFor(200);
      await expect.poll(() => times(trouble.calls, /\/related$/), { timeout: 1_000 }).toBe(1);
    }).toPass();
    await page.clock.runFor(16_000);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Gemunu" })).toBeVisible();
    expect(times(trouble.calls, /slug\/gemunu$/)).toBe(2);
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

    test("has it fetched while the finger rests on it", async ({ page, trouble }) => {
      await page.goto("/tuskers?search=gemunu");
      await hydrated(page);
      await linkTo(page).scrollIntoViewIfNeeded();
      // Listening begins at the same moment as React takes over, or a little later.
      await expect(async () => {
        const finger = await touch(page, linkTo(page));
        try {
          await expect.poll(() => times(trouble.calls, /\/related$/), { timeout: 1_000 }).toBe(1);
        } finally {
          await finger.lift();
        }
      }).toPass();
      await expect(page.getByRole("heading", { level: 1, name: "Gemunu" })).toBeVisible();
      expect(trouble.calls).toHaveLength(4);
    });

    test("has nothing fetched where the finger scrolls", async ({ page, trouble }) => {
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
          const fetched = () => page.clock.runFor(200).then(() => times(trouble.calls, /\/related$/));
          await expect.poll(fetched, { timeout: 1_000 }).toBe(1);
        } finally {
          await resting.lift();
        }
      }).toPass();
      expect(times(trouble.calls, /slug\/barana$/)).toBe(0);
    });
  });

  test("has nothing fetched where the visitor saves data", async ({ page }) => {
    await saveData(page);
    await page.clock.install();
    await page.goto("/tuskers?search=gemunu");
    await page.keyboard.press("Shift");
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
    expect(early.filter((url) => url.includes("/api/"))).toEqual([]);
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

  async function openGemunu(page: Page) {
    await page.goto("/tuskers?search=gemunu");
    await hydrated(page);
    await page.getByRole("main").getByRole("link", { name: "Gemunu" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Gemunu" })).toBeFocused();
  }

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

  test.describe("without transitions", () => {
    // React Router tells developers of it.
    test.use({ mayComplain: [/startViewTransition. is not available/] });

    test("a browser still opens it", async ({ page, trouble }) => {
      await page.addInitScript("delete Document.prototype.startViewTransition");
      await openGemunu(page);
      expect(await page.evaluate("typeof document.startViewTransition")).toBe("undefined");
      expect(trouble.documents).toEqual(["/tuskers?search=gemunu"]);
    });
  });
});

test.describe("back", () => {
  test("leads to where the visitor was, after moving inside the site and after a page load", async ({ page }) => {
    await page.goto("/tuskers");
    await hydrated(page);
    const card = page.getByRole("main").getByRole("link", { name: "Bhanu" });
    // What is pressed is scrolled to before.
    await card.hover();
    const before = await scrolledTo(page);
    expect(before).toBeGreaterThan(200);
    await card.click();
    await expect(page.getByRole("heading", { level: 1, name: "Bhanu" })).toBeVisible();
    await page.goBack();
    await expect.poll(() => scrolledTo(page)).toBe(before);
    await page.goto("/about");
    await page.goBack();
    await expect.poll(() => scrolledTo(page)).toBe(before);
  });

  test("finds what was typed into a message and a letter", async ({ page }) => {
    await page.goto("/contact");
    await hydrated(page);
    const message = page.getByLabel("Message", { exact: true });
    await message.fill("A long message.");
    await page.getByRole("main").getByRole("link", { name: "Privacy Policy" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
    await page.goBack();
    await expect(message).toHaveValue("A long message.");

    await page.goto("/tuskers/gemunu/tell");
    await hydrated(page);
    const right = page.getByLabel("What is right?");
    await right.fill("He is older.");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Articles" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Articles" })).toBeVisible();
    await page.goBack();
    await expect(right).toHaveValue("He is older.");
  });

  test("finds the answers to the ten questions", async ({ page }) => {
    await page.goto("/record/questions");
    await hydrated(page);
    const answer = page.getByRole("main").getByRole("radio").first();
    await answer.check();
    await page.getByRole("button", { name: "Show the answers" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "The answers" })).toBeVisible();
    await page.goBack();
    await expect(answer).toBeChecked();
    expect(await violations(page, { rules: "default" })).toEqual([]);
  });
});

test("another language keeps the answers to the key", async ({ page }) => {
  await page.goto("/key#tusks=both");
  await hydrated(page);
  await page.getByRole("link", { name: "සිංහල" }).click();
  await expect(page).toHaveURL("/si/key#tusks=both");
});
