import { siteDay } from "../../src/platform/text/dates/publication-day.ts";
import { endSession, expectNoViolation, fillSignIn, openAdminPage } from "../support/admin-visit.ts";
import { expect, test } from "../support/e2e-site.ts";
import { button, heading, isAccessible, writeHtml } from "../support/entry-forms.ts";
import { addArticle, findByName, stored } from "../support/stored-entries.ts";

const ADD = "/admin/dashboard/addarticle";
const DASHBOARD = /\/admin\/dashboard(\?show=articles)?$/;

test.describe("adding an article", () => {
  test("publishes what was written, and says so on the dashboard", async ({ page, site }) => {
    await openAdminPage(page, ADD);
    await expect(page).toHaveTitle("Add Article | Sri Lankan Tuskers");
    await page.getByLabel("Article Title").fill("Elephants of the dry zone");
    await page.getByLabel("Category").selectOption("Research");
    await page.getByLabel("Author").fill("A. Writer");
    await page.getByLabel("Excerpt").fill("In short.");
    await writeHtml(page, "Article Content", "<h2>First</h2>\n\nElephants <b>walk</b> far.");
    await button(page, "Add habitat").click();
    await button(page, "Add corridors").click();
    await expect(button(page, "Add habitat")).toHaveCount(0);
    await page.getByRole("group").getByText("Description", { exact: true }).click();
    await page.locator("#description").fill("Above the text.");
    await expectNoViolation(page);
    await button(page, "Publish Article").click();

    await expect(page).toHaveURL(DASHBOARD);
    await expect(page.getByRole("status").getByText("Article published successfully!")).toBeVisible();
    expect(await findByName(site, "article", "Elephants of the dry zone")).toMatchObject({
      slug: "elephants-of-the-dry-zone",
      category: "research",
      author: "A. Writer",
      excerpt: "In short.",
      description: "Above the text.",
      publishDate: siteDay(new Date()),
      tags: ["habitat", "corridors"],
      publication: "published",
    });
    expect((await page.request.get("/articles/elephants-of-the-dry-zone")).status()).toBe(200);
  });

  test("without a token says so and leads to the sign-in, and back to the text", { tag: "@deep" }, async ({ page }) => {
    await openAdminPage(page, ADD);
    await page.getByLabel("Article Title").fill("Written without a token");
    await page.evaluate("localStorage.removeItem('token'); localStorage.removeItem('user-token')");
    await button(page, "Publish Article").click();
    await expect(heading(page, "Admin Login")).toBeVisible();
    await expect(page.getByText("You must be logged in to publish an article")).toBeVisible();
    await fillSignIn(page);
    await expect(page.getByLabel("Article Title")).toHaveValue("Written without a token");
  });
});

test.describe("editing an article", () => {
  test.use({ mayComplain: [[/status of (401|404|410|500|503)/], { scope: "test" }] });

  test("goes on where it was when the sign-in ends in the middle", { tag: "@deep" }, async ({
    page,
    site,
    trouble,
  }) => {
    const article = await addArticle(site, { title: "Long in the making" });
    await openAdminPage(page, `/admin/edit-article/${article._id}`);
    await page.getByLabel("Author").fill("C. Writer");
    await endSession(page, trouble);
    await button(page, "Update Article").click();
    const dialog = page.getByRole("dialog", { name: "Your sign-in has ended" });
    await expect(dialog).toBeVisible();
    await fillSignIn(page);
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel("Author")).toHaveValue("C. Writer");
    await expectNoViolation(page);
    await button(page, "Update Article").click();
    await expect(page).toHaveURL(DASHBOARD);
    expect(await stored(site, "article", article._id)).toMatchObject({ author: "C. Writer" });
  });

  test("without a token names the reason at the sign-in", { tag: "@deep" }, async ({ page, site }) => {
    const article = await addArticle(site, { title: "Signed out" });
    await openAdminPage(page, `/admin/edit-article/${article._id}`);
    await page.getByLabel("Author").fill("D. Writer");
    await page.evaluate("localStorage.removeItem('token'); localStorage.removeItem('user-token')");
    await button(page, "Update Article").click();
    await expect(page.getByText("You must be logged in to update an article")).toBeVisible();
    await fillSignIn(page);
    await expect(page.getByLabel("Author")).toHaveValue("D. Writer");
  });
});

test("the form is accessible", { tag: "@deep" }, async ({ page, site }) => {
  test.slow();
  const article = await addArticle(site, { title: "For everybody", tags: ["habitat"], publishDate: "2199-01-01" });
  await openAdminPage(page, `/admin/edit-article/${article._id}`);
  await page.getByLabel("Author").fill("");
  await button(page, "Update Article").click();
  await expect(page.getByLabel("Author")).toBeFocused();
  await isAccessible(page);
});
