import type { Page } from "@playwright/test";
import { addAccount } from "../support/added-accounts.ts";
import { expectNoViolation, openAdminPage } from "../support/admin-visit.ts";
import { expect, test } from "../support/e2e-site.ts";
import { button, heading, isAccessible } from "../support/entry-forms.ts";
import { addTusker, changeElsewhere, stored } from "../support/stored-entries.ts";

test.use({ mayComplain: [[/status of (404|410|412)/], { scope: "test" }] });

const conflict = (page: Page, noun = "tusker") =>
  page.getByRole("region", { name: `This ${noun} was changed while you were writing` });
const field = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

test.describe("the second of two saves", () => {
  test("sees the differences field by field, chooses, and saves both people's work", async ({
    page,
    browser,
    site,
  }) => {
    const raja = await addTusker(site, { name: "Two Windows", tags: ["kandy"] });
    const path = `/admin/edit-tusker/${raja._id}`;
    await openAdminPage(page, path);
    const elsewhere = await browser.newContext({ baseURL: site.url });
    const other = await elsewhere.newPage();
    await openAdminPage(other, path);
    await other.getByLabel("Location").fill("Matale District");
    await other.locator("#description").fill("Raja walks slowly before the casket.");
    await button(other, "Update Tusker").click();
    await expect(heading(other, "Dashboard")).toBeVisible();
    await elsewhere.close();

    await page.getByLabel("Tusker Name").fill("Two Windows Raja");
    await page.locator("#description").fill("Raja walks before the golden casket.");
    await button(page, "Update Tusker").click();
    await expect(conflict(page)).toBeVisible();
    await expect(conflict(page)).toContainText("keeper");
    await expect(conflict(page).locator("fieldset")).toHaveCount(3);
    await expect(field(page, "Tusker Name").getByRole("radio", { name: "Mine" })).toBeChecked();
    await expect(field(page, "Location").getByRole("radio", { name: "Theirs" })).toBeChecked();
    const description = field(page, "Description");
    await expect(description.getByRole("radio", { checked: true })).toHaveCount(0);
    await expect(description.locator("ins")).toContainText([/golden/, /slowly/]);
    await description.getByText("Before both changes").click();
    await expect(description.getByText("Raja walks before the casket.", { exact: true })).toBeVisible();

    // What both changed is nobody's to decide but the person's.
    await button(page, "Save what I chose").click();
    await expect(conflict(page)).toBeVisible();
    expect(await stored(site, "tusker", raja._id)).toMatchObject({ name: "Two Windows" });
    await expectNoViolation(page);
    await description.getByRole("radio", { name: "Mine" }).check();
    await button(page, "Save what I chose").click();
    await expect(heading(page, "Dashboard")).toBeVisible();
    expect(await stored(site, "tusker", raja._id)).toMatchObject({
      name: "Two Windows Raja",
      location: "Matale District",
      description: "Raja walks before the golden casket.",
      tags: ["kandy"],
    });
  });
});

test("somebody else who has the form open is named before anybody saves, until they close it", {
  tag: "@deep",
}, async ({ page, browser, site }) => {
  const raja = await addTusker(site, { name: "Open Twice" });
  const path = `/admin/edit-tusker/${raja._id}`;
  const nimali = await addAccount(site, { username: "nimali", role: "editor" });
  await openAdminPage(page, path);
  await expect(page.getByLabel("Tusker Name")).toHaveValue("Open Twice");

  const hers = await (await browser.newContext({ baseURL: site.url })).newPage();
  await hers.clock.install();
  await openAdminPage(hers, path, nimali);
  const told = (on: Page, name: string) =>
    on.getByRole("status").filter({ hasText: `${name} has had this tusker open since` });
  await expect(told(hers, "keeper")).toBeVisible();
  await expect(hers.getByText("nimali has had")).toHaveCount(0);

  const closed = page.waitForResponse((answer) => answer.request().method() === "DELETE");
  await page.getByRole("link", { name: "Dashboard", exact: true }).first().click();
  expect((await closed).status()).toBe(200);
  await hers.clock.fastForward(15_000);
  await expect(told(hers, "keeper")).toHaveCount(0);
  await page.goto(path);
  await expect(told(page, "nimali")).toBeVisible();
  await hers.context().close();
});

test("the choice is accessible", { tag: "@deep" }, async ({ page, site }) => {
  test.slow();
  const raja = await addTusker(site, { name: "For Everybody" });
  await openAdminPage(page, `/admin/edit-tusker/${raja._id}`);
  await page.locator("#description").fill("Raja walks before the golden casket.");
  await changeElsewhere(site, "tusker", raja, { description: "Raja stands before the casket.", age: 62 });
  await button(page, "Update Tusker").click();
  await expect(conflict(page)).toBeVisible();
  await button(page, "Save what I chose").click();
  await isAccessible(page);
});
