import type { Page } from "@playwright/test";
import { expectNoViolation, fillSignIn, keptTokens, openAdminPage } from "../support/admin-visit.ts";
import { violations } from "../support/axe.ts";
import { expect, test } from "../support/e2e-site.ts";
import { openSection } from "../support/entry-forms.ts";
import { ADMINISTRATOR } from "../support/launch-site.ts";
import { sidewaysScroll } from "../support/page-checks.ts";
import { chooseInAnotherTab } from "../support/public-screens.ts";
import { codeAt } from "../support/second-factor.ts";

const PASSWORD = "a password of her own";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const row = (page: Page, name: string) => page.getByRole("row").filter({ has: page.getByText(name, { exact: true }) });
const notices = (page: Page) => page.locator("[data-notices]");
const invitations = (page: Page) => page.getByRole("region", { name: "Open invitations" }).getByRole("listitem");
const invited = (page: Page, name: string) => invitations(page).filter({ hasText: name });

/** Invites by the form that is shown. @returns the path of the link */
async function invite(page: Page, username: string): Promise<string> {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Your password").fill(ADMINISTRATOR.password);
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  return new URL(await page.getByLabel(`Link for ${username}`).inputValue()).pathname;
}

async function confirm(page: Page, question: string | RegExp, word: string, password?: string): Promise<void> {
  const dialog = page.locator("dialog[open]").filter({ hasText: question });
  if (password !== undefined) await dialog.getByLabel("Your password").fill(password);
  await dialog.getByRole("button", { name: word, exact: true }).click();
}

// What is refused, and a link that is over, are errors to the browser too.
test.use({ mayComplain: [[/status of (401|404|409|422)/], { scope: "test" }] });

test("somebody is invited, accepts, signs in, loses the second factor, is disabled and enabled again", async ({
  page,
  browser,
  site,
}) => {
  await openAdminPage(page, "/admin/accounts");
  await expect(row(page, "keeper")).toContainText("You");
  await expect(row(page, "keeper").getByRole("button")).toHaveCount(0);
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(page.getByLabel("Username")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Username").fill("KEEPER");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Your password")).toBeFocused();
  await page.getByLabel("Your password").fill("not the password");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Your password")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Username")).toHaveValue("KEEPER");
  await page.getByLabel("Your password").fill(ADMINISTRATOR.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "KEEPER" })).toBeVisible();
  await expect(page.getByLabel("Your password")).toHaveValue(ADMINISTRATOR.password);
  const path = await invite(page, "kamala");
  expect(path).toMatch(/^\/admin\/invitation\/\S+$/);
  await page.getByRole("button", { name: "Done" }).click();
  await expect(invited(page, "kamala")).toContainText("writer");

  const hers = await (await browser.newContext({ baseURL: site.url })).newPage();
  await hers.goto(path);
  await expect(heading(hers, "Invitation")).toBeVisible();
  await expect(hers.getByRole("main")).toContainText("kamala");
  const [password, again] = [hers.locator("[name=newPassword]"), hers.locator("[name=again]")];
  await hers.getByRole("button", { name: "Accept the invitation" }).click();
  await expect(password).toBeFocused();
  await password.fill("short");
  await hers.keyboard.press("Enter");
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await password.fill(PASSWORD);
  await again.fill("another password");
  await hers.keyboard.press("Enter");
  await expect(again).toHaveAttribute("aria-invalid", "true");
  await expect(password).toHaveValue(PASSWORD);
  await expectNoViolation(hers);
  await again.fill(PASSWORD);
  await hers.keyboard.press("Enter");
  await expect(heading(hers, "Admin Login")).toBeVisible();
  await expect(hers.getByRole("status")).toContainText("kamala");
  await fillSignIn(hers, { username: "kamala", password: PASSWORD });
  await expect(heading(hers, "Dashboard")).toBeVisible();

  // The link has done its work.
  await hers.goto(path);
  await expect(hers.getByRole("alert")).toBeVisible();
  await expect(hers.getByRole("link", { name: "sign in" })).toHaveAttribute("href", "/admin/login");

  const [token] = await keptTokens(hers);
  const headers = { Authorization: `Bearer ${token}` };
  const offer = await hers.request.post("/api/account/second-factor", { headers, data: { currentPassword: PASSWORD } });
  const { secret } = (await offer.json()) as { secret: string };
  const turnOn = { headers, data: { code: codeAt(secret, new Date()) } };
  expect((await hers.request.put("/api/account/second-factor", turnOn)).status()).toBe(200);

  await page.reload();
  await expect(row(page, "kamala")).toContainText("Active");
  await expect(invitations(page)).toHaveCount(0);
  await expect(row(page, "kamala").getByRole("cell").nth(3)).toHaveText("On");
  await expect(row(page, "kamala").getByRole("cell").nth(4)).toHaveText("1");
  await page.getByRole("button", { name: "Reset second factor of kamala" }).click();
  const question = page.getByRole("dialog", { name: "Reset the second factor of kamala?" });
  await expect(question.getByLabel("Your password")).toBeFocused();
  await expect(question.getByLabel("Code")).toHaveCount(0);
  await confirm(page, "Reset the second factor of kamala?", "Reset");
  await expect(question.getByLabel("Your password")).toHaveAttribute("aria-invalid", "true");
  await confirm(page, "Reset the second factor of kamala?", "Reset", "not the password");
  await expect(question.getByLabel("Your password")).toHaveAttribute("aria-invalid", "true");
  await confirm(page, "Reset the second factor of kamala?", "Reset", ADMINISTRATOR.password);
  await expect(row(page, "kamala").getByRole("cell").nth(3)).toHaveText("Off");

  await page.getByRole("button", { name: "Disable kamala" }).click();
  await confirm(page, "Disable the account kamala?", "Cancel");
  await page.getByRole("button", { name: "Disable kamala" }).click();
  await confirm(page, "Disable the account kamala?", "Disable", ADMINISTRATOR.password);
  await expect(row(page, "kamala")).toContainText("Disabled");
  await hers.goto("/admin/dashboard");
  await expect(hers.getByRole("dialog", { name: "Your sign-in has ended" })).toBeVisible();
  await fillSignIn(hers, { username: "kamala", password: PASSWORD });
  await expect(hers.getByRole("dialog").getByRole("alert")).toBeVisible();

  await page.getByRole("button", { name: "Enable kamala" }).click();
  await confirm(page, "Enable the account kamala again?", "Enable", ADMINISTRATOR.password);
  await expect(row(page, "kamala")).toContainText("Active");
  await fillSignIn(hers, { username: "kamala", password: PASSWORD });
  await expect(hers.getByRole("dialog", { name: "Your sign-in has ended" })).toBeHidden();

  await expectNoViolation(page);
  // Whoever did not know of the account learns of it.
  await page.goto("/admin/dashboard");
  await expect(page.getByRole("status").filter({ hasText: "New account kamala" })).toBeVisible();
  await hers.context().close();
});

