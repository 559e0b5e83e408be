import type { Locator, Page } from "@playwright/test";
import { openAdminPage } from "../support/admin-visit.ts";
import { type E2eSite, expect, hydrated, test } from "../support/e2e-site.ts";
import { button, isAccessible, openSection } from "../support/entry-forms.ts";
import { addTusker, findByName } from "../support/stored-entries.ts";

const NAME = "Devi Raja";
const PAPER = { title: "The last walk of Devi Raja", url: "https://paper.example/devi-raja" };
const BOOK = { title: "Elephants of the Kandy procession", kind: "book" };

async function addSource(site: E2eSite, source: object): Promise<string> {
  const answer = await site.call("POST", "/api/sources", source);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { key: string }).key;
}

const found = (page: Page) => page.getByRole("listbox", { name: "Sources" }).getByRole("option");
const chosen = (page: Page) => page.getByRole("listbox", { name: "Sources" }).getByRole("option", { selected: true });

/** Presses Tab until it has the focus. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  const reached = goal.and(page.locator(":focus"));
  for (let presses = 0; presses < 60 && (await reached.count()) === 0; presses += 1) await page.keyboard.press("Tab");
  await expect(goal).toBeFocused();
}

const drawing = (page: Page, row: string, state: string) =>
  page.getByRole("toolbar", { name: row, exact: true }).getByRole("button", { name: state });
const sourcesOf = (page: Page, statement: string) => page.getByRole("group", { name: `Sources of ${statement}` });

/** Types words and cites a source after them: one that the library finds by these words, or a new one. */
async function writeCited(page: Page, words: string, sought: string): Promise<void> {
  await page.keyboard.type(words);
  await page.keyboard.press("Control+Shift+s");
  await expect(page.getByRole("combobox", { name: "Find a source" })).toBeFocused();
  await page.keyboard.type(sought);
  await expect(chosen(page)).toContainText(sought);
  await page.keyboard.press("Enter");
}

