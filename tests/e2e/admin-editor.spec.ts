import type { Page } from "@playwright/test";
import { expectNoViolation, openAdminPage } from "../support/admin-visit.ts";
import { violations } from "../support/axe.ts";
import { expect, test } from "../support/e2e-site.ts";
import { isAccessible, writeHtml } from "../support/entry-forms.ts";
import { chooseInAnotherTab } from "../support/public-screens.ts";
import { drawing } from "../support/sample-images.ts";
import { addTusker } from "../support/stored-entries.ts";

const ADD = "/admin/dashboard/addtusker";

const text = (page: Page) => page.locator("#description");
const result = (page: Page) => page.getByRole("region", { name: "Result of Description" });
const tool = (page: Page, name: string) =>
  page.getByRole("toolbar", { name: "Formatting of Description" }).getByRole("button", { name, exact: true });

/** Pastes as a word processor would have it on the clipboard. */
async function paste(page: Page, html: string, plain: string): Promise<void> {
  await expect(text(page)).toBeVisible();
  await page.evaluate(`(() => {
    const element = document.querySelector("#description");
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", ${JSON.stringify(html)});
    clipboardData.setData("text/plain", ${JSON.stringify(plain)});
    element.focus();
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  })()`);
}

test("the result does not take the page away when a link in it is followed", { tag: "@deep" }, async ({
  page,
  context,
}) => {
  await openAdminPage(page, ADD);
  await writeHtml(page, "Description", '<a href="/about">About</a>');
  await page.getByRole("tab", { name: "Result" }).click();
  const opened = context.waitForEvent("page");
  await result(page).getByRole("link", { name: "About" }).click();
  await (await opened).close();
  await page.getByRole("tab", { name: "Write" }).click();
  await expect(text(page)).toHaveText("About");
  await expectNoViolation(page);
});

test("the editor is accessible", { tag: "@deep" }, async ({ page, site }) => {
  // The whole form is looked through four times.
  test.setTimeout(120_000);
  const url = await site.upload(new Blob([await drawing(70, 50).jpeg().toBuffer()]), "accessible.jpg");
  const { _id } = await addTusker(site, {
    name: "Accessible",
    description: "<h2>Life</h2>\nHe <em>walks</em>.\n\n<table><tr><th>a</th><td>b</td></tr></table>",
    images: [url],
  });
  await openAdminPage(page, `/admin/edit-tusker/${_id}`);
  await paste(page, "<p><b>pasted</b></p>", "pasted");
  await isAccessible(page);
});

test("the view of the HTML and the search for a source are accessible", { tag: "@deep" }, async ({ page, site }) => {
  test.setTimeout(120_000);
  const added = await site.call("POST", "/api/sources", { title: "The vanishing trail", kind: "news" });
  const { key } = (await added.json()) as { key: string };
  await openAdminPage(page, ADD);
  await writeHtml(page, "Description", "<blink>x</blink>");
  await page.getByRole("tab", { name: "HTML" }).click();
  await expect(page.getByText(/^This will be left out/)).toBeVisible();
  await isAccessible(page);
  await page.getByRole("tab", { name: "Write" }).click();
  await tool(page, "Cite a source").click();
  const picker = page.getByRole("dialog", { name: "Cite a source" });
  await picker.getByRole("combobox").fill("vanishing trail");
  await expect(picker.getByRole("option")).toHaveText([/The vanishing trail/, /Add a new source/]);
  expect(await violations(page, { within: '[role="dialog"]', rules: "default" })).toEqual([]);
  await picker.getByRole("combobox").press("Enter");
  await expect(text(page).getByRole("button", { name: `Cited: ${key}` })).toBeVisible();
});

test("the dialogs of the editor are accessible", { tag: "@deep" }, async ({ page, site }) => {
  const upload = async (name: string, width: number) =>
    site.upload(new Blob([await drawing(width, 50).jpeg().toBuffer()]), name);
  const images = [await upload("beside-a-dialog.jpg", 73), await upload("in-a-dialog.jpg", 72)];
  const { _id } = await addTusker(site, { name: "In A Dialog", images });
  await openAdminPage(page, `/admin/edit-tusker/${_id}`);
  for (const name of ["Link", "Image", "YouTube video"]) {
    await tool(page, name).click();
    for (const mode of ["day", "night"] as const) {
      await chooseInAnotherTab(page, mode);
      const found = await violations(page, { within: "dialog[open]", rules: "default" });
      expect(found, `${name}, ${mode}`).toEqual([]);
    }
    await page.keyboard.press("Escape");
  }
});
