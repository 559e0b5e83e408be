import { describe, expect, onTestFinished, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { openScreen } from "../../../tests/components/admin-screens.tsx";
import { imageFile, paste } from "../../../tests/components/image-files.ts";
import { button, contentOf, field, fillTusker, press, texts } from "../../../tests/components/locators.ts";
import { site } from "../../../tests/components/site.ts";
import { addTusker, stored } from "../../../tests/support/stored-entries.ts";

const ADD = "/admin/dashboard/addtusker";

const text = page.css("#description");
const result = page.getByRole("region", { name: "Result of Description" });
const tool = (name: string): Locator =>
  page.getByRole("toolbar", { name: "Formatting of Description" }).getByRole("button", { name, exact: true });
const dialog = (name: string): Locator => page.getByRole("dialog", { name });

async function element(): Promise<HTMLTextAreaElement> {
  await expect.element(text).toBeVisible();
  return text.element() as HTMLTextAreaElement;
}

/** Selects a part of what stands in the text, once. */
async function select(part: string): Promise<void> {
  const area = await element();
  const start = area.value.indexOf(part);
  area.focus();
  area.setSelectionRange(start, start + part.length);
}

/** Pastes as a word processor would have it on the clipboard. */
async function pasteText(html: string, plain: string): Promise<void> {
  (await element()).focus();
  paste({ html, plain });
}

/** Types into the text, line by line. */
async function type(...lines: string[]): Promise<void> {
  (await element()).focus();
  for (const [number, line] of lines.entries()) {
    if (number > 0) await press("Enter");
    if (line !== "") await userEvent.keyboard(line);
  }
}

describe("the result", () => {
  test("follows what is written, by the rules of the public page", async () => {
    openScreen(ADD);
    await texts(result).toEqual(["Nothing is written yet."]);
    await type("He walks.", "", "<h2>Life</h2>", "www");
    await texts(result.css("p")).toEqual(["He walks.", "www"]);
    await expect.element(result.getByRole("heading", { level: 2, name: "Life" })).toBeVisible();
    await text.fill("https://youtu.be/dQw4w9WgXcQ");
    await expect.element(result.getByRole("link", { name: "Watch the video on YouTube" })).toBeVisible();
  });

  test("says what saving will leave out, and saving leaves out exactly that", async () => {
    const { _id } = await addTusker(site, { name: "Left Out" });
    openScreen(`/admin/edit-tusker/${_id}`);
    const leftOut = page.getByText(/^This will be left out when you save/);
    await contentOf(result).toContain("Raja walks");
    await expect.element(leftOut).not.toBeInTheDocument();
    await text.fill('<p class="big">He <blink>walks</blink>.</p><script>alert(1)</script>');
    await texts(leftOut).toEqual([
      "This will be left out when you save: the tag blink, the attribute class of a paragraph and a script.",
    ]);
    await button("Update Tusker").click();
    await expect.poll(async () => (await stored(site, "tusker", _id)).description).toBe("<p>He walks.</p>");
  });

  test("of a long text comes too, and the text stays quick", async () => {
    openScreen(ADD);
    const paragraph = `He <strong>walks</strong> the plains. ${"word ".repeat(100)}`;
    await text.fill(Array.from({ length: 95 }, () => paragraph).join("\n\n"));
    await expect.poll(() => result.css("p").elements()).toHaveLength(95);
    await press("Control+End");
    await userEvent.keyboard(" The end.");
    await contentOf(result).toContain("The end.");
    await expect.element(page.getByText(/characters left/)).toBeVisible();
    await text.fill("x".repeat(60_001));
    await expect.element(page.getByText("1 character too many")).toBeVisible();
  });
});

describe("the buttons", () => {
  test("are one stop of the Tab key, and arrows lead through them", async () => {
    openScreen(ADD);
    await text.fill("He walks the plains");
    await select("plains");
    await press("Shift+Tab");
    await expect.element(tool("H2 heading")).toHaveFocus();
    await press("ArrowRight", "ArrowRight");
    await expect.element(tool("Bold")).toHaveFocus();
    await press("Home", "ArrowLeft");
    await expect.element(tool("Redo")).toHaveFocus();
    await press("End");
    await expect.element(tool("Redo")).toHaveFocus();
    await press("Home", "ArrowRight", "ArrowRight", "Enter");
    await expect.element(text).toHaveFocus();
    await expect.element(text).toHaveValue("He walks the <strong>plains</strong>");
    await expect.element(tool("Bold")).toHaveAttribute("aria-pressed", "true");
    await press("Shift+Tab");
    await expect.element(tool("Bold")).toHaveFocus();
  });

  test("and their keys write tags that the browser's own undo takes back", async () => {
    openScreen(ADD);
    await type("His life", "one", "two");
    await select("life");
    await press("Control+b", "Control+i");
    await expect.element(text).toHaveValue("His <strong><em>life</em></strong>\none\ntwo");
    await select("one\ntwo");
    await tool("Numbered list").click();
    const whole = "His <strong><em>life</em></strong>\n<ol>\n<li>one</li>\n<li>two</li>\n</ol>";
    await expect.element(text).toHaveValue(whole);
    await select("His <strong>");
    await tool("H2 heading").click();
    await expect.element(text).toHaveValue(`<h2>${whole.replace("\n", "</h2>\n")}`);
    await press("Control+z");
    await expect.element(text).toHaveValue(whole);
    await tool("Undo").click();
    await press("Control+z");
    await expect.element(text).toHaveValue("His <strong>life</strong>\none\ntwo");
    await press("Control+z");
    await expect.element(text).toHaveValue("His life\none\ntwo");
    await tool("Redo").click();
    await expect.element(text).toHaveValue("His <strong>life</strong>\none\ntwo");
    // What the form knows is what stands there.
    await texts(result.css("strong")).toEqual(["life"]);
  });

  test("make lists that Enter continues", async () => {
    openScreen(ADD);
    (await element()).focus();
    await tool("Bulleted list").click();
    await type("one", "two", "", "after");
    await expect.element(text).toHaveValue("<ul>\n<li>one</li>\n<li>two</li>\n</ul>\nafter");
    await texts(result.getByRole("listitem")).toEqual(["one", "two"]);
  });

  test("ask for a link, look at its address, and go back to the text", async () => {
    openScreen(ADD);
    await text.fill("See the paper.");
    await select("paper");
    await press("Control+k");
    const address = dialog("Add link").getByLabelText("Address");
    await expect.element(address).toHaveFocus();
    await expect.element(dialog("Add link").getByLabelText("Words")).toHaveValue("paper");
    await address.fill("javascript:alert(1)");
    await press("Enter");
    await expect.element(address).toHaveAccessibleDescription(/A link cannot have this address/);
    await address.fill("paper.example/a?b=1&c=2");
    await press("Enter");
    await expect.element(dialog("Add link")).not.toBeInTheDocument();
    await expect.element(text).toHaveFocus();
    const link = '<a href="https://paper.example/a?b=1&amp;c=2">paper</a>';
    await expect.element(text).toHaveValue(`See the ${link}.`);
    await press("ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft");
    await tool("Link").click();
    const change = dialog("Change link");
    await expect.element(change.getByLabelText("Address")).toHaveValue("https://paper.example/a?b=1&c=2");
    await change.getByRole("button", { name: "Remove link" }).click();
    await expect.element(text).toHaveValue("See the paper.");
    await tool("Link").click();
    await press("Escape");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(text).toHaveFocus();
  });

  test("put images of the entry and videos on lines of their own", async () => {
    const cover = await site.upload(await imageFile("for-the-cover.jpg", 96), "for-the-cover.jpg");
    const url = await site.upload(await imageFile("for-the-text.jpg", 90), "for-the-text.jpg");
    const { _id } = await addTusker(site, {
      name: "Pictured",
      description: "One.\n\nTwo.",
      images: [cover, url],
      imageDetails: [{ url, alt: "A bull on the plain" }],
    });
    openScreen(`/admin/edit-tusker/${_id}`);
    await select("One.");
    await tool("Image of this entry").click();
    const image = dialog("Add an image");
    await texts(image.getByRole("radio")).toHaveLength(1);
    await expect.element(image.getByRole("radio", { name: "A bull on the plain" })).toBeChecked();
    await image.getByLabelText("Caption").fill("In 2022 & before");
    await image.getByRole("button", { name: "Add image" }).click();
    const figure = `<figure>\n<img src="${url}">\n<figcaption>In 2022 & before</figcaption>\n</figure>`;
    await expect.element(text).toHaveValue(`One.\n\n${figure}\n\nTwo.`);
    await expect.element(result.getByRole("img", { name: "A bull on the plain" })).toBeVisible();
    await tool("YouTube video").click();
    const video = dialog("Add a YouTube video");
    const address = video.getByLabelText("Address of the video");
    await address.fill("https://vimeo.com/1");
    await video.getByRole("button", { name: "Add video" }).click();
    await expect.element(address).toHaveAccessibleDescription(/not the address of a YouTube video/);
    await address.fill("https://youtu.be/dQw4w9WgXcQ?si=x");
    await press("Enter");
    await expect.element(text).toHaveValue(`One.\n\n${figure}\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n\nTwo.`);
    openScreen(ADD);
    await tool("Image of this entry").click();
    await contentOf(page.getByRole("dialog")).toContain("Add more under Images");
  });
});

describe("what is pasted", () => {
  test("keeps its formatting as tags, or can become plain text", async () => {
    openScreen(ADD);
    await type("He is ");
    await pasteText(
      '<p class="MsoNormal"><b>very</b> calm</p><img src="https://elsewhere.example/x.png">',
      "very calm",
    );
    await expect.element(text).toHaveValue("He is <strong>very</strong> calm");
    await contentOf(page.getByText("The formatting of what you pasted was kept as tags.")).toContain(
      "Its images were left out",
    );
    await button("Use plain text instead").click();
    await expect.element(text).toHaveValue("He is very calm");
    await press("Control+z", "Control+z");
    await expect.element(text).toHaveValue("He is ");
  });

  test("may be long, and can be taken back as a whole", async () => {
    openScreen(ADD);
    await type("Before. ");
    await pasteText("<p>He <b>walks</b> the plains.</p>".repeat(400), "He walks the plains.");
    await expect.poll(() => result.css("p").elements()).toHaveLength(400);
    const whole = (await element()).value;
    expect(whole.startsWith("Before. He <strong>walks</strong> the plains.\n\nHe <strong>")).toBe(true);
    await press("x", "Control+z");
    await expect.element(text).toHaveValue(whole);
    await press("Control+z");
    await expect.element(text).toHaveValue("Before. ");
    await texts(result.css("p")).toEqual(["Before."]);
    await press("Control+Shift+z");
    await expect.element(text).toHaveValue(whole);
    await tool("Undo").click();
    await expect.element(text).toHaveValue("Before. ");
  });

  test("as plain text, or as tags that somebody wrote, is left to the browser", async () => {
    openScreen(ADD);
    // Nothing of it is the page's own doing: a made event brings no text in.
    await pasteText("", "plain");
    await pasteText("<span>&lt;h2&gt;</span>", "<h2>Life</h2>");
    await expect.element(text).toHaveValue("");
    await type("on");
    await expect.element(text).toHaveValue("on");
  });
});

test("on a narrow screen text and result take turns, and what is wrong in the text leads back to it", async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 900));
  openScreen(ADD);
  await text.fill("At 6.2712, 81.4012 <strong>he</strong> walks");
  const [write, read] = [page.getByRole("tab", { name: "Write" }), page.getByRole("tab", { name: "Result" })];
  await expect.element(write).toHaveAttribute("aria-selected", "true");
  await expect.element(result).not.toBeInTheDocument();
  await write.click();
  await press("ArrowRight");
  await expect.element(read).toHaveFocus();
  await contentOf(page.getByRole("tabpanel", { name: "Result" })).toContain("he walks");
  await expect.element(page.getByRole("textbox", { name: "Description" })).not.toBeInTheDocument();
  await press("Tab");
  await expect.element(result).toHaveFocus();
  await fillTusker("Raja");
  await button("Add Tusker").click();
  await expect.element(text).toHaveFocus();
  await expect.element(write).toHaveAttribute("aria-selected", "true");
  await expect.element(text).toHaveAccessibleDescription(/Please leave out coordinates/);
  await expect.element(field("Tusker Name")).toHaveValue("Raja");
});
