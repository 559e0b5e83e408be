import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../../tests/components/admin-screens.tsx";
import { freshName } from "../../../../tests/components/fresh-name.ts";
import {
  button,
  draftKeys,
  field,
  fillArticle,
  heading,
  isKept,
  press,
} from "../../../../tests/components/locators.ts";
import { holdCalls } from "../../../../tests/components/network.ts";
import { site } from "../../../../tests/components/site.ts";
import { findByName } from "../../../../tests/support/stored-entries.ts";
import { draftKey, keepDraft } from "../draft-store.browser.ts";
import { useOtherTabs } from "../use-other-tabs.browser.ts";

const ADD = "/admin/dashboard/addarticle";

test("text that was not saved goes away when everything is as it was", { tags: ["deep"] }, async () => {
  openScreen(ADD);
  await field("Article Title").fill("x");
  await isKept();
  expect(draftKeys()).toEqual(["desk-draft:article:new"]);
  await field("Article Title").fill("");
  await expect.poll(draftKeys).toEqual([]);
});

test("where the browser cannot keep anything, it says so", async () => {
  openScreen(ADD);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await field("Article Title").fill("Not kept");
  await expect.element(page.getByText(/^Draft not saved: /)).toBeVisible();
});

test("text that is still offered is not written over", async () => {
  openScreen(ADD);
  const key = draftKey("article", undefined);
  const offered = { key, savedAt: "2026-11-01T00:00:00.000Z", tab: "a closed one", version: null };
  keepDraft({ ...offered, values: { title: "The first text" }, base: { title: "" } });
  const before = localStorage.getItem(key);
  await expect.element(button("Restore")).toBeVisible();
  await field("Article Title").fill("The second text");
  await isKept();
  expect(localStorage.getItem(key)).toBe(before);
  expect(draftKeys()).toHaveLength(2);
});

/** Another tab with this form. */
function OtherTab({ name }: { name: string }) {
  const { others, asked } = useOtherTabs(name);
  return asked && <p>{`Other tabs: ${others.size}`}</p>;
}

test("of two tabs with the same entry each knows of the other, and each keeps its own text", async () => {
  const key = draftKey("article", undefined);
  openScreen(ADD);
  await expect.element(heading("Add Article")).toBeVisible();
  const other = createRoot(document.body.appendChild(document.createElement("div")));
  onTestFinished(() => other.unmount());
  other.render(<OtherTab name={key} />);
  await expect.element(page.getByText("Other tabs: 1")).toBeVisible();
  const warning = page.getByText("open in another tab");
  await expect.element(warning).toBeVisible();
  await field("Article Title").fill("In this tab");
  await isKept();
  expect(draftKeys()).toEqual([expect.stringMatching(new RegExp(`^${key}:.`))]);
  other.render(null);
  await expect.element(warning).not.toBeInTheDocument();
});

test("what is typed while a save is on its way is not lost, whether the entry is new or not", async () => {
  const content = page.css("#content");
  const title = freshName("Typed on");
  openScreen(ADD);
  await fillArticle(title);
  const letNewGo = await holdCalls("**/api/articles");
  await press("Control+s");
  await expect.element(button("Publish Article")).toHaveAttribute("aria-disabled", "true");
  await content.fill("One two");
  await letNewGo();
  await expect.element(heading("Edit Article")).toBeVisible();
  await expect.element(content).toHaveTextContent("One two");
  await isKept();
  const { _id = "" } = (await findByName(site, "article", title)) ?? {};
  const letGo = await holdCalls(`**/api/articles/${_id}`);
  await button("Update Article").click();
  await content.fill("One two three");
  await letGo();
  await expect.element(page.getByRole("status").filter({ hasText: "updated" })).toBeVisible();
  // The form stays open while there are unsaved changes.
  await expect.element(heading("Edit Article")).toBeVisible();
  await expect.element(content).toHaveTextContent("One two three");
  await button("Update Article").click();
  await expect.element(heading("Dashboard")).toBeVisible();
  expect(await findByName(site, "article", title)).toMatchObject({ content: "One two three" });
});
