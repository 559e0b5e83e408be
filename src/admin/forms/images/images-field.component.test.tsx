import { describe, expect, test, vi } from "vitest";
import { type Locator, page } from "vitest/browser";
import { openScreen } from "../../../../tests/components/admin-screens.tsx";
import { freshName } from "../../../../tests/components/fresh-name.ts";
import { dropFiles, imageFile, paste } from "../../../../tests/components/image-files.ts";
import { button, contentOf, field, fillTusker, heading, press, texts } from "../../../../tests/components/locators.ts";
import { failOnce, holdCalls, watchCalls } from "../../../../tests/components/network.ts";
import { site } from "../../../../tests/components/site.ts";
import { addTusker, findByName, type Stored, stored } from "../../../../tests/support/stored-entries.ts";

const ADD = "/admin/dashboard/addtusker";
const UPLOADS = "**/api/uploads";

/** A file name that no stored image has. */
const fresh = (name: string): string => `${freshName(name).replace(" ", "-")}.jpg`;

const images = page.getByRole("listitem", { name: /^Image \d+ of \d+: / });
const names = images.css("[data-name]");
/** Stands in the middle of the zone that takes what is dropped. */
const input = field("Choose images");
const image = (name: string): Locator => images.filter({ hasText: name });
const uploadOf = (name: string): Locator =>
  page.getByRole("list", { name: "Uploads" }).getByRole("listitem").filter({ hasText: name });
const progress = (name: string): Locator => page.getByRole("progressbar", { name: `Upload of ${name}` });
const pick = (...files: File[]): Promise<void> => field("Choose images").upload(files);

/** Fills in the required fields of a tusker and saves it. */
async function save(name: string): Promise<void> {
  await fillTusker(name);
  await button("Add Tusker").click();
  await expect.element(heading("Dashboard")).toBeVisible();
}

const imageNames = (entry: Stored | undefined): string[] =>
  ((entry?.images ?? []) as string[]).map((url) => url.split("/").at(-1) ?? "");

/** A tusker with images of these names. */
async function addTuskerWithImages(name: string, files: File[]): Promise<Stored> {
  const urls: string[] = [];
  for (const file of files) urls.push(await site.upload(file, file.name));
  return addTusker(site, { name, images: urls });
}

/** A PNG that declares 20,000 × 20,000 pixels. */
const BOMB = "iVBORw0KGgoAAAANSUhEUgAATiAAAE4gCAIAAABsEtFuAAAAEUlEQVR4nGNgGAWjYBQMdwAAA+gAAbOm00YAAAAASUVORK5CYII=";

const bomb = (): File =>
  new File([Uint8Array.from(atob(BOMB), (letter) => letter.charCodeAt(0))], "bomb.png", { type: "image/png" });

/** A HEIC file, recognisable by its first bytes. */
const heic = (): File => {
  const head = "\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic";
  return new File([head, new Uint8Array(8000)], "IMG_0001.HEIC", { type: "image/heic" });
};
/** Spies on whether anything is sent. */
const watchUploads = () => vi.spyOn(XMLHttpRequest.prototype, "send");

const note = (): File => new File(["He walks."], "notes.txt", { type: "text/plain" });

