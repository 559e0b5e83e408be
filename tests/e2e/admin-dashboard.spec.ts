import type { Page } from "@playwright/test";
import { siteDay } from "../../src/platform/text/dates/publication-day.ts";
import { expectNoViolation, openAdminPage } from "../support/admin-visit.ts";
import { violations } from "../support/axe.ts";
import { type E2eSite, expect, test } from "../support/e2e-site.ts";
import { loadWhole, sidewaysScroll } from "../support/page-checks.ts";
import { chooseInAnotherTab } from "../support/public-screens.ts";
import { someArticle } from "../support/test-api.ts";

const names = (page: Page) => page.getByRole("rowheader").getByRole("link");
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const told = (page: Page, text: string) => page.locator("[data-notices]").getByText(text, { exact: true });
const listStatus = (page: Page) => page.getByRole("main").locator("p[role=status]");
const tally = (page: Page, text: string | RegExp) => expect(listStatus(page)).toHaveText(text);
const address = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

async function add({ call }: E2eSite, path: string, fields: Record<string, unknown>): Promise<string> {
  const answer = await call("POST", path, fields);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { _id: string })._id;
}

const addTusker = (site: E2eSite, fields: Record<string, unknown> & { name: string }) =>
  add(site, "/api/tuskers", { age: 40, location: "Yala National Park", ...fields });

/** Takes away for ever what a test has made, wherever it is now. */
async function removeTusker({ call }: E2eSite, id: string): Promise<void> {
  await call("DELETE", `/api/tuskers/${id}`);
  await call("DELETE", `/api/bin/tusker/${id}`);
}

async function removeArticle({ call }: E2eSite, id: string): Promise<void> {
  await call("DELETE", `/api/articles/${id}`);
  await call("DELETE", `/api/bin/article/${id}`);
}

