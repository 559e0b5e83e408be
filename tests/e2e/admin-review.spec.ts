import type { Browser, Locator, Page } from "@playwright/test";
import { expectNoViolation, fillSignIn, openAdminPage } from "../support/admin-visit.ts";
import { type E2eSite, expect, test } from "../support/e2e-site.ts";
import { ADMINISTRATOR } from "../support/launch-site.ts";
import { sidewaysScroll } from "../support/page-checks.ts";
import { addTusker } from "../support/stored-entries.ts";

const PASSWORD = "a password of her own";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** Moves the focus with the Tab key alone, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.and(page.locator(":focus")).count()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The Tab key does not lead there.");
}

/** Makes a writer's account, and opens a page of the admin area with it. */
async function openAsWriter(
  browser: Browser,
  site: E2eSite,
  { name, path, width }: { name: string; path: string; width: number },
): Promise<Page> {
  const invitation = { username: name, currentPassword: ADMINISTRATOR.password };
  const answer = await site.call("POST", "/api/accounts/invitations", invitation);
  const { url } = (await answer.json()) as { url: string };
  await site.call("POST", `/api/invitations/${url.split("/").at(-1)}`, { password: PASSWORD });
  const page = await (await browser.newContext({ baseURL: site.url, viewport: { width, height: 800 } })).newPage();
  await page.goto(path);
  await fillSignIn(page, { username: name, password: PASSWORD });
  return page;
}

async function submit(page: Page, name: string, note: string): Promise<void> {
  await button(page, name).click();
  await page.getByLabel("A word to the editor").fill(note);
  await button(page, "Submit").click();
  await expect(heading(page, /^Review: /)).toBeVisible();
  expect(await sidewaysScroll(page)).toEqual({ by: 0, elements: [] });
}

test.use({ mayComplain: [[/status of (404|409|412)/], { scope: "test" }] });

test("a draft is submitted, sent back with a comment, mended, and approved with the keyboard alone", async ({
  page,
  browser,
  site,
}) => {
  const hers = await openAsWriter(browser, site, { name: "sandya", path: "/admin/dashboard/addtusker", width: 390 });
  await hers.getByLabel("Tusker Name").fill("Reviewed Bull");
  await hers.getByLabel("Location").first().fill("Yala National Park");
  await hers.getByLabel("Age not known").check();
  await button(hers, "Save as draft").click();
  await expect(hers).toHaveURL(/edit-tusker\/[0-9a-f]{24}$/);
  const form = new URL(hers.url()).pathname;
  await submit(hers, "Submit for review", "From the Daily News.");
  // What is saved later is not part of it, and the form says so.
  await hers.goto(form);
  const notSubmitted = hers.getByText("saved after it was submitted");
  await expect(hers.getByRole("heading", { name: "Review", exact: true })).toBeVisible();
  await expect(notSubmitted).toHaveCount(0);
  await hers.getByLabel("Tusker Name").fill("Reviewed Old Bull");
  await button(hers, "Save as draft").click();
  await expect(notSubmitted).toBeVisible();
  await submit(hers, "Submit again", "From the Daily News.");
  await hers.goto(form);
  await expect(hers.getByRole("heading", { name: "Review", exact: true })).toBeVisible();
  await expect(notSubmitted).toHaveCount(0);

  await openAdminPage(page, "/admin/dashboard");
  await page
    .getByRole("navigation", { name: "What waits for you" })
    .getByRole("link", { name: /^Review: / })
    .click();
  await expect(heading(page, "Review")).toBeVisible();
  const link = page.getByRole("link", { name: "Reviewed Old Bull" });
  await tabTo(page, link);
  await page.keyboard.press("Enter");
  await expect(page.getByText("“From the Daily News.”")).toBeVisible();
  const name = page.getByRole("region", { name: "Tusker Name" });
  await tabTo(page, name.getByRole("button", { name: /^Comment on this field/ }));
  await page.keyboard.press("Enter");
  await page.keyboard.type("Which paper gives this name?");
  await tabTo(page, button(page, "Comment"));
  await page.keyboard.press("Enter");
  await expect(name.getByRole("listitem")).toContainText("Which paper gives this name?");
  await tabTo(page, button(page, "Send back"));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("A word to the writer")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("A word to the writer").focus();
  await page.keyboard.type("Please see the comment.");
  await tabTo(page, button(page, "Send back"));
  await page.keyboard.press("Enter");
  await expect(heading(page, "Review: Reviewed Old Bull")).toBeFocused();
  await expectNoViolation(page);

  await hers.goto(form);
  await expect(hers.getByText("Please see the comment.")).toBeVisible();
  await expect(hers.getByText("Which paper gives this name?")).toBeVisible();
  expect(await sidewaysScroll(hers)).toEqual({ by: 0, elements: [] });
  await hers.getByRole("button", { name: /^Settled/ }).click();
  await expect(hers.getByText("Which paper gives this name?")).toHaveCount(0);
  await hers.getByLabel("Tusker Name").fill("Reviewed Tusker");
  await submit(hers, "Submit again", "");

  await page.reload();
  await expect(heading(page, "Review: Reviewed Tusker")).toBeVisible();
  await tabTo(page, button(page, "Approve and publish"));
  await page.keyboard.press("Enter");
  const read = async () => (await hers.request.get(`/api/tuskers/${form.split("/").at(-1)}`)).json();
  await expect.poll(read).toMatchObject({ name: "Reviewed Tusker" });
  await hers.context().close();
});

