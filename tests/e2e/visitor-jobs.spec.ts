import type { Page } from "@playwright/test";
import { countActs } from "../support/count-acts.ts";
import { expect, hydrated, test } from "../support/e2e-site.ts";

/**
 * What a visitor came for, on a phone and on a first visit, with the banner of cookies still there. Each job counts what
 * the visitor does, and may not take more than it says.
 */
test.use({ content: "starter", viewport: { width: 390, height: 844 } });

/** A visitor whose presses and fields are counted. */
const visitorOf = (page: Page) => ({
  ...countActs(),
  async open(address: string) {
    await page.goto(address);
    await hydrated(page);
  },
});

const named = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const searchOnHome = (page: Page) => page.getByRole("main").getByRole("search").getByRole("textbox");
const suggested = (page: Page, name: string | RegExp) =>
  page.getByRole("main").locator("[data-suggestions]").getByRole("link", { name });

test("a tusker is found by his name, from Home, with one field and one press", async ({ page }) => {
  const { open, type, press, spent } = visitorOf(page);
  await open("/");
  await type(searchOnHome(page), "gemu");
  // Neither below the window nor behind the banner.
  await expect(suggested(page, /./).last()).toBeInViewport({ ratio: 1 });
  await press(suggested(page, /^Gemunu/));
  await expect(named(page, "Gemunu")).toBeInViewport();
  expect(spent).toEqual({ fields: 1, presses: 1 });
});

test("the search of the bar finds him from any page with one press more", async ({ page }) => {
  const { open, type, press, spent } = visitorOf(page);
  const banner = page.getByRole("banner");
  await open("/about");
  await press(banner.getByRole("button", { name: "Search tuskers" }));
  await type(banner.getByRole("searchbox"), "gemu");
  await press(banner.locator("[data-suggestions]").getByRole("link", { name: /^Gemunu/ }));
  await expect(named(page, "Gemunu")).toBeInViewport();
  expect(spent).toEqual({ fields: 1, presses: 2 });
});

test("the tuskers of a place are found by its name", async ({ page }) => {
  const { open, type, press, spent } = visitorOf(page);
  await open("/");
  await type(searchOnHome(page), "yala");
  await press(page.getByRole("button", { name: "Search by Name" }));
  await expect(page).toHaveURL(/search=yala/);
  await press(page.getByRole("region", { name: "Tuskers found" }).getByRole("link", { name: "Nandimithra" }));
  await expect(named(page, "Nandimithra")).toBeInViewport();
  expect(spent).toEqual({ fields: 1, presses: 2 });
});

test("the page of a place is suggested, and leads to its tuskers", async ({ page }) => {
  const { open, type, press, spent } = visitorOf(page);
  await open("/");
  await type(searchOnHome(page), "yala");
  await press(suggested(page, /^Yala National Park$/));
  await expect(named(page, "Yala National Park")).toBeInViewport();
  await press(page.getByRole("main").getByRole("link", { name: "Gemunu" }).first());
  await expect(named(page, "Gemunu")).toBeInViewport();
  expect(spent).toEqual({ fields: 1, presses: 2 });
});

test("the tuskers of a tag are found by its word", async ({ page }) => {
  const { open, type, press, spent } = visitorOf(page);
  await open("/");
  await type(searchOnHome(page), "crossed tusks");
  await press(page.getByRole("button", { name: "Search by Name" }));
  const found = page.getByRole("region", { name: "Tuskers found" });
  await expect(found.getByRole("link", { name: "Mahasen" })).toBeVisible();
  await press(found.getByRole("link", { name: "Mahasen" }));
  await expect(named(page, "Mahasen")).toBeInViewport();
  expect(spent).toEqual({ fields: 1, presses: 2 });
});

test("a story is read to its end without a press, and one press opens a passage's sources or all of them", async ({
  page,
}) => {
  const { open, press, spent } = visitorOf(page);
  await open("/tuskers/gemunu");
  const story = page.getByRole("article").first();
  const last = story.getByText("Both his tusks are broken");
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  expect(spent).toEqual({ fields: 0, presses: 0 });
  await press(story.getByRole("link", { name: /sources? for this passage/ }).last());
  await expect(page.getByRole("dialog").getByRole("link").first()).toBeInViewport();
  expect(spent).toEqual({ fields: 0, presses: 1 });
  await page.keyboard.press("Escape");
  await press(page.getByRole("heading", { name: "How we know this" }));
  await expect(page.locator("#source-1")).toBeVisible();
  await expect(page.locator("#source-1 a[href^='http']").first()).toBeVisible();
  expect(spent).toEqual({ fields: 0, presses: 2 });
});

test("the address of a tusker is copied with one press", async ({ page, context, site }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { open, press, spent } = visitorOf(page);
  await open("/tuskers/gemunu");
  await press(page.getByRole("button", { name: "Copy link" }).first());
  await expect(page.getByRole("button", { name: "Link copied!" })).toBeInViewport();
  expect(await page.evaluate("navigator.clipboard.readText()")).toBe(`${site.url}/tuskers/gemunu`);
  expect(spent).toEqual({ fields: 0, presses: 1 });
});

test("the key is answered from Home to the page of who fits", async ({ page }) => {
  const { open, choose, press, spent } = visitorOf(page);
  await open("/");
  await press(page.getByRole("navigation", { name: "Explore" }).getByRole("link", { name: "Which tusker did I see?" }));
  const asked = page.locator("#asked");
  await hydrated(page);
  await choose(page.locator("select[name=place]"), "minneriya");
  await press(page.getByRole("button", { name: "Next", exact: true }));
  for (const answer of ["tusks=right_only", "tusk_form=upswept", "mark=unseen"]) {
    const [name, value] = answer.split("=");
    await press(page.locator(`section:has(> #asked) button[name="${name}"][value="${value}"]`));
  }
  await expect(asked).toHaveText("No more questions.");
  await press(page.locator("#board [data-standing=fits] a"));
  await expect(named(page, "Sumedha of Minneriya")).toBeInViewport();
  expect(spent.fields).toBeLessThanOrEqual(1);
  expect(spent.presses).toBeLessThanOrEqual(6);
});
