import type { ComponentProps } from "react";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { openScreen, type Screens } from "../../../../tests/components/admin-screens.tsx";
import { freshName } from "../../../../tests/components/fresh-name.ts";
import {
  button,
  draftKeys,
  field,
  fillArticle,
  heading,
  openSection,
  texts,
} from "../../../../tests/components/locators.ts";
import { answerWithPage, failOnce, holdCalls, watchCalls } from "../../../../tests/components/network.ts";
import { emptyText } from "../../../../tests/components/rich-text.ts";
import { site } from "../../../../tests/components/site.ts";
import { addArticle, findByName, stored } from "../../../../tests/support/stored-entries.ts";
import { siteDay } from "../../../platform/text/dates/publication-day.ts";
import { removeToken } from "../../kit/api/token.browser.ts";
import EditArticle from "./edit-route.tsx";

const ADD = "/admin/dashboard/addarticle";

/** Its token goes away after the guard has let the page through. */
function SignedOut(props: ComponentProps<typeof EditArticle>) {
  removeToken();
  return <EditArticle {...props} />;
}

const content = page.css("#content");
const description = page.css("#description");

describe("adding an article", () => {
  test("begins empty, with today as its day, and suggests tags", async () => {
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
    await expect.element(field("Publish Date")).toHaveValue(siteDay(new Date()));
    const excerpt = field("Excerpt");
    await expect
      .element(excerpt)
      .toHaveAttribute("placeholder", "A brief summary of the article (displayed in article cards)");
    await expect.element(excerpt).toHaveAttribute("rows", "3");
    await expect.element(page.css("#content-html-text")).toHaveAttribute("rows", "15");
    await expect.element(content).toHaveAccessibleDescription(/HTML is supported/);
    await expect.element(page.getByRole("heading", { name: "Featured Images" })).toBeVisible();
    await expect.element(field("Choose images")).toHaveAttribute("multiple");
    const suggested = page.getByRole("button", { name: /^Add [a-z]/ });
    await texts(suggested).toEqual(
      "conservation wildlife habitat protection culture history research behavior corridors coexistence"
        .split(" ")
        .map((tag) => `Add ${tag}`),
    );
  });

  test("needs title, category, day, author, excerpt and content", async () => {
    openScreen(ADD);
    const calls = watchCalls();
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
    await expect.element(field("Article Title")).toHaveFocus();
    await summary.getByRole("link", { name: "Article Content" }).click();
    await expect.element(content).toHaveFocus();
    await expect.element(field("Category")).toHaveAttribute("aria-invalid", "true");
    expect(calls).not.toContain("POST /api/articles");
  });

  test("says of a day to come that it is only public from then on", async () => {
    openScreen(ADD);
    const title = freshName("For later");
    await fillArticle(title);
    await field("Publish Date").fill("2199-12-24");
    const scheduled = page.getByText("24 December 2199");
    await expect.element(scheduled).toBeVisible();
    await button("Publish Article").click();
    await expect.element(heading("Dashboard")).toBeVisible();
    const later = await findByName(site, "article", title);
    expect((await fetch(`/articles/${later?.slug}`)).status).toBe(404);
    // With the token it can still be opened for editing.
    openScreen(`/admin/edit-article/${later?._id}`);
    await expect.element(field("Publish Date")).toHaveValue("2199-12-24");
    await expect.poll(() => scheduled.elements()).toHaveLength(2);
  });

  test("that fails says why and keeps what was typed", { tags: ["deep"] }, async () => {
    openScreen(ADD);
    const title = freshName("Hard to publish");
    await fillArticle(title);
    const message = "Not available just now.";
    await failOnce("**/api/articles", 503, { statusCode: 503, message });
    await button("Publish Article").click();
    await expect.element(page.getByText(`Failed to publish article: ${message}`)).toBeVisible();
    await answerWithPage("**/api/articles");
    await button("Publish Article").click();
    await expect.element(page.getByText("Failed to publish article: Unexpected response from server")).toBeVisible();
    await expect.element(field("Article Title")).toHaveValue(title);
    await button("Publish Article").click();
    await expect.element(heading("Dashboard")).toBeVisible();
    expect(await findByName(site, "article", title)).toMatchObject({ author: "A. Writer" });
  });
});

