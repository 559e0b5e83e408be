import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { endSession, fillSignIn, openAdminPage } from "../support/admin-visit.ts";
import { type E2eSite, expect, test } from "../support/e2e-site.ts";
import { addTusker, button, findByName, isAccessible, type Stored, stored } from "../support/entry-forms.ts";
import { dropFiles, imageFile, type PickedFile, pasteFiles } from "../support/incoming-images.ts";
import { heicHead, pngBomb } from "../support/sample-images.ts";

const ADD = "/admin/dashboard/addtusker";
const UPLOADS = "**/api/uploads";

const pick = (page: Page, files: PickedFile[]) => page.getByLabel("Choose images").setInputFiles(files);
const images = (page: Page) => page.locator(".pictures > li");
const names = (page: Page) => images(page).locator(".name");
const image = (page: Page, name: string) => images(page).filter({ hasText: name });
const uploadOf = (page: Page, name: string): Locator =>
  page.getByRole("list", { name: "Uploads" }).getByRole("listitem").filter({ hasText: name });
const progress = (page: Page, name: string) => page.getByRole("progressbar", { name: `Upload of ${name}` });

/** Fills in what a tusker needs, and saves him. */
async function save(page: Page, name: string): Promise<void> {
  await page.getByLabel("Tusker Name").fill(name);
  await page.getByLabel("Age not known").check();
  await page.getByLabel("Location").fill("Kandy District");
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
  test("arrive many at once, in the order in which they were chosen, with their texts", async ({ page, site }) => {
    await openAdminPage(page, ADD);
    await pick(page, [
      await imageFile("many-a.jpg", 900),
      await imageFile("many-b.jpg", 200),
      await imageFile("many-c.jpg", 210),
    ]);
    await expect(names(page)).toHaveText(["many-a.jpg", "many-b.jpg", "many-c.jpg"]);
    await expect(images(page).first()).toContainText("Cover");
    await expect(page.getByText("Cover")).toHaveCount(1);
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

    test("show how far they are, and try again by themselves", async ({ page }) => {
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
      await expect(uploadOf(page, "slow-c.jpg")).toContainText("Waits for its turn");
      seen.resolve();
      await expect(uploadOf(page, "slow-b.jpg")).toContainText("The connection broke. It is tried again…");
      await expect(uploadOf(page, "slow-a.jpg")).toContainText(/[1-9]\d? %/);
      expect(Number(await progress(page, "slow-a.jpg").getAttribute("value"))).toBeGreaterThan(0);
      await expect(names(page)).toHaveText(["slow-a.jpg", "slow-b.jpg", "slow-c.jpg"], { timeout: 30_000 });
      await expect(page.getByRole("list", { name: "Uploads" })).toBeHidden();
      expect(broken).toBe(1);
    });

    test("wait as long as a busy server asks for, or until somebody says now", async ({ page }) => {
      await openAdminPage(page, ADD);
      let tries = 0;
      await page.route(UPLOADS, async (route) => {
        tries += 1;
        const body = { statusCode: 503, message: "Too many pictures are being prepared." };
        if (tries > 1) await route.continue();
        else await route.fulfill({ status: 503, headers: { "Retry-After": "30" }, json: body });
      });
      await pick(page, [await imageFile("busy.jpg", 220)]);
      await expect(uploadOf(page, "busy.jpg")).toContainText("The server is busy. It is tried again…");
      await button(page, "Try now: busy.jpg").click();
      await expect(names(page)).toHaveText(["busy.jpg"]);
    });

    test("say why they were refused, and take no other image with them", async ({ page, site }) => {
      await openAdminPage(page, ADD);
      const bomb = Buffer.from(pngBomb());
      await pick(page, [
        { name: "IMG_0001.HEIC", mimeType: "image/heic", buffer: Buffer.from(heicHead()) },
        { name: "bomb.png", mimeType: "image/png", buffer: bomb },
        await imageFile("fine.jpg", 230),
        { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("He walks.") },
      ]);
      await expect(names(page)).toHaveText(["fine.jpg"]);
      await expect(uploadOf(page, "IMG_0001.HEIC")).toContainText(
        "IMG_0001.HEIC was not uploaded. This is a HEIC picture, which browsers cannot show.",
      );
      await expect(uploadOf(page, "notes.txt")).toContainText("This is no picture that can be read here.");
      // In the server's own words.
      await expect(uploadOf(page, "bomb.png")).toContainText(/bomb\.png was not uploaded\. .*pixels/);
      await expect(page.getByRole("button", { name: /^Try again/ })).toBeHidden();
      await button(page, "Take notes.txt off the list").click();
      await expect(uploadOf(page, "notes.txt")).toBeHidden();
      await save(page, "One Fine Picture");
      expect(imageNames(await findByName(site, "tusker", "One Fine Picture"))).toEqual(["fine.jpg"]);
    });

    test("that may be too large are asked about, and the server's word counts", async ({ page, trouble }) => {
      await openAdminPage(page, ADD);
      const { name, mimeType, buffer } = await imageFile("huge.jpg", 240);
      await pick(page, [{ name, mimeType, buffer: Buffer.concat([buffer, Buffer.alloc(25_500_000)]) }]);
      await expect(uploadOf(page, "huge.jpg")).toContainText("It has 26 MB.");
      expect(trouble.calls.filter((call) => call === "/api/uploads")).toEqual([]);
      await button(page, "Send all the same: huge.jpg").click();
      await expect(uploadOf(page, "huge.jpg")).toContainText(
        "huge.jpg was not uploaded. This file is too large: at most 25 MB are accepted.",
      );
    });

    test("wait where the sign-in ends, and go on after a new one", async ({ page, trouble }) => {
      await openAdminPage(page, ADD);
      await endSession(page, trouble);
      await pick(page, [await imageFile("signed-a.jpg", 250), await imageFile("signed-b.jpg", 260)]);
      const dialog = page.getByRole("dialog", { name: "Your sign-in has ended" });
      await expect(dialog).toBeVisible();
      await expect(uploadOf(page, "signed-a.jpg")).toContainText("Waits until you are signed in again");
      await dialog.getByRole("button", { name: "Not now" }).click();
      await button(page, "Sign in: signed-b.jpg").click();
      await fillSignIn(page);
      await expect(names(page)).toHaveText(["signed-a.jpg", "signed-b.jpg"]);
    });
  });

  test("can be given up in the middle; what is on its way is not saved without", async ({ page }) => {
    await openAdminPage(page, ADD);
    const held = Promise.withResolvers<void>();
    await page.route(UPLOADS, async (route) => {
      await held.promise;
      await route.continue().catch(() => {});
    });
    await pick(page, [await imageFile("given-up.jpg", 270), await imageFile("kept.jpg", 280)]);
    await expect(progress(page, "given-up.jpg")).toBeVisible();
    await button(page, "Cancel the upload of given-up.jpg").click();
    await expect(progress(page, "given-up.jpg")).toBeHidden();
    held.resolve();
    await expect(names(page)).toHaveText(["kept.jpg"]);
  });

  test("may be dropped or pasted; a file that is dropped beside does not take the page's place", async ({ page }) => {
    await openAdminPage(page, ADD);
    expect(await dropFiles(page, ".dropzone", [await imageFile("dropped.jpg", 330)])).toBe(true);
    await expect(names(page)).toHaveText(["dropped.jpg"]);
    expect(await dropFiles(page, "#description", [await imageFile("beside.jpg", 340)])).toBe(true);
    await page.getByLabel("Tusker Name").focus();
    await pasteFiles(page, [await imageFile("image.png", 350)]);
    await expect(names(page)).toHaveText(["dropped.jpg", /^pasted-\d{4}-.*\.jpg$/]);
  });
});

