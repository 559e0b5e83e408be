import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { openScreen } from "../../../tests/components/admin-screens.tsx";
import { imageFile } from "../../../tests/components/image-files.ts";
import { button, contentOf, field, fillTusker, press, texts } from "../../../tests/components/locators.ts";
import { selectIn, source, writeHtml } from "../../../tests/components/rich-text.ts";
import { site } from "../../../tests/components/site.ts";
import { addTusker, stored } from "../../../tests/support/stored-entries.ts";

const ADD = "/admin/dashboard/addtusker";

const text = page.css("#description");
const result = page.getByRole("region", { name: "Result of Description" });
const tool = (name: string): Locator =>
  page.getByRole("toolbar", { name: "Formatting of Description" }).getByRole("button", { name, exact: true });
const dialog = (name: string): Locator => page.getByRole("dialog", { name });

const view = (name: "Write" | "HTML" | "Result"): Locator => page.getByRole("tab", { name });

/** The HTML that the form holds. */
const html = () => expect.poll(() => source("description"));

async function focus(): Promise<void> {
  await expect.element(text).toBeVisible();
  (text.element() as HTMLElement).focus();
}

/** Selects a part of what stands in the text. */
async function select(part: string): Promise<void> {
  await focus();
  selectIn(text.element(), part);
}

/** Types into the text, a paragraph for each line. */
async function type(...lines: string[]): Promise<void> {
  await focus();
  for (const [number, line] of lines.entries()) {
    if (number > 0) await press("Enter");
    if (line !== "") await userEvent.keyboard(line);
  }
}

describe("the result", () => {
  test("follows what is written, by the rules of the public page", { tags: ["deep"] }, async () => {
    openScreen(ADD);
    await type("He walks.", "https://youtu.be/dQw4w9WgXcQ");
    await view("Result").click();
    await texts(result.css("p")).toEqual(["He walks."]);
    await expect.element(result.getByRole("link", { name: "Watch the video on YouTube" })).toBeVisible();
    await html().toBe("He walks.\n\nhttps://youtu.be/dQw4w9WgXcQ");
  });

  test("plays a video in its place", async () => {
    const address = vi.spyOn(HTMLIFrameElement.prototype, "src", "set").mockImplementation(() => {});
    onTestFinished(() => address.mockRestore());
    openScreen(ADD);
    await type("https://youtu.be/dQw4w9WgXcQ");
    await view("Result").click();
    await result.getByRole("link", { name: "Watch the video on YouTube" }).click();
    await expect.element(result.getByTitle("Video on YouTube")).toBeVisible();
    expect(address).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("youtube-nocookie.com/embed/dQw4w9WgXcQ"));
  });

  test("says what saving will leave out of HTML, and saving leaves out exactly that", async () => {
    const { _id } = await addTusker(site, { name: "Left Out" });
    openScreen(`/admin/edit-tusker/${_id}`);
    const leftOut = page.getByText(/^This will be left out/);
    await contentOf(text).toContain("Raja walks");
    await expect.element(leftOut).not.toBeInTheDocument();
    await writeHtml("Description", '<p class="big">He <blink>walks</blink>.</p><script>alert(1)</script>');
    await contentOf(leftOut).toMatch(/blink.*class.*script/);
    await button("Update Tusker").click();
    await expect.poll(async () => (await stored(site, "tusker", _id)).description).toBe("<p>He walks.</p>");
  });

  test("opens where a link in it leads in a tab of its own, so that the form stays", async () => {
    const open = vi.spyOn(window, "open").mockReturnValue(null);
    openScreen(ADD);
    await writeHtml("Description", '<a href="/about">About</a>');
    await view("Result").click();
    await result.getByRole("link", { name: "About" }).click();
    expect(open.mock.calls.map(([url, target]) => [new URL(`${url}`).pathname, target])).toEqual([
      ["/about", "_blank"],
    ]);
    await view("Write").click();
    await expect.element(text).toHaveTextContent("About");
  });

  test("of a long text comes too, and the rest of the characters is counted", { tags: ["deep"] }, async () => {
    openScreen(ADD);
    const paragraph = `He <strong>walks</strong> the plains. ${"word ".repeat(100)}`;
    await writeHtml("Description", Array.from({ length: 95 }, () => paragraph).join("\n\n"));
    await view("Result").click();
    await expect.poll(() => result.css("p").elements()).toHaveLength(95);
    await view("Write").click();
    await focus();
    await press("Control+End");
    await userEvent.keyboard(" The end.");
    await view("Result").click();
    await contentOf(result).toContain("The end.");
    await expect.element(page.getByText(/characters left/)).toBeVisible();
    await writeHtml("Description", "x".repeat(60_001));
    await expect.element(page.getByText("1 character too many")).toBeVisible();
  });
});

