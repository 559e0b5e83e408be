import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../../../tests/components/admin-screens.tsx";
import { freshName } from "../../../../../tests/components/fresh-name.ts";
import { button, draftKeys, field, heading, press } from "../../../../../tests/components/locators.ts";
import { site } from "../../../../../tests/components/site.ts";
import {
  addArticle,
  addTusker,
  changeElsewhere,
  findByName,
  stored,
} from "../../../../../tests/support/stored-entries.ts";

const conflict = (noun: string) =>
  page.getByRole("region", { name: `This ${noun} was changed while you were writing` });

describe("the second of two saves", () => {
  test("meets a third one too", { tags: ["deep"] }, async () => {
    const article = await addArticle(site, { title: "Thrice" });
    openScreen(`/admin/edit-article/${article._id}`);
    await field("Excerpt").fill("Mine.");
    await changeElsewhere(site, "article", article, { author: "Second" });
    await button("Update Article").click();
    await expect.element(conflict("article")).toBeVisible();
    await changeElsewhere(site, "article", article, { author: "Third" });
    await button("Save what I chose").click();
    const author = page.getByRole("group", { name: "Author", exact: true });
    await expect.element(author.getByText("Third")).toBeVisible();
    await button("Save what I chose").click();
    await expect.element(page.getByText("Article updated successfully!")).toBeVisible();
    expect(await stored(site, "article", article._id)).toMatchObject({ author: "Third", excerpt: "Mine." });
  });

  test("can go back to the text, which is as it was", async () => {
    const raja = await addTusker(site, { name: "Back Again" });
    openScreen(`/admin/edit-tusker/${raja._id}`);
    const location = field("Location");
    await location.fill("Mine");
    await changeElsewhere(site, "tusker", raja, { location: "Theirs" });
    await press("Control+s");
    await expect.element(conflict("tusker")).toBeVisible();
    // Saving is impossible until the conflict is settled.
    await press("Control+s");
    await button("Back to my text").click();
    await expect.element(location).toHaveValue("Mine");
    expect(await stored(site, "tusker", raja._id)).toMatchObject({ location: "Theirs" });
    await button("Update Tusker").click();
    await button("All theirs").click();
    await button("Save what I chose").click();
    await expect.element(location).toHaveValue("Theirs");
    await expect.poll(draftKeys).toEqual([]);
  });
});

describe("an entry that is deleted while someone edits it", () => {
  test("is reported, and the text can be saved as a new entry", async () => {
    const name = freshName("Binned Meanwhile");
    const raja = await addTusker(site, { name });
    openScreen(`/admin/edit-tusker/${raja._id}`);
    const description = page.css("#description");
    await description.fill("A long text.");
    expect((await site.call("DELETE", `/api/tuskers/${raja._id}`)).status).toBe(200);
    await button("Update Tusker").click();
    await expect.element(page.getByRole("alert").filter({ hasText: "in the bin" })).toHaveFocus();
    await expect.element(description).toHaveTextContent("A long text.");
    await button("Save as a new tusker").click();
    await expect.element(heading("Dashboard")).toBeVisible();
    const fresh = await findByName(site, "tusker", name);
    expect(fresh).toMatchObject({ description: "A long text.", slug: `${raja.slug}-2` });
    expect(fresh?._id).not.toBe(raja._id);
  });

  test("can be taken out of the bin, and saved then", { tags: ["deep"] }, async () => {
    const article = await addArticle(site, { title: "Out of the bin" });
    openScreen(`/admin/edit-article/${article._id}`);
    await field("Author").fill("Still here");
    await site.call("DELETE", `/api/articles/${article._id}`);
    await button("Update Article").click();
    await expect.element(page.getByText("This article is in the bin")).toBeVisible();
    expect((await site.call("POST", `/api/bin/article/${article._id}/restore`)).status).toBe(200);
    await button("Update Article").click();
    // Moving it to the bin and back changed the version, so a conflict is reported.
    await button("Save what I chose").click();
    await expect.element(page.getByText("Article updated successfully!")).toBeVisible();
    expect(await stored(site, "article", article._id)).toMatchObject({ author: "Still here" });
  });
});
