import { SHIPPED_SETTINGS, type SiteSettings } from "../../src/content/settings/site/site-settings.ts";
import { expectNoViolation, openAdminPage } from "../support/admin-visit.ts";
import { violations } from "../support/axe.ts";
import { type E2eSite, expect, test } from "../support/e2e-site.ts";
import { ADMINISTRATOR } from "../support/launch-site.ts";

const save = async ({ call }: E2eSite, settings: Partial<SiteSettings>) => {
  const json = { ...SHIPPED_SETTINGS, ...settings, currentPassword: ADMINISTRATOR.password };
  expect((await call("PUT", "/api/settings/site", json)).status).toBe(200);
};

test.afterEach(({ site }) => save(site, {}));

test("what is set is on the site, the same before and after its scripts run", async ({ page, site }) => {
  await openAdminPage(page, "/admin/settings");
  await expect(page.getByLabel("Name", { exact: true })).toHaveAttribute("placeholder", "Sri Lankan Tuskers");
  await page.getByLabel("Name", { exact: true }).fill("Tuskers of Lanka");
  await page.getByLabel("Name in Sinhala").fill("ලංකාවේ දළ ඇත්තු");
  await page.getByRole("button", { name: "Add a link" }).click();
  await page.getByLabel("Name of link 1").fill("Mastodon");
  await page.getByLabel("Address of link 1").fill("https://social.example/@tuskers");
  await page.getByLabel("Texts, data and drawings").selectOption("CC BY 4.0");
  await page.getByLabel("Recipients").fill("one@example.com\ntwo@example.com");
  await page.locator("[name=currentPassword]").fill(ADMINISTRATOR.password);
  await page.getByRole("button", { name: "Save the settings" }).click();
  const about = async () => (await fetch(`${site.url}/about`)).text();
  await expect.poll(about).toContain("Tuskers of Lanka");
  await expectNoViolation(page);

  const served = await about();
  expect(served).not.toContain("one@example.com");
  await page.goto("/about");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "Mastodon" })).toHaveAttribute(
    "href",
    "https://social.example/@tuskers",
  );
  await expect(footer.getByRole("link", { name: "CC BY 4.0" })).toBeVisible();
  // Scripts add this link for the administrator. It moves the others, which a click that is under way would then miss.
  await expect(page.getByRole("banner").getByRole("link", { name: "Dashboard" })).toBeVisible();
  // A link is followed by scripts, which write the title by themselves.
  await page.getByRole("banner").getByRole("link", { name: "Articles" }).click();
  await expect(page).toHaveTitle("Articles | Tuskers of Lanka");
  await expect(page.getByRole("banner").getByRole("link", { name: "Tuskers of Lanka" })).toBeVisible();
});

test("what is wrong is told at its field, and everything typed stays", { tag: "@deep" }, async ({ page }) => {
  await openAdminPage(page, "/admin/settings");
  await page.getByRole("button", { name: "Add a link" }).click();
  await page.getByLabel("Name of link 1").fill("Bad");
  await page.getByLabel("Address of link 1").fill("javascript:alert(1)");
  await page.getByLabel("Recipients").fill("one@example.com\nnobody");
  await page.getByRole("button", { name: "Save the settings" }).click();
  await expect(page.getByLabel("Address of link 1")).toBeFocused();
  await expect(page.getByLabel("Address of link 1")).toHaveAccessibleDescription(/must begin with https:\/\//);
  await expect(page.getByLabel("Recipients")).toHaveAccessibleDescription(/nobody: This is not an e-mail address/);
  await expect(page.getByLabel("Recipients")).toHaveValue("one@example.com\nnobody");
  expect(await violations(page, { rules: "default" })).toEqual([]);
  await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Bin" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Name of link 1")).toHaveValue("Bad");
});

test.describe("other recipients", () => {
  // The browser itself notes the refused save.
  test.use({ mayComplain: [[/status of 422/], { scope: "test" }] });

  test("need the password, at whose field is told what is wrong, while everything typed stays", async ({
    page,
    site,
  }) => {
    await openAdminPage(page, "/admin/settings");
    const [recipients, password] = [page.getByLabel("Recipients"), page.locator("[name=currentPassword]")];
    const saveIt = () => page.getByRole("button", { name: "Save the settings" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Tuskers of Lanka");
    await expect(password).toHaveCount(0);
    await recipients.fill("one@example.com");
    await saveIt();
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(/Enter your current password/);
    await password.fill("not the password");
    await saveIt();
    await expect(password).toHaveAccessibleDescription(/not your current password/);
    await expect(password).toHaveValue("not the password");
    await expect(recipients).toHaveValue("one@example.com");
    await expectNoViolation(page);
    await password.fill(ADMINISTRATOR.password);
    await saveIt();
    await expect(password).toHaveCount(0);
    const stored = async () => (await site.call("GET", "/api/settings/site")).json();
    expect(await stored()).toMatchObject({ name: { en: "Tuskers of Lanka" }, recipients: ["one@example.com"] });
    await recipients.fill("two@example.com");
    await expect(password).toHaveValue("");
  });
});

test.describe("beside somebody else", () => {
  // The browser itself notes the refused save.
  test.use({ mayComplain: [[/status of 412/], { scope: "test" }] });

  test("when somebody else saves meanwhile, what both wrote is kept and shown", { tag: "@deep" }, async ({
    page,
    site,
  }) => {
    await openAdminPage(page, "/admin/settings");
    await page.getByLabel("Name", { exact: true }).fill("Mine");
    await save(site, { name: { en: "Theirs", si: null, ta: null }, licence: "CC0-1.0" });
    await page.getByRole("button", { name: "Save the settings" }).click();
    await expect(page.getByLabel("Texts, data and drawings")).toHaveValue("CC0-1.0");
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Mine");
    await expect(page.getByLabel("Name", { exact: true })).toHaveAccessibleDescription(/Theirs/);
    await page.getByRole("button", { name: "Save the settings" }).click();
    const stored = async () => (await (await fetch(`${site.url}/api/site`)).json()) as SiteSettings;
    await expect.poll(stored).toMatchObject({ name: { en: "Mine" }, licence: "CC0-1.0" });
  });
});