test.describe("the lists", () => {
  test("are sorted by the heads of their columns, and the address keeps the order", { tag: "@deep" }, async ({
    page,
    site,
  }) => {
    const draft = await addTusker(site, { name: "Zebra", age: 99, publication: "draft" });
    await openAdminPage(page);
    await tally(page, "12 tuskers, the last changed first");
    await expect(names(page).first()).toHaveText("Zebra");
    await page.getByRole("link", { name: "Name", exact: true }).click();
    await tally(page, "12 tuskers, sorted by name");
    await expect(names(page).first()).toHaveText("Agbo");
    await expect(page.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
    await page.getByRole("link", { name: "Name", exact: true }).click();
    await expect(names(page).first()).toHaveText("Zebra");
    await expect(page.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "descending");
    expect(address(page)).toBe("/admin/dashboard?sort=-name");
    await page.getByRole("link", { name: "Age", exact: true }).click();
    // Nobody knows how old Gemunu is: he comes last either way.
    await expect(names(page).last()).toHaveText("Gemunu");
    await page.getByRole("link", { name: "Age", exact: true }).click();
    await expect(names(page).first()).toHaveText("Zebra");
    await expect(names(page).last()).toHaveText("Gemunu");
    await expect(row(page, "Zebra")).toContainText("Draft");
    await expect(row(page, "Gemunu")).toContainText("not known");
    await page.reload();
    await expect(names(page).first()).toHaveText("Zebra");
    await page.goBack();
    await expect(page.getByRole("columnheader", { name: "Age", exact: true })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await removeTusker(site, draft);
  });

  test("are searched and filtered at once; all of it is in the address", { tag: "@deep" }, async ({
    page,
    site,
    trouble,
  }) => {
    const draft = await addTusker(site, {
      name: "Kandula of the temple",
      category: "domesticated",
      publication: "draft",
    });
    await openAdminPage(page);
    await page.getByLabel("Search by name").pressSequentially("kand");
    await expect(names(page)).toHaveText(["Kandula of the temple", "Kandula"]);
    await tally(page, "2 tuskers found, the last changed first");
    await expect(page.getByLabel("Search by name")).toBeFocused();
    await page.getByLabel("Publication").selectOption("Draft");
    await expect(names(page)).toHaveText(["Kandula of the temple"]);
    await tally(page, "1 tusker found");
    await page.getByLabel("Category").selectOption("Wild");
    await expect(page.getByRole("heading", { name: "No Tuskers Found" })).toBeVisible();
    await expect(page.getByText("No tuskers match your current search criteria.")).toBeVisible();
    expect(address(page)).toBe("/admin/dashboard?search=kand&category=wild&publication=draft");
    await page.reload();
    await expect(page.getByLabel("Search by name")).toHaveValue("kand");
    await expect(page.getByLabel("Publication")).toHaveValue("draft");
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(page.getByLabel("Search by name")).toHaveValue("");
    await tally(page, "12 tuskers, the last changed first");
    await page.getByLabel("Status").selectOption("Missing");
    await expect(names(page)).toHaveText(["Gemunu"]);
    expect(trouble.documents).toEqual([
      "/admin/dashboard",
      "/admin/dashboard?search=kand&category=wild&publication=draft",
    ]);
    await removeTusker(site, draft);
  });

  test("show tuskers with age and status, articles with what is scheduled, and the way to their forms", async ({
    page,
    site,
  }) => {
    const later = siteDay(new Date(Date.now() + 30 * 24 * 60 * 60 * 1000));
    const bull = await addTusker(site, { name: "Listed Bull", age: 41, status: "missing" });
    const article = (fields: Record<string, unknown>) => add(site, "/api/articles", someArticle(fields));
    const ids = [
      await article({ title: "Listed tanks", publishDate: "2025-01-05" }),
      await article({ title: "Listed tusks", publishDate: later }),
      await article({ title: "Listed trunks", publication: "draft", publishDate: "2024-01-05" }),
    ];
    const linkIn = (name: string) => row(page, name).getByRole("link", { name: "Edit" });
    await openAdminPage(page, "/admin/dashboard?search=listed");
    await expect(row(page, "Listed Bull")).toContainText("41");
    await expect(row(page, "Listed Bull")).toContainText("Missing");
    await expect(linkIn("Listed Bull")).toHaveAttribute("href", `/admin/edit-tusker/${bull}`);
    const sidebar = page.getByRole("navigation", { name: "Administration" });
    for (const [name, path] of [
      ["Dashboard", ""],
      ["Add Tuskers", "/addtusker"],
      ["Add Article", "/addarticle"],
    ] as const) {
      await expect(sidebar.getByRole("link", { name })).toHaveAttribute("href", `/admin/dashboard${path}`);
    }
    await page.getByRole("button", { name: "Show Articles" }).click();
    await page.getByLabel("Search by title").fill("listed");
    await expect(names(page)).toHaveText(["Listed trunks", "Listed tusks", "Listed tanks"]);
    await expect(row(page, "Listed tusks")).toContainText("Scheduled");
    await expect(row(page, "Listed tanks")).toContainText("Published");
    await expect(row(page, "Listed trunks")).toContainText("Draft");
    await expect(linkIn("Listed tusks")).toHaveAttribute("href", `/admin/edit-article/${ids[1]}`);
    await expectNoViolation(page);
    await page.getByLabel("Publication").selectOption("Scheduled");
    await expect(names(page)).toHaveText(["Listed tusks"]);
    await page.getByRole("button", { name: "Show Tuskers" }).click();
    await expect(page.getByRole("columnheader", { name: "Age", exact: true })).toBeVisible();
    await loadWhole(page);
    await removeTusker(site, bull);
    for (const id of ids) await removeArticle(site, id);
  });

  test("come in pages of twenty, and a page after the end leads to the last one", { tag: "@deep" }, async ({
    page,
    site,
  }) => {
    const ids: string[] = [];
    for (let number = 10; number < 22; number += 1) ids.push(await addTusker(site, { name: `Row ${number}` }));
    await openAdminPage(page, "/admin/dashboard?sort=name");
    await tally(page, "23 tuskers, sorted by name");
    await expect(names(page)).toHaveCount(20);
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "2" }).click();
    await expect(names(page)).toHaveText(["Row 19", "Row 20", "Row 21"]);
    expect(address(page)).toBe("/admin/dashboard?sort=name&page=2");
    await page.goto("/admin/dashboard?sort=name&page=7");
    await expect(names(page)).toHaveCount(3);
    expect(address(page)).toBe("/admin/dashboard?sort=name&page=2");
    for (const id of ids) await removeTusker(site, id);
  });
});

