import type { BrowserContext, Page } from "@playwright/test";
import { expectNoViolation, openAdminPage } from "../support/admin-visit.ts";
import { expect, test } from "../support/e2e-site.ts";
import { button, draftKeys, heading, isAccessible, isKept, leaveWhenAsked } from "../support/entry-forms.ts";
import { addArticle, addTusker, changeElsewhere, stored } from "../support/stored-entries.ts";

const ADD_ARTICLE = "/admin/dashboard/addarticle";

const offer = (page: Page) => page.getByRole("region", { name: /^You have unsaved text from / });

const keptText = (page: Page): Promise<string> => page.evaluate("JSON.stringify(Object.values(localStorage))");

/** The page dies as it stands: no event of it comes any more. */
async function crash(context: BrowserContext, page: Page): Promise<void> {
  const died = page.waitForEvent("crash");
  const session = await context.newCDPSession(page);
  // A page that has died does not answer.
  session.send("Page.crash").catch(() => {});
  await died;
  await page.close();
}

test.describe("text that was not saved", () => {
  // What the server refuses is an error to the browser too.
  test.use({ mayComplain: [[/status of (404|410|412)/], { scope: "test" }] });

  test("is offered after the page died in the middle of writing, and is saved in the end", async ({
    page,
    context,
    site,
  }) => {
    await openAdminPage(page, ADD_ARTICLE);
    await page.getByLabel("Article Title").fill("Half a title");
    await page.locator("#content").pressSequentially("Elephants walk");
    // The notice may still stand for the title, which was kept before.
    await expect.poll(() => keptText(page)).toContain("Elephants walk");
    await crash(context, page);

    const again = await context.newPage();
    await again.goto(ADD_ARTICLE);
    await expect(offer(again)).toBeVisible();
    await expect(again.getByLabel("Article Title")).toHaveValue("");
    await offer(again).getByText("What differs: Article Title, Article Content").click();
    await expect(offer(again).getByText("Half a title")).toBeVisible();
    await expectNoViolation(again);
    await button(again, "Restore").click();
    await expect(offer(again)).toBeHidden();
    await expect(again.getByLabel("Article Title")).toHaveValue("Half a title");
    await expect(again.locator("#content")).toHaveText("Elephants walk");
    await isKept(again);
    await again.getByLabel("Category").selectOption("Wildlife");
    await again.getByLabel("Author").fill("A. Writer");
    await again.getByLabel("Excerpt").fill("In short.");
    await button(again, "Publish Article").click();
    await expect(heading(again, "Dashboard")).toBeVisible();
    expect(await draftKeys(again)).toEqual([]);
    await again.goto(ADD_ARTICLE);
    await expect(again.getByLabel("Article Title")).toHaveValue("");
    await expect(offer(again)).toHaveCount(0);
    expect((await site.call("GET", "/api/articles/slug/half-a-title")).status).toBe(200);
  });

  test("is offered after the tab was closed at once after the last keystroke", { tag: "@deep" }, async ({
    page,
    context,
    site,
  }) => {
    const raja = await addTusker(site, { name: "Closed Tab" });
    const path = `/admin/edit-tusker/${raja._id}`;
    await openAdminPage(page, path);
    await page.locator("#description").fill("Written in the last moment.");
    await page.close({ runBeforeUnload: false });
    const again = await context.newPage();
    await again.goto(path);
    await button(again, "Restore").click();
    await expect(again.locator("#description")).toHaveText("Written in the last moment.");
    await button(again, "Update Tusker").click();
    await expect(heading(again, "Dashboard")).toBeVisible();
    expect(await stored(site, "tusker", raja._id)).toMatchObject({ description: "Written in the last moment." });
  });

  test("can be discarded, after a question", { tag: "@deep" }, async ({ page, site }) => {
    const raja = await addTusker(site, { name: "Discarded" });
    await openAdminPage(page, `/admin/edit-tusker/${raja._id}`);
    await page.getByLabel("Location").fill("Not so");
    await isKept(page);
    expect(await draftKeys(page)).toEqual([`desk-draft:tusker:${raja._id}`]);
    leaveWhenAsked(page);
    await page.reload();
    await button(page, "Discard").click();
    const dialog = page.getByRole("alertdialog", { name: "Discard the unsaved text?" });
    await button(page, "Cancel").click();
    await expect(offer(page)).toBeVisible();
    await button(page, "Discard").click();
    await dialog.getByRole("button", { name: "Discard" }).click();
    await expect(offer(page)).toBeHidden();
    expect(await draftKeys(page)).toEqual([]);
    await expect(page.getByLabel("Location")).toHaveValue("Kandy District");
  });

  test("is not written over while it is still offered", { tag: "@deep" }, async ({ page }) => {
    await openAdminPage(page, ADD_ARTICLE);
    await page.getByLabel("Article Title").fill("The first text");
    await isKept(page);
    leaveWhenAsked(page);
    await page.reload();
    await expect(offer(page)).toBeVisible();
    await page.getByLabel("Article Title").fill("The second text");
    await isKept(page);
    leaveWhenAsked(page);
    await page.reload();
    await expect(offer(page)).toHaveCount(2);
    for (const text of ["The second text", "The first text"]) {
      await button(page, "Restore").first().click();
      await expect(page.getByLabel("Article Title")).toHaveValue(text);
    }
    await page.evaluate("localStorage.clear()");
  });

  test("that was made from an older version is held against what others saved since then", { tag: "@deep" }, async ({
    page,
    site,
  }) => {
    const raja = await addTusker(site, { name: "Old Draft" });
    await openAdminPage(page, `/admin/edit-tusker/${raja._id}`);
    await page.getByLabel("Location").fill("Matale District");
    await isKept(page);
    leaveWhenAsked(page);
    await page.goto("/admin/dashboard");
    await changeElsewhere(site, "tusker", raja, { age: 61 });
    await page.goto(`/admin/edit-tusker/${raja._id}`);
    await button(page, "Restore").click();
    await button(page, "Update Tusker").click();
    await expect(page.getByRole("heading", { name: "This tusker was changed while you were writing" })).toBeFocused();
    await button(page, "Save what I chose").click();
    await expect(heading(page, "Dashboard")).toBeVisible();
    expect(await stored(site, "tusker", raja._id)).toMatchObject({ age: 61, location: "Matale District" });
  });

  test("of an entry that is gone is offered for a new one", { tag: "@deep" }, async ({ page, site }) => {
    const raja = await addTusker(site, { name: "Gone Meanwhile" });
    await openAdminPage(page, `/admin/edit-tusker/${raja._id}`);
    await page.locator("#description").fill("Worth keeping.");
    await isKept(page);
    leaveWhenAsked(page);
    await page.goto("/admin/dashboard");
    expect((await site.call("DELETE", `/api/tuskers/${raja._id}`)).status).toBe(200);
    await page.goto(`/admin/edit-tusker/${raja._id}`);
    await expect(heading(page, "Add Tusker")).toBeVisible();
    await expect(page.getByRole("alert").getByText("This tusker is in the bin")).toBeVisible();
    await button(page, "Restore").click();
    await expect(page.locator("#description")).toHaveText("Worth keeping.");
    await button(page, "Add Tusker").click();
    await expect(page.getByText("“Gone Meanwhile” was added.")).toBeVisible();
    expect(await draftKeys(page)).toEqual([]);
  });
});

