import { expectNoViolation, openAdminPage } from "../support/admin-visit.ts";
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
  await page.getByLabel(`Choose ${stays}`).check();
  await page.getByLabel(`Choose ${goes}`).check();
  await page.getByRole("link", { name: "Merge…" }).click();
  await page.getByRole("button", { name: `Merge into ${stays}` }).click();

  await expect(page.getByRole("heading", { level: 1, name: `Source ${stays}` })).toBeVisible();
  await page.getByLabel("Publisher").fill("The Paper");
  await page.getByRole("link", { name: "Tags" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  const refused = page.getByRole("alertdialog", { name: `${stays} cannot be deleted` });
  await expect(refused.getByRole("link", { name: "Ruwan" })).toBeVisible();
  await expectNoViolation(page);

  await page.goto(`/sources/${goes}`);
  await expect(page).toHaveURL(`/sources/${stays}`);
  await expect(page.getByText("The Paper", { exact: true })).toBeVisible();
});
