import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { openAdminPage } from "../support/admin-visit.ts";
import { expect, test } from "../support/e2e-site.ts";
import { addTusker, button, isAccessible, leaveWhenAsked, stored } from "../support/entry-forms.ts";
import { chooseInAnotherTab } from "../support/public-screens.ts";
import { drawing } from "../support/sample-images.ts";

const ADD = "/admin/dashboard/addtusker";

const text = (page: Page) => page.locator("#description");
const result = (page: Page) => page.getByRole("region", { name: "Result of Description" });
const tool = (page: Page, name: string) =>
  page.getByRole("toolbar", { name: "Formatting of Description" }).getByRole("button", { name, exact: true });

/** Selects a part of what stands in the text, once. */
async function select(page: Page, part: string): Promise<void> {
  await expect(text(page)).toBeVisible();
  await page.evaluate(`(() => {
    const element = document.querySelector("#description");
    const start = element.value.indexOf(${JSON.stringify(part)});
    element.focus();
    element.setSelectionRange(start, start + ${part.length});
  })()`);
}

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

test.describe("the result", () => {
  test("follows what is written, by the rules of the public page", async ({ page }) => {
    await openAdminPage(page, ADD);
    await expect(result(page)).toHaveText("Nothing is written yet.");
    await text(page).pressSequentially("He walks.\n\n<h2>Life</h2>\nwww");
    await expect(result(page).locator("p")).toHaveText(["He walks.", "www"]);
    await expect(result(page).getByRole("heading", { level: 2, name: "Life" })).toBeVisible();
    await text(page).fill("https://youtu.be/dQw4w9WgXcQ");
    await expect(result(page).getByRole("link", { name: "Watch the video on YouTube" })).toBeVisible();
  });

  test("does not take the page away when a link in it is followed", async ({ page, context }) => {
    await openAdminPage(page, ADD);
    await text(page).fill('<a href="/about">About</a>');
    const opened = context.waitForEvent("page");
    await result(page).getByRole("link", { name: "About" }).click();
    await (await opened).close();
    await expect(text(page)).toHaveValue('<a href="/about">About</a>');
  });

  test("tells what saving will leave out, and saving leaves out just that", async ({ page, site }) => {
    const { _id } = await addTusker(site, { name: "Left Out" });
    await openAdminPage(page, `/admin/edit-tusker/${_id}`);
    const leftOut = page.getByText(/^This will be left out when you save/);
    await expect(result(page)).toContainText("Raja walks");
    await expect(leftOut).toBeHidden();
    await text(page).fill('<p class="big">He <blink>walks</blink>.</p><script>alert(1)</script>');
    await expect(leftOut).toHaveText(
      "This will be left out when you save: the tag blink, the attribute class of a paragraph and a script.",
    );
    await button(page, "Update Tusker").click();
    await expect.poll(async () => (await stored(site, "tusker", _id)).description).toBe("<p>He walks.</p>");
  });

  test("of a long text comes too, and the text stays quick", async ({ page }) => {
    await openAdminPage(page, ADD);
    const paragraph = `He <strong>walks</strong> the plains. ${"word ".repeat(100)}`;
    await text(page).fill(Array.from({ length: 95 }, () => paragraph).join("\n\n"));
    await expect(result(page).locator("p")).toHaveCount(95);
    await text(page).press("Control+End");
    await text(page).pressSequentially(" The end.");
    await expect(result(page)).toContainText("The end.");
    await expect(page.getByText(/characters left/)).toBeVisible();
    await text(page).fill("x".repeat(60_001));
    await expect(page.getByText("1 character too many")).toBeVisible();
  });
});

