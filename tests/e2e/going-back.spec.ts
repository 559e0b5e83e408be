import type { Page } from "@playwright/test";
import { violations } from "../support/axe.ts";
import { type E2eSite, expect, hydrated, test } from "../support/e2e-site.ts";
import { answerMoves, holdMoves, openGemunu } from "../support/moved-pages.ts";
import { scrolledTo } from "../support/page-checks.ts";

test.describe("Back", () => {
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

  test("finds open what was opened", async ({ page }) => {
    await page.goto("/tuskers/gemunu");
    await hydrated(page);
    const block = page.locator("details#how");
    await block.locator("> summary").click();
    const source = block.locator('a[href^="/sources/"]').first();
    await source.hover();
    const before = await scrolledTo(page);
    await source.click();
    await expect(page).toHaveURL(/\/sources\//);
    await page.goBack();
    await expect(page).toHaveURL(/\/tuskers\/gemunu$/);
    await expect(block).toHaveAttribute("open");
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

  test("finds the answers to the ten questions", async ({ page, trouble }) => {
    await page.goto("/record/questions");
    await hydrated(page);
    const answer = page.getByRole("main").getByRole("radio").first();
    await answer.check();
    await page.getByRole("button", { name: "Show the answers" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "The answers" })).toBeVisible();
    // Of a form that is filled in browsers keep what no address holds, where documents load.
    expect(trouble.documents).toHaveLength(2);
    await page.goBack();
    await expect(answer).toBeChecked();
    expect(await violations(page, { rules: "default" })).toEqual([]);
  });
});

test.describe("a page seen before", () => {
  const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

  /** Goes from the list to a tusker. From then on the list is not answered. */
  async function leaveListForGood(page: Page): Promise<() => void> {
    await openGemunu(page);
    return holdMoves(page, "/tuskers");
  }

  /** The list is another one then. */
  async function addToList(site: E2eSite, name: string): Promise<() => Promise<unknown>> {
    const fields = { name, age: null, location: "Yala National Park" };
    const { _id } = (await (await site.call("POST", "/api/tuskers", fields)).json()) as { _id: string };
    return () => site.call("DELETE", `/api/tuskers/${_id}`);
  }

  test("comes back at once, without waiting for the server, and so does the next one", async ({ page, trouble }) => {
    await leaveListForGood(page);
    await page.goBack();
    await expect(heading(page, "Tuskers")).toBeFocused();
    await expect(page.getByText("Loading tuskers...")).toHaveCount(0);
    await answerMoves(page, "/tuskers/gemunu", () => {});
    await page.goForward();
    await expect(heading(page, "Gemunu")).toBeFocused();
    await expect(page).toHaveTitle("Gemunu | Sri Lankan Tuskers");
    expect(trouble.documents).toEqual(["/tuskers?search=gemunu"]);
  });

  test("is asked for again behind the shown one, and exchanged if it changed", async ({ page, site }) => {
    const release = await leaveListForGood(page);
    const remove = await addToList(site, "Gemunu the Second");
    await page.goBack();
    await expect(page.getByText("1 tusker", { exact: true })).toBeVisible();
    release();
    await expect(page.getByText("2 tuskers", { exact: false }).first()).toBeVisible();
    await expect(heading(page, "Tuskers")).toBeFocused();
    await remove();
  });

  test("stays as the visitor changes it meanwhile", { tag: "@deep" }, async ({ page, site }) => {
    const release = await leaveListForGood(page);
    const remove = await addToList(site, "Gemunu the Third");
    await page.goBack();
    await page.getByLabel("Name").fill("barana");
    const renewed = page.waitForResponse((response) => new URL(response.url()).pathname === "/tuskers");
    release();
    await (await renewed).finished();
    await page.getByLabel("Name").press("Enter");
    await expect(page).toHaveURL(/search=barana/);
    await remove();
  });

  test("does not come back over the page that the visitor went on to", { tag: "@deep" }, async ({ page, site }) => {
    const release = await leaveListForGood(page);
    const remove = await addToList(site, "Gemunu the Fourth");
    await page.goBack();
    await page.getByRole("main").getByRole("link", { name: "Gemunu" }).click();
    await expect(heading(page, "Gemunu")).toBeFocused();
    const renewed = page.waitForResponse((response) => new URL(response.url()).pathname === "/tuskers");
    release();
    await (await renewed).finished();
    await page.evaluate("new Promise(requestAnimationFrame)");
    await expect(heading(page, "Gemunu")).toBeFocused();
    await expect(heading(page, "Tuskers")).toHaveCount(0);
    await remove();
  });

  for (const [what, change] of [
    ["the visitor chose about cookies", (page: Page) => page.getByRole("button", { name: "Essential Only" }).click()],
    [
      "another tab signed in",
      async (page: Page) => {
        const other = await page.context().newPage();
        await other.goto("/contact");
        await other.evaluate('localStorage.setItem("token", "anything")');
        await expect(page.getByRole("link", { name: "Dashboard" })).toBeAttached();
      },
    ],
  ] as const) {
    test(`is not kept after ${what}`, { tag: "@deep" }, async ({ page }) => {
      const release = await leaveListForGood(page);
      await change(page);
      await page.goBack();
      await expect(page.getByText("Loading tuskers...")).toBeVisible();
      release();
      await expect(heading(page, "Tuskers")).toBeFocused();
    });
  }

  test("is not kept where the server forbids it", { tag: "@deep" }, async ({ page }) => {
    const allow = await answerMoves(page, "/tuskers/gemunu", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, headers: { ...answer.headers(), "cache-control": "no-store" } });
    });
    await openGemunu(page);
    await page.goBack();
    await expect(heading(page, "Tuskers")).toBeFocused();
    await allow();
    const release = await holdMoves(page, "/tuskers/gemunu");
    await page.goForward();
    await expect(page.getByText("Loading tusker details...")).toBeVisible();
    release();
    await expect(heading(page, "Gemunu")).toBeFocused();
  });

  test("is asked for again after five minutes", { tag: "@deep" }, async ({ page }) => {
    await page.clock.install();
    const release = await leaveListForGood(page);
    await page.clock.fastForward(5 * 60 * 1000);
    await page.goBack();
    await expect(page.getByText("Loading tuskers...")).toBeVisible();
    release();
    await expect(heading(page, "Tuskers")).toBeFocused();
  });
});
