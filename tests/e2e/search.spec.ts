import { expect, hydrated, test } from "../support/e2e-site.ts";
import { failOnServer, holdMoves } from "../support/moved-pages.ts";

const RESULTS = "/search-results";

test("results are counted, titled and shown as plates", async ({ page }) => {
  await page.goto("/search-results?q=gemu");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1, name: "Search Results" })).toBeVisible();
  await expect(page.getByText('Found 1 tusker(s) matching "gemu"')).toBeVisible();
  await expect(page).toHaveTitle('Search results for "gemu" | Sri Lankan Tuskers');
  await expect(page.locator("meta[name=keywords]")).toHaveAttribute("content", /^Gemunu, wild\b/);
  await page.getByRole("link", { name: "Gemunu" }).click();
  await expect(page).toHaveTitle("Gemunu | Sri Lankan Tuskers");
});

test("a card has the first tag, otherwise the category, and says by which other name it was found", {
  tag: "@deep",
}, async ({ page }) => {
  const card = page.getByRole("article");
  const otherName = card.locator("p").filter({ hasText: "also known as" });
  await page.goto("/search-results?q=gemunu");
  await expect(card.getByText("Yala, Yala National Park", { exact: true })).toBeVisible();
  await expect(otherName).toHaveCount(0);
  await page.goto("/search-results?q=agbo");
  await expect(card.getByText("Wild, Yala National Park", { exact: true })).toBeVisible();
  for (const list of ["/search-results?q=", "/tuskers?search="]) {
    await page.goto(list + encodeURIComponent("ගැමු"));
    await expect(otherName).toHaveText("also known as ගැමුණු");
    await expect(card.getByText("ගැමුණු")).toHaveCount(1);
    await expect(otherName.locator("b")).toHaveAttribute("lang", "si");
  }
});

test("search wins over q, and a category narrows it down", { tag: "@deep" }, async ({ page }) => {
  await page.goto("/search-results?q=agbo&search=gemu&category=wild");
  await expect(page.getByText('Found 1 tusker(s) matching "gemu" in category "wild"')).toBeVisible();
});

test("many results are on numbered pages, and the keywords name the first five", async ({ page, trouble }) => {
  await page.goto("/search-results?category=wild");
  await hydrated(page);
  await expect(page.getByText('Found 11 tusker(s) in category "wild"')).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(9);
  await expect(page.locator("meta[name=keywords]")).toHaveAttribute(
    "content",
    /^Agbo, Barana, Bathiya, Bhanu, Bullet, wild, /,
  );
  const pages = page.getByRole("navigation", { name: "Pages" });
  await pages.getByRole("link", { name: "2", exact: true }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page).toHaveURL(/\/search-results\?category=wild&page=2$/);
  await pages.getByRole("link", { name: "Previous page" }).click();
  await expect(page.getByRole("article")).toHaveCount(9);
  expect(trouble.documents).toEqual(["/search-results?category=wild"]);
});

test("another search begins at its first page", async ({ page }) => {
  await page.goto("/search-results?category=wild&page=2");
  await hydrated(page);
  await page.getByRole("searchbox", { name: "Search tuskers" }).fill("a");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search-results\?q=a$/);
  await expect(page.getByText('tusker(s) matching "a"')).toBeVisible();
});

test("a page behind the last leads to the last, and one that is no number to the first", { tag: "@deep" }, async ({
  page,
}) => {
  await page.goto("/search-results?category=wild&page=99");
  await expect(page).toHaveURL(/\/search-results\?category=wild&page=2$/);
  await expect(page.getByRole("article")).toHaveCount(2);
  expect((await page.goto("/search-results?category=wild&page=two"))?.status()).toBe(200);
  await expect(page.getByRole("article")).toHaveCount(9);
});

