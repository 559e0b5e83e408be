import { expect, hydrated, test } from "../support/e2e-site.ts";
import { answerMoves, failMoves, failOnServer, holdMoves } from "../support/moved-pages.ts";

const LIST = "/tuskers";

test("nine plates to a page, with a tally, numbers and arrows", async ({ page, trouble }) => {
  await page.goto("/tuskers");
  await hydrated(page);
  await expect(page.getByText("11 tuskers, sorted by name")).toBeVisible();
  await expect(page.getByText("Page 1 of 2")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(9);
  await expect(page.getByRole("article").first()).toContainText("Agbo");
  const pages = page.getByRole("navigation", { name: "Pages" });
  await pages.getByRole("link", { name: "Next page" }).click();
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
  await expect(page).toHaveURL(/\/tuskers\?page=2$/);
  await expect(page.getByRole("article")).toHaveCount(2);
  await pages.getByRole("link", { name: "Previous page" }).click();
  await expect(page).toHaveURL(/\/tuskers$/);
  expect(trouble.documents).toEqual(["/tuskers"]);
});

test("a plate shows the record in short", { tag: "@deep" }, async ({ page }) => {
  await page.goto("/tuskers?search=gemunu");
  await hydrated(page);
  const plate = page.getByRole("article");
  await expect(plate.getByText("Missing")).toBeVisible();
  await expect(plate.getByText("as of November 2022")).toBeVisible();
  await expect(plate.locator("[lang=si]")).toHaveText("ගැමුණු");
  await expect(plate.getByText("Wild, Yala National Park")).toBeVisible();
  await expect(plate.getByText("Gemunu walks the plains of Yala.")).toBeVisible();
  await expect.poll(() => page.evaluate("document.querySelector('main article img').naturalWidth")).toBeGreaterThan(0);
});

test("a plate leads to the tusker without loading a document, and Back restores the list", async ({
  page,
  trouble,
}) => {
  await page.goto("/tuskers?search=gem");
  await hydrated(page);
  expect(trouble.calls).toEqual([]);
  await page.getByRole("link", { name: "Gemunu" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Gemunu" })).toBeVisible();
  await expect(page).toHaveTitle("Gemunu | Sri Lankan Tuskers");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Tuskers" })).toBeVisible();
  await expect(page).toHaveTitle("Tuskers | Sri Lankan Tuskers");
  await expect(page.getByLabel("Name")).toHaveValue("gem");
  await expect(page.getByRole("article")).toHaveCount(1);
  expect(trouble.documents).toEqual(["/tuskers?search=gem"]);
});

test("name, category and status narrow the list together, and a change begins at its first page", async ({ page }) => {
  await page.goto("/tuskers?page=2");
  await hydrated(page);
  const category = page.getByLabel("Category");
  expect(await category.locator("option").allTextContents()).toEqual(["All", "wild", "domesticated", "conservation"]);
  await category.selectOption("wild");
  await page.getByLabel("Status").selectOption("missing");
  await page.getByRole("search", { name: "Tuskers" }).getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("1 tusker", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/tuskers\?search=&category=wild&status=missing$/);
  await expect(page.getByRole("navigation", { name: "Pages" })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
  await expect(page.getByLabel("Status")).toHaveValue("");
});

test("a search without results says so and offers near spellings", { tag: "@deep" }, async ({ page }) => {
  await page.goto("/tuskers?search=gemnu");
  await hydrated(page);
  const notice = page.getByRole("status").filter({ hasText: "No Tuskers Found" });
  await expect(notice.getByText("No tuskers match your current search criteria.")).toBeVisible();
  await expect(notice.getByText("Did you mean Gemunu?")).toBeVisible();
  await notice.getByRole("link", { name: "Gemunu" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Gemunu" })).toBeVisible();
  await page.goto("/tuskers?search=qqqqq");
  await expect(page.getByText("No Tuskers Found")).toBeVisible();
  await expect(page.getByText("Did you mean")).toHaveCount(0);
});

test("a page behind the last leads to the last", { tag: "@deep" }, async ({ page }) => {
  await page.goto("/tuskers?page=99");
  await expect(page).toHaveURL(/\/tuskers\?page=2$/);
  await expect(page.getByRole("article")).toHaveCount(2);
});

test("while the list is on its way the page says so", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const release = await holdMoves(page, LIST);
  await page.getByRole("link", { name: "Tuskers", exact: true }).first().click();
  await expect(page.getByText("Loading tuskers...")).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Tuskers" })).toBeVisible();
  await expect(page.getByText("Loading tuskers...")).toBeHidden();
});

test.describe("what cannot be loaded", () => {
  // The browser itself notes each failed answer in its console.
  test.use({ mayComplain: [[/Failed to load resource/], { scope: "test" }] });

  test("says so in the server's words, and Try Again shows it when it can be read again", async ({ page, trouble }) => {
    await page.goto("/about");
    await hydrated(page);
    const mend = await failOnServer(page, LIST, "Not available just now.");
    await page.getByRole("link", { name: "Tuskers", exact: true }).first().click();
    const notice = page.getByRole("alert");
    await expect(notice.getByText("Error Loading Tuskers")).toBeVisible();
    await expect(notice.getByText("Not available just now.")).toBeVisible();
    await expect(page.getByRole("search", { name: "Tuskers" })).toBeVisible();
    await mend();
    await notice.getByRole("link", { name: "Try Again" }).click();
    await expect(page.getByText("Page 1 of 2")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.locator("[aria-live=polite]")).toHaveText("Tuskers | Sri Lankan Tuskers. 11 tuskers");
    expect(trouble.documents).toEqual(["/about"]);
  });

  test("says so in its own words where the server gives none", async ({ page }) => {
    await page.goto("/about");
    await hydrated(page);
    const mend = await failMoves(page, LIST);
    await page.getByRole("link", { name: "Tuskers", exact: true }).first().click();
    await expect(page.getByRole("alert").getByText("Failed to load tuskers")).toBeVisible();
    await mend();
    await answerMoves(page, LIST, (route) => route.fulfill({ json: { tuskers: [] } }));
    await page.getByRole("link", { name: "Try Again" }).click();
    await expect(page.getByRole("alert").getByText("Invalid response format from server")).toBeVisible();
    await expect(page.getByRole("link", { name: "Try Again" })).toBeFocused();
    const told = page.locator("[aria-live=polite] > *");
    await expect(told).toHaveText("Error Loading Tuskers. Invalid response format from server");
    // The same words in an element that is there already would not be read out again.
    await page.evaluate("window.toldBefore = document.querySelector('[aria-live=polite] > *'); 0");
    await page.getByRole("link", { name: "Try Again" }).press("Enter");
    await expect.poll(() => page.evaluate("window.toldBefore.isConnected")).toBe(false);
    await expect(told).toHaveText("Error Loading Tuskers. Invalid response format from server");
    await expect(page.getByRole("link", { name: "Try Again" })).toBeFocused();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the list can be filtered, paged and read", { tag: "@deep" }, async ({ page }) => {
    await page.goto("/tuskers");
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(page.getByText("Page 2 of 2")).toBeVisible();
    await page.getByLabel("Name").fill("gemu");
    await page.getByRole("search", { name: "Tuskers" }).getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.getByRole("link", { name: "Gemunu" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Gemunu" })).toBeVisible();
  });
});

test("below the width of a desktop the picture of a tusker is as wide as the window", async ({ page }) => {
  await page.goto("/tuskers/gemunu");
  await hydrated(page);
  const picture = page.locator("main figure").first().locator("img, picture").last();
  for (const width of [360, 430, 600, 768, 860]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await picture.boundingBox();
    expect([Math.round(box?.x ?? -1), Math.round(box?.width ?? 0)], `at ${width}`).toEqual([0, width]);
  }
});
