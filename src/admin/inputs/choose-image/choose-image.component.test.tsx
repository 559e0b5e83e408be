import { describe, expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import { openScreen } from "../../../../tests/components/admin-screens.tsx";
import { freshName } from "../../../../tests/components/fresh-name.ts";
import { dropFiles, imageFile, paste } from "../../../../tests/components/image-files.ts";
import {
  button,
  contentOf,
  fillArticle,
  fillTusker,
  heading,
  press,
  texts,
} from "../../../../tests/components/locators.ts";
import { answerWith, failOnce } from "../../../../tests/components/network.ts";
import { source } from "../../../../tests/components/rich-text.ts";
import { site } from "../../../../tests/components/site.ts";
import { addTusker, findByName } from "../../../../tests/support/stored-entries.ts";
import type { CommonsFile } from "../../../content/commons/commons-file.ts";

const TUSKER = "/admin/dashboard/addtusker";
const ARTICLE = "/admin/dashboard/addarticle";
const LOOK_UP = "**/api/uploads/commons/look-up";
const TAKE = "**/api/uploads/commons";
const REFUSAL = "This page shows where the photograph was taken. Ask its maker for the file instead.";

const dialog = page.getByRole("dialog", { name: "Add an image" });
const use = dialog.getByRole("button", { name: "Use this image" });
const images = page.getByRole("listitem", { name: /^Image \d+ of \d+: / }).css("[data-name]");
const fresh = (name: string): string => `${freshName(name).replace(" ", "-").toLowerCase()}.jpg`;
const upload = async (name: string): Promise<string> => site.upload(await imageFile(name), name);

const commonsFile = (changes: Partial<CommonsFile> = {}): CommonsFile => ({
  title: "Tusker.jpg",
  pageUrl: "https://commons.wikimedia.org/wiki/File:Tusker.jpg",
  width: 4032,
  height: 3024,
  bytes: 5_100_000,
  credit: "Nimal Perera",
  licence: "CC BY-SA 4.0",
  licenceUrl: "https://creativecommons.org/licenses/by-sa/4.0/",
  takenOn: "2019-03-14",
  description: "A tusker drinks",
  refusal: null,
  showsPosition: false,
  preview: null,
  ...changes,
});

async function lookUp(file: CommonsFile): Promise<void> {
  await answerWith(LOOK_UP, file);
  await dialog.getByLabelText("Address of the page at Wikimedia Commons").fill(file.pageUrl);
  await press("Enter");
}

const said = (name: string): Locator => dialog.getByLabelText(name);

describe("an image from a link", () => {
  test("comes with credit, licence and year, and with words that can be corrected", async () => {
    const name = fresh("linked");
    const url = await upload(name);
    const stored = (await (await site.call("GET", `/api/uploads/${name}`)).json()) as object;
    openScreen(TUSKER);
    await button("From a link").click();
    await lookUp(commonsFile());
    await contentOf(dialog).toContain("This licence allows use on the site, with credit.");
    await contentOf(dialog).toContain("4,032 × 3,024 pixels, 5.1 MB");
    await expect.element(said("Licence")).toHaveValue("CC BY-SA 4.0");
    // Of a tusker who may live wild, no month is proposed.
    await expect.element(said("Taken")).toHaveValue("2019");
    await use.click();
    await expect.element(said("Describe the image")).toBeInvalid();
    await dialog.getByRole("button", { name: "Use these words" }).click();
    await expect.element(said("Describe the image")).toHaveValue("A tusker drinks");
    await said("Credit").fill("N. Perera");
    await answerWith(TAKE, { ...stored, alt: "A tusker drinks", credit: "N. Perera" }, 201);
    await use.click();
    await expect.element(dialog).not.toBeInTheDocument();
    await texts(images).toEqual([name]);
    const tusker = freshName("Linked");
    await fillTusker(tusker);
    await button("Add Tusker").click();
    await expect.element(heading("Dashboard")).toBeVisible();
    expect(await findByName(site, "tusker", tusker)).toMatchObject({
      images: [url],
      imageDetails: [{ alt: "A tusker drinks", credit: "N. Perera" }],
    });
  });

  test("is refused with the reason, for its licence or its address", async () => {
    openScreen(ARTICLE);
    await button("From a link").click();
    await expect.element(use).toBeDisabled();
    await lookUp(commonsFile({ refusal: "“CC BY-NC 4.0” does not allow commercial use." }));
    await contentOf(dialog).toContain("“CC BY-NC 4.0” does not allow commercial use.");
    await expect.element(use).toBeDisabled();
    const message = "Only pages of Wikimedia Commons can be looked up. Upload the file instead.";
    await failOnce(LOOK_UP, 422, { statusCode: 422, message, errors: [{ path: "address", message }] });
    await dialog.getByLabelText("Address of the page").fill("https://example.org/");
    await dialog.getByRole("button", { name: "Look up" }).click();
    await expect.element(dialog.getByLabelText("Address of the page")).toHaveAccessibleDescription(message);
    await expect.element(use).toBeDisabled();
  });

  test("is refused for its position where the tusker may live wild, and nowhere else", async () => {
    openScreen(TUSKER);
    await button("From a link").click();
    await lookUp(commonsFile({ showsPosition: true }));
    await contentOf(dialog).toContain(REFUSAL);
    await expect.element(use).toBeDisabled();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    openScreen(ARTICLE);
    await button("From a link").click();
    await lookUp(commonsFile({ showsPosition: true }));
    await contentOf(dialog).toContain("It can never be used for a tusker who may live wild.");
    await expect.element(use).toBeEnabled();
  });
});

describe("an image of the library", () => {
  test("is found by its name, and added once", async () => {
    const name = fresh("shelved");
    const url = await upload(name);
    openScreen(TUSKER);
    await button("From the library").click();
    await said("Search the library").fill(name);
    await dialog.getByRole("radio", { name }).click();
    await use.click();
    await texts(images).toEqual([name]);
    await button("From the library").click();
    await said("Search the library").fill(name);
    await dialog.getByRole("radio", { name }).click();
    await contentOf(dialog).toContain("The entry has this image already.");
    await expect.element(use).toBeDisabled();
    expect(url).toContain(name);
  });
});

describe("an image inside a text", () => {
  test("is uploaded in place, and then belongs to the entry", async () => {
    const cover = await upload(fresh("cover"));
    const { _id } = await addTusker(site, { name: "Text And Image", description: "One.", images: [cover] });
    const name = fresh("inside");
    openScreen(`/admin/edit-tusker/${_id}`);
    await button("Image").click();
    await dialog.getByLabelText("Choose an image").upload(await imageFile(name));
    await said("Describe the image").fill("A bull on the plain");
    await said("Caption").fill("In 2022");
    await use.click();
    await expect.poll(() => source("description")).toContain(`<img src="/uploads/public/${name}">`);
    await expect.poll(() => source("description")).toContain("<figcaption>In 2022</figcaption>");
    await texts(images).toHaveLength(2);
  });

  test("is pasted or dropped into it and described, and Enter puts it there", async () => {
    const { _id } = await addTusker(site, {
      name: "Pasted",
      description: "One.",
      images: [await upload(fresh("cover"))],
    });
    const [pasted, dropped] = [fresh("pasted"), fresh("dropped")];
    openScreen(`/admin/edit-tusker/${_id}`);
    await page.css("#description").click();
    paste({ files: [await imageFile(pasted)] });
    await expect.element(said("Describe the image")).toHaveFocus();
    await press("Enter");
    await expect.element(said("Describe the image")).toBeInvalid();
    await said("Describe the image").fill("A bull on the plain");
    await press("Enter");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => source("description")).toBe(`One.\n\n<img src="/uploads/public/${pasted}">`);
    expect(dropFiles(page.css("#description p").first().element(), [await imageFile(dropped)])).toBe(true);
    await said("Describe the image").fill("A bull in the tank");
    await press("Enter");
    await expect.poll(() => source("description")).toContain(dropped);
    await texts(images).toHaveLength(3);
  });

  test("is put there by Enter or a double press on it, and is chosen already where it is the only one", async () => {
    const [cover, url] = [await upload(fresh("cover")), await upload(fresh("at-once"))];
    const { _id } = await addTusker(site, { name: "Image At Once", description: "One.", images: [cover, url] });
    const only = dialog.getByRole("radio");
    openScreen(`/admin/edit-tusker/${_id}`);
    await button("Image").click();
    await expect.element(only).toBeChecked();
    await expect.element(use).toBeEnabled();
    (only.element() as HTMLElement).focus();
    await press("Enter");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => source("description")).toBe(`One.\n\n<img src="${url}">`);
    await press("Control+z");
    await expect.poll(() => source("description")).toBe("One.");
    await button("Image").click();
    await only.dblClick();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => source("description")).toContain(`<img src="${url}">`);
  });

  test("becomes the cover of an entry that has none, and the cover is not repeated", async () => {
    const name = fresh("first");
    await upload(name);
    openScreen(ARTICLE);
    await fillArticle(freshName("No Cover"));
    await button("Image").click();
    await dialog.getByRole("tab", { name: "Library" }).click();
    await said("Search the library").fill(name);
    await dialog.getByRole("radio", { name }).click();
    await contentOf(dialog).toContain("becomes its cover");
    await use.click();
    await texts(images).toEqual([name]);
    expect(source("content")).not.toContain("<img");
  });
});
