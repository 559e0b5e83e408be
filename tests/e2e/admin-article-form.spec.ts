import { siteDay } from "../../src/platform/text/publication-day.ts";
import { endSession, fillSignIn, openAdminPage } from "../support/admin-visit.ts";
import { expect, test } from "../support/e2e-site.ts";
import { addArticle, button, findByName, heading, isAccessible, stored } from "../support/entry-forms.ts";

const ADD = "/admin/dashboard/addarticle";
const DASHBOARD = /\/admin\/dashboard(\?show=articles)?$/;

test.describe("adding an article", () => {
  test("publishes what was written, and says so on the dashboard", async ({ page, site }) => {
    await openAdminPage(page, ADD);
    await expect(page).toHaveTitle("Add Article | Sri Lankan Tuskers");
    await expect(page.getByLabel("Publish Date")).toHaveValue(siteDay(new Date()));
    await page.getByPlaceholder("Enter a descriptive title").fill("Elephants of the dry zone");
    await expect(page.getByLabel("Category").getByRole("option")).toHaveText([
      "Select a category",
      "Conservation",
      "Education",
      "Research",
      "Wildlife",
    ]);
    await page.getByLabel("Category").selectOption("Research");
    await page.getByLabel("Author").fill("A. Writer");
    await page.getByPlaceholder("A brief summary of the article (displayed in article cards)").fill("In short.");
    await page.locator("#content").fill("<h2>First</h2>\n\nElephants <b>walk</b> far.");
    await button(page, "Add habitat").click();
    await button(page, "Add corridors").click();
    await expect(button(page, "Add habitat")).toHaveCount(0);
    await page.getByRole("group").getByText("Description", { exact: true }).click();
    await page.locator("#description").fill("Above the text.");
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

  test("needs title, category, day, author, excerpt and content", async ({ page, trouble }) => {
    await openAdminPage(page, ADD);
    await page.getByLabel("Publish Date").fill("");
    await button(page, "Publish Article").click();
    const summary = page.getByRole("alert").filter({ hasText: "Please fill out all required fields" });
    await expect(summary.getByRole("link")).toHaveText([
      "Article Title",
      "Category",
      "Publish Date",
      "Author",
      "Excerpt",
      "Article Content",
    ]);
    await expect(page.getByLabel("Article Title")).toBeFocused();
    await summary.getByRole("link", { name: "Article Content" }).click();
    await expect(page.locator("#content")).toBeFocused();
    await expect(page.getByLabel("Category")).toHaveAccessibleDescription("Choose a category.");
    expect(trouble.calls.filter((call) => call === "/api/articles")).toEqual([]);
  });

  test("says of a day to come that it is only public from then on", async ({ page, site }) => {
    await openAdminPage(page, ADD);
    await page.getByLabel("Article Title").fill("For later");
    await page.getByLabel("Category").selectOption("Wildlife");
    await page.getByLabel("Author").fill("A. Writer");
    await page.getByLabel("Excerpt").fill("In short.");
    await page.locator("#content").fill("Later.");
    await page.getByLabel("Publish Date").fill("2199-12-24");
    await expect(page.getByText("Scheduled: becomes public on 24 December 2199.")).toBeVisible();
    await button(page, "Publish Article").click();
    await expect(page).toHaveURL(DASHBOARD);
    expect((await page.request.get("/articles/for-later")).status()).toBe(404);
    // With the token it opens for editing all the same.
    const later = await findByName(site, "article", "For later");
    await page.goto(`/admin/edit-article/${later?._id}`);
    await expect(page.getByLabel("Publish Date")).toHaveValue("2199-12-24");
    await expect(page.getByText("Scheduled: becomes public on 24 December 2199.")).toHaveCount(2);
  });

  test("without a token says so and leads to the sign-in, and back to the text", async ({ page }) => {
    await openAdminPage(page, ADD);
    await page.getByLabel("Article Title").fill("Written without a token");
    await page.evaluate("localStorage.removeItem('token'); localStorage.removeItem('user-token')");
    await button(page, "Publish Article").click();
    await expect(heading(page, "Admin Login")).toBeVisible();
    await expect(page.getByText("You must be logged in to publish an article")).toBeVisible();
    await fillSignIn(page);
    await expect(page.getByLabel("Article Title")).toHaveValue("Written without a token");
    await expect(page.getByText("What you had written is back, as you left it.")).toBeVisible();
  });
});

test.describe("editing an article", () => {
  test.use({ mayComplain: [[/status of (401|404|410|500|503)/], { scope: "test" }] });

  test("shows what is stored, and says that it was updated", async ({ page, site }) => {
    const article = await addArticle(site, { title: "Edited article", tags: ["habitat"], description: "Above." });
    await openAdminPage(page);
    const held = Promise.withResolvers<void>();
    await page.route(`**/api/articles/${article._id}`, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(`/admin/edit-article/${article._id}`);
    await expect(page.getByText("Loading article data...")).toBeVisible();
    held.resolve();
    await expect(heading(page, "Edit Article")).toBeVisible();
    await expect(page.getByLabel("Article Title")).toHaveValue("Edited article");
    await expect(page.getByLabel("Category")).toHaveValue("research");
    await expect(page.getByLabel("Publish Date")).toHaveValue("2026-01-10");
    await expect(page.locator("#content")).toHaveValue("Elephants walk far.");
    await expect(page.locator("#description")).toHaveValue("Above.");
    await page.getByLabel("Article Title").fill("Edited twice");
    await page.locator("#description").fill("");
    await button(page, "Update Article").click();
    await expect(page).toHaveURL(DASHBOARD);
    await expect(page.getByRole("status").getByText("Article updated successfully!")).toBeVisible();
    expect(await stored(site, "article", article._id)).toMatchObject({
      title: "Edited twice",
      description: "Where elephants walk.",
      slug: "edited-article",
      tags: ["habitat"],
    });
  });

  test("that cannot be loaded says why and goes to the dashboard", async ({ page, site }) => {
    await openAdminPage(page);
    await page.goto("/admin/edit-article/0123456789abcdef01234567");
    await expect(page).toHaveURL(DASHBOARD);
    await expect(page.getByText("Error loading article data: Article not found")).toBeVisible();
    const binned = await addArticle(site, { title: "In the bin" });
    await site.call("DELETE", `/api/articles/${binned._id}`);
    await page.goto(`/admin/edit-article/${binned._id}`);
    await expect(page.getByText(/Error loading article data: This entry has been taken out/)).toBeVisible();
    const broken = await addArticle(site, { title: "Broken" });
    const message = "Not available just now.";
    await page.route(`**/api/articles/${broken._id}`, (route) =>
      route.fulfill({ status: 503, json: { statusCode: 503, message } }),
    );
    await page.goto(`/admin/edit-article/${broken._id}`);
    await expect(page).toHaveURL(DASHBOARD);
    await expect(page.getByText(`Error loading article data: ${message}`)).toBeVisible();
  });

  test("that cannot be saved says why", async ({ page, site }) => {
    const article = await addArticle(site, { title: "Hard to save" });
    await openAdminPage(page, `/admin/edit-article/${article._id}`);
    await page.getByLabel("Author").fill("B. Writer");
    await page.route(
      `**/api/articles/${article._id}`,
      (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<p>A proxy's page</p>" }),
      { times: 1 },
    );
    await button(page, "Update Article").click();
    await expect(page.getByText("Failed to update article: Unexpected response from server")).toBeVisible();
    await expect(page.getByLabel("Author")).toHaveValue("B. Writer");
    await button(page, "Update Article").click();
    await expect(page).toHaveURL(DASHBOARD);
    expect(await stored(site, "article", article._id)).toMatchObject({ author: "B. Writer" });
  });

  test("goes on where it was when the sign-in ends in the middle", async ({ page, site, trouble }) => {
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
    await button(page, "Update Article").click();
    await expect(page).toHaveURL(DASHBOARD);
    expect(await stored(site, "article", article._id)).toMatchObject({ author: "C. Writer" });
  });

  test("without a token names the reason at the sign-in", async ({ page, site }) => {
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

test("the form can be used by everybody", async ({ page, site }) => {
  test.slow();
  const article = await addArticle(site, { title: "For everybody", tags: ["habitat"], publishDate: "2199-01-01" });
  await openAdminPage(page, `/admin/edit-article/${article._id}`);
  await page.getByLabel("Author").fill("");
  await button(page, "Update Article").click();
  await expect(page.getByLabel("Author")).toBeFocused();
  await isAccessible(page);
});
