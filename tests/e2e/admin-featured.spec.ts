import { expectNoViolation, openAdminPage } from "../support/admin-visit.ts";
import { violations } from "../support/axe.ts";
import { type E2eSite, expect, test } from "../support/e2e-site.ts";
import { chooseInAnotherTab } from "../support/public-screens.ts";
import { addTusker } from "../support/stored-entries.ts";

const featured = async ({ url }: E2eSite): Promise<string[]> =>
  ((await (await fetch(`${url}/api/tuskers/featured`)).json()) as { name: string }[]).map(({ name }) => name);

test("tuskers are added, put in order by buttons, and shown on Home in that order", async ({ page, site }) => {
  await openAdminPage(page, "/admin/featured");
  for (const name of ["Agbo", "Barana", "Bullet"]) {
    await page.getByLabel("Add a tusker").fill(name.toLowerCase());
    await page.getByRole("button", { name: `Add ${name}` }).click();
  }
  await page.getByRole("button", { name: "Move up: Bullet" }).click();
  await page.getByRole("button", { name: "Move up: Bullet" }).click();
  await page.getByRole("button", { name: "Take out: Barana" }).click();
  await page.getByRole("button", { name: "Save the order" }).click();
  await expect.poll(() => featured(site)).toEqual(["Bullet", "Agbo"]);
  await expectNoViolation(page);
  await page.goto("/");
  const section = page.getByRole("region", { name: "Featured Tuskers" });
  await expect(section.getByRole("heading", { level: 3 })).toHaveText(["Bullet", "Agbo"]);
});

test("featuring a tusker who may live wild is allowed with a warning, which goes when he is taken out", {
  tag: "@deep",
}, async ({ page, site }) => {
  await addTusker(site, { name: "Out There", category: "wild" });
  await addTusker(site, { name: "Let Go", category: "conservation" });
  await openAdminPage(page, "/admin/featured");
  for (const name of ["Out There", "Let Go"]) {
    const warning = page.getByRole("listitem").filter({ hasText: name }).getByRole("paragraph");
    await page.getByLabel("Add a tusker").fill(name);
    await page.getByRole("button", { name: `Add ${name}` }).click();
    await expect(warning).toContainText(`${name} may be living in the wild`);
    // Set off from the row also where no form of an entry was opened before.
    await expect(warning).toHaveCSS("border-left-width", "4px");
    const told = page.getByRole("status").filter({ hasText: `${name} was added at the end. ${name} may be` });
    await expect(told).toBeAttached();
    await page.getByRole("button", { name: `Take out: ${name}` }).click();
    await expect(warning).toHaveCount(0);
  }
});

test("an order that was not saved is not lost by a wrong press", async ({ page }) => {
  await openAdminPage(page, "/admin/featured");
  await page.getByLabel("Add a tusker").fill("koliya");
  await page.getByRole("button", { name: "Add Koliya" }).click();
  await page.getByRole("link", { name: "Tags" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Leave without saving the order?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Take out: Koliya" })).toBeVisible();
  await page.getByRole("link", { name: "Tags" }).click();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tags" })).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`the page has no violation at ${width} px, by day and by night`, { tag: "@deep" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAdminPage(page, "/admin/featured");
    await page.getByLabel("Add a tusker").fill("a");
    await expect(page.getByRole("button", { name: /^Add / }).first()).toBeVisible();
    expect(await violations(page, { rules: "default" })).toEqual([]);
    await chooseInAnotherTab(page, "night");
    expect(await violations(page, { rules: "colours" })).toEqual([]);
  });
}
