import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../tests/components/admin-screens.tsx";
import { field, heading, isKept } from "../../../tests/components/locators.ts";
import { LOGGED_OUT, removeToken } from "../kit/api/token.browser.ts";

const ended = page.getByRole("dialog", { name: "Your sign-in has ended" });

/** What this tab hears when somebody logs out in another one. */
function logOutElsewhere(): void {
  removeToken();
  window.dispatchEvent(new StorageEvent("storage", { key: "token" }));
  window.dispatchEvent(new StorageEvent("storage", { key: LOGGED_OUT, newValue: "1" }));
}

test("where somebody logged out in another tab, nothing of the page stays readable", async () => {
  openScreen("/admin/sources");
  await expect.element(heading("Sources")).toBeVisible();
  logOutElsewhere();
  await expect.element(heading("Admin Login")).toBeVisible();
  await expect.element(heading("Sources")).not.toBeInTheDocument();
  await expect.element(ended).not.toBeInTheDocument();
});

test("a form with unsaved work stays, and asks for a new sign-in", async () => {
  openScreen("/admin/dashboard/addarticle");
  await field("Article Title").fill("Half a title");
  await isKept();
  logOutElsewhere();
  await expect.element(ended).toBeVisible();
  await expect.element(field("Article Title")).toHaveValue("Half a title");
});