test.describe("images of an entry", () => {
  test("are put in order by buttons, which keep the focus and are told", async ({ page, site }) => {
    const files = [await imageFile("one.jpg", 101), await imageFile("two.jpg", 102), await imageFile("three.jpg", 103)];
    const { _id } = await addTuskerWithImages(site, "Ordered By Buttons", files);
    await openAdminPage(page, `/admin/edit-tusker/${_id}`);
    await button(page, "Later: one.jpg").press("Enter");
    await expect(names(page)).toHaveText(["two.jpg", "one.jpg", "three.jpg"]);
    await expect(button(page, "Later: one.jpg")).toBeFocused();
    await expect(page.getByRole("status").getByText("one.jpg is now picture 2 of 3.")).toBeAttached();
    await page.keyboard.press("Enter");
    await expect(names(page)).toHaveText(["two.jpg", "three.jpg", "one.jpg"]);
    await expect(button(page, "Later: one.jpg")).toBeFocused();
    // At the end it does nothing and keeps the focus.
    await page.keyboard.press("Enter");
    await expect(button(page, "Later: one.jpg")).toHaveAttribute("aria-disabled", "true");
    await button(page, "To the front: one.jpg").press("Enter");
    await expect(names(page)).toHaveText(["one.jpg", "two.jpg", "three.jpg"]);
    await expect(page.getByRole("status").getByText("one.jpg is now picture 1 of 3, the cover.")).toBeAttached();
    await button(page, "Earlier: three.jpg").press("Enter");
    await button(page, "Update Tusker").click();
    await expect
      .poll(async () => imageNames(await stored(site, "tusker", _id)))
      .toEqual(["one.jpg", "three.jpg", "two.jpg"]);
  });

  test("are put in order by dragging them, with the mouse and with the keyboard", async ({ page, site }) => {
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
    await expect(page.getByText("red.jpg is held over place 2 of 3.")).toBeAttached();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByText("red.jpg is held over place 3 of 3.")).toBeAttached();
    await page.keyboard.press("Space");
    await expect(names(page)).toHaveText(["blue.jpg", "green.jpg", "red.jpg"]);
  });

  test("that are taken out stay on the server until the entry is saved, and can come back", async ({ page, site }) => {
    const { _id } = await addTuskerWithImages(site, "Taken Out", [
      await imageFile("stays.jpg", 121),
      await imageFile("goes.jpg", 122),
    ]);
    await openAdminPage(page, `/admin/edit-tusker/${_id}`);
    const deleted: string[] = [];
    page.on("request", (request) => request.method() === "DELETE" && deleted.push(request.url()));
    await button(page, "Delete stays.jpg").click();
    await expect(names(page)).toHaveText(["goes.jpg"]);
    await expect(page.getByText("stays.jpg was taken out of this form.")).toBeVisible();
    await button(page, "Undo").first().click();
    await expect(names(page)).toHaveText(["stays.jpg", "goes.jpg"]);
    await button(page, "Delete goes.jpg").click();
    expect(imageNames(await stored(site, "tusker", _id))).toEqual(["stays.jpg", "goes.jpg"]);
    await button(page, "Update Tusker").click();
    await expect.poll(async () => imageNames(await stored(site, "tusker", _id))).toEqual(["stays.jpg"]);
    expect(deleted).toEqual([]);
  });

  test("that are stored already are pointed out, and the stored one keeps its words", async ({ page, site }) => {
    const file = await imageFile("first-time.jpg", 131);
    const first = await addTuskerWithImages(site, "Has It Already", [file]);
    const [url] = first.images as string[];
    const details = [{ url, alt: "Words of the first one", credit: "S. Perera" }];
    const body = { name: "Has It Already", age: 60, location: "Kandy District", imageDetails: details };
    expect((await site.call("PUT", `/api/tuskers/${first._id}`, body)).status).toBe(200);
    await openAdminPage(page, ADD);
    await pick(page, [{ ...file, name: "second-time.jpg" }]);
    const item = image(page, "second-time.jpg");
    await expect(item).toContainText("The same picture is already used by Has It Already");
    await expect(item.getByRole("link", { name: /Has It Already/ })).toHaveAttribute(
      "href",
      `/admin/edit-tusker/${first._id}`,
    );
    await item.getByRole("button", { name: "Use the stored one" }).click();
    await expect(names(page)).toHaveText(["first-time.jpg"]);
    await save(page, "Has It Too");
    for (const name of ["Has It Already", "Has It Too"]) {
      const entry = await findByName(site, "tusker", name);
      expect(entry?.images).toEqual([url]);
      expect(entry?.imageDetails).toMatchObject([{ alt: "Words of the first one", credit: "S. Perera" }]);
    }
  });

  test("have words that are looked through for places", async ({ page }) => {
    await openAdminPage(page, ADD);
    await pick(page, [await imageFile("words.jpg", 141)]);
    const item = image(page, "words.jpg");
    await item.getByText("Texts").click();
    const alt = item.getByLabel("Alternative text");
    await alt.fill("A bull on the Kudawila road");
    await expect(item).toContainText("This may lead somebody to a living animal: “Kudawila road”.");
    await alt.fill("A bull at 6.2712, 81.4012");
    await expect(alt).toHaveAccessibleDescription(/Please leave out coordinates/);
    await expect(item).toContainText("Something is not right yet");
  });

  test("keep a point in sight that is set by pointing, with the keyboard, or by the site", async ({ page, site }) => {
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
    await expect(page.getByText("Focal Points was updated.")).toBeVisible();
    expect(await focusOf()).toEqual({ x: 0.41, y: 0.3, chosen: true });
    await page.goto(`/admin/edit-tusker/${_id}/history`);
    await expect(page.locator(".changedfields")).toContainText("focal point 41 % from the left, 30 % from the top");
    await page.goto(`/admin/edit-tusker/${_id}`);
    await item.getByText("Focal point").click();
    await button(page, "Let the site choose").click();
    await expect(across).toBeFocused();
    await page.keyboard.press("Control+s");
    await expect(page.getByText("Focal Points was updated.")).toBeVisible();
    expect((await focusOf())?.chosen ?? false).toBe(false);
  });

  test("of a draft are shown in the admin area and to nobody else", async ({ page, site }) => {
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
    const result = page.getByRole("region", { name: "Result of Description" });
    await expect(result.locator("img")).toHaveJSProperty("naturalWidth", 171);
    await button(page, "Picture of this entry").click();
    await expect(page.getByRole("dialog", { name: "Add a picture" }).locator("img")).toHaveJSProperty(
      "naturalWidth",
      171,
    );
  });

  test("can be withdrawn from the form, which goes on from what is stored then", async ({ page, site }) => {
    const { _id, slug, images } = await addTuskerWithImages(site, "Withdrawn In The Form", [
      await imageFile("stays-here.jpg", 181),
      await imageFile("goes-at-once.jpg", 182),
    ]);
    const [, url] = images as string[];
    await openAdminPage(page, `/admin/edit-tusker/${_id}`);
    await page.getByLabel("Location").fill("Matale District");
    await button(page, "Withdraw now: goes-at-once.jpg").click();
    const dialog = page.getByRole("alertdialog", { name: "Withdraw goes-at-once.jpg now?" });
    await expect(dialog).toContainText("out of 1 entry (Withdrawn In The Form)");
    await dialog.getByRole("button", { name: "Withdraw now" }).click();
    await expect(page.getByText(/^goes-at-once\.jpg was withdrawn: taken out of 1 entry/)).toBeVisible();
    await expect(names(page)).toHaveText(["stays-here.jpg"]);
    await expect(page.getByLabel("Choose images")).toBeFocused();
    expect((await fetch(`${site.url}${url}`)).status).toBe(404);
    expect(await (await fetch(`${site.url}/tuskers/${slug}`)).text()).not.toContain("goes-at-once");
    // What was being written is still there, and is saved without a conflict.
    await expect(page.getByLabel("Location")).toHaveValue("Matale District");
    await button(page, "Update Tusker").click();
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    const entry = await stored(site, "tusker", _id);
    expect(imageNames(entry)).toEqual(["stays-here.jpg"]);
    expect(entry.location).toBe("Matale District");
  });

  test("whose file's name tells a position are stored without it, which is said", async ({ page }) => {
    await openAdminPage(page, ADD);
    await pick(page, [await imageFile("12.345678, 98.765432.jpg", 191)]);
    await expect(names(page)).toHaveText(["tusker-photo.jpg"]);
    await expect(page.getByText("The name of a picture’s file told a position.")).toBeVisible();
  });

  test("can be worked on by everybody, on their way, stored twice and with a warning", async ({ page, site }) => {
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
    await expect(image(page, "look-again.jpg")).toContainText("The same picture is already in this list.");
    await image(page, "see.jpg").getByText("Texts").click();
    await image(page, "see.jpg").getByLabel("Credit").fill("The keeper of the gate");
    await isAccessible(page);
    await button(page, "Take this one out").click();
    await expect(names(page)).toHaveText(["look.jpg", "see.jpg"]);
  });

  test("can be looked at in full", async ({ page, site }) => {
    const { _id } = await addTuskerWithImages(site, "Looked At In Full", [await imageFile("full.jpg", 161)]);
    await openAdminPage(page, `/admin/edit-tusker/${_id}`);
    await button(page, "Enlarge full.jpg").click();
    await expect(page.getByRole("dialog", { name: "full.jpg" }).locator("img")).toHaveJSProperty("naturalWidth", 161);
    const { violations } = await new AxeBuilder({ page }).include("dialog[open]").analyze();
    expect(violations).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(button(page, "Enlarge full.jpg")).toBeFocused();
  });
});
