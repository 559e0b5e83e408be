import type { Locator, Page } from "@playwright/test";
import { endSession, fillSignIn, openAdminPage } from "../support/admin-visit.ts";
import { violations } from "../support/axe.ts";
import { type E2eSite, expect, test } from "../support/e2e-site.ts";
import { button, isAccessible } from "../support/entry-forms.ts";
import { imageFile, type PickedFile } from "../support/incoming-images.ts";
import { addTusker, findByName, type Stored, stored } from "../support/stored-entries.ts";

const ADD = "/admin/dashboard/addtusker";
const UPLOADS = "**/api/uploads";

const pick = (page: Page, files: PickedFile[]) => page.getByLabel("Choose images").setInputFiles(files);
const images = (page: Page) => page.getByRole("listitem", { name: /^Image \d+ of \d+: / });
const names = (page: Page) => images(page).locator("[data-name]");
const image = (page: Page, name: string) => images(page).filter({ hasText: name });
const uploadOf = (page: Page, name: string): Locator =>
  page.getByRole("list", { name: "Uploads" }).getByRole("listitem").filter({ hasText: name });
const progress = (page: Page, name: string) => page.getByRole("progressbar", { name: `Upload of ${name}` });

/** Fills in what a tusker needs, and saves him. */
async function save(page: Page, name: string): Promise<void> {
  await page.getByLabel("Tusker Name").fill(name);
  await page.getByLabel("Location").fill("Kandy District");
  await page.getByLabel("Age not known").check();
  await button(page, "Add Tusker").click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
}

const imageNames = (entry: Stored | undefined): string[] =>
  ((entry?.images ?? []) as string[]).map((url) => url.split("/").at(-1) ?? "");

/** A tusker who has images of these names. */
async function addTuskerWithImages(site: E2eSite, name: string, files: PickedFile[]): Promise<Stored> {
  const images: string[] = [];
  for (const file of files) images.push(await site.upload(new Blob([file.buffer]), file.name));
  return addTusker(site, { name, images });
}

test.describe("images that are sent", () => {
  test("arrive many at once, in the order in which they were chosen, with their texts", { tag: "@deep" }, async ({
    page,
    site,
  }) => {
    await openAdminPage(page, ADD);
    await pick(page, [
      await imageFile("many-a.jpg", 900),
      await imageFile("many-b.jpg", 200),
      await imageFile("many-c.jpg", 210),
    ]);
    await expect(names(page)).toHaveText(["many-a.jpg", "many-b.jpg", "many-c.jpg"]);
    await expect(images(page).first()).toContainText("Cover");
    await expect(page.getByText("Cover", { exact: true })).toHaveCount(1);
    const second = image(page, "many-b.jpg");
    await expect(second).toContainText("No alternative text");
    await second.getByText("Texts").click();
    await second.getByLabel("Alternative text").fill("A bull on the plain");
    await second.getByLabel("Credit").fill("S. Perera");
    await second.getByLabel("Licence").fill("CC BY 4.0");
    await second.getByLabel("Date taken").fill("2022-13");
    await expect(second.getByLabel("Date taken")).toHaveAccessibleDescription(/^Write a year/);
    await second.getByLabel("Date taken").fill("2022-11");
    await expect(second).not.toContainText("No alternative text");
    await save(page, "Many Pictures");
    const entry = await findByName(site, "tusker", "Many Pictures");
    expect(imageNames(entry)).toEqual(["many-a.jpg", "many-b.jpg", "many-c.jpg"]);
    expect(entry?.imageDetails).toMatchObject([
      { width: 900, height: 675, alt: null },
      { alt: "A bull on the plain", credit: "S. Perera", licence: "CC BY 4.0", takenOn: "2022-11" },
      { takenOn: null },
    ]);
  });

  test.describe("over a line that breaks", () => {
    test.use({ mayComplain: [[/^Failed to load resource/], { scope: "test" }] });

    test("show how far they are, and try again by themselves", { tag: "@deep" }, async ({ page }) => {
      await openAdminPage(page, ADD);
      let broken = 0;
      const seen = Promise.withResolvers<void>();
      await page.route(UPLOADS, async (route) => {
        const isSecond = route.request().postDataBuffer()?.includes("slow-b.jpg") ?? false;
        if (isSecond && broken === 0) {
          broken += 1;
          await seen.promise;
          await route.abort("connectionreset");
        } else await route.continue();
      });
      const line = await page.context().newCDPSession(page);
      await line.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 50,
        downloadThroughput: 500_000,
        uploadThroughput: 60_000,
      });
      await pick(page, [
        await imageFile("slow-a.jpg", 800),
        await imageFile("slow-b.jpg", 300),
        await imageFile("slow-c.jpg", 310),
      ]);
      await expect(uploadOf(page, "slow-c.jpg")).toContainText("Waiting");
      seen.resolve();
      await expect(uploadOf(page, "slow-b.jpg")).toContainText("Trying again");
      await expect(uploadOf(page, "slow-a.jpg")).toContainText(/[1-9]\d? %/);
      expect(Number(await progress(page, "slow-a.jpg").getAttribute("value"))).toBeGreaterThan(0);
      await expect(names(page)).toHaveText(["slow-a.jpg", "slow-b.jpg", "slow-c.jpg"], { timeout: 30_000 });
      await expect(page.getByRole("list", { name: "Uploads" })).toBeHidden();
      expect(broken).toBe(1);
    });

    test("wait where the sign-in ends, and go on after a new one", { tag: "@deep" }, async ({ page, trouble }) => {
      await openAdminPage(page, ADD);
      await endSession(page, trouble);
      await pick(page, [await imageFile("signed-a.jpg", 250), await imageFile("signed-b.jpg", 260)]);
      const dialog = page.getByRole("dialog", { name: "Your sign-in has ended" });
      await expect(dialog).toBeVisible();
      // The second one asks for a sign-in, too, as soon as it is refused.
      for (const name of ["signed-a.jpg", "signed-b.jpg"]) await expect(uploadOf(page, name)).toContainText("Waiting");
      await dialog.getByRole("button", { name: "Not now" }).click();
      await button(page, "Sign in: signed-b.jpg").click();
      await fillSignIn(page);
      await expect(names(page)).toHaveText(["signed-a.jpg", "signed-b.jpg"]);
    });
  });
});

