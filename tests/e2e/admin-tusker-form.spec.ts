import { openAdminPage } from "../support/admin-visit.ts";
import { expect, test } from "../support/e2e-site.ts";
import { addTusker, button, findByName, heading, isAccessible, isKept, stored } from "../support/entry-forms.ts";
import { focusedStop } from "../support/page-checks.ts";
import { drawing } from "../support/sample-images.ts";

const ADD = "/admin/dashboard/addtusker";
const DASHBOARD = /\/admin\/dashboard$/;

test.describe("adding a tusker", () => {
  test("stores all that was written, and says so on the dashboard", async ({ page, site }) => {
    await openAdminPage(page, ADD);
    await expect(page).toHaveTitle("Add Tusker | Sri Lankan Tuskers");
    await page.getByLabel("Tusker Name").fill("Walagamba");
    await page.getByRole("spinbutton", { name: "Age" }).fill("41.5");
    await page.getByLabel("Category").selectOption("Conservation");
    await page.getByLabel("Location").fill("Kandy District");
    await page.getByRole("radio", { name: "Dead" }).check();
    const tags = page.getByRole("combobox", { name: "Tags" });
    await tags.fill("single tusk");
    await tags.press("Enter");
    await tags.fill("mus");
    await tags.press("Enter");
    await page.locator("#description").fill("Walagamba was a tusker.\n\nHe is remembered.");
    await page.getByText("More about him").click();
    await page.getByLabel("Other names").fill("වළගම්බා");
    await page.getByLabel("Year of birth").fill("1980");
    await page.getByLabel("Date of death").fill("2022-03");
    await page.getByLabel("Height in metres").fill("3.1");
    await page.getByLabel("Note on the age").fill("At death");
    await page.getByRole("textbox", { name: "Tusks", exact: true }).fill("One tusk");
    await page.getByLabel("Origin").fill("Born in the wild");
    await page.getByText("About his status").click();
    await page.getByLabel("Status as of").fill("2022-03");
    await page.getByLabel("Note on the status").fill("Reported by the newspapers.");
    await button(page, "Add source").click();
    await expect(page.getByLabel("Title of the source")).toBeFocused();
    await page.getByLabel("Title of the source").fill("A paper");
    await page.getByLabel("Web address").fill("https://paper.example/walagamba");
    await page.getByLabel("Kind").selectOption("Specialist");
    await expect(page.getByText("Recorded: one tusk")).toBeVisible();
    await page.getByText("Correct the drawing").click();
    await page.getByLabel("Seen from").selectOption("The side");
    await page.getByLabel("Landscape").selectOption("Coast");
    await button(page, "Add Tusker").click();

    await expect(page).toHaveURL(DASHBOARD);
    await expect(page.getByRole("status").getByText("Walagamba was added.")).toBeVisible();
    expect(await findByName(site, "tusker", "Walagamba")).toMatchObject({
      slug: "walagamba",
      age: 41.5,
      category: "conservation",
      location: "Kandy District",
      status: "dead",
      tags: ["single tusk", "mus"],
      description: "Walagamba was a tusker.\n\nHe is remembered.",
      publication: "published",
      aliases: ["වළගම්බා"],
      bornYear: 1980,
      diedOn: "2022-03",
      heightM: 3.1,
      ageNote: "At death",
      tusks: "One tusk",
      origin: "Born in the wild",
      statusAsOf: "2022-03",
      statusNote: "Reported by the newspapers.",
      sources: [{ title: "A paper", url: "https://paper.example/walagamba", kind: "specialist" }],
      portrait: { pose: "side", habitat: "coast" },
    });
    expect(await page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('desk-draft')).length")).toBe(
      0,
    );
  });

  test("begins alive, wild and empty, and needs name, age and location", async ({ page, trouble }) => {
    await openAdminPage(page, ADD);
    await expect(page.getByRole("radio", { name: "Alive" })).toBeChecked();
    await expect(page.getByLabel("Category")).toHaveValue("wild");
    await button(page, "Add Tusker").click();
    const name = page.getByLabel("Tusker Name");
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription("Enter his name.");
    await expect(page.getByRole("spinbutton", { name: "Age" })).toHaveAccessibleDescription(/Age not known/);
    const summary = page.getByRole("alert").filter({ hasText: "Please fill out all required fields" });
    await expect(summary.getByRole("link")).toHaveText(["Tusker Name", "Age", "Location"]);
    await summary.getByRole("link", { name: "Location" }).click();
    await expect(page.getByLabel("Location")).toBeFocused();
    // From now on each field says at once when it is right.
    await name.fill("Raja");
    await expect(summary.getByRole("link")).toHaveText(["Age", "Location"]);
    await page.getByLabel("Age not known").check();
    await expect(summary.getByRole("link")).toHaveText(["Location"]);
    await expect(page.getByRole("spinbutton", { name: "Age" })).not.toHaveAttribute("aria-invalid");
    await page.getByLabel("Location").fill("Kandy District");
    await expect(summary).toBeHidden();
    expect(trouble.calls.filter((call) => call === "/api/tuskers")).toEqual([]);
  });

  test("checks a field when it is left, by the rules of the server", async ({ page }) => {
    await openAdminPage(page, ADD);
    const age = page.getByRole("spinbutton", { name: "Age" });
    await age.pressSequentially("130");
    await expect(age).not.toHaveAttribute("aria-invalid");
    await age.blur();
    await expect(age).toHaveAccessibleDescription(/^Age must be a number from 0 to 120\./);
    await age.press("Backspace");
    await expect(age).not.toHaveAttribute("aria-invalid");
    await page.locator("#description").fill("He was seen at 6.2712, 81.4012.");
    await page.locator("#description").blur();
    await expect(page.locator("#description")).toHaveAccessibleDescription(/Please leave out coordinates/);
    await page.getByLabel("Tusker Name").fill("Raja");
    await page.getByLabel("Location").fill("Kandy District");
    await page.getByText("More about him").click();
    await page.getByLabel("Year of birth").fill("about 1953");
    await page.getByText("More about him").click();
    await expect(page.getByLabel("Year of birth")).toBeHidden();
    await page.locator("#description").fill("");
    await button(page, "Add Tusker").click();
    // What is shut is opened: nobody has to look for what is wrong.
    await expect(page.getByLabel("Year of birth")).toBeFocused();
    await expect(page.getByRole("alert").filter({ hasText: "Please correct the marked fields" })).toBeVisible();
  });

  test("warns of what says more than park or district, but only of a wild tusker who may be found", async ({
    page,
  }) => {
    await openAdminPage(page, ADD);
    const warning = page.getByText("This may lead somebody to a living animal: “Kudawila road”.");
    const location = page.getByLabel("Location");
    await location.fill("Yala, Kudawila road");
    await expect(warning).toBeVisible();
    await expect(location).toHaveAccessibleDescription(/living animal: “Kudawila road”.* The park or the district/);
    await page.getByRole("radio", { name: "Missing" }).check();
    await expect(warning).toBeVisible();
    await page.getByRole("radio", { name: "Dead" }).check();
    await expect(warning).toBeHidden();
    await page.getByRole("radio", { name: "Alive" }).check();
    await expect(warning).toBeVisible();
    await page.getByLabel("Category").selectOption("Domesticated");
    await expect(warning).toBeHidden();
  });

  test("happens once, however often the button is pressed", async ({ page, site }) => {
    await openAdminPage(page, ADD);
    await page.getByLabel("Tusker Name").fill("Only One");
    await page.getByLabel("Age not known").check();
    await page.getByLabel("Location").fill("Kandy District");
    let posts = 0;
    const held = Promise.withResolvers<void>();
    await page.route("**/api/tuskers", async (route) => {
      posts += 1;
      await held.promise;
      await route.continue();
    });
    const add = button(page, "Add Tusker");
    await add.dblclick();
    await add.dispatchEvent("click");
    await page.keyboard.press("Control+s");
    await expect(add).toHaveAttribute("aria-disabled", "true");
    held.resolve();
    await expect(page).toHaveURL(DASHBOARD);
    expect(posts).toBe(1);
    const list = (await (await site.call("GET", "/api/tuskers?search=only+one")).json()) as unknown[];
    expect(list).toHaveLength(1);
  });

  test("is not done by Enter in a line of text", async ({ page, trouble }) => {
    await openAdminPage(page, ADD);
    await page.getByLabel("Age not known").check();
    await page.getByLabel("Location").fill("Kandy District");
    await page.getByLabel("Tusker Name").fill("Not yet");
    await page.getByLabel("Tusker Name").press("Enter");
    await isKept(page);
    expect(trouble.calls.filter((call) => call === "/api/tuskers")).toEqual([]);
  });

  test("as a draft stays with the text, and the public does not see it", async ({ page, site }) => {
    await openAdminPage(page, ADD);
    await page.getByLabel("Tusker Name").fill("Half Written");
    await page.getByLabel("Age not known").check();
    await page.getByLabel("Location").fill("Kandy District");
    await page.keyboard.press("Control+s");
    await expect(page).toHaveURL(/\/admin\/edit-tusker\/[0-9a-f]{24}$/);
    await expect(page.getByRole("status").getByText("Saved as a draft.")).toBeVisible();
    await expect(page.getByLabel("Tusker Name")).toHaveValue("Half Written");
    await expect(page.getByRole("radio", { name: "Draft" })).toBeChecked();
    expect((await page.request.get("/tuskers/half-written")).status()).toBe(404);
    await page.getByRole("radio", { name: "Published" }).check();
    await button(page, "Update Tusker").click();
    await expect(page.getByRole("status").getByText("Half Written was updated.")).toBeVisible();
    expect((await page.request.get("/tuskers/half-written")).status()).toBe(200);
    expect(await findByName(site, "tusker", "Half Written")).toMatchObject({ publication: "published" });
  });
});

