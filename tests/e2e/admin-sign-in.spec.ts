import type { Page } from "@playwright/test";
import { endSession, expectNoViolation, fillSignIn, keptTokens, openAdminPage } from "../support/admin-visit.ts";
import { violations } from "../support/axe.ts";
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

  test("goes to the dashboard where the address names another site", { tag: "@deep" }, async ({ page, site }) => {
    for (const redirect of ["https://evil.example/admin/x", "//evil.example/admin/", "/tuskers"]) {
      await page.goto(`/admin/login?${new URLSearchParams({ redirect })}`);
      await fillSignIn(page);
      await expect(page).toHaveURL(`${site.url}/admin/dashboard`);
      await page.evaluate("localStorage.clear()");
    }
  });

  test("needs both fields; one that fails says so, and keeps what was typed", async ({ page, trouble }) => {
    await page.goto("/admin/login");
    const [username, password] = [page.getByLabel("Username"), page.getByLabel("Password")];
    for (const field of [username, password]) await expect(field).toHaveAttribute("aria-required", "true");
    await page.getByRole("button", { name: "Login", exact: true }).click();
    await expect(username).toBeFocused();
    for (const field of [username, password]) await expect(field).toHaveAttribute("aria-invalid", "true");
    await username.fill("keeper");
    await page.keyboard.press("Enter");
    await expect(password).toBeFocused();
    await expect(username).not.toHaveAttribute("aria-invalid");
    expect(trouble.calls).toEqual([]);

    await fillSignIn(page, { username: "keeper", password: "not the password" });
    await expect(page.getByRole("alert")).toHaveText(FAILED);
    await expect(username).toHaveValue("keeper");
    await expect(password).toHaveValue("not the password");
    expect(await keptTokens(page)).toEqual([null, null]);
    await expectNoViolation(page);
    await password.fill(ADMINISTRATOR.password);
    await page.keyboard.press("Enter");
    await expect(heading(page, "Dashboard")).toBeVisible();
  });

  test("says in plain words when there were too many tries, and when there is no network", { tag: "@deep" }, async ({
    page,
  }) => {
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

  const title = "asks for the code where the account has a second factor, and takes a recovery code too";
  test(title, { tag: "@deep" }, async ({ page, site }) => {
    const factor = await turnOnSecondFactor(site);
    try {
      await page.goto("/admin/login?redirect=/admin/migration-test");
      await fillSignIn(page);
      const code = page.getByLabel("Code");
      await expect(code).toBeFocused();
      await expect(page.getByText("Signing in as keeper")).toBeVisible();
      expect(await violations(page, { rules: "default" })).toEqual([]);
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
    await expectNoViolation(page);
    await fillSignIn(page);
    await expect(endedDialog(page)).toBeHidden();
    await expect(page.getByLabel("Search by name")).toHaveValue("kand");
    await expect(page.getByRole("rowheader")).toHaveText(["Kandula"]);
    expect(address(page)).toBe("/admin/dashboard?search=kand&status=alive");
    expect(trouble.documents).toHaveLength(1);
  });

  test("can be left for later; going on then leads by way of the login", { tag: "@deep" }, async ({
    page,
    trouble,
  }) => {
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

  test("other tabs follow out, and come back to where they were", { tag: "@deep" }, async ({ page, context }) => {
    await openAdminPage(page);
    const other = await context.newPage();
    await other.goto("/admin/dashboard");
    await other.getByRole("button", { name: "Logout" }).click();
    await expect(heading(other, "Admin Login")).toBeVisible();
    await expect(heading(page, "Admin Login")).toBeVisible();
    await fillSignIn(page);
    await expect(heading(page, "Dashboard")).toBeVisible();
  });
});

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test.describe(`at ${width} pixels`, { tag: "@deep" }, () => {
    test.use({ viewport: { width, height } });

    test("the login has no violation by day and by night", async ({ page }) => {
      await page.goto("/admin/login");
      await expect(heading(page, "Admin Login")).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await chooseInAnotherTab(page, "night");
      expect(await violations(page)).toEqual([]);
    });
  });
}