test.describe("leaving", () => {
  // What was still on its way when somebody logged out is refused.
  test.use({ mayComplain: [[/status of 401/], { scope: "test" }] });

  test("with unsaved changes asks, and keeps them all the same", async ({ page }) => {
    await openAdminPage(page);
    await page.getByRole("link", { name: "Add Article" }).click();
    await page.getByLabel("Article Title").fill("Not yet");
    const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
    await page.getByRole("link", { name: "Dashboard" }).last().click();
    await expect(dialog).toBeVisible();
    await button(page, "Cancel").click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel("Article Title")).toHaveValue("Not yet");
    await page.goBack();
    await expect(dialog).toBeVisible();
    await button(page, "Leave").click();
    await expect(dialog).toBeHidden();
    await expect(page).not.toHaveURL(/addarticle/);
    await page.goto(ADD_ARTICLE);
    await expect(offer(page)).toBeVisible();
    await page.evaluate("localStorage.clear()");
  });

  test("the site itself asks too, by the browser", { tag: "@deep" }, async ({ page }) => {
    await openAdminPage(page, ADD_ARTICLE);
    await page.getByLabel("Article Title").fill("Not yet");
    const asked = page.waitForEvent("dialog");
    await page.evaluate("void setTimeout(() => location.reload())");
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await expect(page.getByLabel("Article Title")).toHaveValue("Not yet");
    await page.getByLabel("Article Title").fill("");
    await page.reload();
    await expect(page.getByLabel("Article Title")).toHaveValue("");
  });

  test("by logging out leaves nothing behind if that is what was chosen", { tag: "@deep" }, async ({ page }) => {
    await openAdminPage(page, ADD_ARTICLE);
    await page.getByLabel("Article Title").fill("On a shared computer");
    await isKept(page);
    await button(page, "Logout").click();
    await button(page, "Log out and remove it").click();
    await expect(heading(page, "Admin Login")).toBeVisible();
    expect(await draftKeys(page)).toEqual([]);
  });
});

test("a second tab with the same entry is warned of, and neither takes the other's text away", {
  tag: "@deep",
}, async ({ page, context, site }) => {
  const article = await addArticle(site, { title: "In two tabs" });
  const path = `/admin/edit-article/${article._id}`;
  await openAdminPage(page, path);
  const warning = (tab: Page) => tab.getByText("open in another tab");
  await page.getByLabel("Author").fill("First tab");
  await isKept(page);
  const other = await context.newPage();
  await other.goto(path);
  await expect(warning(other)).toBeVisible();
  await expect(warning(page)).toBeVisible();
  // The first tab lives: its text is not offered here.
  await expect(offer(other)).toHaveCount(0);
  await other.getByLabel("Author").fill("Second tab");
  await isKept(other);
  expect(await draftKeys(page)).toHaveLength(2);
  await other.close();
  await expect(warning(page)).toBeHidden();
  await page.close();
  const later = await context.newPage();
  await later.goto(path);
  await expect(offer(later)).toHaveCount(2);
});

test("the offer is accessible", { tag: "@deep" }, async ({ page }) => {
  test.slow();
  await openAdminPage(page, ADD_ARTICLE);
  await page.getByLabel("Article Title").fill("For everybody");
  await isKept(page);
  leaveWhenAsked(page);
  await page.reload();
  await offer(page).getByText("What differs: Article Title").click();
  await isAccessible(page);
});