test("a search without results offers near spellings, two links and other tuskers", async ({ page, site }) => {
  await page.goto("/search-results?q=agbo");
  await hydrated(page);
  const tuskers = (await (await site.call("GET", "/api/tuskers?limit=4")).json()) as { _id: string }[];
  const ids = tuskers.map(({ _id }) => _id);
  expect((await site.call("PUT", "/api/tuskers/featured", { ids })).status).toBe(200);
  await page.getByRole("searchbox", { name: "Search tuskers" }).fill("gemnu");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "No tuskers found" })).toBeVisible();
  await expect(page.getByText('The directory has no tusker matching "gemnu".')).toBeVisible();
  await expect(page.getByText("Did you mean Gemunu?")).toBeVisible();
  await expect(page.getByRole("link", { name: "Browse All Tuskers" })).toHaveAttribute("href", "/tuskers");
  await expect(page.getByRole("link", { name: "Return Home" })).toHaveAttribute("href", "/");
  const instead = page.getByRole("region", { name: "You might be interested in:" });
  await expect(instead.getByRole("article")).toHaveCount(3);
  await expect(instead.getByText("Featured", { exact: true })).toHaveCount(3);
});

test("an unknown category is empty, and not an error", { tag: "@deep" }, async ({ page }) => {
  expect((await page.goto("/search-results?category=zebra&page=1e9"))?.status()).toBe(200);
  await expect(page.getByText('The directory has no tusker in category "zebra".')).toBeVisible();
});

test("a search for nothing leads to the Not Found screen with its reason", { tag: "@deep" }, async ({ page }) => {
  await page.goto("/tuskers");
  await hydrated(page);
  for (const query of ["", "?q=", "?search=%20&category="]) {
    const answer = await page.request.get(`/search-results${query}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    const to = new URL(answer.headers().location ?? "", "http://site.example");
    expect(to.pathname).toBe("/not-found");
    expect(Object.fromEntries(to.searchParams)).toEqual({
      from: "search",
      reason: "No search parameters provided",
    });
  }
});

test("while the search is on its way the page says so", async ({ page }) => {
  await page.goto("/tuskers");
  await hydrated(page);
  const release = await holdMoves(page, RESULTS);
  await page.getByRole("searchbox", { name: "Search tuskers" }).fill("gemunu");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Searching for tuskers...")).toBeVisible();
  release();
  await expect(page.getByText('Found 1 tusker(s) matching "gemunu"')).toBeVisible();
});

test.describe("a search that fails", () => {
  // The browser itself notes each failed answer in its console.
  test.use({ mayComplain: [[/Failed to load resource/], { scope: "test" }] });

  test("says so, and Try Again searches again", async ({ page, trouble }) => {
    await page.goto("/tuskers");
    await hydrated(page);
    const mend = await failOnServer(page, `${RESULTS}?q=gemunu`);
    await page.getByRole("searchbox", { name: "Search tuskers" }).fill("gemunu");
    await page.keyboard.press("Enter");
    const notice = page.getByRole("alert");
    await expect(notice.getByText("Something went wrong")).toBeVisible();
    await expect(notice.getByText("Sorry, we encountered an error while searching for tuskers.")).toBeVisible();
    await expect(notice.getByRole("link", { name: "Browse All Tuskers" })).toHaveAttribute("href", "/tuskers");
    await mend();
    await notice.getByRole("link", { name: "Try Again" }).click();
    await expect(page.getByText('Found 1 tusker(s) matching "gemunu"')).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.locator("[aria-live=polite]")).toHaveText(/^Search results for "gemunu" .*\. 1 result$/);
    expect(trouble.documents).toEqual(["/tuskers"]);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("results are shown, paged and followed", { tag: "@deep" }, async ({ page }) => {
    await page.goto("/search-results?category=wild");
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(page.getByRole("article")).toHaveCount(2);
    await page.goto("/search-results?q=gemnu");
    await page.getByRole("link", { name: "Gemunu" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Gemunu" })).toBeVisible();
  });
});