describe("the numbers of a list", () => {
  test("are shown in the signs that the list says, in the text and in the result", async () => {
    openScreen(ADD);
    await writeHtml("Description", '<ol start="3" type="a"><li>c</li><li value="9">i<ol><li>1</li></ol></li></ol>');
    for (const [name, shown] of [
      ["Write", text],
      ["Result", result],
    ] as const) {
      await view(name).click();
      await contentOf(shown).toContain("c");
      const lists = shown
        .css("ol")
        .elements()
        .map((list) => getComputedStyle(list).listStyleType);
      expect(lists).toEqual(["lower-alpha", "decimal"]);
    }
  });

  test("stay with the point that has one, not with the one that is split off it", async () => {
    openScreen(ADD);
    await writeHtml("Description", '<ol start="3"><li value="9">He walks</li></ol>');
    await expect.poll(() => text.element().textContent).toBe("He walks");
    await focus();
    await press("Control+End", "Enter");
    await userEvent.keyboard("on");
    await html().toBe('<ol start="3">\n<li value="9">He walks</li>\n<li>on</li>\n</ol>');
  });

  test("go on behind a point that is taken out of the list", async () => {
    openScreen(ADD);
    await writeHtml("Description", '<ol start="3"><li>three</li><li>four</li><li>five</li></ol>');
    await expect.element(text.getByText("five")).toBeVisible();
    await select("four");
    await userEvent.keyboard("{Control>}[BracketLeft]{/Control}");
    await html().toBe('<ol start="3">\n<li>three</li>\n</ol>\n\nfour\n\n<ol start="4">\n<li>five</li>\n</ol>');
    await press("Control+z");
    await html().toBe('<ol start="3">\n<li>three</li>\n<li>four</li>\n<li>five</li>\n</ol>');
    await select("four");
    await userEvent.keyboard("{Control>}[BracketRight]{/Control}");
    await html().toContain('<ol start="3">\n<li>three');
    expect(source("description")?.match(/ start=/g)).toHaveLength(1);
  });
});

describe("the buttons", () => {
  test("are one stop of the Tab key, and arrows lead through them", { tags: ["deep"] }, async () => {
    openScreen(ADD);
    await type("He walks the plains");
    await select("plains");
    await press("Shift+Tab");
    await expect.element(tool("H2 heading")).toHaveFocus();
    await press("ArrowRight");
    await expect.element(tool("Bold")).toHaveFocus();
    await press("Home", "ArrowLeft");
    await expect.element(tool("More tools")).toHaveFocus();
    await press("Home", "ArrowRight", "Enter");
    await expect.element(text).toHaveFocus();
    await html().toBe("He walks the <strong>plains</strong>");
    await expect.element(tool("Bold")).toHaveAttribute("aria-pressed", "true");
  });

  test("and their keys format the text, and everything can be undone", async () => {
    openScreen(ADD);
    await type("His life", "one", "two");
    await select("life");
    await press("Control+b", "Control+i");
    await html().toBe("His <strong><em>life</em></strong>\n\none\n\ntwo");
    await select("one");
    await tool("More tools").click();
    await tool("Numbered list").click();
    await html().toBe("His <strong><em>life</em></strong>\n\n<ol>\n<li>one</li>\n</ol>\n\ntwo");
    await press("Control+z");
    await select("His");
    await tool("H2 heading").click();
    await html().toBe("<h2>His <strong><em>life</em></strong></h2>\n\none\n\ntwo");
    await tool("Undo").click();
    await press("Control+z");
    await html().toBe("His <strong>life</strong>\n\none\n\ntwo");
    await tool("Redo").click();
    await html().toBe("His <strong><em>life</em></strong>\n\none\n\ntwo");
    // What the form knows is what stands there.
    await view("Result").click();
    await texts(result.css("strong")).toEqual(["life"]);
  });

  test("make lists that Enter continues and ends", { tags: ["deep"] }, async () => {
    openScreen(ADD);
    await focus();
    await tool("Bulleted list").click();
    await type("one", "two", "", "after");
    await html().toBe("<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n\nafter");
    await view("Result").click();
    await texts(result.getByRole("listitem")).toEqual(["one", "two"]);
  });

  test("ask for a link, look at its address, and go back to the text", { tags: ["deep"] }, async () => {
    openScreen(ADD);
    await type("See the paper.");
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
    await html().toBe('See the <a href="https://paper.example/a?b=1&amp;c=2">paper</a>.');
    await select("ape");
    await tool("Link").click();
    const change = dialog("Change link");
    await expect.element(change.getByLabelText("Address")).toHaveValue("https://paper.example/a?b=1&c=2");
    await change.getByRole("button", { name: "Remove link" }).click();
    await html().toBe("See the paper.");
    await tool("Link").click();
    await press("Escape");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });

  test("write tables, to which rows and columns can be added", { tags: ["deep"] }, async () => {
    openScreen(ADD);
    await type("Counts");
    await tool("More tools").click();
    await tool("Table").click();
    await userEvent.keyboard("Year");
    await expect.poll(() => text.getByRole("row").elements()).toHaveLength(3);
    await tool("Add a row below").click();
    await view("Result").click();
    await expect.element(result.getByRole("columnheader", { name: "Year" })).toBeVisible();
    await expect.poll(() => result.getByRole("row").elements()).toHaveLength(4);
    await view("Write").click();
    (tool("Remove the table").element() as HTMLElement).focus();
    await press("Enter");
    await html().toBe("Counts");
    // The tool is gone that had the focus, and the tools are a stop of the Tab key all the same.
    await press("Shift+Tab");
    await expect.element(tool("H2 heading")).toHaveFocus();
  });

  test("put images of the entry and videos on lines of their own", { tags: ["deep"] }, async () => {
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
    await tool("Image").click();
    const image = dialog("Add an image");
    await texts(image.getByRole("radio")).toHaveLength(1);
    await image.getByRole("radio", { name: "A bull on the plain" }).click();
    await image.getByLabelText("Caption").fill("In 2022 & before");
    await image.getByRole("button", { name: "Use this image" }).click();
    const figure = `<figure>\n<img src="${url}">\n<figcaption>In 2022 & before</figcaption>\n</figure>`;
    await html().toBe(`One.\n\n${figure}\n\nTwo.`);
    await view("Result").click();
    await expect.element(result.getByRole("img", { name: "A bull on the plain" })).toBeVisible();
    await view("Write").click();
    await tool("YouTube video").click();
    const video = dialog("Add a YouTube video");
    const address = video.getByLabelText("Address of the video");
    await address.fill("https://vimeo.com/1");
    await video.getByRole("button", { name: "Add video" }).click();
    await expect.element(address).toHaveAccessibleDescription(/not the address of a YouTube video/);
    await address.fill("https://youtu.be/dQw4w9WgXcQ?si=x");
    await press("Enter");
    await html().toContain("https://www.youtube.com/watch?v=dQw4w9WgXcQ");
    await html().toContain(figure);
  });
});