test.describe("the buttons", () => {
  test("are one stop of the Tab key, and arrows lead through them", async ({ page }) => {
    await openAdminPage(page, ADD);
    await text(page).fill("He walks the plains");
    await select(page, "plains");
    await page.keyboard.press("Shift+Tab");
    await expect(tool(page, "H2 heading")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(tool(page, "Bold")).toBeFocused();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowLeft");
    await expect(tool(page, "Redo")).toBeFocused();
    await page.keyboard.press("End");
    await expect(tool(page, "Redo")).toBeFocused();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(text(page)).toBeFocused();
    await expect(text(page)).toHaveValue("He walks the <strong>plains</strong>");
    await expect(tool(page, "Bold")).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Shift+Tab");
    await expect(tool(page, "Bold")).toBeFocused();
  });

  test("and their keys write tags that the browser's own undo takes back", async ({ page }) => {
    await openAdminPage(page, ADD);
    await text(page).pressSequentially("His life\none\ntwo");
    await select(page, "life");
    await page.keyboard.press("Control+b");
    await page.keyboard.press("Control+i");
    await expect(text(page)).toHaveValue("His <strong><em>life</em></strong>\none\ntwo");
    await select(page, "one\ntwo");
    await tool(page, "Numbered list").click();
    const whole = "His <strong><em>life</em></strong>\n<ol>\n<li>one</li>\n<li>two</li>\n</ol>";
    await expect(text(page)).toHaveValue(whole);
    await select(page, "His <strong>");
    await tool(page, "H2 heading").click();
    await expect(text(page)).toHaveValue(`<h2>${whole.replace("\n", "</h2>\n")}`);
    await page.keyboard.press("Control+z");
    await expect(text(page)).toHaveValue(whole);
    await tool(page, "Undo").click();
    await page.keyboard.press("Control+z");
    await expect(text(page)).toHaveValue("His <strong>life</strong>\none\ntwo");
    await page.keyboard.press("Control+z");
    await expect(text(page)).toHaveValue("His life\none\ntwo");
    await tool(page, "Redo").click();
    await expect(text(page)).toHaveValue("His <strong>life</strong>\none\ntwo");
    // What the form knows is what stands there.
    await expect(result(page).locator("strong")).toHaveText("life");
  });

  test("make lists that Enter goes on with", async ({ page }) => {
    await openAdminPage(page, ADD);
    await text(page).focus();
    await tool(page, "Bulleted list").click();
    await page.keyboard.type("one");
    await page.keyboard.press("Enter");
    await page.keyboard.type("two");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.keyboard.type("after");
    await expect(text(page)).toHaveValue("<ul>\n<li>one</li>\n<li>two</li>\n</ul>\nafter");
    await expect(result(page).getByRole("listitem")).toHaveText(["one", "two"]);
  });

  test("ask for a link, look at its address, and go back to the text", async ({ page }) => {
    await openAdminPage(page, ADD);
    await text(page).fill("See the paper.");
    await select(page, "paper");
    await page.keyboard.press("Control+k");
    const dialog = page.getByRole("dialog", { name: "Add link" });
    await expect(dialog.getByLabel("Address")).toBeFocused();
    await expect(dialog.getByLabel("Words")).toHaveValue("paper");
    await dialog.getByLabel("Address").fill("javascript:alert(1)");
    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel("Address")).toHaveAccessibleDescription(/This is no address that a link can have/);
    await dialog.getByLabel("Address").fill("paper.example/a?b=1&c=2");
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(text(page)).toBeFocused();
    const link = '<a href="https://paper.example/a?b=1&amp;c=2">paper</a>';
    await expect(text(page)).toHaveValue(`See the ${link}.`);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await tool(page, "Link").click();
    const change = page.getByRole("dialog", { name: "Change link" });
    await expect(change.getByLabel("Address")).toHaveValue("https://paper.example/a?b=1&c=2");
    await change.getByRole("button", { name: "Remove link" }).click();
    await expect(text(page)).toHaveValue("See the paper.");
    await tool(page, "Link").click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(text(page)).toBeFocused();
  });

  test("put images of the entry and videos on lines of their own", async ({ page, site }) => {
    const cover = await site.upload(new Blob([await drawing(96, 64).jpeg().toBuffer()]), "for-the-cover.jpg");
    const url = await site.upload(new Blob([await drawing(90, 60).jpeg().toBuffer()]), "for-the-text.jpg");
    const { _id } = await addTusker(site, {
      name: "Pictured",
      description: "One.\n\nTwo.",
      images: [cover, url],
      imageDetails: [{ url, alt: "A bull on the plain" }],
    });
    await openAdminPage(page, `/admin/edit-tusker/${_id}`);
    await select(page, "One.");
    await tool(page, "Picture of this entry").click();
    const dialog = page.getByRole("dialog", { name: "Add a picture" });
    await expect(dialog.getByRole("radio")).toHaveCount(1);
    await expect(dialog.getByRole("radio", { name: "A bull on the plain" })).toBeChecked();
    await dialog.getByLabel("Caption").fill("In 2022 & before");
    await dialog.getByRole("button", { name: "Add picture" }).click();
    const figure = `<figure>\n<img src="${url}">\n<figcaption>In 2022 & before</figcaption>\n</figure>`;
    await expect(text(page)).toHaveValue(`One.\n\n${figure}\n\nTwo.`);
    await expect(result(page).getByRole("img", { name: "A bull on the plain" })).toBeVisible();
    await tool(page, "YouTube video").click();
    const video = page.getByRole("dialog", { name: "Add a YouTube video" });
    await video.getByLabel("Address of the video").fill("https://vimeo.com/1");
    await video.getByRole("button", { name: "Add video" }).click();
    await expect(video.getByLabel("Address of the video")).toHaveAccessibleDescription(/no address of a video/);
    await video.getByLabel("Address of the video").fill("https://youtu.be/dQw4w9WgXcQ?si=x");
    await page.keyboard.press("Enter");
    await expect(text(page)).toHaveValue(`One.\n\n${figure}\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n\nTwo.`);
    leaveWhenAsked(page);
    await page.goto(ADD);
    await tool(page, "Picture of this entry").click();
    await expect(page.getByRole("dialog")).toContainText("Add further ones under Images");
  });
});

