import { expectNoViolation, openAdminPage } from "../support/admin-visit.ts";
import { expect, test } from "../support/e2e-site.ts";
import { button, heading, isAccessible } from "../support/entry-forms.ts";

const HITS = "/admin/find?search=elefant+tracker";

test("a wrong word that stands in one text is found, mended where it stands, and gone from the hits", async ({
  page,
  site,
}) => {
  const description = "<h2>His life</h2><p>He is <b>calm</b>.</p><p>An elefant tracker saw him in 2019. He rests.</p>";
  const tusker = { name: "Suranimala", age: 40, location: "Yala National Park", description };
  const { _id } = (await (await site.call("POST", "/api/tuskers", tusker)).json()) as { _id: string };
  await openAdminPage(page);
  await expect(button(page, "Find Ctrl K").or(button(page, "Find"))).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("tracker elefant");
  await expect(page.getByRole("option", { name: /An elefant tracker saw him in 2019\. Suranimala/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(heading(page, "Find")).toBeVisible();
  const hit = page.getByRole("main").getByRole("listitem").filter({ hasText: "Suranimala" });
  await expect(hit.locator("mark")).toHaveText("elefant tracker");
  await expectNoViolation(page);

  // The words are selected: what is typed takes their place.
  await hit.getByRole("link", { name: "Edit here: Suranimala, Description" }).click();
  await expect.poll(() => page.evaluate("String(getSelection())")).toBe("elefant tracker");
  await expect(page.locator("#description")).toBeFocused();
  await page.keyboard.type("elephant tracker");
  await button(page, "Update Tusker").click();
  await expect(heading(page, "Find")).toBeVisible();
  await expect(page.getByText("No text has these words")).toBeVisible();
  await page.goto("/tuskers/suranimala");
  await expect(page.getByText("An elephant tracker saw him in 2019.")).toBeVisible();
  await site.call("DELETE", `/api/tuskers/${_id}`);
});

test("each hit leads to its field: in a statement, a closed section, a list of names and a source", async ({
  page,
  site,
}) => {
  const event = {
    date: "2013",
    kind: "first_recorded",
    text: "An elefant tracker.",
    certainty: "certain",
    sources: [],
  };
  const tusker = {
    ...{ name: "Gotaimbara", age: 40, location: "Yala National Park", publication: "draft" },
    ...{ events: [event], statusNote: "By an elefant tracker.", aliases: ["Elefant Tracker"] },
  };
  const { _id } = (await (await site.call("POST", "/api/tuskers", tusker)).json()) as { _id: string };
  const source = { title: "The elefant tracker", kind: "book" };
  const { key } = (await (await site.call("POST", "/api/sources", source)).json()) as { key: string };
  await openAdminPage(page, HITS);
  const edit = (place: string) => page.getByRole("link", { name: `Edit here: Gotaimbara, ${place}` });
  const selected = () =>
    page.evaluate<string | undefined>(
      "document.activeElement.value?.slice(document.activeElement.selectionStart, document.activeElement.selectionEnd)",
    );
  await edit("Events, 2013").click();
  await expect(page.getByLabel("What happened")).toBeFocused();
  await expect.poll(selected).toBe("elefant tracker");
  await page.keyboard.type("elephant tracker");
  await button(page, "Update Tusker").click();
  await expect(edit("Note on the status")).toBeVisible();
  await expect(edit("Events, 2013")).toHaveCount(0);

  await edit("Note on the status").click();
  await expect(page.getByLabel("Note on the status")).toBeFocused();
  await expect.poll(selected).toBe("elefant tracker");
  await page.getByRole("link", { name: "All hits" }).click();
  await edit("Other names").click();
  await expect(button(page, "Remove Elefant Tracker")).toBeFocused();
  await page.getByRole("link", { name: "All hits" }).click();

  await page.getByRole("link", { name: /^Sources 1/ }).click();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
  await page.getByRole("link", { name: /Edit here: The elefant tracker/ }).click();
  await expect(page.getByLabel("Title")).toBeFocused();
  await expect.poll(selected).toBe("elefant tracker");
  await page.keyboard.type("elephant tracker");
  await button(page, "Save").click();
  await expect(edit("Note on the status")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Sources 0/ })).toBeVisible();
  await site.call("DELETE", `/api/tuskers/${_id}`);
  await site.call("DELETE", `/api/sources/${key}`);
});

test("the dashboard leads from a word that no name has to all texts", async ({ page, site }) => {
  const tusker = { name: "Theraputtabhaya", age: 40, location: "Yala National Park", description: "An okapi." };
  const { _id } = (await (await site.call("POST", "/api/tuskers", tusker)).json()) as { _id: string };
  await openAdminPage(page, "/admin/dashboard?search=okapi");
  await expect(page.getByText("No tusker has this name.")).toBeVisible();
  await page.getByRole("link", { name: "Search in all texts?" }).click();
  await expect(page.locator("mark")).toHaveText("okapi");
  await isAccessible(page);
  await site.call("DELETE", `/api/tuskers/${_id}`);
});

test("a hit on a page of the site and one in a translation lead to their forms, and back", { tag: "@deep" }, async ({
  page,
  site,
}) => {
  const tusker = { name: "Velusumana", age: 40, location: "Yala National Park", description: "<p>He rests.</p>" };
  const { _id } = (await (await site.call("POST", "/api/tuskers", tusker)).json()) as { _id: string };
  const path = `/api/translations/si/tusker/${_id}`;
  type Field = { name: string; blocks: { fingerprint: string; nth: number }[] };
  const { fields } = (await (await site.call("GET", path)).json()) as { fields: Field[] };
  const [block] = fields.find(({ name }) => name === "description")?.blocks ?? [];
  const words = { field: "description", state: "translated", text: "ඔහු විවේක ගනී." };
  const piece = { fingerprint: block?.fingerprint, nth: block?.nth, ...words };
  expect((await site.call("PUT", path, { pieces: [piece] })).status).toBe(200);
  await openAdminPage(page, `/admin/find?${new URLSearchParams({ search: "විවේක" })}`);
  await page.getByRole("link", { name: "Edit here: Velusumana, Sinhala, Description" }).click();
  const area = page.getByRole("textbox", { name: /^Description in/ });
  await expect(area).toBeFocused();
  await page.keyboard.type("නිදා");
  await expect(area).toHaveValue("ඔහු නිදා ගනී.");
  await button(page, "Save").click();
  await expect(page.getByText("No text has these words")).toBeVisible();

  await page.goto(`/admin/find?${new URLSearchParams({ search: '"seven in a hundred"' })}`);
  await page.getByRole("link", { name: /^Edit here: About/ }).click();
  await expect.poll(() => page.evaluate("String(getSelection())")).toBe("seven in a hundred");
  await page.getByRole("link", { name: "All hits" }).click();
  await expect(page.locator("mark").first()).toHaveText("seven in a hundred");
  await site.call("DELETE", `/api/tuskers/${_id}`);
});