test.describe("when something fails", () => {
  test.use({ mayComplain: [[/status of (410|503)/, /ERR_FAILED/], { scope: "test" }] });

  test("a list that cannot be fetched says so in a red box, and can be tried again", { tag: "@deep" }, async ({
    page,
  }) => {
    await openAdminPage(page, "/admin/bin");
    const message = "The directory is not available just now.";
    for (const show of ["tuskers", "articles"]) {
      await page.route(`**/api/${show}?**`, (route) =>
        route.fulfill({ status: 503, json: { statusCode: 503, message } }),
      );
      await page.goto(`/admin/dashboard?show=${show}`);
      const box = page.getByRole("alert").filter({ hasText: `Failed to fetch ${show}` });
      await expect(box).toContainText(message);
      await page.unroute(`**/api/${show}?**`);
      await box.getByRole("button", { name: "Try Again" }).click();
      await expect(box).toBeHidden();
      await tally(page, new RegExp(show));
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    }
  });

  test("an entry that cannot be deleted stays, with the reason", { tag: "@deep" }, async ({ page, site }) => {
    const tusker = await addTusker(site, { name: "Wasana" });
    const article = await add(site, "/api/articles", someArticle({ title: "Of Wasana" }));
    await openAdminPage(page, "/admin/bin");
    for (const [kind, id] of [
      ["tusker", tusker],
      ["article", article],
    ] as const) {
      await page.goto(`/admin/dashboard?show=${kind}s&search=wasana`);
      await page.route(`**/api/${kind}s/${id}`, (route) =>
        route.fulfill({ status: 503, json: { statusCode: 503, message: "The disk is asleep." } }),
      );
      await row(page, "Wasana").getByRole("button", { name: "Delete" }).click();
      const dialog = page.getByRole("alertdialog", { name: `Are you sure you want to delete this ${kind}?` });
      await dialog.getByRole("button", { name: "Delete" }).click();
      const alert = page.getByRole("alert").filter({ hasText: `Failed to delete ${kind}: The disk is asleep.` });
      await expect(alert).toBeVisible();
      await expect(row(page, "Wasana")).toHaveCount(1);
    }
    await removeTusker(site, tusker);
    await removeArticle(site, article);
  });

  test("an entry that somebody else has deleted leaves the list", { tag: "@deep" }, async ({ page, site }) => {
    const id = await addTusker(site, { name: "Wasana" });
    await openAdminPage(page, "/admin/dashboard?search=wasana");
    await expect(row(page, "Wasana")).toHaveCount(1);
    // The drawing of a tusker in the bin is answered with 404.
    await loadWhole(page);
    await site.call("DELETE", `/api/tuskers/${id}`);
    await row(page, "Wasana").getByRole("button", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText(/^Failed to delete tusker: .*bin/)).toBeVisible();
    await expect(row(page, "Wasana")).toHaveCount(0);
    await removeTusker(site, id);
  });

  test("a failure goes from the page with the next success", { tag: "@deep" }, async ({ page, site }) => {
    const id = await addTusker(site, { name: "Wasana" });
    await openAdminPage(page, "/admin/dashboard?search=wasana");
    await page.route(`**/api/tuskers/${id}`, (route) =>
      route.fulfill({ status: 503, json: { statusCode: 503, message: "The disk is asleep." } }),
    );
    const remove = async () => {
      await row(page, "Wasana").getByRole("button", { name: "Delete" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    };
    const failed = page.getByText("Failed to delete tusker: The disk is asleep.");
    await remove();
    await expect(failed).toBeVisible();
    await page.unroute(`**/api/tuskers/${id}`);
    await remove();
    await expect(page.getByText("“Wasana” was moved to the bin.")).toBeVisible();
    await expect(failed).toHaveCount(0);
    await removeTusker(site, id);
  });
});

test.describe("deleting", () => {
  test("asks first, takes the row away, and can be undone", async ({ page, site }) => {
    const id = await addTusker(site, { name: "Unicorn" });
    await openAdminPage(page, "/admin/dashboard?search=unicorn");
    await row(page, "Unicorn").getByRole("button", { name: "Delete Unicorn" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Are you sure you want to delete this tusker?" });
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
    await expectNoViolation(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(row(page, "Unicorn").getByRole("button", { name: "Delete Unicorn" })).toBeFocused();
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(row(page, "Unicorn")).toHaveCount(0);
    await expect(listStatus(page)).toBeFocused();
    expect((await page.request.get("/tuskers/unicorn")).status()).toBe(410);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(row(page, "Unicorn")).toHaveCount(1);
    expect((await page.request.get("/tuskers/unicorn")).status()).toBe(200);
    const dismiss = page.getByRole("button", { name: /^Dismiss: / });
    await dismiss.click();
    await expect(dismiss).toHaveCount(0);
    await removeTusker(site, id);
  });

  test("asks for articles in their own words", { tag: "@deep" }, async ({ page, site }) => {
    const id = await add(site, "/api/articles", someArticle({ title: "Of musth" }));
    await openAdminPage(page, "/admin/dashboard?show=articles");
    await row(page, "Of musth").getByRole("button", { name: "Delete" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Are you sure you want to delete this article?" });
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(told(page, "“Of musth” was moved to the bin.")).toBeVisible();
    // It can be undone in the bin, after the notice has gone with the screen.
    await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Bin" }).click();
    await expect(row(page, "Of musth")).toContainText("Article");
    await expect(row(page, "Of musth")).toContainText("keeper");
    await expect(told(page, "“Of musth” was moved to the bin.")).toHaveCount(0);
    await removeArticle(site, id);
  });

  test("the bin gives back, and deletes for ever after a question", async ({ page, site }) => {
    const ids = [await addTusker(site, { name: "Ranasinghe" }), await addTusker(site, { name: "Sando" })];
    for (const id of ids) await site.call("DELETE", `/api/tuskers/${id}`);
    await openAdminPage(page, "/admin/bin");
    await expect(row(page, "Ranasinghe")).toHaveCount(1);
    await expectNoViolation(page);
    await row(page, "Sando").getByRole("button", { name: "Restore" }).click();
    await expect(row(page, "Sando")).toHaveCount(0);
    expect((await page.request.get("/tuskers/sando")).status()).toBe(200);
    await row(page, "Ranasinghe").getByRole("button", { name: "Delete for ever" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Delete Ranasinghe for ever?" });
    await dialog.getByRole("button", { name: "Delete for ever" }).click();
    await expect(row(page, "Ranasinghe")).toHaveCount(0);
    for (const id of ids) await removeTusker(site, id);
  });
});

test.describe("several at once", { tag: "@deep" }, () => {
  test("are published, unpublished and binned, and the bin gives them all back", async ({ page, site }) => {
    const ids: string[] = [];
    for (const name of ["Three a", "Three b", "Three c"]) {
      ids.push(await addTusker(site, { name, publication: "draft" }));
    }
    await openAdminPage(page, "/admin/dashboard?search=three");
    await page.getByLabel("Choose Three a").check();
    await page.getByLabel("Choose Three c").check();
    const bar = page.getByRole("group", { name: "For all that are chosen" });
    await expect(bar).toContainText("2 tuskers chosen");
    expect(await violations(page, { rules: "default" })).toEqual([]);
    await bar.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(told(page, "2 tuskers were published.")).toBeVisible();
    await expect(bar).toBeHidden();
    await expect(row(page, "Three a")).toContainText("Published");
    await expect(row(page, "Three b")).toContainText("Draft");
    expect((await page.request.get("/tuskers/three-c")).status()).toBe(200);
    await page.getByLabel("Choose Three a").check();
    await bar.getByRole("button", { name: "Unpublish" }).click();
    await expect(told(page, "“Three a” was taken back to draft.")).toBeVisible();
    await expect(row(page, "Three a")).toContainText("Draft");
    // Tagging by keyboard, and undoing it where nobody has changed the entry since.
    await page.getByLabel("Choose all on this page").check();
    await bar.getByRole("button", { name: "Tags" }).press("Enter");
    await page.keyboard.type("three");
    await page.keyboard.press("Enter");
    await expect(told(page, "3 tuskers were tagged “three”.")).toBeVisible();
    await site.call("PUT", `/api/tuskers/${ids[1]}`, {
      name: "Three b",
      age: null,
      location: "Yala National Park",
      tags: ["own"],
    });
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(told(page, "2 tuskers were put back as before.")).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: "Three b" })).toContainText("changed by somebody since");
    await page.getByLabel("Choose all on this page").check();
    await bar.getByRole("button", { name: "Delete" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Are you sure you want to delete these 3 tuskers?" });
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(told(page, "3 tuskers were moved to the bin.")).toBeVisible();
    await tally(page, "0 tuskers found");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(told(page, "3 tuskers were put back as before.")).toBeVisible();
    await expect(names(page)).toHaveCount(3);
    for (const id of ids) await removeTusker(site, id);
  });

  test("one that fails is named; the others are done", async ({ page, site }) => {
    const ids = [
      await addTusker(site, { name: "Pair a", publication: "draft" }),
      await addTusker(site, { name: "Pair b", publication: "draft" }),
    ];
    await openAdminPage(page, "/admin/dashboard?search=pair");
    await page.getByLabel("Choose all on this page").check();
    await loadWhole(page);
    await site.call("DELETE", `/api/tuskers/${ids[1]}`);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(told(page, "“Pair a” was published.")).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: "Failed to publish “Pair b”:" })).toBeVisible();
    await expect(names(page)).toHaveText(["Pair a"]);
    for (const id of ids) await removeTusker(site, id);
  });
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 900],
] as const) {
  test.describe(`at ${width} pixels`, { tag: "@deep" }, () => {
    test.use({ viewport: { width, height } });

    test("nothing sticks out or breaks a rule, by day and by night", async ({ page, site }) => {
      const id = await add(
        site,
        "/api/articles",
        someArticle({
          title: "A title that is as long as titles are allowed to be in a list that has to make room for it",
        }),
      );
      await openAdminPage(page);
      for (const show of ["tuskers", "articles"]) {
        await page.goto(`/admin/dashboard?show=${show}`);
        await expect(names(page).first()).toBeVisible();
        expect(await sidewaysScroll(page)).toEqual({ by: 0, elements: [] });
        expect(await violations(page)).toEqual([]);
        await chooseInAnotherTab(page, "night");
        expect(await violations(page)).toEqual([]);
        await chooseInAnotherTab(page, "day");
      }
      await removeArticle(site, id);
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("rows are cards with words on their buttons, and the order is chosen from a list", async ({ page, site }) => {
    const ids = [await addTusker(site, { name: "Phoned a" }), await addTusker(site, { name: "Phoned b" })];
    await openAdminPage(page, "/admin/dashboard?search=phoned");
    const card = row(page, "Phoned a");
    await expect(card.getByText("Edit", { exact: true })).toBeVisible();
    await expect(card.getByText("Delete", { exact: true })).toBeVisible();
    await expect(page.getByRole("columnheader", { name: "Age", exact: true })).toBeHidden();
    await page.getByLabel("Order").selectOption("Name, reversed");
    await expect(names(page)).toHaveText(["Phoned b", "Phoned a"]);
    await page.getByLabel("Choose Phoned b").check();
    await expect(page.getByRole("group", { name: "For all that are chosen" })).toBeVisible();
    for (const id of ids) await removeTusker(site, id);
  });
});