test("an invitation is withdrawn: its link is worth nothing", { tag: "@deep" }, async ({ page, browser, site }) => {
  await openAdminPage(page, "/admin/accounts");
  const path = await invite(page, "nimal");
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("heading", { name: "Invite someone" })).toBeFocused();
  // A name is invited once.
  await page.getByLabel("Username").fill("nimal");
  await page.getByLabel("Your password").fill(ADMINISTRATOR.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "nimal" })).toBeVisible();
  await expect(page.getByLabel("Username")).toHaveValue("nimal");

  const his = await (await browser.newContext({ baseURL: site.url })).newPage();
  await his.goto(path);
  await his.locator("[name=newPassword]").fill(PASSWORD);
  await his.locator("[name=again]").fill(PASSWORD);
  await page.getByRole("button", { name: "Withdraw the invitation of nimal" }).click();
  await confirm(page, "Withdraw the invitation of nimal?", "Withdraw");
  await expect(notices(page)).toContainText("The invitation of nimal was withdrawn.");
  await his.getByRole("button", { name: "Accept the invitation" }).click();
  await expect(his.getByRole("alert")).toHaveText(/^This invitation is no longer valid\./);
  await his.context().close();
});

test("with a second factor a code is required too, and a wrong one is reported at its field", { tag: "@deep" }, async ({
  page,
  site,
}) => {
  const own = { username: "sunil", password: PASSWORD };
  const invited = { username: own.username, role: "administrator", currentPassword: ADMINISTRATOR.password };
  const { url } = (await (await site.call("POST", "/api/accounts/invitations", invited)).json()) as { url: string };
  await page.request.post(`/api/invitations/${url.split("/").at(-1)}`, { data: { password: PASSWORD } });
  await page.goto("/admin/accounts");
  await fillSignIn(page, own);
  await expect(page.getByRole("heading", { name: "Invite someone" })).toBeVisible();
  const headers = { Authorization: `Bearer ${(await keptTokens(page))[0]}` };
  const offer = await page.request.post("/api/account/second-factor", { headers, data: { currentPassword: PASSWORD } });
  const { secret } = (await offer.json()) as { secret: string };
  const turnOn = { headers, data: { code: codeAt(secret, new Date()) } };
  const { recoveryCodes } = (await (await page.request.put("/api/account/second-factor", turnOn)).json()) as {
    recoveryCodes: string[];
  };

  // This page was loaded before, and learns of it by the answer.
  await page.getByLabel("Username").fill("amara");
  await page.getByLabel("Your password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Code")).toBeFocused();
  await page.getByLabel("Code").fill("aaaa-bbbb");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Code")).toHaveAccessibleDescription(/This code is wrong/);
  await expect(page.getByLabel("Username")).toHaveValue("amara");
  await page.getByLabel("Code").fill(recoveryCodes[0] ?? "");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Link for amara")).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: "Disable keeper" }).click();
  const question = page.getByRole("dialog", { name: "Disable the account keeper?" });
  await expect(question.getByLabel("Code")).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
});

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test.describe(`at ${width} pixels`, { tag: "@deep" }, () => {
    test.use({ viewport: { width, height } });

    test("accounts and invitation have no violation by day and by night, and nothing sticks out", async ({ page }) => {
      await openAdminPage(page, "/admin/accounts");
      const path = await invite(page, `a.guest.with.a.rather.long.name.of.sixty.characters.at${width}px`);
      await expect(invitations(page)).not.toHaveCount(0);
      for (const mode of ["day", "night"] as const) {
        await chooseInAnotherTab(page, mode);
        // What lies under the bar at the top would count as too small.
        await page.evaluate("scrollTo(0, 0)");
        expect(await violations(page)).toEqual([]);
      }
      expect(await sidewaysScroll(page)).toEqual({ by: 0, elements: [] });
      await page.goto(path);
      await expect(page.getByLabel("Password again")).toBeVisible();
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

test("a writer drafts and sees no way to publish; an administrator publishes, and gives the writer another role", {
  tag: "@deep",
}, async ({ page, browser, site }) => {
  await openAdminPage(page, "/admin/accounts");
  const path = await invite(page, "nimali");
  await page.request.post(`/api/invitations/${path.split("/").at(-1)}`, { data: { password: PASSWORD } });

  const hers = await (await browser.newContext({ baseURL: site.url })).newPage();
  await hers.goto("/admin/dashboard/addtusker");
  await fillSignIn(hers, { username: "nimali", password: PASSWORD });
  await expect(heading(hers, "Add Tusker")).toBeVisible();
  await expect(hers.getByRole("button", { name: "Save as draft" })).toBeVisible();
  await expect(hers.getByRole("button", { name: "Add Tusker", exact: true })).toHaveCount(0);
  await hers.getByLabel("Tusker Name").fill("Written by Nimali");
  await hers.getByLabel("Location").first().fill("Yala National Park");
  await hers.getByLabel("Age not known").check();
  await hers.getByRole("button", { name: "Save as draft" }).click();
  await expect(hers).toHaveURL(/\/admin\/edit-tusker\/[0-9a-f]{24}$/);
  // Not in a closed section either.
  await expect(hers.locator("input[type=radio][name=publication]")).toHaveCount(0);
  const address = new URL(hers.url()).pathname;
  const read = () => hers.request.get(`/api/tuskers/${address.split("/").at(-1)}`);
  expect((await read()).status()).toBe(404);
  await expect(hers.getByRole("link", { name: "People" })).toHaveCount(0);
  await hers.goto("/admin/accounts");
  await expect(hers.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(hers.getByRole("button", { name: "Invite", exact: true })).toHaveCount(0);

  await page.goto(address);
  await openSection(page, "Publication");
  await expect(page.locator("input[type=radio][name=publication]").first()).toBeVisible();
  await page.getByRole("radio", { name: "Published" }).check();
  await page.getByRole("button", { name: "Update Tusker" }).click();
  await expect(heading(page, "Dashboard")).toBeVisible();
  expect((await read()).status()).toBe(200);
  await hers.goto(address);
  await expect(hers.getByRole("button", { name: "Submit for review" })).toBeVisible();
  await expect(hers.getByRole("button", { name: "Update Tusker" })).toHaveCount(0);

  await page.goto("/admin/accounts");
  await page.getByLabel("Role of nimali").selectOption("Editor");
  await confirm(page, "Make nimali an editor?", "Change role", ADMINISTRATOR.password);
  await expect(page.getByLabel("Role of nimali")).toHaveValue("editor");
  await hers.reload();
  await expect(hers.getByRole("button", { name: "Update Tusker" })).toBeVisible();
  await hers.context().close();
});