describe("images that are sent", () => {
  test("wait as long as a busy server asks, or until a manual retry", { tags: ["deep"] }, async () => {
    const name = fresh("busy");
    openScreen(ADD);
    const busy = { statusCode: 503, message: "Too many images are being prepared." };
    await failOnce(UPLOADS, 503, busy, { "Retry-After": "30" });
    await pick(await imageFile(name));
    await contentOf(uploadOf(name)).toContain("The server is busy. Trying again…");
    await button(`Try now: ${name}`).click();
    await texts(names).toEqual([name]);
  });

  test("say why they were refused, and take no other image with them", { tags: ["deep"] }, async () => {
    const fine = fresh("fine");
    openScreen(ADD);
    await pick(heic(), bomb(), await imageFile(fine), note());
    await texts(names).toEqual([fine]);
    await contentOf(uploadOf("IMG_0001.HEIC")).toContain("HEIC image");
    await contentOf(uploadOf("notes.txt")).toContain("not an image");
    // The server's own message.
    await contentOf(uploadOf("bomb.png")).toMatch(/pixels/);
    await expect.element(page.getByRole("button", { name: /^Try again/ })).not.toBeInTheDocument();
    await button("Remove notes.txt from the list").click();
    await expect.element(uploadOf("notes.txt")).not.toBeInTheDocument();
    const name = freshName("One Fine Image");
    await save(name);
    expect(imageNames(await findByName(site, "tusker", name))).toEqual([fine]);
  });

  test("that may be too large are asked about, and the server's word counts", { tags: ["deep"] }, async () => {
    openScreen(ADD);
    const posts = watchUploads();
    const large = new File([await imageFile("huge.jpg"), new Uint8Array(25_500_000)], "huge.jpg", {
      type: "image/jpeg",
    });
    await expect.element(input).toBeInTheDocument();
    dropFiles(input.element(), [large]);
    await contentOf(uploadOf("huge.jpg")).toContain("It has 26 MB.");
    expect(posts).not.toHaveBeenCalled();
    await button("Send anyway: huge.jpg").click();
    await contentOf(uploadOf("huge.jpg")).toContain(
      "huge.jpg was not uploaded. This file is too large: at most 25 MB are accepted.",
    );
  });

  test("can be given up in the middle; what is on its way is not saved without", async () => {
    const [givenUp, kept] = [fresh("given-up"), fresh("kept")];
    openScreen(ADD);
    const letGo = await holdCalls(UPLOADS);
    await pick(await imageFile(givenUp), await imageFile(kept));
    await expect.element(progress(givenUp)).toBeVisible();
    await button(`Cancel the upload of ${givenUp}`).click();
    await expect.element(progress(givenUp)).not.toBeInTheDocument();
    await letGo();
    await texts(names).toEqual([kept]);
  });

  test("may be dropped or pasted; a file that is dropped beside does not take the page's place", {
    tags: ["deep"],
  }, async () => {
    const dropped = fresh("dropped");
    openScreen(ADD);
    await expect.element(input).toBeInTheDocument();
    expect(dropFiles(input.element(), [await imageFile(dropped)])).toBe(true);
    await texts(names).toEqual([dropped]);
    expect(dropFiles(page.css("#description").element(), [await imageFile("beside.jpg")])).toBe(true);
    await field("Tusker Name").click();
    paste({ files: [await imageFile("image.png")] });
    await texts(names).toEqual([dropped, expect.stringMatching(/^pasted-\d{4}-.*\.jpg$/)]);
  });

  test("with a position in the file name are stored without it, with a notice", { tags: ["deep"] }, async () => {
    openScreen(ADD);
    await pick(await imageFile("12.345678, 98.765432.jpg"));
    await texts(names).toEqual([expect.stringMatching(/^tusker-photo(-\d+)?\.jpg$/)]);
    await expect.element(page.getByText("The name of an image’s file contained a position.")).toBeVisible();
  });
});

