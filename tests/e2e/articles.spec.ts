import { violations } from "../support/axe.ts";
import { expect, hydrated, test } from "../support/e2e-site.ts";
import { failMoves, failOnServer, holdMoves } from "../support/moved-pages.ts";
import { addArticles } from "../support/sample-articles.ts";

test.beforeAll(({ site }) => addArticles(site));

test("the newest article leads the list, and the rest follow, nine to a page", { tag: "@deep" }, async ({ page }) => {
  await page.goto("/articles");
  await expect(page).toHaveTitle("Articles | Sri Lankan Tuskers");
  await expect(page.getByRole("heading", { level: 1, name: "Articles" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(9);
  const lead = page.getByRole("article").first();
  await expect(lead.getByRole("heading")).toHaveText("Why the Gathering comes for grass, not water");
  await expect(lead.locator("time")).toHaveText("12 December 2025");
  await expect(lead.locator("time")).toHaveAttribute("datetime", "2025-12-12");
  await expect(lead.getByText("Conservation")).toBeVisible();
});

test("category, search and pages change the address and the list, without loading a document", async ({
  page,
  trouble,
}) => {
  await page.goto("/articles");
  await hydrated(page);
  await page.getByLabel("Category").selectOption("research");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/articles\?search=&category=research$/);
  await expect(page.getByText("Page 1 of 2")).toBeVisible();
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "2", exact: true }).click();
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
  await expect(page).toHaveURL(/\/articles\?category=research&page=2$/);
  // Only the excerpt has these words.
  await page.getByLabel("Title or excerpt").fill("HERDS STAY away");
  await page.getByLabel("Category").selectOption("All Categories");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("1 article", { exact: true })).toBeVisible();
  await page.getByLabel("Title or excerpt").fill("nothing of the kind");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  const notice = page.getByRole("status").filter({ hasText: "No Articles Found" });
  await expect(notice.getByText("No articles match your current search criteria.")).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Title or excerpt")).toHaveValue("HERDS STAY away");
  await expect(page.getByText("1 article", { exact: true })).toBeVisible();
  expect(trouble.documents).toEqual(["/articles"]);
  expect(await violations(page, { rules: "default" })).toEqual([]);
});

test("a page behind the last one leads to the last, and a filtered list is not for search engines", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/articles?category=research&page=40");
  await expect(page).toHaveURL(/\/articles\?category=research&page=2$/);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, follow");
  await page.goto("/articles?page=2");
  await expect(page).toHaveTitle("Articles, page 2 | Sri Lankan Tuskers");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/articles\?page=2$/);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /^index/);
});

test("while the list is on its way the page says so", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  const release = await holdMoves(page, "/articles");
  await page.getByRole("link", { name: "Articles", exact: true }).first().click();
  await expect(page.getByText("Loading articles...")).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Articles" })).toBeVisible();
  await expect(page.getByText("Loading articles...")).toBeHidden();
});

test.describe("a list that cannot be loaded", { tag: "@deep" }, () => {
  // The browser itself notes each failed answer in its console.
  test.use({ mayComplain: [[/Failed to load resource/], { scope: "test" }] });

  test("says so, and Try Again shows it when it can be", async ({ page }) => {
    await page.goto("/about");
    await hydrated(page);
    const mend = await failOnServer(page, "/articles");
    await page.getByRole("link", { name: "Articles", exact: true }).first().click();
    const notice = page.getByRole("alert");
    await expect(notice.getByText("Failed to load articles. Please try again later.")).toBeVisible();
    await mend();
    await expect(page.getByRole("search", { name: "Articles" })).toBeVisible();
    await page.getByRole("link", { name: "Try Again" }).click();
    await expect(page.getByRole("article")).toHaveCount(9);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.locator("[aria-live=polite]")).toHaveText(/^Articles \| Sri Lankan Tuskers\. \d+ articles$/);
  });

  test("says the same without the network", async ({ page }) => {
    await page.goto("/about");
    await hydrated(page);
    const mend = await failMoves(page, "/articles");
    await page.getByRole("link", { name: "Articles", exact: true }).first().click();
    const notice = page.getByRole("alert");
    await expect(notice.getByText("Failed to load articles. Please try again later.")).toBeVisible();
    await mend();
    await notice.getByRole("link", { name: "Try Again" }).click();
    await expect(page.getByRole("article")).toHaveCount(9);
  });
});

test.describe("without script", { tag: "@deep" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the list can be searched, filtered and paged, and an article read", async ({ page, trouble }) => {
    await page.goto("/articles");
    await page.getByLabel("Category").selectOption("research");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page.getByText("Page 1 of 2")).toBeVisible();
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "2", exact: true }).click();
    await expect(page.getByText("Page 2 of 2")).toBeVisible();
    await page.getByLabel("Title or excerpt").fill("gathering");
    await page.getByLabel("Category").selectOption("All Categories");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await page.getByRole("link", { name: "Why the Gathering comes for grass, not water" }).click();
    await expect(page.getByText("A crowd of elephants beside a lake")).toBeVisible();
    await page.getByRole("link", { name: "Back to Articles" }).click();
    await expect(page.getByRole("article")).toHaveCount(9);
    expect(trouble.calls).toEqual([]);
  });
});
