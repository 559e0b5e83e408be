import type { Page } from "@playwright/test";
import { openAdminPage } from "../support/admin-visit.ts";
import { expect, test } from "../support/e2e-site.ts";
import {
  addArticle,
  addTusker,
  button,
  changeElsewhere,
  findByName,
  isAccessible,
  stored,
} from "../support/entry-forms.ts";

test.use({ mayComplain: [[/status of (404|410|412)/], { scope: "test" }] });

const conflict = (page: Page, noun = "tusker") =>
  page.getByRole("region", { name: `This ${noun} was changed while you were writing` });
const field = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

test.describe("the second of two saves", () => {
  test("is told what differs field by field, chooses, and saves both people's work", async ({
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
    await expect(other.getByText("Two Windows was updated.")).toBeVisible();
    await elsewhere.close();

    await page.getByLabel("Tusker Name").fill("Two Windows Raja");
    await page.locator("#description").fill("Raja walks before the golden casket.");
    await button(page, "Update Tusker").click();
    await expect(conflict(page)).toBeVisible();
    await expect(conflict(page).getByText(/^keeper saved it on /)).toBeVisible();
    await expect(conflict(page).locator("fieldset")).toHaveCount(3);
    await expect(field(page, "Tusker Name").getByText("Only you changed this.")).toBeVisible();
    await expect(field(page, "Tusker Name").getByRole("radio", { name: "Mine" })).toBeChecked();
    await expect(field(page, "Location").getByText("Only the other side changed this.")).toBeVisible();
    await expect(field(page, "Location").getByRole("radio", { name: "Theirs" })).toBeChecked();
    const description = field(page, "Description");
    await expect(description.getByText("Both of you changed this: choose one.")).toBeVisible();
    await expect(description.locator("ins")).toContainText([/golden/, /slowly/]);
    await description.getByText("Before both changes").click();
    await expect(description.getByText("Raja walks before the casket.", { exact: true })).toBeVisible();

    // What both changed is nobody's to decide but the person's.
    await button(page, "Save what I chose").click();
    await expect(description.getByText("Choose which of the two is to stay.")).toBeVisible();
    await description.getByRole("radio", { name: "Mine" }).check();
    await button(page, "Save what I chose").click();
    await expect(page.getByText("Two Windows Raja was updated.")).toBeVisible();
    expect(await stored(site, "tusker", raja._id)).toMatchObject({
      name: "Two Windows Raja",
      location: "Matale District",
      description: "Raja walks before the golden casket.",
      tags: ["kandy"],
    });
  });

  test("meets a third one too", async ({ page, site }) => {
    const article = await addArticle(site, { title: "Thrice" });
    await openAdminPage(page, `/admin/edit-article/${article._id}`);
    await page.getByLabel("Excerpt").fill("Mine.");
    await changeElsewhere(site, "article", article, { author: "Second" });
    await button(page, "Update Article").click();
    await expect(conflict(page, "article")).toBeVisible();
    await changeElsewhere(site, "article", article, { author: "Third" });
    await button(page, "Save what I chose").click();
    await expect(field(page, "Author").getByText("Third")).toBeVisible();
    await button(page, "Save what I chose").click();
    await expect(page.getByText("Article updated successfully!")).toBeVisible();
    expect(await stored(site, "article", article._id)).toMatchObject({ author: "Third", excerpt: "Mine." });
  });

  test("can go back to the text, which is as it was", async ({ page, site }) => {
    const raja = await addTusker(site, { name: "Back Again" });
    await openAdminPage(page, `/admin/edit-tusker/${raja._id}`);
    await page.getByLabel("Location").fill("Mine");
    await changeElsewhere(site, "tusker", raja, { location: "Theirs" });
    await page.keyboard.press("Control+s");
    await expect(conflict(page)).toBeVisible();
    // Nothing is saved past the question.
    await page.keyboard.press("Control+s");
    await button(page, "Back to my text").click();
    await expect(page.getByLabel("Location")).toHaveValue("Mine");
    expect(await stored(site, "tusker", raja._id)).toMatchObject({ location: "Theirs" });
    await button(page, "Update Tusker").click();
    await button(page, "All theirs").click();
    await button(page, "Save what I chose").click();
    await expect(page.getByText("there is nothing to save")).toBeVisible();
    await expect(page.getByLabel("Location")).toHaveValue("Theirs");
    await expect(page.getByText("Nothing is unsaved.")).toBeVisible();
  });
});

test.describe("an entry that is deleted while somebody writes", () => {
  test("is told of, and the text can be saved as a new one", async ({ page, site }) => {
    const raja = await addTusker(site, { name: "Binned Meanwhile" });
    await openAdminPage(page, `/admin/edit-tusker/${raja._id}`);
    await page.locator("#description").fill("A long text.");
    expect((await site.call("DELETE", `/api/tuskers/${raja._id}`)).status).toBe(200);
    await button(page, "Update Tusker").click();
    const notice = page.getByRole("alert").filter({ hasText: "This tusker is in the bin" });
    await expect(notice).toBeFocused();
    await expect(page.locator("#description")).toHaveValue("A long text.");
    await button(page, "Save as a new tusker").click();
    await expect(page.getByText("Binned Meanwhile was added.")).toBeVisible();
    const fresh = await findByName(site, "tusker", "Binned Meanwhile");
    expect(fresh).toMatchObject({ description: "A long text.", slug: "binned-meanwhile-2" });
    expect(fresh?._id).not.toBe(raja._id);
  });

  test("can be taken out of the bin, and saved then", async ({ page, site }) => {
    const article = await addArticle(site, { title: "Out of the bin" });
    await openAdminPage(page, `/admin/edit-article/${article._id}`);
    await page.getByLabel("Author").fill("Still here");
    await site.call("DELETE", `/api/articles/${article._id}`);
    await button(page, "Update Article").click();
    await expect(page.getByText("This article is in the bin")).toBeVisible();
    expect((await site.call("POST", `/api/bin/article/${article._id}/restore`)).status).toBe(200);
    await button(page, "Update Article").click();
    // Going to the bin and back were changes of others.
    await button(page, "Save what I chose").click();
    await expect(page.getByText("Article updated successfully!")).toBeVisible();
    expect(await stored(site, "article", article._id)).toMatchObject({ author: "Still here" });
  });
});

test("the choice can be used by everybody", async ({ page, site }) => {
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
