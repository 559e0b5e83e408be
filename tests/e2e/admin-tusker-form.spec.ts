import { expectNoViolation, openAdminPage } from "../support/admin-visit.ts";
import { expect, test } from "../support/e2e-site.ts";
import { button, isAccessible, isKept, openSection } from "../support/entry-forms.ts";
import { focusedStop } from "../support/page-checks.ts";
import { addTusker, findByName, stored } from "../support/stored-entries.ts";

const ADD = "/admin/dashboard/addtusker";
const DASHBOARD = /\/admin\/dashboard$/;

test.describe("adding a tusker", () => {
  test("stores all that was written, and says so on the dashboard", async ({ page, site }) => {
    await openAdminPage(page, ADD);
    await expect(page).toHaveTitle("Add Tusker | Sri Lankan Tuskers");
    await page.getByLabel("Tusker Name").fill("Walagamba");
    await page.getByLabel("Category").selectOption("Conservation");
    await page.getByLabel("Location").fill("Kandy District");
    await page.getByRole("radio", { name: "Dead" }).check();
    const tags = page.getByRole("combobox", { name: "Tags" });
    await tags.fill("single tusk");
    await tags.press("Enter");
    await tags.fill("mus");
    await tags.press("Enter");
    await page.locator("#description").pressSequentially("Walagamba was a tusker.\nHe is remembered.");
    await openSection(page, "Names");
    await page.getByLabel("Other names").fill("වළගම්බා");
    await openSection(page, "Status note");
    await page.getByLabel("Status as of").fill("2022-03");
    await page.getByLabel("Note on the status").fill("Reported by the newspapers.");
    await openSection(page, "Facts and sources");
    const fact = (name: string) => page.getByRole("group", { name, exact: true });
    await button(page, "Age").click();
    await fact("Age").getByLabel("From, in years").fill("41.5");
    await fact("Age").getByLabel("Note").fill("At death");
    await button(page, "Born").click();
    await fact("Born").getByLabel("Date", { exact: true }).fill("1980");
    await button(page, "Died").click();
    await fact("Died").getByLabel("Date", { exact: true }).fill("March 2022");
    await button(page, "Height at the shoulder").click();
    await fact("Height at the shoulder").getByLabel("From, in metres").fill("3.1");
    await button(page, "Origin").click();
    await fact("Origin").getByRole("textbox", { name: "Origin" }).fill("Born in the wild");
    await openSection(page, "Features");
    await page.getByRole("toolbar", { name: "Tusks", exact: true }).getByRole("button", { name: "One, side" }).click();
    await openSection(page, "Sources");
    await button(page, "Add further reading").click();
    await page.getByRole("combobox", { name: "Find a source" }).fill("https://paper.example/walagamba");
    await page.getByRole("option", { name: "Add a new source" }).click();
    await page.getByLabel("Title", { exact: true }).fill("Walagamba, a tusker remembered");
    await page.getByRole("dialog").getByLabel("Kind").selectOption("Specialist");
    await button(page, "Add and cite").click();
    await expect(page.getByRole("list", { name: "Further reading" })).toContainText("Walagamba, a tusker remembered");
    await openSection(page, "Drawing");
    await page.getByLabel("Seen from").selectOption("The side");
    await page.getByLabel("Landscape").selectOption("Coast");
    await expectNoViolation(page);
    await button(page, "Add Tusker").click();

    await expect(page).toHaveURL(DASHBOARD);
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
      claims: { age: [{ value: { min: 41.5, max: 41.5 }, note: "At death" }] },
      features: [{ character: "tusks", state: "one" }],
      origin: "Born in the wild",
      statusAsOf: "2022-03",
      statusNote: "Reported by the newspapers.",
      sources: [
        { title: "Walagamba, a tusker remembered", url: "https://paper.example/walagamba", kind: "specialist" },
      ],
      portrait: { pose: "side", habitat: "coast" },
    });
    expect(await page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('desk-draft')).length")).toBe(
      0,
    );
  });
});

test("the sections that an editor has opened are open in the next form", async ({ page, site }) => {
  const { _id } = await addTusker(site, { name: "Opened Next" });
  await openAdminPage(page, ADD);
  await openSection(page, "Names");
  await page.goto(`/admin/edit-tusker/${_id}`);
  await expect(page.getByLabel("Other names")).toBeVisible();
  await expect(page.getByLabel("Status as of")).toBeHidden();
  await page.getByRole("heading", { level: 3, name: "Names" }).click();
  await page.goto(ADD);
  await expect(page.getByLabel("Tusker Name")).toBeVisible();
  await expect(page.getByLabel("Other names")).toBeHidden();
});

test("the preview shows in a tab of its own what is not saved yet", { tag: "@deep" }, async ({
  page,
  context,
  site,
}) => {
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

for (const { width, height } of [
  { width: 1280, height: 1000 },
  { width: 390, height: 844 },
]) {
  test(`the keyboard reaches the whole form, and the bar never covers the focus, at ${width} pixels`, {
    tag: "@deep",
  }, async ({ page, site }) => {
    test.slow();
    const raja = await addTusker(site, {
      name: "By Keyboard",
      aliases: ["රාජා"],
      statusNote: "Seen by many.",
      sources: [{ title: "A paper", kind: "news" }],
    });
    await openAdminPage(page, `/admin/edit-tusker/${raja._id}`);
    for (const title of ["Names", "Status note", "Sources", "Drawing"]) await openSection(page, title);
    await expect(page.getByRole("img", { name: /^Illustration/ })).toBeVisible();
    await page.setViewportSize({ width, height });
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
}

test("the form is accessible", { tag: "@deep" }, async ({ page, site }) => {
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
  await openSection(page, "Drawing");
  await expect(page.getByRole("img", { name: /^Illustration/ })).toBeVisible();
  await page.getByLabel("Tusker Name").fill("");
  await button(page, "Update Tusker").click();
  await expect(page.getByLabel("Tusker Name")).toBeFocused();
  await isAccessible(page);
});
