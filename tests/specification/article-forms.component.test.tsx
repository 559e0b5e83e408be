import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { removeToken } from "../../src/admin/kit/api/token.browser.ts";
import { siteDay } from "../../src/platform/text/dates/publication-day.ts";
import { openScreen } from "../components/admin-screens.tsx";
import { freshName } from "../components/fresh-name.ts";
import { button, field, fillArticle, heading, texts } from "../components/locators.ts";
import { answerWithPage, failOnce, holdCalls } from "../components/network.ts";
import { site } from "../components/site.ts";
import { addArticle } from "../support/stored-entries.ts";

const ADD = "/admin/dashboard/addarticle";
const UNKNOWN = "0123456789abcdef01234567";

test("Add Article asks for what is specified", async () => {
  openScreen(ADD);
  await expect.element(heading("Add Article")).toBeVisible();
  await expect.element(field("Article Title")).toHaveAttribute("placeholder", "Enter a descriptive title");
  await texts(field("Category").getByRole("option")).toEqual([
    "Select a category",
    "Conservation",
    "Education",
    "Research",
    "Wildlife",
  ]);
  await expect.element(field("Excerpt")).toHaveAttribute("rows", "3");
  await expect
    .element(field("Excerpt"))
    .toHaveAttribute("placeholder", "A brief summary of the article (displayed in article cards)");
  await expect.element(page.getByRole("textbox", { name: "Article Content" })).toBeVisible();
  await expect.element(page.getByText("HTML is supported")).toBeVisible();
  await expect.element(field("Author")).toBeVisible();
  await expect.element(field("Publish Date")).toHaveValue(siteDay(new Date()));
  await expect.element(page.getByRole("combobox", { name: "Tags" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Featured Images" })).toBeVisible();
  await expect.element(button("Publish Article")).toBeVisible();
  await expect
    .element(page.getByRole("main").getByRole("link", { name: "Dashboard" }))
    .toHaveAttribute("href", expect.stringMatching(/^\/admin\/dashboard(?:\?|$)/));
});

test("ten tags are suggested", async () => {
  openScreen(ADD);
  const suggested = page.getByRole("button").filter({ hasText: /^Add \p{Ll}/u });
  await texts(suggested).toEqual(
    "conservation wildlife habitat protection culture history research behavior corridors coexistence"
      .split(" ")
      .map((tag) => `Add ${tag}`),
  );
});

test("what is missing is asked for in one sentence", async () => {
  openScreen(ADD);
  await field("Publish Date").fill("");
  await button("Publish Article").click();
  const summary = page.getByRole("alert").filter({ hasText: "Please fill out all required fields" });
  await texts(summary.getByRole("link")).toEqual([
    "Article Title",
    "Category",
    "Excerpt",
    "Article Content",
    "Author",
    "Publish Date",
  ]);
});

test("an article is published, and the dashboard says so", async () => {
  openScreen(ADD);
  await fillArticle(freshName("Published"));
  await answerWithPage("**/api/articles");
  await button("Publish Article").click();
  const failure = "Failed to publish article: Unexpected response from server";
  await expect.element(page.getByText(failure)).toBeVisible();
  await button("Publish Article").click();
  await expect.element(heading("Dashboard")).toBeVisible();
  await expect.element(page.getByText("Article published successfully!")).toBeVisible();
});

test("Edit Article loads, and updates", async () => {
  const { _id } = await addArticle(site, { title: "To be edited" });
  const letGo = await holdCalls(`**/api/articles/${_id}`);
  openScreen(`/admin/edit-article/${_id}`);
  await expect.element(page.getByText("Loading article data...")).toBeVisible();
  await letGo();
  await expect.element(heading("Edit Article")).toBeVisible();
  await expect.element(field("Article Title")).toHaveValue("To be edited");
  await field("Author").fill("B. Writer");
  await failOnce(`**/api/articles/${_id}`, 503, { statusCode: 503, message: "Not just now." });
  await button("Update Article").click();
  await expect.element(page.getByText("Failed to update article: Not just now.")).toBeVisible();
  await button("Update Article").click();
  await expect.element(heading("Dashboard")).toBeVisible();
  await expect.element(page.getByText("Article updated successfully!")).toBeVisible();
});

test("an article that is not there leads to the dashboard, which says why", async () => {
  openScreen(`/admin/edit-article/${UNKNOWN}`);
  await expect.element(heading("Dashboard")).toBeVisible();
  await expect.element(page.getByText("Error loading article data: Article not found")).toBeVisible();
});

test.each([
  ["publish an article", ADD, "Publish Article"],
  ["update an article", undefined, "Update Article"],
])("without a token the login says that one must be logged in to %s", async (what, address, save) => {
  openScreen(address ?? `/admin/edit-article/${(await addArticle(site, { title: freshName("Left") }))._id}`);
  await fillArticle(freshName("Unsent"));
  removeToken();
  await button(save).click();
  await expect.element(heading("Admin Login")).toBeVisible();
  await expect.element(page.getByText(`You must be logged in to ${what}`)).toBeVisible();
});
