import { createRoot } from "react-dom/client";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../../../tests/components/admin-screens.tsx";
import { freshName } from "../../../../../tests/components/fresh-name.ts";
import {
  button,
  draftKeys,
  field,
  fillArticle,
  heading,
  isKept,
  press,
} from "../../../../../tests/components/locators.ts";
import { failCalls, holdCalls, watchCalls } from "../../../../../tests/components/network.ts";
import { site } from "../../../../../tests/components/site.ts";
import { addTusker, changeElsewhere, findByName } from "../../../../../tests/support/stored-entries.ts";
import { SIGNED_IN_AGAIN } from "../../../kit/api/admin-api.browser.ts";
import { storeToken } from "../../../kit/api/token.browser.ts";
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

test("nothing that others save is loaded into a form that is open", async () => {
  const raja = await addTusker(site, { name: freshName("Written") });
  openScreen(`/admin/edit-tusker/${raja._id}`);
  const location = field("Location");
  await location.fill("Mine");
  await changeElsewhere(site, "tusker", raja, { location: "Theirs" });
  const calls = watchCalls();
  window.dispatchEvent(new Event("focus"));
  document.dispatchEvent(new Event("visibilitychange"));
  window.dispatchEvent(new Event("online"));
  window.dispatchEvent(new Event(SIGNED_IN_AGAIN));
  await expect.poll(() => calls).toContain("GET /api/desk");
  expect(calls).not.toContain(`GET /api/tuskers/${raja._id}`);
  await expect.element(location).toHaveValue("Mine");
  await press("Control+s");
  await expect
    .element(page.getByRole("region", { name: "This tusker was changed while you were writing" }))
    .toBeVisible();
});

test("a form goes on from its own save, without loading the entry again", async () => {
  const name = freshName("Saved Twice");
  const { _id } = await addTusker(site, { name });
  openScreen(`/admin/edit-tusker/${_id}`);
  const location = field("Location");
  await location.fill("First");
  const calls = watchCalls();
  await press("Control+s");
  await expect.poll(() => calls).toContain("GET /api/tuskers/tags/all");
  await location.fill("Second");
  await press("Control+s");
  await expect.poll(() => findByName(site, "tusker", name)).toMatchObject({ location: "Second" });
  expect(calls).not.toContain(`GET /api/tuskers/${_id}`);
});

test("unsaved text of an entry that is gone stays in its form after a new sign-in", async () => {
  const { _id } = await addTusker(site, { name: freshName("Gone") });
  expect((await site.call("DELETE", `/api/tuskers/${_id}`)).status).toBe(200);
  openScreen(`/admin/edit-tusker/${_id}`);
  const kept = {
    key: draftKey("tusker", _id),
    savedAt: "2026-11-01T00:00:00.000Z",
    tab: "a closed one",
    version: '"1"',
  };
  keepDraft({ ...kept, values: { location: "Kept" }, base: { location: "" } });
  await button("Restore").click();
  const location = field("Location");
  await expect.element(location).toHaveValue("Kept");
  const calls = watchCalls();
  window.dispatchEvent(new Event(SIGNED_IN_AGAIN));
  await expect.poll(() => calls).toContain("GET /api/desk");
  await expect.element(location).toHaveValue("Kept");
  expect(calls).not.toContain(`GET /api/tuskers/${_id}`);
});

test("an entry that was not loaded because the sign-in had ended is loaded after a new one", async () => {
  const { _id } = await addTusker(site, { name: freshName("Signed In Again") });
  const letGo = await failCalls(`**/api/tuskers/${_id}`, 401, { statusCode: 401, message: "The session has ended." });
  openScreen(`/admin/edit-tusker/${_id}`);
  await expect.element(page.getByRole("dialog", { name: "Your sign-in has ended" })).toBeVisible();
  await letGo();
  storeToken(inject("componentSiteToken"));
  window.dispatchEvent(new Event(SIGNED_IN_AGAIN));
  await expect.element(field("Location")).toHaveValue("Kandy District");
});
