import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import { violations } from "../support/axe.ts";
import { expect, hydrated, test } from "../support/e2e-site.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";

const banner = (page: Page) => page.getByRole("region", { name: "Cookies on this site" });
const button = (page: Page, name: string) => banner(page).getByRole("button", { name });
const settings = (page: Page) => page.getByRole("contentinfo").getByRole("button", { name: "Cookie Settings" });

async function stored(page: Page): Promise<Record<string, unknown> | null> {
  return JSON.parse(String(await page.evaluate('localStorage.getItem("cookieConsent")')));
}

test("the question comes after a second, and not before", async ({ page }) => {
  await page.clock.install({ time: "2026-03-01T08:00:00Z" });
  await page.clock.pauseAt("2026-03-01T09:00:00Z");
  await page.goto("/about");
  // While the clock stands still, the page's scripts come by this alone.
  await page.keyboard.press("Shift");
  await hydrated(page);
  await page.clock.runFor(900);
  await expect(banner(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(banner(page)).toBeVisible();
});

for (const { choice, granted } of [
  { choice: "Accept All", granted: true },
  { choice: "Essential Only", granted: false },
]) {
  test(`${choice} is kept, and nobody is asked again`, async ({ page }) => {
    await page.goto("/about");
    await button(page, choice).click();
    await expect(banner(page)).toHaveCount(0);
    const record = await stored(page);
    expect(record).toEqual({
      essential: true,
      analytics: granted,
      advertising: granted,
      functional: granted,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    await page.clock.install();
    await page.reload();
    await hydrated(page);
    await page.clock.runFor(5_000);
    await expect(banner(page)).toHaveCount(0);
    expect(await stored(page)).toEqual(record);
  });
}

test("with the details open each kind is chosen by itself, but for the essential", async ({ page }) => {
  await page.goto("/about");
  await expect(banner(page)).toBeVisible();
  await expect(button(page, "Save Preferences")).toHaveCount(0);
  await button(page, "Manage Preferences").click();
  await expect(button(page, "Hide Details")).toHaveAttribute("aria-expanded", "true");
  const essential = banner(page).getByLabel("Essential");
  await expect(essential).toBeChecked();
  await expect(essential).toBeDisabled();
  await expect(banner(page).getByText("Required")).toBeVisible();
  for (const name of ["Analytics", "Advertising", "Functional"]) {
    await expect(banner(page).getByLabel(name)).not.toBeChecked();
  }
  await banner(page).getByLabel("Functional").check();
  expect(await violations(page, { within: "#app > section", rules: "default" })).toEqual([]);
  await button(page, "Save Preferences").click();
  expect(await stored(page)).toMatchObject({ analytics: false, advertising: false, functional: true });

  await settings(page).click();
  await expect(banner(page)).toBeFocused();
  await button(page, "Manage Preferences").click();
  await expect(banner(page).getByLabel("Functional")).toBeChecked();
  await button(page, "Hide Details").click();
  await expect(banner(page).getByLabel("Functional")).toBeHidden();
  await expect(button(page, "Save Preferences")).toHaveCount(0);
  await button(page, "Essential Only").click();
  await expect(settings(page)).toBeFocused();
  expect(await stored(page)).toMatchObject({ functional: false });
});

test("closed without a choice nothing is kept; the footer brings it back, and so does the next visit", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/about");
  await button(page, "Close").click();
  await expect(banner(page)).toHaveCount(0);
  expect(await stored(page)).toBeNull();
  await settings(page).click();
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(banner(page)).toHaveCount(0);
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test("closed without a choice it leaves a button in the corner, until a choice is made", async ({ page }) => {
  const corner = page.getByRole("button", { name: "Cookies", exact: true });
  await page.goto("/about");
  await expect(banner(page)).toBeVisible();
  await expect(corner).toHaveCount(0);
  await button(page, "Close").press("Enter");
  await expect(corner).toBeFocused();
  expect(await stored(page)).toBeNull();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Articles" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Articles" })).toBeFocused();
  expect(await violations(page, { within: "#app > button", rules: "default" })).toEqual([]);
  await corner.press("Enter");
  await expect(banner(page)).toBeFocused();
  await expect(corner).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(corner).toBeFocused();
  await corner.press("Enter");
  await button(page, "Essential Only").press("Enter");
  await expect(banner(page).or(corner)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  expect(await stored(page)).toMatchObject({ essential: true, analytics: false });
});

test("the button in the corner covers nothing of the page's end on a phone", { tag: "@deep" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  await button(page, "Close").click();
  const corner = page.getByRole("button", { name: "Cookies", exact: true });
  await expect(corner).toBeVisible();
  await page.evaluate("window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })");
  const bottomOf = async (locator: Locator) =>
    (({ y, height }) => y + height)((await locator.boundingBox()) ?? { y: 0, height: 0 });
  const lastLine = page.getByRole("contentinfo").locator("small");
  await expect.poll(() => bottomOf(lastLine)).toBeLessThanOrEqual((await corner.boundingBox())?.y ?? 0);
});

for (const { width, height, most } of [
  { width: 390, height: 844, most: 113 },
  { width: 1280, height: 720, most: 69 },
]) {
  test(`the question is a bar at the foot of a window of ${width} px, at most ${most} px high`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/about");
    await expect(banner(page)).toBeVisible();
    const box = await banner(page).boundingBox();
    expect(box).toMatchObject({ x: 0, width: width });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(height);
    expect(box?.height).toBeLessThanOrEqual(most);
  });
}

for (const home of ["/", "/si", "/ta"]) {
  for (const [width, height] of [
    [360, 740],
    [390, 844],
  ] as const) {
    test(`the question hides no field of ${home} on a phone of ${width} px`, { tag: "@deep" }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(home);
      const bar = page.locator("[data-consent=banner]");
      await expect(bar).toBeVisible();
      const { y: top } = (await bar.boundingBox()) ?? { y: 0 };
      for (const field of ["#seek-name", "#seek-category"]) {
        const box = await page.locator(field).boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
      }
    });
  }
}

test("a record that cannot be read counts as none", { tag: "@deep" }, async ({ page }) => {
  await page.addInitScript('localStorage.setItem("cookieConsent", "{\\"essential\\":true}")');
  await page.goto("/about");
  await expect(banner(page)).toBeVisible();
});

test("a site without an analytics service holds nothing of one, whatever is allowed", { tag: "@deep" }, async ({
  page,
  request,
}) => {
  const answer = await request.get("/about");
  expect(answer.headers()["content-security-policy"]).not.toContain("google");
  expect(await answer.text()).not.toContain("dataLayer");
  await page.goto("/about");
  await button(page, "Accept All").click();
  await hydrated(page);
  expect(await page.evaluate("window.dataLayer")).toBeUndefined();
  expect(await page.locator("script[src*=google]").count()).toBe(0);
});

test.describe("with an analytics service", () => {
  const ID = "G-TEST12345";
  let site: RunningSite;

  test.beforeAll(async () => {
    site = await startSite({ settings: { GA_MEASUREMENT_ID: ID } });
  });
  test.afterAll(() => site.stop());

  /** A visitor of that site, and what is asked of the service, which answers with an empty script. */
  async function visit(
    browser: Browser,
    before = "",
  ): Promise<{ context: BrowserContext; page: Page; asked: string[] }> {
    const context = await browser.newContext({ baseURL: site.url });
    const asked: string[] = [];
    await context.route(
      (url) => url.origin !== site.url,
      async (route) => {
        asked.push(route.request().url());
        await route.fulfill({ contentType: "text/javascript", body: "window.tagLoaded = true;" });
      },
    );
    if (before !== "") await context.addInitScript(before);
    return { context, page: await context.newPage(), asked };
  }

  const commands = async (page: Page) =>
    (await page.evaluate(
      "(window.dataLayer ?? []).map((command) => Array.from(command).map((part) => part instanceof Date ? 'date' : part))",
    )) as unknown[][];

  const signals = (analytics: string, others: string) => ({
    analytics_storage: analytics,
    ad_storage: others,
    ad_user_data: others,
    ad_personalization: others,
    functionality_storage: others,
  });

  test("everything is denied first, and nothing is asked of it before consent", { tag: "@deep" }, async ({
    browser,
    request,
  }) => {
    const html = await (await request.get(`${site.url}/about`)).text();
    expect(html.match(/<script[^>]*>([^<]*)/)?.[1]).toContain('gtag("consent","default"');
    const { context, page, asked } = await visit(browser);
    await page.goto("/about");
    await expect(banner(page)).toBeVisible();
    expect(await commands(page)).toEqual([["consent", "default", signals("denied", "denied")]]);
    await button(page, "Essential Only").click();
    await expect
      .poll(() => commands(page))
      .toEqual([
        ["consent", "default", signals("denied", "denied")],
        ["consent", "update", signals("denied", "denied")],
      ]);
    expect(asked).toEqual([]);
    await context.close();
  });

  test("its script comes with consent to analytics, in time for later visits, and goes with it", async ({
    browser,
  }) => {
    const { context, page, asked } = await visit(browser);
    await page.goto("/about");
    await button(page, "Manage Preferences").click();
    await banner(page).getByLabel("Analytics").check();
    await button(page, "Save Preferences").click();
    await expect.poll(() => asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
    await expect.poll(() => page.evaluate("window.tagLoaded")).toBe(true);
    expect((await commands(page)).slice(1)).toEqual([
      ["consent", "update", signals("granted", "denied")],
      ["js", "date"],
      ["config", ID],
    ]);

    await page.reload();
    await expect.poll(() => asked.length).toBe(2);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Tuskers" }).click();
    const seen = { page_title: "Tuskers | Sri Lankan Tuskers", page_location: `${site.url}/tuskers` };
    await expect.poll(async () => (await commands(page)).at(-1)).toEqual(["event", "page_view", seen]);
    await page.evaluate('document.cookie = "_ga=GA1.1.1.1; path=/"; document.cookie = "_ga_TEST12345=1; path=/"');
    await settings(page).click();
    await button(page, "Essential Only").click();
    await expect.poll(() => page.evaluate(`window["ga-disable-${ID}"]`)).toBe(true);
    expect(await page.evaluate("document.cookie")).toBe("");
    expect((await commands(page)).at(-1)).toEqual(["consent", "update", signals("denied", "denied")]);
    await page.reload();
    await hydrated(page);
    expect(await page.locator("#analytics").count()).toBe(0);
    await context.close();
  });

  test("it never comes into a browser that holds a token", { tag: "@deep" }, async ({ browser }) => {
    const consent =
      '{"essential":true,"analytics":true,"advertising":true,"functional":true,"timestamp":"2026-01-01T00:00:00.000Z"}';
    const { context, page, asked } = await visit(
      browser,
      `localStorage.setItem("cookieConsent", ${JSON.stringify(consent)}); localStorage.setItem("token", "anything");`,
    );
    await page.goto("/about");
    await hydrated(page);
    await expect.poll(() => page.evaluate(`window["ga-disable-${ID}"]`)).toBe(true);
    expect(asked).toEqual([]);
    await context.close();
  });

  test("the policy names its servers, but not on pages for administrators", { tag: "@deep" }, async ({ request }) => {
    const policy = async (address: string) =>
      (await request.get(site.url + address)).headers()["content-security-policy"] ?? "";
    expect(await policy("/about")).toMatch(/script-src 'self'[^;]* https:\/\/www\.googletagmanager\.com;/);
    expect(await policy("/about")).not.toMatch(/unsafe/);
    for (const address of ["/admin/login", "/admin/dashboard", "/admin"]) {
      expect([address, /google/.test(await policy(address))]).toEqual([address, false]);
      expect(await (await request.get(site.url + address)).text()).not.toContain("dataLayer");
    }
  });
});