test.describe("what is pasted", () => {
  test("with formatting keeps it as tags, and can stand there without", async ({ page }) => {
    await openAdminPage(page, ADD);
    await text(page).pressSequentially("He is ");
    await paste(
      page,
      '<p class="MsoNormal"><b>very</b> calm</p><img src="https://elsewhere.example/x.png">',
      "very calm",
    );
    await expect(text(page)).toHaveValue("He is <strong>very</strong> calm");
    await expect(page.getByText("The formatting of what you pasted was kept as tags.")).toContainText(
      "Its pictures were left out",
    );
    await button(page, "Use plain text instead").click();
    await expect(text(page)).toHaveValue("He is very calm");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await expect(text(page)).toHaveValue("He is ");
  });

  test("may be long, and can be taken back as a whole", async ({ page }) => {
    await openAdminPage(page, ADD);
    await text(page).pressSequentially("Before. ");
    await paste(page, "<p>He <b>walks</b> the plains.</p>".repeat(400), "He walks the plains.");
    await expect(result(page).locator("p")).toHaveCount(400);
    const whole = await text(page).inputValue();
    expect(whole.startsWith("Before. He <strong>walks</strong> the plains.\n\nHe <strong>")).toBe(true);
    await text(page).press("x");
    await page.keyboard.press("Control+z");
    await expect(text(page)).toHaveValue(whole);
    await page.keyboard.press("Control+z");
    await expect(text(page)).toHaveValue("Before. ");
    await expect(result(page).locator("p")).toHaveText(["Before."]);
    await page.keyboard.press("Control+Shift+z");
    await expect(text(page)).toHaveValue(whole);
    await tool(page, "Undo").click();
    await expect(text(page)).toHaveValue("Before. ");
  });

  test("as plain text, or as tags that somebody wrote, is left to the browser", async ({ page }) => {
    await openAdminPage(page, ADD);
    // Nothing of it is the page's own doing: a made event brings no text in.
    await paste(page, "", "plain");
    await paste(page, "<span>&lt;h2&gt;</span>", "<h2>Life</h2>");
    await expect(text(page)).toHaveValue("");
    await text(page).pressSequentially("on");
    await expect(text(page)).toHaveValue("on");
  });
});

test.describe("on a narrow screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("text and result take turns, and what is wrong in the text leads back to it", async ({ page }) => {
    await openAdminPage(page, ADD);
    await text(page).fill("At 6.2712, 81.4012 <strong>he</strong> walks");
    const [write, read] = [page.getByRole("tab", { name: "Write" }), page.getByRole("tab", { name: "Result" })];
    await expect(write).toHaveAttribute("aria-selected", "true");
    await expect(result(page)).toBeHidden();
    await write.focus();
    await page.keyboard.press("ArrowRight");
    await expect(read).toBeFocused();
    await expect(page.getByRole("tabpanel", { name: "Result" })).toContainText("he walks");
    await expect(page.getByRole("textbox", { name: "Description" })).toBeHidden();
    await page.keyboard.press("Tab");
    await expect(result(page)).toBeFocused();
    await page.getByLabel("Tusker Name").fill("Raja");
    await page.getByLabel("Age not known").check();
    await page.getByLabel("Location").fill("Kandy District");
    await button(page, "Add Tusker").click();
    await expect(text(page)).toBeFocused();
    await expect(write).toHaveAttribute("aria-selected", "true");
    await expect(text(page)).toHaveAccessibleDescription(/Please leave out coordinates/);
  });
});

test("the editor can be used by everybody", async ({ page, site }) => {
  // The whole form is looked through four times.
  test.setTimeout(120_000);
  const url = await site.upload(new Blob([await drawing(70, 50).jpeg().toBuffer()]), "accessible.jpg");
  const { _id } = await addTusker(site, {
    name: "Accessible",
    description: "<h2>Life</h2>\nHe <em>walks</em>.\n\n<table><tr><th>a</th><td>b</td></tr></table>",
    images: [url],
  });
  await openAdminPage(page, `/admin/edit-tusker/${_id}`);
  await text(page).press("Control+End");
  await text(page).pressSequentially("<blink>x</blink>");
  await paste(page, "<p><b>pasted</b></p>", "pasted");
  await expect(page.getByText(/^This will be left out/)).toBeVisible();
  await isAccessible(page);
});

test("the dialogs of the editor can be used by everybody", async ({ page, site }) => {
  const upload = async (name: string, width: number) =>
    site.upload(new Blob([await drawing(width, 50).jpeg().toBuffer()]), name);
  const images = [await upload("beside-a-dialog.jpg", 73), await upload("in-a-dialog.jpg", 72)];
  const { _id } = await addTusker(site, { name: "In A Dialog", images });
  await openAdminPage(page, `/admin/edit-tusker/${_id}`);
  for (const name of ["Link", "Picture of this entry", "YouTube video"]) {
    await tool(page, name).click();
    for (const mode of ["day", "night"] as const) {
      await chooseInAnotherTab(page, mode);
      const { violations } = await new AxeBuilder({ page }).include("dialog[open]").analyze();
      expect(violations, `${name}, ${mode}`).toEqual([]);
    }
    await page.keyboard.press("Escape");
  }
});
