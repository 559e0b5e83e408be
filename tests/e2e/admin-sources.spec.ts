import { openAdminPage } from "../support/admin-visit.ts";
import { violations } from "../support/axe.ts";
import { expect, test } from "../support/e2e-site.ts";

test("a source is found, changed, merged with its copy, and not deleted while an entry rests on it", async ({
  page,
  site,
}) => {
  const add = async (title: string) => {
    const answer = await site.call("POST", "/api/sources", { title, kind: "news" });
    return ((await answer.json()) as { key: string }).key;
  };
  const [stays, goes] = [await add("The long walk of Ruwan"), await add("The long walk of Ruwan, a copy")];
  const tusker = { name: "Ruwan", age: 20, location: "Wasgamuwa National Park", sources: [{ key: goes }] };
  await site.call("POST", "/api/tuskers", tusker);

  await openAdminPage(page, "/admin/sources");
  await page.getByLabel("Title, publisher, address or key").fill("walk of ruwan");
  await expect(page.getByText("2 sources found")).toBeVisible();
  expect(await violations(page, { rules: "default" })).toEqual([]);
  await page.getByLabel(`Choose ${stays}`).check();
  await page.getByLabel(`Choose ${goes}`).check();
  await page.getByRole("link", { name: "Merge…" }).click();
  await expect(page.getByText(`The citations of ${goes} move along, in 1 entry.`)).toBeVisible();
  await page.getByRole("button", { name: `Merge into ${stays}` }).click();

  await expect(page.getByRole("heading", { level: 1, name: `Source ${stays}` })).toBeVisible();
  await page.getByLabel("Publisher").fill("The Paper");
  await page.getByRole("link", { name: "Tags" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`${stays} was saved.`)).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  const refused = page.getByRole("alertdialog", { name: `${stays} cannot be deleted` });
  await expect(refused.getByRole("link", { name: "Ruwan" })).toBeVisible();

  await page.goto(`/sources/${goes}`);
  await expect(page).toHaveURL(`/sources/${stays}`);
  await expect(page.getByText("The Paper", { exact: true })).toBeVisible();
});
