import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expectNoViolation, fillSignIn, openAdminPage } from "../support/admin-visit.ts";
import { violations } from "../support/axe.ts";
import { expect, test } from "../support/e2e-site.ts";
import { ADMINISTRATOR } from "../support/launch-site.ts";
import { sidewaysScroll, wrongImages } from "../support/page-checks.ts";
import { chooseInAnotherTab } from "../support/public-screens.ts";
import { codeAt } from "../support/second-factor.ts";

const NEW_PASSWORD = "another good long password";
const STEP_MS = 30_000;

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const panel = (page: Page, name: string) => page.getByRole("region", { name });
const factorPanel = (page: Page) => page.locator("section:has(#second-factor-heading)");
const notices = (page: Page) => page.locator("[data-notices]");

async function fillPasswords(page: Page, current: string, chosen: string, again = chosen): Promise<void> {
  const fields = panel(page, "Password");
  await fields.locator("[name=currentPassword]").fill(current);
  await fields.locator("[name=newPassword]").fill(chosen);
  await fields.locator("[name=again]").fill(again);
  await fields.getByRole("button", { name: "Change password" }).click();
}

/** The field is marked, and the focus is there to mend it. */
async function expectRefused(field: Locator): Promise<void> {
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toBeFocused();
}

test.describe("the password", () => {
  // What is refused is an error to the browser too.
  test.use({ mayComplain: [[/status of (401|422)/], { scope: "test" }] });

  test("is changed, when all three fields are right; what is wrong is marked", async ({ page, browser, site }) => {
    await openAdminPage(page, "/admin/account");
    const fields = panel(page, "Password");
    const [current, chosen, again] = [
      fields.locator("[name=currentPassword]"),
      fields.locator("[name=newPassword]"),
      fields.locator("[name=again]"),
    ];
    await fields.getByRole("button", { name: "Change password" }).click();
    await expectRefused(current);
    await fillPasswords(page, "not the password", "short");
    await expectRefused(chosen);
    await fillPasswords(page, "not the password", NEW_PASSWORD, "another good long pasword");
    await expectRefused(again);
    await fillPasswords(page, "not the password", NEW_PASSWORD);
    await expectRefused(current);
    await expect(chosen).toHaveValue(NEW_PASSWORD);
    await fillPasswords(page, ADMINISTRATOR.password, ADMINISTRATOR.password);
    await expectRefused(chosen);
    // To be looked at while it is typed.
    await expect(current).toHaveAttribute("type", "password");
    await fields.getByRole("button", { name: "Show what is typed under Current password" }).click();
    await expect(current).toHaveAttribute("type", "text");
    await fields.getByRole("button", { name: "Hide what is typed under Current password" }).click();

    await fillPasswords(page, ADMINISTRATOR.password, NEW_PASSWORD);
    await expect(current).toHaveValue("");
    await expect(panel(page, "Where you are signed in").getByRole("rowheader")).toHaveCount(1);
    // This sign-in goes on; another one needs the new password.
    await page.reload();
    await expect(heading(page, "Your account")).toBeVisible();
    const other = await (await browser.newContext({ baseURL: site.url })).newPage();
    await other.goto("/admin/login");
    await fillSignIn(other);
    await expect(other.getByRole("alert")).toBeVisible();
    await fillSignIn(other, { username: "keeper", password: NEW_PASSWORD });
    await expect(heading(other, "Dashboard")).toBeVisible();
    await other.context().close();
    await fillPasswords(page, NEW_PASSWORD, ADMINISTRATOR.password);
    await expect(current).toHaveValue("");
  });
});

test("sign-ins elsewhere are listed and ended, one or all; this one is marked", { tag: "@deep" }, async ({
  page,
  browser,
  site,
}) => {
  const elsewhere = await browser.newContext({ baseURL: site.url });
  const signIn = () => elsewhere.request.post("/api/auth/login", { data: ADMINISTRATOR });
  const { access_token: token } = (await (await signIn()).json()) as { access_token: string };
  const isGood = async () =>
    (await elsewhere.request.get("/api/account", { headers: { Authorization: `Bearer ${token}` } })).status();
  await openAdminPage(page, "/admin/account");
  const sessions = panel(page, "Where you are signed in");
  const rows = sessions.getByRole("row").filter({ has: page.getByRole("rowheader") });
  const own = rows.filter({ hasText: "This one" });
  await expect(own).toHaveCount(1);
  await expect(own).toContainText("Chrome on Linux");
  await expect(own.getByRole("button")).toHaveCount(0);
  expect(await isGood()).toBe(200);
  const before = await rows.count();
  // The newest but one's own is that of the other place.
  await rows.nth(1).getByRole("button", { name: /^End / }).click();
  const dialog = page.getByRole("alertdialog", { name: "End this sign-in?" });
  await dialog.getByRole("button", { name: "End" }).click();
  await expect(notices(page)).toContainText("The sign-in was ended:");
  await expect(rows).toHaveCount(before - 1);
  expect(await isGood()).toBe(401);
  await signIn();
  await signIn();
  await page.reload();
  await sessions.getByRole("button", { name: "End all others" }).click();
  await page.getByRole("alertdialog", { name: "End all other sign-ins?" }).getByRole("button", { name: "End" }).click();
  await expect(notices(page)).toContainText(/\d+ other sign-ins were ended\./);
  await expect(rows).toHaveCount(1);
  await expect(sessions).toContainText("You are not signed in anywhere else.");
  await expect(page.getByRole("heading", { name: "Where you are signed in" })).toBeFocused();
  await elsewhere.close();
});

