import { expectNoViolation, openAdminPage } from "../support/admin-visit.ts";
import { expect, test } from "../support/e2e-site.ts";
import { button, heading, isAccessible } from "../support/entry-forms.ts";
import { addArticle, addTusker, changeElsewhere, stored } from "../support/stored-entries.ts";

test.describe("the history of an entry", () => {
  // What the server refuses is an error to the browser too.
  test.use({ mayComplain: [[/status of (404|412)/], { scope: "test" }] });

  test("shows who saved what, compares any two versions and restores an old one", async ({ page, site }) => {
    const raja = await addTusker(site, { name: "Many Versions" });
    await changeElsewhere(site, "tusker", raja, { description: "Raja walks before the golden casket." });
    await changeElsewhere(site, "tusker", raja, {
      description: "Raja walks before the golden casket.",
      tags: ["kandy"],
      status: "dead",
    });
    await openAdminPage(page, `/admin/edit-tusker/${raja._id}`);
    await page.getByRole("link", { name: "History" }).click();
    await expect(heading(page, "History of Many Versions")).toBeFocused();
    const versions = page.getByRole("region", { name: "Versions" }).getByRole("listitem");
    await expect(versions).toHaveCount(3);
    await expect(versions.first()).toContainText("Version 3");
    await expect(versions.first()).toContainText("Changed by keeper");
    await expect(versions.last()).toContainText("Created by keeper");

    // The newest change stands there at once.
    const changes = page.getByRole("region", { name: "What changed from version 2 to 3" });
    await expect(changes.getByRole("term")).toHaveText(["Tags", "Status", "Facts and sources"]);
    await expect(changes.locator("del")).toContainText(["Alive"]);
    await expect(changes.locator("ins")).toContainText(["kandy", "Dead"]);
    await page.getByLabel("From", { exact: true }).selectOption({ index: 2 });
    const all = page.getByRole("region", { name: "What changed from version 1 to 3" });
    await expect(all.getByRole("term")).toHaveText(["Tags", "Description", "Status", "Facts and sources"]);
    await expect(all.locator("ins").filter({ hasText: "golden" })).toBeVisible();
    await expect(page).toHaveURL(/from=1&to=3$/);
    await versions
      .nth(1)
      .getByRole("button", { name: /^Version 2/ })
      .click();
    await expect(page.getByRole("region", { name: "What changed from version 1 to 2" })).toBeVisible();

    await button(page, "Restore version 1").click();
    const dialog = page.getByRole("dialog", { name: "Restore version 1?" });
    await button(page, "Cancel").click();
    await expect(dialog).toBeHidden();
    await button(page, "Restore version 1").click();
    await dialog.getByRole("button", { name: "Restore" }).click();
    await expect(versions).toHaveCount(4);
    await expect(versions.first()).toContainText("Restored by keeper");
    expect(await stored(site, "tusker", raja._id)).toMatchObject({
      description: "Raja walks before the casket.",
      status: "alive",
      tags: [],
    });
    await expectNoViolation(page);
  });

  test("of an article is shown too", { tag: "@deep" }, async ({ page, site }) => {
    const article = await addArticle(site, { title: "Two versions" });
    await changeElsewhere(site, "article", article, { category: "wildlife" });
    await openAdminPage(page, `/admin/edit-article/${article._id}/history`);
    await expect(heading(page, "History of Two versions")).toBeVisible();
    const changes = page.getByRole("region", { name: "What changed from version 1 to 2" });
    await expect(changes.getByRole("term")).toHaveText(["Category"]);
    await page.getByRole("link", { name: "Edit Article" }).click();
    await expect(page.getByLabel("Category")).toHaveValue("wildlife");
  });

  test("restores nothing over a save in the meantime", async ({ page, site }) => {
    const raja = await addTusker(site, { name: "Changed Meanwhile" });
    await changeElsewhere(site, "tusker", raja, { age: 61 });
    await openAdminPage(page, `/admin/edit-tusker/${raja._id}/history`);
    await expect(button(page, "Restore version 1")).toBeVisible();
    await changeElsewhere(site, "tusker", raja, { age: 62 });
    await button(page, "Restore version 1").click();
    await page.getByRole("dialog").getByRole("button", { name: "Restore" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "changed" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Versions" }).getByRole("listitem")).toHaveCount(3);
    expect(await stored(site, "tusker", raja._id)).toMatchObject({ age: 62 });
  });

  test("of an unknown entry says so", { tag: "@deep" }, async ({ page }) => {
    await openAdminPage(page, "/admin/edit-tusker/0123456789abcdef01234567/history");
    await expect(page.getByRole("alert").getByText("The history could not be loaded")).toBeVisible();
    await expect(button(page, "Try Again")).toBeVisible();
  });
});

test("the history is accessible", { tag: "@deep" }, async ({ page, site }) => {
  test.slow();
  const raja = await addTusker(site, { name: "For Everybody" });
  await changeElsewhere(site, "tusker", raja, { description: "Raja walks slowly.", age: 61 });
  await openAdminPage(page, `/admin/edit-tusker/${raja._id}/history`);
  await expect(page.getByRole("term").first()).toBeVisible();
  await isAccessible(page);
});