describe("as HTML", () => {
  test("the text is the same in both views, and what the editor cannot show stays", async () => {
    openScreen(ADD);
    const odd = "<figure>\n<img>\n<p>One</p>\n</figure>";
    await writeHtml("Description", `He <b>walks</b>.\n\n${odd}`);
    await texts(text.css("b")).toEqual(["walks"]);
    await contentOf(text.css("pre")).toContain("<figure> <img>");
    await select("He");
    await press("ArrowRight");
    await userEvent.keyboard(" often");
    await html().toMatch(/^He often <b>walks<\/b>\.\n\n<figure>\s*<img>\s*<p>One<\/p>\s*<\/figure>$/);
    await view("HTML").click();
    await expect.element(field("HTML of Description")).toBeVisible();
    await expect.element(page.getByRole("toolbar", { name: "Formatting of Description" })).not.toBeInTheDocument();
  });

  test("a text that nobody has changed stays letter by letter", async () => {
    const description = "<p>One.</p><p>Two.</p>\n<ul><li>a</li></ul>";
    const { _id } = await addTusker(site, { name: "Untouched", description });
    openScreen(`/admin/edit-tusker/${_id}`);
    await texts(text.css("li")).toEqual(["a"]);
    await field("Tusker Name").fill("Untouched still");
    await button("Update Tusker").click();
    await expect.poll(async () => (await stored(site, "tusker", _id)).name).toBe("Untouched still");
    expect((await stored(site, "tusker", _id)).description).toBe(description);
  });
});

test("the views take turns, and what is wrong in the text leads back to it from a phone, too", {
  tags: ["deep"],
}, async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 900));
  openScreen(ADD);
  await type("At 6.2712, 81.4012 he walks");
  await texts(page.getByRole("toolbar", { name: "Formatting of Description" }).getByRole("button")).toHaveLength(7);
  await tool("More tools").click();
  await expect.element(tool("Quotation")).toBeVisible();
  const [write, read] = [view("Write"), view("Result")];
  await expect.element(write).toHaveAttribute("aria-selected", "true");
  await expect.element(result).not.toBeInTheDocument();
  await write.click();
  await press("ArrowRight", "ArrowRight");
  await expect.element(read).toHaveFocus();
  await contentOf(page.getByRole("tabpanel", { name: "Result" })).toContain("he walks");
  await expect.element(page.getByRole("textbox", { name: "Description" })).not.toBeInTheDocument();
  await fillTusker("Raja");
  await button("Add Tusker").click();
  await expect.element(text).toHaveFocus();
  await expect.element(write).toHaveAttribute("aria-selected", "true");
  await expect.element(text).toHaveAccessibleDescription(/Please leave out coordinates/);
  await expect.element(field("Tusker Name")).toHaveValue("Raja");
});