test.describe("the second factor", () => {
  test.use({
    mayComplain: [[/status of (401|422)/], { scope: "test" }],
    permissions: ["clipboard-read", "clipboard-write"],
  });

  test("is turned on with an authenticator app, signs in, gets new codes, and is turned off", { tag: "@deep" }, async ({
    page,
  }) => {
    await openAdminPage(page, "/admin/account");
    const factor = factorPanel(page);
    await expect(factor.getByText("Off", { exact: true })).toBeVisible();
    await factor.getByRole("button", { name: "Turn on" }).click();
    const password = factor.getByLabel("Your password");
    await expect(password).toBeFocused();
    await password.fill("not the password");
    await page.keyboard.press("Enter");
    await expectRefused(password);
    await password.fill(ADMINISTRATOR.password);
    await page.keyboard.press("Enter");

    const image = factor.getByRole("img", { name: "The secret as a QR code" });
    await expect(image).toHaveAttribute("src", /^data:image\/svg\+xml/);
    await expect(await wrongImages(page)).toEqual([]);
    const secret = ((await factor.locator("code").textContent()) ?? "").replaceAll(" ", "");
    await factor.getByRole("button", { name: "Copy the secret" }).click();
    await expect.poll(() => page.evaluate("navigator.clipboard.readText()")).toBe(secret);
    const code = factor.getByLabel("Code");
    await code.fill("000000");
    await page.keyboard.press("Enter");
    await expectRefused(code);
    const start = Date.now();
    await code.fill(codeAt(secret, new Date(start)));
    await page.keyboard.press("Enter");

    await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeFocused();
    const codes = await factor.locator("code").allInnerTexts();
    expect(codes).toHaveLength(10);
    await factor.getByRole("button", { name: "Copy the recovery codes" }).click();
    await expect.poll(() => page.evaluate("navigator.clipboard.readText()")).toBe(codes.join("\n"));
    const download = page.waitForEvent("download");
    await factor.getByRole("button", { name: "Download as a text file" }).click();
    expect((await download).suggestedFilename()).toBe("recovery-codes.txt");
    const file = await readFile(await (await download).path(), "utf8");
    for (const recoveryCode of codes) expect(file).toContain(`${recoveryCode}\r\n`);
    // Whoever goes on without having kept them is asked.
    await page.getByRole("link", { name: "Bin", exact: true }).click();
    await page
      .getByRole("alertdialog", { name: "Leave without saving the codes?" })
      .getByRole("button", { name: "Cancel" })
      .click();
    await factor.getByRole("button", { name: "I have saved them" }).click();
    await expect(factor.locator("code")).toHaveCount(0);
    await expect(factor.getByText("On", { exact: true })).toBeVisible();

    await page.getByRole("button", { name: "Logout" }).click();
    await fillSignIn(page);
    // The code of the first half minute is used up; that of the next one is taken already.
    await page.getByLabel("Code").fill(codeAt(secret, new Date(start + STEP_MS)));
    await page.keyboard.press("Enter");
    await expect(heading(page, "Dashboard")).toBeVisible();
    await page.getByRole("link", { name: "Your account" }).click();

    // From now on another password wants a code too.
    const forPassword = panel(page, "Password").getByLabel("Code");
    await fillPasswords(page, ADMINISTRATOR.password, NEW_PASSWORD);
    await expectRefused(forPassword);
    await forPassword.fill("no code");
    await fillPasswords(page, ADMINISTRATOR.password, NEW_PASSWORD);
    await expectRefused(forPassword);
    await forPassword.fill("");

    await factor.getByRole("button", { name: "New recovery codes" }).click();
    await factor.getByRole("button", { name: "Get new codes" }).click();
    await expectRefused(password);
    await password.fill(ADMINISTRATOR.password);
    await code.fill(codes[0] ?? "");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeFocused();
    const fresh = await factor.locator("code").allInnerTexts();
    expect(fresh).toHaveLength(10);
    expect(fresh).not.toContain(codes[1]);
    await factor.getByRole("button", { name: "I have saved them" }).click();

    await factor.getByRole("button", { name: "Turn off" }).click();
    await password.fill(ADMINISTRATOR.password);
    await code.fill(codes[1] ?? "");
    await page.keyboard.press("Enter");
    await expectRefused(code);
    await code.fill(fresh[0] ?? "");
    await page.keyboard.press("Enter");
    await expect(factor.getByRole("button", { name: "Turn on" })).toBeVisible();
    await expect(forPassword).toHaveCount(0);
    await expectNoViolation(page);
  });
});

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test.describe(`at ${width} pixels`, { tag: "@deep" }, () => {
    test.use({ viewport: { width, height } });

    test("the account has no violation by day and by night, and nothing sticks out", async ({ page }) => {
      await openAdminPage(page, "/admin/account");
      await expect(panel(page, "Where you are signed in").getByRole("table")).toBeVisible();
      const factor = factorPanel(page);
      await factor.getByRole("button", { name: "Turn on" }).click();
      await factor.getByLabel("Your password").fill(ADMINISTRATOR.password);
      await page.keyboard.press("Enter");
      await expect(factor.getByRole("img")).toBeVisible();
      for (const mode of ["day", "night"] as const) {
        await chooseInAnotherTab(page, mode);
        // What lies under the bar at the top would count as too small.
        await page.evaluate("scrollTo(0, 0)");
        expect(await violations(page)).toEqual([]);
      }
      expect(await sidewaysScroll(page)).toEqual({ by: 0, elements: [] });
    });
  });
}