/** Every mark leads to the first of its sources, and this back to the first mark that names it. */
async function followMarks(page: Page, marks: readonly { id: string; source: string }[]): Promise<void> {
  for (const { id, source } of marks) {
    await page.locator(`#${id}`).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${source}$`));
    await expect(page.locator(`li${source}`)).toBeInViewport();
    await page.locator(`li${source} a[href^="#cite-"]`).click();
    await expect(page).toHaveURL(/#cite-1-1$/);
    await expect(page.locator("#cite-1-1")).toBeInViewport();
  }
}

const title =
  "a keeper writes with sources, types an event, presses features and publishes; a reader follows the marks";
test(title, { tag: "@deep" }, async ({ page, browser, site }) => {
  test.setTimeout(180_000);
  const book = await addSource(site, BOOK);
  await openAdminPage(page, "/admin/dashboard/addtusker");
  await page.getByLabel("Tusker Name").fill(NAME);
  await page.getByLabel("Location").fill("Kandy District");
  await page.getByLabel("Age not known").check();
  await page.getByLabel("Category").selectOption("Domesticated");
  await page.getByRole("radio", { name: "Dead" }).check();

  // A paragraph with two citations. The first source is made in place, from its address.
  await page.locator("#description").click();
  await writeCited(page, "He walked in the procession for years.", PAPER.url);
  await expect(page.getByRole("dialog").getByLabel("Title")).toBeFocused();
  await page.keyboard.type(PAPER.title);
  await page.keyboard.press("Enter");
  await expect(page.locator("#description")).toBeFocused();
  await writeCited(page, " A book describes his tusks.", BOOK.title);
  await expect(page.locator("#description [data-citation]")).toHaveCount(2);

  // An event as one line, and a feature with its source: by the keyboard alone.
  const line = page.getByRole("textbox", { name: "New event" });
  const section = (heading: string) => page.locator("summary", { hasText: heading });
  await tabTo(page, section("Events"));
  await page.keyboard.press("Enter");
  await tabTo(page, line);
  await page.keyboard.type(`16 July 1988 died of an illness in Kandy ${book}`);
  await expect(page.getByText("Understood: 16 July 1988, Died, Kandy District")).toBeAttached();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Died of an illness in Kandy")).toBeVisible();
  await expect(line).toHaveValue("");
  await tabTo(page, section("Features"));
  await page.keyboard.press("Enter");
  await tabTo(page, drawing(page, "Tusks", "Both"));
  await page.keyboard.press("Space");
  const cite = sourcesOf(page, "Tusks, Both").getByRole("button", { name: "Cite", exact: true });
  await tabTo(page, cite);
  await page.keyboard.press("Enter");
  await page.keyboard.type("Kandy procession");
  await expect(chosen(page)).toContainText(BOOK.title);
  await page.keyboard.press("Enter");
  await expect(cite).toBeFocused();

  // Two more features, each in two presses: the source of the one before is at hand.
  await drawing(page, "Form of the tusks", "Crossed").click();
  await button(page, `${book} again`).click();
  await drawing(page, "Girth of the tusks", "Stout").click();
  await button(page, `${book} again`).click();
  await expect(page.getByText("source?")).toHaveCount(0);
  await button(page, "Add Tusker").click();
  await expect(page.getByRole("status").getByText(`“${NAME}” was added.`)).toBeVisible();

  const stored = await findByName(site, "tusker", NAME);
  const [paper] = (stored?.sources ?? []) as { key: string }[];
  expect(stored).toMatchObject({
    sources: [PAPER, { key: book, ...BOOK }],
    description: `He walked in the procession for years.<sup data-sources="${paper?.key}"></sup> A book describes his tusks.<sup data-sources="${book}"></sup>`,
    events: [{ kind: "died", date: "1988-07-16", place: "kandy", sources: [book] }],
    features: ["both", "crossed", "stout"].map((state) => ({ state, sources: [book] })),
  });

  // A reader goes from each mark to its source and back, or opens its note where scripts run.
  for (const javaScriptEnabled of [true, false]) {
    const reader = await (await browser.newContext({ baseURL: site.url, javaScriptEnabled })).newPage();
    await reader.goto(`/tuskers/${stored?.slug}`);
    if (javaScriptEnabled) await hydrated(reader);
    await expect(reader.locator('li[id^="source-"]')).toHaveCount(2);
    const marks = await reader.evaluate<{ id: string; source: string }[]>(
      `[...document.querySelectorAll("a.cite[id]")].map(({ id, hash }) => ({ id, source: hash }))`,
    );
    const ids = marks.map(({ id }) => id);
    for (const part of ["cite-1-1", "cite-event-2-1", "cite-feature-2-1"]) expect(ids).toContain(part);
    if (javaScriptEnabled) {
      await reader.locator("#cite-1-1").press("Enter");
      await expect(reader.getByRole("dialog", { name: "Sources" }).getByRole("listitem")).toHaveCount(2);
    } else await followMarks(reader, marks);
    await reader.context().close();
  }
});

test("the panels of the record are accessible, closed and open", { tag: "@deep" }, async ({ page, site }) => {
  test.slow();
  const key = await addSource(site, { title: "A report", kind: "news" });
  await addSource(site, { title: "Another report", publisher: "A paper", kind: "news" });
  const told = { certainty: "disputed", sources: [key] };
  const raja = await addTusker(site, {
    name: "Every Part",
    claims: {
      born: [
        { value: "1953~", ...told },
        { value: "1955", ...told, sources: [] },
      ],
    },
    events: [{ kind: "given", date: "1961", text: "Given to the temple.", ...told }],
    features: [{ character: "ear_edge", side: "left", state: "torn", clock: 4, ...told }],
    relations: [{ kind: "companion", name: "Sando", ...told }],
  });
  await openAdminPage(page, `/admin/edit-tusker/${raja._id}`);
  for (const part of ["Facts and sources", "Events", "Features", "Related tuskers", "Sources"])
    await openSection(page, part);
  await expect(page.getByRole("button", { name: `${key}: A report` }).first()).toBeVisible();
  for (const name of [/^Change: Born, about/, /^Change: Given/, /^Change: Edge of the ear/, /^Change: Companion/])
    await page.getByRole("button", { name }).click();
  await page.getByRole("textbox", { name: "New event" }).fill("1990 given to the temple, Kandy");
  await sourcesOf(page, "Given, 1961").getByRole("button", { name: "Cite", exact: true }).click();
  await page.getByRole("combobox", { name: "Find a source" }).fill("another report");
  await expect(found(page)).toHaveText([/Another report/, /Add a new source/]);
  await isAccessible(page);
});
