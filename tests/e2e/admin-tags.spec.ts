import { expectNoViolation, openAdminPage } from "../support/admin-visit.ts";
import { violations } from "../support/axe.ts";
import { type E2eSite, expect, test } from "../support/e2e-site.ts";
import { chooseInAnotherTab } from "../support/public-screens.ts";

async function addTusker({ call }: E2eSite, name: string, tags: string[]): Promise<string> {
  const answer = await call("POST", "/api/tuskers", { name, age: 20, location: "Wasgamuwa National Park", tags });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { _id: string })._id;
}

const tagsOf = async ({ call }: E2eSite, id: string): Promise<string[]> =>
  ((await (await call("GET", `/api/tuskers/${id}`)).json()) as { tags: string[] }).tags;

test("a tag is renamed at every entry, and deleted after a question", async ({ page, site }) => {
  const id = await addTusker(site, "Ruwan", ["long tusk", "to be gone"]);
  await openAdminPage(page, "/admin/tags");
  await page.getByRole("button", { name: "Rename: long tusk" }).click();
  const dialog = page.getByRole("dialog", { name: "Rename “long tusk”" });
  await expect(dialog.getByLabel("New name")).toBeFocused();
  await expect(dialog.getByText("1 tusker")).toBeVisible();
  await dialog.getByLabel("New name").fill("long tusks");
  await dialog.getByRole("button", { name: "Rename" }).click();
  await expect(page.getByRole("rowheader", { name: "long tusks" })).toBeVisible();
  expect(await tagsOf(site, id)).toEqual(["long tusks", "to be gone"]);

  await page.getByLabel("Search tags").fill("to be g");
  await page.getByRole("button", { name: "Delete: to be gone" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete the tag “to be gone”?" });
  await expect(question.getByText("1 tusker")).toBeVisible();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("rowheader", { name: "to be gone" })).toHaveCount(0);
  // The row with the button that had the focus is gone.
  await expect(page.getByText("0 tags with “to be g”")).toBeFocused();
  expect(await tagsOf(site, id)).toEqual(["long tusks"]);
  await page.getByLabel("Search tags").fill("");
  await expect(page.getByRole("table")).toBeVisible();
  await expectNoViolation(page);
});

test("renaming to an existing name merges the two tags, with a warning", { tag: "@deep" }, async ({ page, site }) => {
  const id = await addTusker(site, "Saliya", ["scarred ear", "scar"]);
  await addTusker(site, "Tissa", ["scar"]);
  await openAdminPage(page, "/admin/tags");
  await page.getByRole("button", { name: "Rename: scarred ear" }).click();
  await page.getByLabel("New name").fill("scar");
  await expect(page.getByText("“scar” is already used by 2 tuskers: the two are merged.")).toBeVisible();
  await page.getByRole("button", { name: "Merge" }).click();
  await expect(page.getByText("“scarred ear” was merged into “scar”.")).toBeVisible();
  expect(await tagsOf(site, id)).toEqual(["scar"]);
});

test("an empty name is refused at its field, and what was typed stays", { tag: "@deep" }, async ({ page, site }) => {
  await addTusker(site, "Upali", ["nameless"]);
  await openAdminPage(page, "/admin/tags");
  await page.getByRole("button", { name: "Rename: nameless" }).click();
  await page.getByLabel("New name").fill("  ");
  await page.getByRole("button", { name: "Rename", exact: true }).click();
  await expect(page.getByText("A tag is required.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

for (const width of [390, 1280]) {
  test(`the page has no violation at ${width} px, by day and by night`, { tag: "@deep" }, async ({ page, site }) => {
    await addTusker(site, "Wasabha", ["chronicle"]);
    await page.setViewportSize({ width, height: 900 });
    await openAdminPage(page, "/admin/tags");
    await expect(page.getByRole("table")).toBeVisible();
    expect(await violations(page, { rules: "default" })).toEqual([]);
    await chooseInAnotherTab(page, "night");
    expect(await violations(page, { rules: "colours" })).toEqual([]);
  });
}

test("the new name of a tag is warned of where it says too much, at its field", { tag: "@deep" }, async ({
  page,
  site,
}) => {
  await addTusker(site, "Wasabha", ["warned of"]);
  await openAdminPage(page, "/admin/tags");
  await page.getByRole("button", { name: "Rename: warned of" }).click();
  const name = page.getByLabel("New name");
  await name.fill("Sithulpawwa road");
  await expect(name).toHaveAccessibleDescription(/This may lead someone to a living animal/);
  const caution = page.getByRole("dialog").getByRole("paragraph").filter({ hasText: "This may lead someone" });
  await expect(caution).toHaveCSS("border-left-width", "4px");
});
