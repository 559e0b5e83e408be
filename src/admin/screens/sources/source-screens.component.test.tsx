import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../../tests/components/admin-screens.tsx";
import { freshName } from "../../../../tests/components/fresh-name.ts";
import { button, field, heading } from "../../../../tests/components/locators.ts";
import { site } from "../../../../tests/components/site.ts";

type Source = { key: string; title: string };

async function addSource(fields: object): Promise<Source> {
  const answer = await site.call("POST", "/api/sources", { kind: "news", ...fields });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Source;
}

const stored = async (key: string) => (await site.call("GET", `/api/sources/${key}`)).json();

test("a source is found by typing, and its date is read back in words and stored", async () => {
  const { key, title } = await addSource({ title: freshName("Walking with Raja") });
  openScreen("/admin/sources");
  await field("Title, publisher, address or key").fill(title);
  await page.getByRole("link", { name: title }).click();
  await expect.element(heading(`Source ${key}`)).toBeVisible();
  await page.css("[name=date]").fill("8 Sept 2013");
  await expect.element(page.css("[name=date]")).toHaveAccessibleDescription(/8 September 2013/);
  await button("Save").click();
  await expect.poll(() => stored(key)).toMatchObject({ title, date: "2013-09-08" });
});

test("the list comes back from a source that was changed as it was left", async () => {
  await page.viewport(390, 600);
  onTestFinished(() => page.viewport(1280, 900));
  const name = freshName("Kept paper");
  for (const letter of ["a", "b", "c", "d"]) await addSource({ title: `${name} ${letter}` });
  openScreen(`/admin/sources?search=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name: `${name} a` }).click();
  await page.css("[name=publisher]").fill("A newspaper");
  await button("Save").click();
  await expect.element(page.getByText(/was saved/)).toBeVisible();
  await page.getByRole("link", { name: "All sources" }).click();
  await expect.element(field("Title, publisher, address or key")).toHaveValue(name);
  await expect.poll(() => window.scrollY).toBeGreaterThan(600);
});

test("what cannot be stored is said at its field", async () => {
  openScreen("/admin/sources/new");
  await button("Add source").click();
  await expect.element(page.css("[name=title]")).toHaveAttribute("aria-invalid", "true");
  await page.css("[name=title]").fill(freshName("A paper"));
  await page.css("[name=date]").fill("yesterday");
  await button("Add source").click();
  await expect.element(page.css("[name=date]")).toHaveAttribute("aria-invalid", "true");
});

test("a source with nearly the same title is named while one is added", { tags: ["deep"] }, async () => {
  const { key, title } = await addSource({ title: freshName("The vanishing trail of the tuskers") });
  openScreen("/admin/sources/new");
  await page.css("[name=title]").fill(`${title}!`);
  await expect.element(page.getByRole("link", { name: `${key}: ${title}` })).toBeVisible();
});

test("a source that somebody else has changed meanwhile is settled line by line", async () => {
  const { key } = await addSource({ title: freshName("A contested paper") });
  openScreen(`/admin/sources/${key}`);
  await page.css("[name=publisher]").fill("Mine");
  await site.call("PUT", `/api/sources/${key}`, { publisher: "Theirs", author: "A. Writer" });
  await button("Save").click();
  await page.getByRole("radio", { name: "Mine" }).first().click();
  await button("Save what I chose").click();
  await expect.poll(() => stored(key)).toMatchObject({ publisher: "Mine", author: "A. Writer" });
});

test("a source in use is not deleted, and the entries are named", { tags: ["deep"] }, async () => {
  const { key } = await addSource({ title: freshName("A used paper") });
  const name = freshName("Raja");
  const tusker = { name, age: 20, location: "Kandy District", sources: [{ key }] };
  expect((await site.call("POST", "/api/tuskers", tusker)).status).toBe(201);
  openScreen(`/admin/sources/${key}`);
  await button("Delete").click();
  const refused = page.getByRole("alertdialog", { name: `${key} cannot be deleted` });
  await expect.element(refused.getByRole("link", { name })).toBeVisible();
  await refused.getByRole("button", { name: "Close" }).click();
  expect(await stored(key)).toMatchObject({ usedBy: [{ title: name }] });
});

test("a source that nothing uses is deleted after a question that names it", { tags: ["deep"] }, async () => {
  const { key, title } = await addSource({ title: freshName("An unused paper") });
  openScreen(`/admin/sources/${key}`);
  await button("Delete").click();
  await page
    .getByRole("alertdialog", { name: `Delete “${title}”?` })
    .getByRole("button", { name: "Delete" })
    .click();
  await expect.element(heading("Sources")).toBeVisible();
  expect((await site.call("GET", `/api/sources/${key}`)).status).toBe(404);
});

test("two sources are merged with the lines that were chosen", { tags: ["deep"] }, async () => {
  const stays = await addSource({ title: freshName("A paper"), publisher: "Old" });
  const goes = await addSource({ title: freshName("Its copy"), publisher: "New", author: "A. Writer" });
  openScreen(`/admin/sources/merge?stays=${stays.key}&goes=${goes.key}`);
  await page.getByRole("group", { name: "Publisher" }).getByRole("radio", { name: "New" }).click();
  await button(`Merge into ${stays.key}`).click();
  await expect.element(heading(`Source ${stays.key}`)).toBeVisible();
  expect(await stored(stays.key)).toMatchObject({ title: stays.title, publisher: "New", author: "A. Writer" });
});
