import type { Page } from "@playwright/test";
import { violations } from "../support/axe.ts";
import { type E2eSite, expect, hydrated, test } from "../support/e2e-site.ts";
import { failOnServer } from "../support/moved-pages.ts";

/** Features these, in this order. */
async function feature(site: E2eSite, names: string[]): Promise<void> {
  const tuskers = (await (await site.call("GET", "/api/tuskers")).json()) as { _id: string; name: string }[];
  const ids = names.map((name) => tuskers.find((tusker) => tusker.name === name)?._id);
  expect((await site.call("PUT", "/api/tuskers/featured", { ids })).status).toBe(200);
}

async function goHomeFrom(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole("link", { name: "Home", exact: true }).first().click();
}

test("Home has its headline, its text and its statistics, and nothing in it needs a style attribute", {
  tag: "@deep",
}, async ({ page }) => {
  const answer = await page.goto("/");
  expect(await answer?.text()).not.toMatch(/<[^>]+ style=/);
  await hydrated(page);
  await expect(page).toHaveTitle("Sri Lankan Tuskers: Majestic Elephants, Habitat & Conservation");
  await expect(page.getByRole("heading", { level: 1, name: "The tuskers of Sri Lanka" })).toBeVisible();
  for (const name of ["Why so few carry ivory", "Where they live", "The toll of ten years"]) {
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  }
  await page.getByText("Read on: Where they live").click();
  await expect(page.getByRole("row", { name: /Minneriya.*88.9 km²/ })).toBeVisible();
  // A string, as the types of a page are not known to tests.
  const widths = await page.evaluate(
    "[...document.querySelectorAll('main dl rect')].map((bar) => bar.width.baseVal.value)",
  );
  expect(widths).toEqual([38, 41, 31, 66, 50, 72]);
});

test("a name leads to the search for it, without loading a document", async ({ page, trouble }) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByLabel("Find a tusker by name").fill("gemu");
  await page.getByRole("button", { name: "Search by Name" }).click();
  await expect(page).toHaveURL(/\/search-results\?search=gemu$/);
  await expect(page.getByText('Found 1 tusker(s) matching "gemu"')).toBeVisible();
  expect(trouble.documents).toEqual(["/"]);
});

test("a category leads to the search for it", { tag: "@deep" }, async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const category = page.getByLabel("Or choose a category");
  expect(await category.locator("option").allTextContents()).toEqual([
    "Select Category",
    "wild",
    "domesticated",
    "conservation",
  ]);
  await category.selectOption("wild");
  await page.getByRole("button", { name: "Filter by Category" }).click();
  await expect(page).toHaveURL(/\/search-results\?category=wild$/);
  await expect(page.getByText('tusker(s) in category "wild"')).toBeVisible();
});

test("a blank name and no category lead nowhere", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByLabel("Find a tusker by name").fill("   ");
  await page.getByRole("button", { name: "Search by Name" }).click();
  await page.getByRole("button", { name: "Filter by Category" }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await violations(page, { rules: "default" })).toEqual([]);
});

test("the featured tuskers are in order, the first as a wide plate, and each links to his page", {
  tag: "@deep",
}, async ({ page, site }) => {
  await feature(site, ["Neela", "Gemunu", "Agbo", "Barana"]);
  await goHomeFrom(page, "/tuskers");
  const section = page.getByRole("region", { name: "Featured Tuskers" });
  await expect(section.getByRole("heading", { level: 3 })).toHaveText(["Neela", "Gemunu", "Agbo", "Barana"]);
  const first = section.getByRole("article").first();
  await expect(first.locator("> div").first()).toHaveCSS("aspect-ratio", "3 / 2");
  await expect(section.getByRole("link", { name: "Browse All Tuskers" })).toHaveAttribute("href", "/tuskers");
  await section.getByRole("link", { name: "Barana" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Barana" })).toBeVisible();
});

test("without featured tuskers their heading is left out", { tag: "@deep" }, async ({ page, site }) => {
  await feature(site, []);
  await goHomeFrom(page, "/tuskers");
  await expect(page.getByRole("heading", { level: 1, name: "The tuskers of Sri Lanka" })).toBeVisible();
  await expect(page.getByText("Featured Tuskers")).toHaveCount(0);
});

test.describe("when the page cannot be read", { tag: "@deep" }, () => {
  // The browser itself notes each failed answer in its console.
  test.use({ mayComplain: [[/Failed to load resource/], { scope: "test" }] });

  test("Home says so, and Try Again shows it when it can be read again", async ({ page }) => {
    const mend = await failOnServer(page, "/");
    await goHomeFrom(page, "/tuskers");
    const notice = page.getByRole("alert");
    await expect(notice.getByText("This page could not be loaded. Please try again in a moment.")).toBeVisible();
    await mend();
    await notice.getByRole("link", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "The tuskers of Sri Lanka" })).toBeVisible();
  });
});

test.describe("without script", { tag: "@deep" }, () => {
  test.use({ javaScriptEnabled: false });

  test("both ways to search work", async ({ page }) => {
    await page.goto("/");
    await page.getByLabel("Find a tusker by name").fill("gemu");
    await page.getByRole("button", { name: "Search by Name" }).click();
    await expect(page.getByText('Found 1 tusker(s) matching "gemu"')).toBeVisible();
    await page.goto("/");
    await page.getByLabel("Or choose a category").selectOption("conservation");
    await page.getByRole("button", { name: "Filter by Category" }).click();
    await expect(page.getByRole("heading", { name: "No tuskers found" })).toBeVisible();
  });
});
