import { describe, expect, test, vi } from "vitest";
import { commands, page } from "vitest/browser";
import { openScreen } from "../../../../../tests/components/admin-screens.tsx";
import { button, field } from "../../../../../tests/components/locators.ts";
import { site } from "../../../../../tests/components/site.ts";
import { addArticle, stored } from "../../../../../tests/support/stored-entries.ts";

const answer = (status: number, body: object) =>
  commands.answerOnce("**/editing/*", { status, body: JSON.stringify(body), contentType: "application/json" });

/** The heartbeat that is sent when the window comes into view again. */
const comeBack = () => document.dispatchEvent(new Event("visibilitychange"));

const told = () => page.getByRole("status").filter({ hasText: "open since" });

const at = (hours: number, minutes: number) => new Date(new Date().setHours(hours, minutes, 0, 0)).toISOString();

describe("the form of an entry that others have open", () => {
  test("names each of them with the time, and no longer once they have left", async () => {
    const article = await addArticle(site, { title: "With Others" });
    await answer(200, {
      others: [
        { username: "nimal", since: at(0, 5) },
        { username: "kamala", since: "2026-01-10T09:30:00.000Z" },
      ],
    });
    openScreen(`/admin/edit-article/${article._id}`);
    await expect.element(told().getByText(/^nimal .* 00:05\.$/)).toBeVisible();
    await expect.element(told().getByText(/^kamala .* 10 Jan 2026/)).toBeVisible();
    comeBack();
    await expect.element(told()).not.toBeInTheDocument();
  });

  test.each([401, 429, 500])("is usable as ever when the heartbeat answers %i", { tags: ["deep"] }, async (status) => {
    const article = await addArticle(site, { title: "Without Answer" });
    await answer(status, { statusCode: status, message: "No." });
    openScreen(`/admin/edit-article/${article._id}`);
    await field("Author").fill("Goes on");
    await button("Update Article").click();
    await expect.element(page.getByText("Article updated successfully!")).toBeVisible();
    expect(await stored(site, "article", article._id)).toMatchObject({ author: "Goes on" });
  });

  test("keeps what it knows when one heartbeat is lost", { tags: ["deep"] }, async () => {
    const article = await addArticle(site, { title: "Lost Heartbeat" });
    await answer(200, { others: [{ username: "nimal", since: at(0, 5) }] });
    openScreen(`/admin/edit-article/${article._id}`);
    await expect.element(told()).toBeVisible();
    const sent = vi.spyOn(window, "fetch");
    await commands.answerOnce("**/editing/*", "none");
    comeBack();
    await expect.poll(() => sent.mock.settledResults.map(({ type }) => type)).toContain("rejected");
    await expect.element(told()).toBeVisible();
    comeBack();
    await expect.element(told()).not.toBeInTheDocument();
  });
});