describe("images of an entry", () => {
  test("are reordered with buttons, which keep the focus and announce the result", { tags: ["deep"] }, async () => {
    const [one, two, three] = [fresh("one"), fresh("two"), fresh("three")];
    const files = [await imageFile(one), await imageFile(two), await imageFile(three)];
    const { _id } = await addTuskerWithImages("Ordered By Buttons", files);
    openScreen(`/admin/edit-tusker/${_id}`);
    const later = button(`Later: ${one}`);
    const pressOn = async (place: Locator) => {
      await expect.element(place).toBeVisible();
      (place.element() as HTMLElement).focus();
      await press("Enter");
    };
    await pressOn(later);
    await texts(names).toEqual([two, one, three]);
    await expect.element(later).toHaveFocus();
    const told = page.getByRole("status");
    await expect.element(told.getByText(`${one} is now image 2 of 3.`)).toBeInTheDocument();
    await press("Enter");
    await texts(names).toEqual([two, three, one]);
    await expect.element(later).toHaveFocus();
    // At the end, the button is a no-op and keeps the focus.
    await press("Enter");
    await expect.element(later).toHaveAttribute("aria-disabled", "true");
    await pressOn(button(`Make cover: ${one}`));
    await texts(names).toEqual([one, two, three]);
    await expect.element(told.getByText(`${one} is now image 1 of 3, the cover.`)).toBeInTheDocument();
    await pressOn(button(`Earlier: ${three}`));
    await button("Update Tusker").click();
    await expect.poll(async () => imageNames(await stored(site, "tusker", _id))).toEqual([one, three, two]);
  });

  test("that are taken out stay on the server until the entry is saved, and can come back", async () => {
    const [stays, goes] = [fresh("stays"), fresh("goes")];
    const { _id } = await addTuskerWithImages("Taken Out", [await imageFile(stays), await imageFile(goes)]);
    openScreen(`/admin/edit-tusker/${_id}`);
    const calls = watchCalls();
    const thumbnail = page.getByRole("button", { name: `Enlarge ${stays}` });
    await expect.element(thumbnail).toBeVisible();
    expect(thumbnail.element().getBoundingClientRect().width).toBeLessThanOrEqual(200);
    await button(`Delete ${stays}`).click();
    await texts(names).toEqual([goes]);
    await button("Undo").first().click();
    await texts(names).toEqual([stays, goes]);
    await button(`Delete ${goes}`).click();
    expect(imageNames(await stored(site, "tusker", _id))).toEqual([stays, goes]);
    await button("Update Tusker").click();
    await expect.poll(async () => imageNames(await stored(site, "tusker", _id))).toEqual([stays]);
    expect(calls.filter((call) => call.startsWith("DELETE /api/uploads"))).toEqual([]);
  });

  test("that are stored already are pointed out, and the stored one keeps its words", { tags: ["deep"] }, async () => {
    const [name, other, second] = [freshName("Has It Already"), freshName("Has It Too"), fresh("second-time")];
    const file = await imageFile(fresh("first-time"));
    const first = await addTuskerWithImages(name, [file]);
    const [url] = first.images as string[];
    const details = [{ url, alt: "Words of the first one", credit: "S. Perera" }];
    const body = { name, age: 60, location: "Kandy District", imageDetails: details };
    expect((await site.call("PUT", `/api/tuskers/${first._id}`, body)).status).toBe(200);
    openScreen(ADD);
    await pick(new File([file], second, { type: file.type }));
    const item = image(second);
    await contentOf(item).toContain(`The same image is already used by ${name}`);
    await expect.element(item.getByRole("link", { name })).toHaveAttribute("href", `/admin/edit-tusker/${first._id}`);
    await item.getByRole("button", { name: "Use the stored one" }).click();
    await texts(names).toEqual([file.name]);
    await save(other);
    for (const owner of [name, other]) {
      const entry = await findByName(site, "tusker", owner);
      expect(entry?.images).toEqual([url]);
      expect(entry?.imageDetails).toMatchObject([{ alt: "Words of the first one", credit: "S. Perera" }]);
    }
  });

  test("have texts that are checked for places", { tags: ["deep"] }, async () => {
    const name = fresh("words");
    openScreen(ADD);
    await pick(await imageFile(name));
    const item = image(name);
    await item.getByText("Texts").click();
    const alt = item.getByLabelText("Alternative text");
    await alt.fill("A bull on the Kudawila road");
    await contentOf(item).toContain("This may lead someone to a living animal: “Kudawila road”.");
    await alt.fill("A bull at 6.2712, 81.4012");
    await expect.element(alt).toHaveAccessibleDescription(/Please leave out coordinates/);
    await contentOf(item).toContain("Something needs correcting");
  });

  test("can be withdrawn from the form, which continues with the stored state", async () => {
    const [stays, goes, name] = [fresh("stays-here"), fresh("goes-at-once"), freshName("Withdrawn In The Form")];
    const {
      _id,
      slug,
      images: urls,
    } = await addTuskerWithImages(name, [await imageFile(stays), await imageFile(goes)]);
    const [, url = ""] = urls as string[];
    openScreen(`/admin/edit-tusker/${_id}`);
    await field("Location").fill("Matale District");
    await button(`Remove everywhere now: ${goes}`).click();
    const dialog = page.getByRole("alertdialog", { name: `Withdraw ${goes} now?` });
    await contentOf(dialog).toContain(name);
    await dialog.getByRole("button", { name: "Remove everywhere now" }).click();
    await texts(names).toEqual([stays]);
    await expect.element(field("Choose images")).toHaveFocus();
    expect((await fetch(url, { cache: "no-store" })).status).toBe(404);
    expect(await (await fetch(`/tuskers/${slug}`)).text()).not.toContain("goes-at-once");
    // Unsaved input is still there, and is saved without a conflict.
    await expect.element(field("Location")).toHaveValue("Matale District");
    await button("Update Tusker").click();
    await expect.element(heading("Dashboard")).toBeVisible();
    const entry = await stored(site, "tusker", _id);
    expect(imageNames(entry)).toEqual([stays]);
    expect(entry.location).toBe("Matale District");
  });
});
