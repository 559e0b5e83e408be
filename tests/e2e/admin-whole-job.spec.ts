import type { Page } from "@playwright/test";
import { keptTokens, openAdminPage } from "../support/admin-visit.ts";
import { expect, test } from "../support/e2e-site.ts";
import { button, heading } from "../support/entry-forms.ts";
import { imageFile } from "../support/incoming-images.ts";
import { findByName, stored } from "../support/stored-entries.ts";

const PHOTOS = ["first.jpg", "second.jpg", "third.jpg"];

// One upload is refused twice over, a save meets a newer one, and a deleted entry answers 410.
test.use({ mayComplain: [[/Failed to load resource/], { scope: "test" }] });

const names = (page: Page) => page.locator("[data-name]");
const plate = (page: Page, name: string) => page.getByRole("main").getByRole("heading", { name, exact: true });

/** As over a telephone with a weak signal: 60 kB a second on the way up. */
async function slowDown(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 80,
    downloadThroughput: 500_000,
    uploadThroughput: 60_000,
  });
}

/** Refuses one image for good, until `relent` is called. */
async function refuse(page: Page, name: string): Promise<{ relent(): void }> {
  let refusing = true;
  await page.route("**/api/uploads", async (route) => {
    const isThis = route.request().postDataBuffer()?.includes(name) ?? false;
    if (refusing && isThis) await route.fulfill({ status: 500, json: { statusCode: 500, message: "It failed." } });
    else await route.continue();
  });
  return {
    relent: () => {
      refusing = false;
    },
  };
}

test("the whole job: a tusker with three images over a slow line, from the sign-in to the sign-out", {
  tag: "@deep",
}, async ({ page, context, browser, site }) => {
  test.setTimeout(180_000);
  await openAdminPage(page, "/admin/dashboard");

  // Add him, with three images of which one fails and is tried again.
  await page.getByRole("link", { name: "Add Tusker" }).first().click();
  await expect(heading(page, "Add Tusker")).toBeVisible();
  await page.getByLabel("Tusker Name").fill("Abhaya");
  await page.getByLabel("Location").fill("Kandy District");
  await page.getByRole("spinbutton", { name: "Age", exact: true }).fill("40");
  await page.locator("#description").fill("Abhaya carries the casket.");
  await slowDown(page);
  const second = await refuse(page, "second.jpg");
  await page
    .getByLabel("Choose images")
    .setInputFiles([
      await imageFile("first.jpg", 600),
      await imageFile("second.jpg", 400),
      await imageFile("third.jpg", 410),
    ]);
  await expect(button(page, "Try again: second.jpg")).toBeVisible({ timeout: 60_000 });
  await expect(names(page)).toHaveText(["first.jpg", "third.jpg"], { timeout: 60_000 });
  second.relent();
  await button(page, "Try again: second.jpg").click();
  await expect(names(page)).toHaveCount(3, { timeout: 60_000 });
  expect((await names(page).allTextContents()).sort()).toEqual(PHOTOS);

  // Look at him first; then publish.
  const opened = context.waitForEvent("page");
  await button(page, "Preview").click();
  const preview = await opened;
  await expect(preview.getByRole("heading", { level: 1, name: "Abhaya" })).toBeVisible();
  await expect(preview.getByText("Abhaya carries the casket.")).toBeVisible();
  await preview.close();
  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();
  expect((await visitor.goto("/tuskers/abhaya"))?.status()).toBe(404);
  await button(page, "Add Tusker").click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await visitor.goto("/tuskers");
  await expect(plate(visitor, "Abhaya")).toBeVisible();
  await visitor.goto("/tuskers/abhaya");
  await expect(visitor.getByText("Abhaya carries the casket.").first()).toBeVisible();

  // Two windows change him; the second save is told, and takes both.
  const entry = await findByName(site, "tusker", "Abhaya");
  expect(entry?.images).toHaveLength(3);
  const path = `/admin/edit-tusker/${entry?._id}`;
  const other = await context.newPage();
  await page.goto(path);
  await other.goto(path);
  await other.getByLabel("Location").fill("Matale District");
  await button(other, "Update Tusker").click();
  await expect(heading(other, "Dashboard")).toBeVisible();
  await other.close();
  await page.locator("#description").fill("Abhaya carries the golden casket.");
  await button(page, "Update Tusker").click();
  const conflict = page.getByRole("region", { name: "This tusker was changed while you were writing" });
  await expect(conflict.getByRole("group", { name: "Location", exact: true })).toBeVisible();
  await button(page, "Save what I chose").click();
  await expect(heading(page, "Dashboard")).toBeVisible();
  expect(await stored(site, "tusker", entry?._id ?? "")).toMatchObject({
    location: "Matale District",
    description: "Abhaya carries the golden casket.",
  });

  // Into the bin and out of it.
  await page.goto("/admin/dashboard?search=abhaya");
  await button(page, "Delete Abhaya").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("row").filter({ hasText: "Abhaya" })).toHaveCount(0);
  expect((await visitor.goto("/tuskers/abhaya"))?.status()).toBe(410);
  await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Bin" }).click();
  const binned = page.getByRole("row").filter({ hasText: "Abhaya" });
  await binned.getByRole("button", { name: "Restore" }).click();
  await expect(binned).toHaveCount(0);
  expect((await visitor.goto("/tuskers/abhaya"))?.status()).toBe(200);

  // What he was is all still there, and can be compared.
  await page.goto(`${path}/history`);
  await expect(heading(page, "History of Abhaya")).toBeVisible();
  const versions = page.getByRole("region", { name: "Versions" }).getByRole("listitem");
  await expect(versions.last()).toContainText("Created by keeper");
  const newest = (await versions.count()) - 1;
  await page.getByLabel("From", { exact: true }).selectOption({ index: newest });
  const changes = page.getByRole("region", { name: /^What changed from version 1 to / });
  await expect(changes.getByRole("term")).toHaveText(["Description", "Location"]);
  await expect(changes.locator("ins").last()).toContainText("golden");

  await button(page, "Logout").click();
  await expect(heading(page, "Admin Login")).toBeVisible();
  expect(await keptTokens(page)).toEqual([null, null]);
});