test.describe("images of an entry", () => {
  test("are put in order by dragging them, with the mouse and with the keyboard", { tag: "@deep" }, async ({
    page,
    site,
  }) => {
    const files = [
      await imageFile("red.jpg", 111),
      await imageFile("green.jpg", 112),
      await imageFile("blue.jpg", 113),
    ];
    const { _id } = await addTuskerWithImages(site, "Ordered By Dragging", files);
    await openAdminPage(page, `/admin/edit-tusker/${_id}`);
    const grip = (name: string) => button(page, `Drag ${name} to another place`);
    await grip("blue.jpg").scrollIntoViewIfNeeded();
    const [from, to] = [await grip("blue.jpg").boundingBox(), await grip("red.jpg").boundingBox()];
    if (from === null || to === null) throw new Error("The grips are not shown");
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y - 20, { steps: 4 });
    await page.mouse.move(to.x + 10, to.y, { steps: 10 });
    await page.mouse.up();
    await expect(names(page)).toHaveText(["blue.jpg", "red.jpg", "green.jpg"]);
    await grip("red.jpg").focus();
    await page.keyboard.press("Space");
    await expect(page.getByText("red.jpg is over place 2 of 3.")).toBeAttached();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByText("red.jpg is over place 3 of 3.")).toBeAttached();
    await page.keyboard.press("Space");
    await expect(names(page)).toHaveText(["blue.jpg", "green.jpg", "red.jpg"]);
  });

  test("keep a point in sight that is set by pointing, with the keyboard, or by the site", { tag: "@deep" }, async ({
    page,
    site,
  }) => {
    const { _id } = await addTuskerWithImages(site, "Focal Points", [await imageFile("point.jpg", 400)]);
    const focusOf = async () =>
      (
        (await stored(site, "tusker", _id)).imageDetails as {
          focus: { x: number; y: number; chosen: boolean } | null;
        }[]
      )[0]?.focus;
    await openAdminPage(page, `/admin/edit-tusker/${_id}`);
    const item = image(page, "point.jpg");
    await expect(item.locator("summary").last()).toContainText("Chosen by the site");
    await item.getByText("Focal point").click();
    const aim = item.locator("[data-aim]");
    await expect(aim.locator("img")).toHaveJSProperty("naturalWidth", 320);
    await aim.scrollIntoViewIfNeeded();
    const box = await aim.boundingBox();
    if (box === null) throw new Error("The picture is not shown");
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.75, box.y + box.height * 0.2, { steps: 5 });
    await page.mouse.up();
    await expect(item.getByText("Chosen by hand.")).toBeVisible();
    const across = item.getByRole("slider", { name: "Across" });
    await expect(across).toHaveAttribute("aria-valuetext", /^7[456] % from the left$/);
    await across.fill("40");
    await across.press("ArrowRight");
    await item.getByRole("slider", { name: "Down" }).fill("31");
    await item.getByRole("slider", { name: "Down" }).press("ArrowLeft");
    await expect(item.locator("summary").last()).toContainText("41 % from the left, 30 % from the top");
    const cuts = item.getByRole("list", { name: "How it is cut" }).locator("img");
    await expect(cuts).toHaveCount(3);
    for (const cut of await cuts.all()) await expect(cut).toHaveCSS("object-position", "41% 30%");
    await page.keyboard.press("Control+s");
    await expect(page.getByText("“Focal Points” was updated.")).toBeVisible();
    expect(await focusOf()).toEqual({ x: 0.41, y: 0.3, chosen: true });
    await page.goto(`/admin/edit-tusker/${_id}/history`);
    await expect(page.getByRole("region", { name: /^What changed/ })).toContainText(
      "focal point 41 % from the left, 30 % from the top",
    );
    await page.goto(`/admin/edit-tusker/${_id}`);
    await item.getByText("Focal point").click();
    await button(page, "Let the site choose").click();
    await expect(across).toBeFocused();
    await page.keyboard.press("Control+s");
    await expect(page.getByText("“Focal Points” was updated.")).toBeVisible();
    expect((await focusOf())?.chosen ?? false).toBe(false);
  });

  test("of a draft are shown only in the admin area", { tag: "@deep" }, async ({ page, site }) => {
    const cover = await site.upload(new Blob([(await imageFile("hidden-cover.jpg", 170)).buffer]), "hidden-cover.jpg");
    const url = await site.upload(new Blob([(await imageFile("hidden.jpg", 171)).buffer]), "hidden.jpg");
    const fields = { images: [cover, url], publication: "draft", description: `He waits.\n\n<img src="${url}">` };
    const { _id } = await addTusker(site, { name: "A Hidden Draft", ...fields });
    expect((await fetch(site.url + url)).status).toBe(404);
    await openAdminPage(page, "/admin/dashboard?search=Hidden");
    const row = page.getByRole("row", { name: /A Hidden Draft/ });
    await expect(row.locator("img")).toHaveJSProperty("naturalWidth", 170);
    await page.goto(`/admin/edit-tusker/${_id}`);
    await expect(button(page, "Enlarge hidden.jpg").locator("img")).toHaveJSProperty("naturalWidth", 171);
    await page.getByRole("tab", { name: "Result" }).click();
    const result = page.getByRole("region", { name: "Result of Description" });
    await expect(result.locator("img")).toHaveJSProperty("naturalWidth", 171);
    await page.getByRole("tab", { name: "Write" }).click();
    await button(page, "Image").click();
    await expect(page.getByRole("dialog", { name: "Add an image" }).locator("img")).toHaveJSProperty(
      "naturalWidth",
      171,
    );
  });

  test("are accessible while uploading, as duplicates and with a warning", { tag: "@deep" }, async ({ page, site }) => {
    // The whole form is looked through four times.
    test.setTimeout(120_000);
    const { _id } = await addTuskerWithImages(site, "Looked At", [
      await imageFile("look.jpg", 151),
      await imageFile("see.jpg", 152),
    ]);
    await openAdminPage(page, `/admin/edit-tusker/${_id}`);
    await pick(page, [
      await imageFile("look-again.jpg", 151),
      { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("He walks.") },
    ]);
    await expect(image(page, "look-again.jpg")).toContainText("The same image is already in this list.");
    await image(page, "see.jpg").getByText("Texts").click();
    await image(page, "see.jpg").getByLabel("Credit").fill("The keeper of the gate");
    await isAccessible(page);
    await button(page, "Remove this one").click();
    await expect(names(page)).toHaveText(["look.jpg", "see.jpg"]);
  });

  test("can be seen in full", { tag: "@deep" }, async ({ page, site }) => {
    const { _id } = await addTuskerWithImages(site, "Looked At In Full", [await imageFile("full.jpg", 161)]);
    await openAdminPage(page, `/admin/edit-tusker/${_id}`);
    await button(page, "Enlarge full.jpg").click();
    await expect(page.getByRole("dialog", { name: "full.jpg" }).locator("img")).toHaveJSProperty("naturalWidth", 161);
    expect(await violations(page, { within: "dialog[open]", rules: "default" })).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(button(page, "Enlarge full.jpg")).toBeFocused();
  });
});