describe("editing an article", () => {
  test("shows what is stored, and says that it was updated", async () => {
    const article = await addArticle(site, { title: "Edited article", tags: ["habitat"], description: "Above." });
    const letGo = await holdCalls(`**/api/articles/${article._id}`);
    openScreen(`/admin/edit-article/${article._id}`);
    await expect.element(page.getByText("Loading article data...")).toBeVisible();
    await letGo();
    await expect.element(heading("Edit Article")).toBeVisible();
    await expect.element(field("Article Title")).toHaveValue("Edited article");
    await expect.element(field("Category")).toHaveValue("research");
    await expect.element(field("Publish Date")).toHaveValue("2026-01-10");
    await expect.element(content).toHaveTextContent("Elephants walk far.");
    await openSection("Description");
    await expect.element(description).toHaveTextContent("Above.");
    await field("Article Title").fill("Edited twice");
    await emptyText(description);
    await button("Update Article").click();
    await expect.element(heading("Dashboard")).toBeVisible();
    await expect.element(page.getByRole("status").getByText("Article updated successfully!")).toBeVisible();
    expect(await stored(site, "article", article._id)).toMatchObject({
      title: "Edited twice",
      description: "Where elephants walk.",
      slug: article.slug,
      tags: ["habitat"],
    });
  });

  test("that cannot be loaded says why and goes to the dashboard", async () => {
    openScreen("/admin/edit-article/0123456789abcdef01234567");
    await expect.element(heading("Dashboard")).toBeVisible();
    await expect.element(page.getByText("Error loading article data: Article not found")).toBeVisible();
    const binned = await addArticle(site, { title: "In the bin" });
    await site.call("DELETE", `/api/articles/${binned._id}`);
    openScreen(`/admin/edit-article/${binned._id}`);
    await expect.element(page.getByRole("alert").getByText(/^Error loading article data: (?!Article)/)).toBeVisible();
    const broken = await addArticle(site, { title: "Broken" });
    const message = "Not available just now.";
    for (let tries = 0; tries < 2; tries += 1)
      await failOnce(`**/api/articles/${broken._id}`, 503, { statusCode: 503, message });
    openScreen(`/admin/edit-article/${broken._id}`);
    await expect.element(heading("Dashboard")).toBeVisible();
    await expect.element(page.getByText(`Error loading article data: ${message}`)).toBeVisible();
  });

  test("without a token leads to the sign-in, which says why", async () => {
    const { _id } = await addArticle(site, { title: "Signed out" });
    openScreen(`/admin/edit-article/${_id}`, {
      screens: [{ path: "/admin/edit-article/:id", Component: SignedOut }] as Screens,
    });
    await expect.element(heading("Admin Login")).toBeVisible();
    await expect.element(page.getByText("You must be logged in to edit articles")).toBeVisible();
    openScreen(`/admin/edit-article/${_id}`);
    await field("Author").fill("D. Writer");
    removeToken();
    await button("Update Article").click();
    await expect.element(heading("Admin Login")).toBeVisible();
    await expect.element(page.getByText("You must be logged in to update an article")).toBeVisible();
    expect(draftKeys()).toHaveLength(1);
  });

  test("that cannot be saved says why", async () => {
    const article = await addArticle(site, { title: "Hard to save" });
    openScreen(`/admin/edit-article/${article._id}`);
    await field("Author").fill("B. Writer");
    await answerWithPage(`**/api/articles/${article._id}`);
    await button("Update Article").click();
    await expect.element(page.getByText("Failed to update article: Unexpected response from server")).toBeVisible();
    await expect.element(field("Author")).toHaveValue("B. Writer");
    await button("Update Article").click();
    await expect.element(heading("Dashboard")).toBeVisible();
    expect(await stored(site, "article", article._id)).toMatchObject({ author: "B. Writer" });
  });
});
