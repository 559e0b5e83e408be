import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../../tests/components/admin-screens.tsx";
import { freshName } from "../../../../tests/components/fresh-name.ts";
import { button, field, press } from "../../../../tests/components/locators.ts";
import { failCalls, watchCalls } from "../../../../tests/components/network.ts";
import { site } from "../../../../tests/components/site.ts";
import { addTusker, changeElsewhere, findByName } from "../../../../tests/support/stored-entries.ts";
import { SIGNED_IN_AGAIN } from "../../../admin/api/admin-api.browser.ts";
import { storeToken } from "../../../admin/api/token.browser.ts";
import { draftKey, keepDraft } from "../draft-store.browser.ts";

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