test.describe("tags", () => {
  test("are found among the known ones by keyboard, or created", async ({ page, site }) => {
    await addTusker(site, { name: "Tagged", tags: ["crossed tusks", "musth"] });
    await openAdminPage(page, ADD);
    const tags = page.getByRole("combobox", { name: "Tags" });
    const options = page.getByRole("listbox", { name: "Tags" }).getByRole("option");
    await tags.fill("crossed");
    await expect(options).toHaveText(["crossed tusks", "Create “crossed”"]);
    await tags.press("ArrowDown");
    await expect(options.filter({ hasText: "crossed tusks" })).toHaveAttribute("aria-selected", "true");
    await tags.press("Enter");
    await expect(options).toHaveCount(0);
    await tags.fill("new one");
    await tags.press(",");
    // Escape shuts the list and takes nothing away.
    await tags.fill("mu");
    await tags.press("Escape");
    await expect(options).toHaveCount(0);
    await expect(tags).toHaveValue("mu");
    await tags.fill("");
    const chosen = page.getByRole("list", { name: "Chosen: Tags" }).getByRole("listitem");
    await expect(chosen).toHaveText(["crossed tusks", "new one"]);
    await tags.press("Backspace");
    await expect(button(page, "Remove new one")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(chosen).toHaveText(["crossed tusks"]);
    await expect(tags).toBeFocused();
    // What was written and not confirmed is not lost.
    await tags.fill("left in the field");
    await page.getByLabel("Tusker Name").focus();
    await expect(chosen).toHaveText(["crossed tusks", "left in the field"]);
  });

  test("are added in the popup too, where an empty one is ignored", async ({ page }) => {
    await openAdminPage(page, ADD);
    await button(page, "Add Tag").click();
    const popup = page.getByRole("dialog", { name: "Add Tag" });
    await expect(popup.getByLabel("Tag Name")).toBeVisible();
    await button(page, "Submit").click();
    await expect(popup).toBeVisible();
    await popup.getByLabel("Tag Name").fill("  lone bull ");
    await popup.getByLabel("Tag Name").press("Enter");
    await expect(popup).toBeHidden();
    const chosen = page.getByRole("list", { name: "Chosen: Tags" }).getByRole("listitem");
    await expect(chosen).toHaveText(["lone bull"]);
    await button(page, "Add Tag").click();
    await popup.getByLabel("Tag Name").fill("thrown away");
    await button(page, "Cancel").click();
    await expect(popup).toBeHidden();
    await expect(chosen).toHaveText(["lone bull"]);
    await expect(button(page, "Add Tag")).toBeFocused();
  });
});

test.describe("the drawn portrait", () => {
  test("follows what is written and what is corrected", async ({ page }) => {
    await openAdminPage(page, ADD);
    const drawing = page.getByRole("img", { name: /^Illustration/ });
    await expect(drawing).toBeVisible();
    const source = () => drawing.getAttribute("src");
    const first = await source();
    await page.getByText("Correct the drawing").click();
    await page.getByLabel("Light").selectOption("Night");
    await page.getByLabel("Landscape").selectOption("Coast");
    await expect.poll(source).not.toBe(first);
    await expect(page.getByText("2 fixed")).toBeVisible();
    await button(page, "All as read from the text").click();
    await expect(page.getByLabel("Light")).toHaveValue("");
    await expect.poll(source).toBe(first);
  });
});

test.describe("editing a tusker", () => {
  // What the server refuses is an error to the browser too.
  test.use({ mayComplain: [[/status of (404|409)/], { scope: "test" }] });

  test("shows what is stored, and says that it was updated", async ({ page, site }) => {
    const raja = await addTusker(site, { name: "Edited Raja", age: null, tags: ["kandy"], status: "missing" });
    await openAdminPage(page, `/admin/edit-tusker/${raja._id}`);
    await expect(heading(page, "Edit Tusker")).toBeVisible();
    await expect(page.getByLabel("Tusker Name")).toHaveValue("Edited Raja");
    await expect(page.getByLabel("Age not known")).toBeChecked();
    await expect(page.getByRole("radio", { name: "Missing" })).toBeChecked();
    await expect(page.locator("#description")).toHaveValue("Raja walks before the casket.");
    await expect(page.getByText("Nothing is unsaved.")).toBeVisible();
    await page.getByLabel("Age not known").uncheck();
    await page.getByRole("spinbutton", { name: "Age" }).fill("61");
    await button(page, "Remove kandy").click();
    await button(page, "Update Tusker").click();
    await expect(page).toHaveURL(DASHBOARD);
    await expect(page.getByRole("status").getByText("Edited Raja was updated.")).toBeVisible();
    expect(await stored(site, "tusker", raja._id)).toMatchObject({ age: 61, tags: [], status: "missing" });
  });

  test("saves in place with Ctrl+S, and goes on where the caret was", async ({ page, site }) => {
    const raja = await addTusker(site, { name: "Kept Open" });
    await openAdminPage(page, `/admin/edit-tusker/${raja._id}`);
    const description = page.locator("#description");
    await description.fill("One two.");
    await description.press("Home");
    await description.pressSequentially("Zero ");
    await page.keyboard.press("Control+s");
    await expect(page.getByRole("status").getByText("Kept Open was updated.")).toBeVisible();
    await expect(page.getByText("Nothing is unsaved.")).toBeVisible();
    await description.pressSequentially("and ");
    await expect(description).toHaveValue("Zero and One two.");
    await page.keyboard.press("Control+s");
    await expect.poll(async () => (await stored(site, "tusker", raja._id)).description).toBe("Zero and One two.");
  });

  test("changes the address on purpose only", async ({ page, site }) => {
    await addTusker(site, { name: "First Owner" });
    const raja = await addTusker(site, { name: "Old Address" });
    await openAdminPage(page, `/admin/edit-tusker/${raja._id}`);
    const address = page.getByLabel("Address");
    await expect(address).toHaveValue("old-address");
    await address.fill("first-owner");
    await expect(page.getByText("Change an address only for a good reason.")).toBeVisible();
    await button(page, "Update Tusker").click();
    await expect(address).toBeFocused();
    await expect(address).toHaveAccessibleDescription(/Another entry has, or once had, the address "first-owner"/);
    await address.fill("new-address");
    await button(page, "Update Tusker").click();
    await expect(page).toHaveURL(DASHBOARD);
    const moved = await page.request.get("/tuskers/old-address", { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, "/tuskers/new-address"]);
  });

  test("says where there is no such tusker, and goes to the dashboard", async ({ page }) => {
    await openAdminPage(page);
    await page.evaluate("history.pushState(null, '', '/admin/edit-tusker/0123456789abcdef01234567')");
    await page.reload();
    await expect(page).toHaveURL(DASHBOARD);
    await expect(page.getByRole("alert").getByText("Error loading tusker data: Tusker not found")).toBeVisible();
  });
});

test.describe("a save that fails", () => {
  test.use({ mayComplain: [[/ERR_INTERNET_DISCONNECTED/, /status of (507|422)/], { scope: "test" }] });

  test("says why and keeps what was typed", async ({ page, site, context }) => {
    const raja = await addTusker(site, { name: "Poor Line" });
    await openAdminPage(page, `/admin/edit-tusker/${raja._id}`);
    await page.getByLabel("Location").fill("Matale District");
    await context.setOffline(true);
    await button(page, "Update Tusker").click();
    const failure = page.getByRole("alert").filter({ hasText: "Failed to update tusker: " });
    await expect(failure).toHaveText(/The server could not be reached/);
    await context.setOffline(false);
    const full = { statusCode: 507, message: "There is no room left on the disk, so nothing was saved." };
    await page.route(`**/api/tuskers/${raja._id}`, (route) => route.fulfill({ status: 507, json: full }), { times: 1 });
    await button(page, "Update Tusker").click();
    await expect(failure).toHaveText(`Failed to update tusker: ${full.message}`);
    const wrong = { path: "location", message: "This location is not known." };
    await page.route(
      `**/api/tuskers/${raja._id}`,
      (route) => route.fulfill({ status: 422, json: { statusCode: 422, message: "Wrong", errors: [wrong] } }),
      { times: 1 },
    );
    await button(page, "Update Tusker").click();
    await expect(page.getByLabel("Location")).toBeFocused();
    await expect(page.getByLabel("Location")).toHaveAccessibleDescription(/^This location is not known\./);
    await expect(page.getByLabel("Location")).toHaveValue("Matale District");
    await button(page, "Update Tusker").click();
    await expect(page).toHaveURL(DASHBOARD);
    expect(await stored(site, "tusker", raja._id)).toMatchObject({ location: "Matale District" });
  });
});

test("a save waits for images that are still on their way", async ({ page, site }) => {
  await openAdminPage(page, ADD);
  await page.getByLabel("Tusker Name").fill("With A Picture");
  await page.getByLabel("Age not known").check();
  await page.getByLabel("Location").fill("Kandy District");
  const held = Promise.withResolvers<void>();
  await page.route("**/api/uploads", async (route) => {
    await held.promise;
    await route.continue();
  });
  const buffer = await drawing(64, 48).jpeg().toBuffer();
  await page.locator("input[type=file]").setInputFiles({ name: "raja.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByRole("progressbar")).toBeVisible();
  await button(page, "Add Tusker").click();
  await expect(page.getByText("Pictures are still being uploaded.")).toBeVisible();
  held.resolve();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await button(page, "Add Tusker").click();
  await expect(page).toHaveURL(DASHBOARD);
  expect(await findByName(site, "tusker", "With A Picture")).toMatchObject({
    images: [expect.stringContaining("raja")],
  });
});

test("the preview shows in a tab of its own what is not saved yet", async ({ page, context, site }) => {
  const raja = await addTusker(site, { name: "Shown Before" });
  await openAdminPage(page, `/admin/edit-tusker/${raja._id}`);
  await page.locator("#description").fill("Words that nobody has seen yet.");
  const opened = context.waitForEvent("page");
  await button(page, "Preview").click();
  const preview = await opened;
  await expect(preview).toHaveURL(/\/preview\/[\w-]+$/);
  await expect(preview.getByText("Words that nobody has seen yet.")).toBeVisible();
  expect(await stored(site, "tusker", raja._id)).toMatchObject({ description: "Raja walks before the casket." });
  await isKept(page);
  // Until the form is right there is nothing to be shown.
  await page.getByLabel("Tusker Name").fill("");
  await button(page, "Preview").click();
  await expect(page.getByLabel("Tusker Name")).toBeFocused();
});

test("the keyboard comes through the whole form, and nothing that it reaches lies under the bar", async ({
  page,
  site,
}) => {
  test.slow();
  const raja = await addTusker(site, {
    name: "By Keyboard",
    aliases: ["රාජා"],
    statusNote: "Seen by many.",
    sources: [{ title: "A paper", kind: "news" }],
  });
  await openAdminPage(page, `/admin/edit-tusker/${raja._id}`);
  await expect(page.getByRole("img", { name: /^Illustration/ })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 1000 });
  const hidden: string[] = [];
  let stops = 0;
  await page.getByLabel("Tusker Name").focus();
  for (; stops < 90; stops += 1) {
    const { element, part, trouble } = await focusedStop(page);
    if (part !== "main") break;
    // Chips, the choice of files and the editor are marked about the box that they belong to.
    const isMarkedAround = /role="combobox"|class="sr"|id="description"/.test(element);
    if (trouble !== undefined && !isMarkedAround) hidden.push(`${element} ${trouble}`);
    await page.keyboard.press("Tab");
  }
  expect(hidden).toEqual([]);
  expect(stops).toBeGreaterThan(30);
  expect(stops).toBeLessThan(90);
});

test("the form can be used by everybody", async ({ page, site }) => {
  test.slow();
  const raja = await addTusker(site, {
    name: "Everybody",
    aliases: ["රාජා"],
    tags: ["kandy"],
    sources: [{ title: "A paper", kind: "news" }],
    statusNote: "Seen by many.",
    description: "Near the Kudawila road.",
  });
  await openAdminPage(page, `/admin/edit-tusker/${raja._id}`);
  await page.getByText("Correct the drawing").click();
  await expect(page.getByRole("img", { name: /^Illustration/ })).toBeVisible();
  await page.getByLabel("Tusker Name").fill("");
  await button(page, "Update Tusker").click();
  await expect(page.getByLabel("Tusker Name")).toBeFocused();
  await isAccessible(page);
});
