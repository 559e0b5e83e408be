import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { endSession, fillSignIn, keptTokens, openAdminPage } from "../support/admin-visit.ts";
import { type E2eSite, expect, test } from "../support/e2e-site.ts";
import { ADMINISTRATOR } from "../support/launch-site.ts";
import { chooseInAnotherTab } from "../support/public-screens.ts";
import { codeAt } from "../support/second-factor.ts";

const FAILED = "Login failed. Please check your credentials and try again.";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const endedDialog = (page: Page) => page.getByRole("dialog", { name: "Your sign-in has ended" });
const address = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

/** Gives the administrator a second factor, to be taken off again for the tests that follow. */
async function turnOnSecondFactor({ call }: E2eSite) {
  const currentPassword = ADMINISTRATOR.password;
  const offer = await call("POST", "/api/account/second-factor", { currentPassword });
  const { secret } = (await offer.json()) as { secret: string };
  const answer = await call("PUT", "/api/account/second-factor", { code: codeAt(secret, new Date()) });
  const { recoveryCodes } = (await answer.json()) as { recoveryCodes: string[] };
  return {
    recoveryCode: recoveryCodes[0] ?? "",
    async turnOff() {
      const off = await call("POST", "/api/account/second-factor/off", { currentPassword, code: recoveryCodes[1] });
      expect(off.status).toBe(200);
    },
  };
}

test.describe("signing in", () => {
  // A refused sign-in is an error to the browser too.
  test.use({ mayComplain: [[/status of (401|422|429)/, /ERR_FAILED/], { scope: "test" }] });

  test("leads to the requested page, and stores the token under both keys", async ({ page }) => {
    await page.goto("/admin/dashboard?show=articles&sort=title");
    await expect(heading(page, "Admin Login")).toBeVisible();
    await expect(page).toHaveTitle("Admin Login | Sri Lankan Tuskers");
    expect(address(page)).toBe(
      `/admin/login?${new URLSearchParams({ redirect: "/admin/dashboard?show=articles&sort=title" })}`,
    );
    await fillSignIn(page);
    await expect(heading(page, "Dashboard")).toBeFocused();
    expect(address(page)).toBe("/admin/dashboard?show=articles&sort=title");
    const [first, second] = await keptTokens(page);
    expect(first).toMatch(/^tusk_/);
    expect(second).toBe(first);
    // The way back does not lead to a form that has done its work.
    await page.goBack();
    await expect(page).not.toHaveURL(/login/);
  });

  test("goes to the dashboard where the address names another site", async ({ page, site }) => {
    for (const redirect of ["https://evil.example/admin/x", "//evil.example/admin/", "/tuskers"]) {
      await page.goto(`/admin/login?${new URLSearchParams({ redirect })}`);
      await fillSignIn(page);
      await expect(page).toHaveURL(`${site.url}/admin/dashboard`);
      await page.evaluate("localStorage.clear()");
    }
  });

  test("that fails says so, and keeps what was typed", async ({ page }) => {
    await page.goto("/admin/login");
    await fillSignIn(page, { username: "keeper", password: "not the password" });
    await expect(page.getByRole("alert")).toHaveText(FAILED);
    await expect(page.getByLabel("Username")).toHaveValue("keeper");
    await expect(page.getByLabel("Password")).toHaveValue("not the password");
    expect(await keptTokens(page)).toEqual([null, null]);
    await page.getByLabel("Password").fill(ADMINISTRATOR.password);
    await page.keyboard.press("Enter");
    await expect(heading(page, "Dashboard")).toBeVisible();
  });

  test("asks for both fields, at the fields", async ({ page, trouble }) => {
    await page.goto("/admin/login");
    for (const name of ["Username", "Password"]) {
      await expect(page.getByLabel(name)).toHaveAttribute("aria-required", "true");
    }
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByLabel("Username")).toBeFocused();
    await expect(page.getByLabel("Username")).toHaveAccessibleDescription("Username is required.");
    await expect(page.getByLabel("Password")).toHaveAccessibleDescription("Password is required.");
    await page.getByLabel("Username").fill("keeper");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Password")).toBeFocused();
    await expect(page.getByLabel("Username")).not.toHaveAttribute("aria-invalid");
    expect(trouble.calls).toEqual([]);
  });

  test("says in plain words when there were too many tries, and when there is no network", async ({ page }) => {
    await page.goto("/admin/login");
    const message = "There were too many failed sign-ins. Please try again in about 15 minutes.";
    await page.route("**/api/auth/login", (route) =>
      route.fulfill({ status: 429, json: { statusCode: 429, message } }),
    );
    await fillSignIn(page);
    await expect(page.getByRole("alert")).toHaveText(message);
    await page.unroute("**/api/auth/login");
    await page.route("**/api/auth/login", (route) => route.abort());
    await fillSignIn(page);
    await expect(page.getByRole("alert")).toHaveText(/The server could not be reached/);
    await expect(page.getByLabel("Password")).toHaveValue(ADMINISTRATOR.password);
  });

  test("asks for the code where the account has a second factor, and takes a recovery code too", async ({
    page,
    site,
  }) => {
    const factor = await turnOnSecondFactor(site);
    try {
      await page.goto("/admin/login?redirect=/admin/migration-test");
      await fillSignIn(page);
      const code = page.getByLabel("Code");
      await expect(code).toBeFocused();
      await expect(page.getByText("Signing in as keeper")).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await page.getByRole("button", { name: "Login", exact: true }).click();
      await expect(code).toHaveAccessibleDescription(/^Enter the code\./);
      await code.fill("000000");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("alert")).toHaveText(FAILED);
      await expect(code).toHaveValue("000000");
      await page.getByRole("button", { name: "Back" }).click();
      await expect(page.getByLabel("Password")).toHaveValue(ADMINISTRATOR.password);
      await page.getByRole("button", { name: "Login", exact: true }).click();
      await code.fill(factor.recoveryCode);
      await page.keyboard.press("Enter");
      await expect(heading(page, "Migration Test Tool")).toBeVisible();
    } finally {
      await factor.turnOff();
    }
  });
});

