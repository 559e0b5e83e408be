import type { Page } from "@playwright/test";
import { languageOf } from "../../src/platform/languages/language.ts";
import { expect, test } from "../support/e2e-site.ts";
import { wrongImages } from "../support/page-checks.ts";
import { PUBLIC_DOCUMENTS } from "../support/public-screens.ts";
import { isDeep } from "../support/tier.ts";

/** Fewer characters are no content: every screen has at least a heading, a sentence and its ways on. */
const LEAST_TEXT = 60;

test.use({
  javaScriptEnabled: false,
  mayComplain: [[/^Failed to load resource/], { scope: "test" }],
});

const main = (page: Page) => page.locator("main");

/** src/app/server/tests/crawled-pages.deep.test.ts reads what the server sends for all of them. */
const IN_QUICK = ["01-home", "03-tusker-photographed", "12-record", "13-place-park"];

for (const { name, address, status } of PUBLIC_DOCUMENTS.filter((each) => isDeep || IN_QUICK.includes(each.name))) {
  test(`${name} can be read`, async ({ page, trouble }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(status);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect((await main(page).textContent())?.length).toBeGreaterThan(LEAST_TEXT);
    await expect(page.getByText("Loading")).toHaveCount(0);
    // What only script can do is not offered.
    for (const needing of ["Dark mode", "Cookie Settings", "Copy link", "Share…"]) {
      await expect(page.getByRole("button", { name: needing })).toHaveCount(0);
    }
    await expect(page.getByRole("link", { name: "Privacy Policy" }).first()).toBeVisible();
    // Without script the browser loads lazy pictures at once.
    expect(await wrongImages(page)).toEqual([]);
    expect(trouble.calls).toEqual([]);
    expect(trouble.failed).toEqual([]);
  });
}

test("every link on every page leads somewhere", { tag: "@deep" }, async ({ page, request, site }) => {
  test.setTimeout(120_000);
  const linked = new Map<string, string>();
  for (const { address } of PUBLIC_DOCUMENTS) {
    await page.goto(address);
    // The note of a mark is shown on pages with marks alone.
    const links = await page.evaluate<string[]>(
      "[...document.links].filter((link) => link.closest('[popover]') === null).map((link) => link.href)",
    );
    for (const link of links) {
      const { origin, pathname, search, hash } = new URL(link);
      if (origin !== site.url) continue;
      linked.set(pathname + search, address);
      if (hash !== "" && pathname === new URL(page.url()).pathname) {
        await expect(page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`), `${link} on ${address}`).toHaveCount(
          1,
        );
      }
    }
  }
  expect(linked.size).toBeGreaterThan(60);
  // Try Again on a page that is not there leads to itself, and the languages lead to it in theirs.
  const missing = new Set(PUBLIC_DOCUMENTS.filter(({ status }) => status >= 400).map(({ address }) => address));
  const broken: string[] = [];
  for (const [address, from] of linked) {
    if (missing.has(languageOf(address).path.replaceAll("+", "%20")) || address.includes("0123456789abcdef01234567"))
      continue;
    const answer = await request.get(address);
    if (!answer.ok()) broken.push(`${answer.status()} ${address}, linked from ${from}`);
  }
  expect(broken).toEqual([]);
});

test("the menu of narrow windows opens, leads on and searches", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByLabel("Menu").click();
  await page.getByRole("banner").getByRole("link", { name: "Articles" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Articles" })).toBeVisible();
  await page.getByLabel("Menu").click();
  await page.getByRole("banner").getByRole("searchbox", { name: "Search tuskers" }).fill("raja");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/search-results\?q=raja$/);
  await expect(page.getByText(/^Found \d+ tusker\(s\) matching "raja"$/)).toBeVisible();
});

test("a blank search stays where it is", async ({ page }) => {
  await page.goto("/about");
  const box = page.locator("header").getByLabel("Search tuskers").first();
  for (const blank of ["", "   "]) {
    await box.fill(blank);
    await box.press("Enter");
    await expect(box.and(page.locator(":invalid"))).toHaveCount(1);
    await expect(page).toHaveURL(/\/about$/);
  }
});

test("the search box of the bar searches, and results turn their pages", async ({ page }) => {
  await page.goto("/about");
  await page.locator("header").getByLabel("Search tuskers").first().fill("a");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article")).toHaveCount(9);
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(page.getByRole("article")).toHaveCount(9);
});

test("tuskers are filtered, turned and read", async ({ page }) => {
  await page.goto("/tuskers");
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await page.getByLabel("Status").selectOption("missing");
  await main(page).getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/status=missing/);
  const plates = page.getByRole("article");
  const name = (await plates.first().getByRole("heading").textContent()) ?? "";
  expect(await plates.filter({ hasText: "Missing" }).count()).toBe(await plates.count());
  await plates.first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.getByRole("link", { name: "Know something? Tell us" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Know something about ${name}? Tell us`);
});

test("an article is read, and the others are filtered", async ({ page }) => {
  await page.goto("/articles/human-elephant-conflict-in-figures");
  await expect(main(page).locator("img[src*=charts]").first()).toBeVisible();
  await page.getByRole("link", { name: "Back to Articles" }).click();
  await page.getByLabel("Category").selectOption("wildlife");
  await main(page).getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/category=wildlife/);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("the plain form sends a message, and errors are shown beside their fields", async ({ page }) => {
  await page.goto("/contact");
  await page.getByLabel("Your Name").fill("Ishara Fernando");
  // The browser lets this pass; the server does not, because mail programs would decode it.
  await page.getByLabel("Your Email").fill("=?utf-8?q?ishara?=@example.org");
  await page.getByLabel("Subject").fill("A photograph");
  await page.getByLabel("Message").fill("I have three pictures of him.");
  const refused = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "Send Message" }).click();
  expect((await refused).status()).toBe(422);
  const email = page.getByLabel("Your Email");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription(/not a complete email address/);
  await expect(page.getByLabel("Message")).toHaveValue("I have three pictures of him.");
  await email.fill("ishara@example.org");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message sent successfully! We'll get back to you soon.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send Message" })).toHaveCount(0);
  await expect(page).toHaveURL(/\/contact$/);
});