test("a change of a published entry waits, and is merged in the form if the entry changed meanwhile", {
  tag: "@deep",
}, async ({ page, browser, site }) => {
  const { _id } = await addTusker(site, { name: "Public Bull", description: "<p>He lives.</p><p>He walks.</p>" });
  const path = `/admin/edit-tusker/${_id}`;
  const read = async () => (await site.call("GET", `/api/tuskers/${_id}`)).json() as Promise<{ name: string }>;
  const hers = await openAsWriter(browser, site, { name: "malani", path: "/admin/dashboard", width: 1280 });
  const row = hers.getByRole("row").filter({ hasText: "Public Bull" });
  await expect(row.getByRole("button", { name: "Delete" })).toHaveCount(0);
  await row.getByRole("link", { name: "Edit Public Bull" }).click();
  await hers.getByRole("link", { name: "History" }).click();
  await expect(button(hers, "Restore version 1")).toHaveCount(0);
  await hers.getByRole("link", { name: "Edit Tusker" }).click();
  await hers.getByLabel("Tusker Name").fill("Public Bull the Elder");
  await expect(button(hers, "Update Tusker")).toHaveCount(0);
  await submit(hers, "Submit for review", "");
  await expect(hers.getByRole("region", { name: "Tusker Name" }).locator("ins")).toContainText("the Elder");
  expect((await read()).name).toBe("Public Bull");

  await page.setViewportSize({ width: 390, height: 800 });
  await openAdminPage(page, path);
  await page.getByLabel("Location").first().fill("Matale District");
  await button(page, "Update Tusker").click();
  await expect(heading(page, "Dashboard")).toBeVisible();
  await page.goto(new URL(hers.url()).pathname);
  await expect(page.getByRole("link", { name: "Open in the form" })).toBeVisible();
  await expect(button(page, "Approve and publish")).toHaveCount(0);
  expect(await sidewaysScroll(page)).toEqual({ by: 0, elements: [] });
  await page.getByRole("link", { name: "Open in the form" }).click();
  await expect(page.getByRole("textbox", { name: "Tusker Name" })).toHaveValue("Public Bull the Elder");
  await button(page, "Approve and publish").click();
  await button(page, "Save what I chose").click();
  await expect.poll(read).toMatchObject({ name: "Public Bull the Elder", location: "Matale District" });
  await hers.context().close();
});