test.describe("logging out", () => {
  test("forgets the token under both keys, ends the session and leads to the login", async ({ page }) => {
    await openAdminPage(page);
    const [token] = await keptTokens(page);
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(heading(page, "Admin Login")).toBeVisible();
    await expect(page.getByRole("status")).toHaveText("You are logged out.");
    await expect.poll(() => keptTokens(page)).toEqual([null, null]);
    const session = () => page.request.get("/api/auth/session", { headers: { Authorization: `Bearer ${token}` } });
    await expect.poll(async () => (await session()).status()).toBe(401);
    await page.goto("/admin/dashboard");
    await expect(heading(page, "Admin Login")).toBeVisible();
    await page.goto("/");
    await expect(page.getByRole("link", { name: "Dashboard" })).toHaveCount(0);
  });

  test("ends the session even if the page is closed at once, before the next one has come", async ({ page, site }) => {
    await openAdminPage(page);
    // Anew, so that nothing of the login is loaded yet; and nothing more will be.
    await page.reload();
    await expect(page.getByRole("row")).not.toHaveCount(0);
    const [token] = await keptTokens(page);
    await page.route("**/assets/**", () => {});
    const told = page.waitForRequest((request) => request.url().endsWith("/api/auth/logout"));
    await page.getByRole("button", { name: "Logout" }).click();
    await told;
    await page.close();
    const session = () => fetch(`${site.url}/api/auth/session`, { headers: { Authorization: `Bearer ${token}` } });
    await expect.poll(async () => (await session()).status).toBe(401);
  });

  test("asks what is to become of texts that were not saved", async ({ page }) => {
    await openAdminPage(page);
    const drafts = `Object.keys(localStorage).filter((key) => key.startsWith("desk-draft:")).length`;
    await page.evaluate(`localStorage.setItem("desk-draft:tusker:new", "{}")`);
    await page.getByRole("button", { name: "Logout" }).click();
    const dialog = page.getByRole("dialog", { name: "Log out?" });
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: "Logout" })).toBeFocused();
    await page.getByRole("button", { name: "Logout" }).click();
    await dialog.getByRole("button", { name: "Log out and keep it" }).click();
    await expect(heading(page, "Admin Login")).toBeVisible();
    expect(await page.evaluate(drafts)).toBe(1);
    await fillSignIn(page);
    await page.getByRole("button", { name: "Logout" }).click();
    await dialog.getByRole("button", { name: "Log out and remove it" }).click();
    await expect(heading(page, "Admin Login")).toBeVisible();
    expect(await page.evaluate(drafts)).toBe(0);
  });
});

