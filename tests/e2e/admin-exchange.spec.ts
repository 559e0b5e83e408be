import { readFile } from "node:fs/promises";
import { expectNoViolation, openAdminPage } from "../support/admin-visit.ts";
import { violations } from "../support/axe.ts";
import { expect, test } from "../support/e2e-site.ts";
import { chooseInAnotherTab } from "../support/public-screens.ts";

type Directory = { tuskers: { _id: string; name: string; location: string }[] };

test("the directory is exported, changed, checked and imported again", async ({ page, site }) => {
  await openAdminPage(page, "/admin/exchange");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Everything (JSON)" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  const directory = JSON.parse(await readFile(await file.path(), "utf8")) as Directory;
  const agbo = directory.tuskers.find(({ name }) => name === "Agbo");
  if (agbo === undefined) throw new Error("Agbo is not in the file");
  agbo.location = "Gal Oya National Park";
  const path = `/api/tuskers/${agbo._id}`;
  const location = async () => ((await (await site.call("GET", path)).json()) as { location: string }).location;

  await page.getByLabel("File").setInputFiles({
    name: "changed.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(directory)),
  });
  await expect(page.getByRole("row", { name: /Agbo.*location/ })).toBeVisible();
  expect(await location()).toBe("Yala National Park");

  await page.getByRole("button", { name: "Import 1 entry" }).click();
  await page.getByRole("dialog", { name: "Import this file?" }).getByRole("button", { name: "Import" }).click();
  await expect.poll(location).toBe("Gal Oya National Park");
  await expectNoViolation(page);
});

test("a table of tuskers opens in a spreadsheet program", { tag: "@deep" }, async ({ page }) => {
  await openAdminPage(page, "/admin/exchange");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Tuskers as a table (CSV)" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(text).toContain("Koliya");
});

test("on a phone, a failure is shown across the card", { tag: "@deep" }, async ({ page, site }) => {
  const directory = (await (await site.call("GET", "/api/export")).json()) as Directory;
  await page.setViewportSize({ width: 390, height: 844 });
  await openAdminPage(page, "/admin/exchange");
  await page.getByLabel("File").setInputFiles({
    name: "wrong.json",
    mimeType: "application/json",
    buffer: Buffer.from(
      JSON.stringify({ ...directory, tuskers: [{ ...directory.tuskers[0], age: "many" }], articles: [] }),
    ),
  });
  await expect(page.getByText("1 would fail")).toBeVisible();
  await expect(page.getByText("Nothing would change.")).toHaveCount(0);
  const width = async (name: string) => (await page.locator(`td[data-label="${name}"]`).boundingBox())?.width ?? 0;
  expect(await width("What")).toBeGreaterThan(2 * (await width("Kind")));
});

test.describe("a wrong file", () => {
  test.use({ mayComplain: [[/status of 4\d\d/], { scope: "test" }] });

  test("is reported at its field", { tag: "@deep" }, async ({ page }) => {
    await openAdminPage(page, "/admin/exchange");
    const send = (name: string, text: string) =>
      page.getByLabel("File").setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
    await send("notes.txt", "hello");
    await expect(page.getByText("Choose a file whose name ends in .json or .csv.")).toBeVisible();
    await send("broken.json", "{ not json");
    await expect(page.getByLabel("File")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByRole("button", { name: /^Import/ })).toHaveCount(0);
  });
});

for (const width of [390, 1280]) {
  test(`the page has no violation at ${width} px, by day and by night`, { tag: "@deep" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAdminPage(page, "/admin/exchange");
    await expect(page.getByRole("heading", { name: "Import", exact: true })).toBeVisible();
    expect(await violations(page, { rules: "default" })).toEqual([]);
    await chooseInAnotherTab(page, "night");
    expect(await violations(page, { rules: "colours" })).toEqual([]);
  });
}