test.describe("a sign-in that ends in the middle of work", () => {
  test.use({ mayComplain: [[/status of (401|422)/], { scope: "test" }] });

  test("is renewed in place: the page stays as it was", async ({ page, trouble }) => {
    await openAdminPage(page, "/admin/dashboard?status=alive");
    await expect(page.getByRole("row")).toHaveCount(11);
    await endSession(page, trouble);
    await page.getByLabel("Search by name").fill("kand");
    await expect(endedDialog(page)).toBeVisible();
    expect(await keptTokens(page)).toEqual([null, null]);
    await expect(page.getByLabel("Username")).toBeFocused();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await fillSignIn(page);
    await expect(endedDialog(page)).toBeHidden();
    await expect(page.getByRole("status").filter({ hasText: "You are signed in again." })).toBeVisible();
    await expect(page.getByLabel("Search by name")).toHaveValue("kand");
    await expect(page.getByRole("rowheader")).toHaveText(["Kandula"]);
    expect(address(page)).toBe("/admin/dashboard?search=kand&status=alive");
    expect(trouble.documents).toHaveLength(1);
  });

  test("can be left for later; going on then leads by way of the login", async ({ page, trouble }) => {
    await openAdminPage(page);
    await expect(page.getByRole("row")).toHaveCount(12);
    await endSession(page, trouble);
    await page.getByLabel("Status").selectOption("Dead");
    await endedDialog(page).getByRole("button", { name: "Not now" }).click();
    await expect(endedDialog(page)).toBeHidden();
    await expect(heading(page, "Dashboard")).toBeVisible();
    // What asks the API once more asks for the sign-in once more.
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(endedDialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(endedDialog(page)).toBeHidden();
    await page.getByLabel("Status").selectOption("Missing");
    await expect(heading(page, "Admin Login")).toBeVisible();
    await fillSignIn(page);
    await expect(page).toHaveURL(/\/admin\/dashboard\?status=missing$/);
    await expect(page.getByRole("rowheader")).toHaveText(["Gemunu"]);
    await endSession(page, trouble);
    await page.getByLabel("Status").selectOption("Dead");
    await endedDialog(page).getByRole("button", { name: "Leave this page" }).click();
    await expect(heading(page, "Admin Login")).toBeVisible();
    await fillSignIn(page);
    await expect(page).toHaveURL(/\/admin\/dashboard\?status=dead$/);
  });

  test("other tabs follow, out and in", async ({ page, context }) => {
    await openAdminPage(page);
    const other = await context.newPage();
    await other.goto("/admin/dashboard");
    await other.getByRole("button", { name: "Logout" }).click();
    await expect(heading(other, "Admin Login")).toBeVisible();
    await expect(endedDialog(page)).toBeVisible();
    await fillSignIn(other);
    await expect(heading(other, "Dashboard")).toBeVisible();
    await expect(endedDialog(page)).toBeHidden();
    await page.getByLabel("Status").selectOption("Missing");
    await expect(page.getByRole("rowheader")).toHaveText(["Gemunu"]);
  });
});

test.describe("the frame", () => {
  test("the short addresses lead to the dashboard, and all of it keeps out of caches and search engines", async ({
    page,
  }) => {
    for (const path of ["/admin", "/admin-dashboard"]) {
      const answer = await page.request.get(path, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([302, "/admin/dashboard"]);
    }
    for (const [path, status] of Object.entries({
      "/admin/login": 200,
      "/admin/dashboard": 200,
      "/admin/nowhere": 404,
    })) {
      const answer = await page.request.get(path);
      expect([path, answer.status()]).toEqual([path, status]);
      expect(answer.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" });
      expect(await answer.text()).toContain('<meta name="robots" content="noindex, nofollow"/>');
    }
    await openAdminPage(page, "/admin/bin");
    await page.goto("/admin-dashboard");
    await expect(heading(page, "Dashboard")).toBeVisible();
  });

  test.describe("for unknown addresses", () => {
    test.use({ mayComplain: [[/status of 404/], { scope: "test" }] });

    test("shows the Not Found screen beside the sidebar", async ({ page }) => {
      await openAdminPage(page, "/admin/nowhere");
      await expect(page).toHaveTitle("404 - Page Not Found");
      await expect(heading(page, "Page Not Found")).toBeVisible();
      const main = page.getByRole("main");
      await expect(main.getByText("404", { exact: true })).toBeVisible();
      await expect(main.getByRole("heading", { name: "Did You Know?" })).toBeVisible();
      await expect(main.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
      await expect(main.getByRole("link", { name: "Browse Tuskers" })).toHaveAttribute("href", "/tuskers");
      await expect(page.getByRole("navigation", { name: "Administration" })).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await page.getByRole("main").getByRole("link", { name: "Dashboard" }).click();
      await expect(heading(page, "Dashboard")).toBeFocused();
    });
  });

  test("all places fit a small laptop without scrolling, and the ways out fit a lower window", async ({ page }) => {
    await openAdminPage(page);
    const sidebar = page.getByRole("navigation", { name: "Administration" });
    const last = sidebar.getByRole("link", { name: "Account", exact: true });
    for (const height of [768, 420]) {
      await page.setViewportSize({ width: 1366, height });
      for (const name of ["Dark Mode", "Logout"]) {
        await expect(sidebar.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
      }
      if (height === 768) await expect(last).toBeInViewport({ ratio: 1 });
    }
    // A place that takes the focus is scrolled to above them.
    await last.focus();
    const edge = await sidebar.getByRole("list").last().boundingBox();
    const place = await last.boundingBox();
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
  });

  test("the sidebar shrinks to icons with names while an entry is written", async ({ page }) => {
    await openAdminPage(page);
    const sidebar = page.getByRole("complementary", { name: "Admin area" });
    const width = async () => (await sidebar.boundingBox())?.width ?? 0;
    expect(await width()).toBeGreaterThan(200);
    await sidebar.getByRole("link", { name: "Add Tuskers" }).click();
    await expect(heading(page, "Add Tusker")).toBeVisible();
    expect(await width()).toBeLessThan(80);
    const bin = sidebar.getByRole("link", { name: "Bin", exact: true });
    await expect(bin).toHaveAttribute("title", "Bin");
    await expect(sidebar.getByRole("button", { name: "Logout" })).toBeInViewport({ ratio: 1 });
    await bin.click();
    await expect(heading(page, "Bin")).toBeVisible();
    expect(await width()).toBeGreaterThan(200);
  });

  test("no page is wider than a phone, nor than the window where the sidebar begins", async ({ page, site }) => {
    const tags = ["a tag with many words for one thing"];
    const tagged = { name: "Tagged", age: 20, location: "Yala National Park", publication: "draft", tags };
    const { _id } = (await (await site.call("POST", "/api/tuskers", tagged)).json()) as { _id: string };
    await openAdminPage(page);
    for (const width of [320, 390, 900]) {
      await page.setViewportSize({ width, height: 844 });
      for (const path of ["tags", "exchange", "accounts"]) {
        await page.goto(`/admin/${path}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByText(/^Loading/)).toHaveCount(0);
        const beyond = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
        expect([path, width, beyond]).toEqual([path, width, 0]);
      }
    }
    await site.call("DELETE", `/api/tuskers/${_id}`);
  });

  test("the sidebar leads about by keyboard, and marks where one is", async ({ page }) => {
    await openAdminPage(page);
    await page.goto("/admin/activity");
    await expect(heading(page, "Activity")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    const sidebar = page.getByRole("navigation", { name: "Administration" });
    await expect(sidebar.locator("[aria-current]")).toHaveText("Activity");
    await sidebar.getByRole("link", { name: "Bin" }).focus();
    await page.keyboard.press("Enter");
    await expect(heading(page, "Bin")).toBeFocused();
    await expect(page).toHaveTitle("Bin | Sri Lankan Tuskers");
    await expect(sidebar.locator("[aria-current]")).toHaveText("Bin");
    await sidebar.getByRole("button", { name: "Dark Mode" }).click();
    await expect(page.locator("body.dark-mode")).toHaveCount(1);
    await sidebar.getByRole("link", { name: "View site" }).click();
    await expect(page.locator("body.dark-mode")).toHaveCount(1);
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });

  test("the command bar finds entries, screens and actions by keyboard alone", async ({ page, site }) => {
    const draft = { name: "Kavantissa", age: null, location: "Yala National Park", publication: "draft" };
    const { _id } = (await (await site.call("POST", "/api/tuskers", draft)).json()) as { _id: string };
    await openAdminPage(page);
    // The frame listens once it is there.
    await expect(page.getByRole("button", { name: "Find or do" })).toBeVisible();
    await page.keyboard.press("Control+k");
    const field = page.getByRole("combobox", { name: "Find or do" });
    await expect(field).toBeFocused();
    await expect(page.getByRole("option", { name: "Invite somebody" })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.keyboard.type("kavan");
    await expect(page.getByRole("option", { name: "Kavantissa draft" })).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Tusker Name")).toHaveValue("Kavantissa");
    await page.keyboard.press("Control+k");
    await field.fill("bin");
    const bin = page.getByRole("option", { name: "Bin", exact: true });
    await expect(bin).toBeVisible();
    while ((await bin.getAttribute("aria-selected")) !== "true") await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(heading(page, "Bin")).toBeFocused();
    const opener = page.getByRole("button", { name: "Find or do" });
    await opener.click();
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    await site.call("DELETE", `/api/tuskers/${_id}`);
  });

  test("unread messages are counted at their place", async ({ page, site }) => {
    const json = { name: "Ishara", email: "ishara@example.org", subject: "A photograph", message: "Three pictures." };
    expect((await page.request.post("/api/contact", { data: json, headers: { Origin: site.url } })).status()).toBe(201);
    await openAdminPage(page);
    await expect(page.getByRole("link", { name: /^Messages \d+ unread$/ })).toBeVisible();
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test("the sidebar is a drawer that holds the keyboard, and closes by Escape and by going on", async ({ page }) => {
      await openAdminPage(page);
      const toggle = page.getByRole("button", { name: "Open sidebar" });
      const sidebar = page.getByRole("complementary", { name: "Admin area" });
      await expect(sidebar).toBeHidden();
      await toggle.click();
      await expect(sidebar.getByRole("button", { name: "Close sidebar" })).toBeFocused();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      for (let stop = 0; stop < 20; stop += 1) {
        await page.keyboard.press("Tab");
        expect(await page.evaluate(`document.activeElement.closest("#rail, body").id || "body"`)).not.toBe("main");
      }
      await page.keyboard.press("Escape");
      await expect(sidebar).toBeHidden();
      await expect(toggle).toBeFocused();
      await toggle.click();
      await sidebar.getByRole("link", { name: "Bin" }).click();
      await expect(heading(page, "Bin")).toBeFocused();
      await expect(sidebar).toBeHidden();
    });
  });
});

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height }, reducedMotion: "reduce" });

    test("the login has no violation by day and by night", async ({ page }) => {
      await page.goto("/admin/login");
      await expect(heading(page, "Admin Login")).toBeVisible();
      const axe = () => new AxeBuilder({ page }).options({ rules: { "target-size": { enabled: true } } }).analyze();
      expect((await axe()).violations).toEqual([]);
      await chooseInAnotherTab(page, "night");
      expect((await axe()).violations).toEqual([]);
    });
  });
}
