import type { Page } from "@playwright/test";
import { placesNamedIn } from "../../src/content/places/place-names.ts";
import { findPosition } from "../../src/content/safety/position-text.ts";
import { mayLiveWild } from "../../src/content/tuskers/may-live-wild.ts";
import { expect, hydrated, test } from "../support/e2e-site.ts";

// The story of Agbo cites his sources several times, and the article has rows of a table that cite.
const TUSKER = "/tuskers/agbo";
const ARTICLE = "/articles/where-the-elephants-live";

test.use({ content: "starter" });

/** A mark, the sources that it names, and the one that it leads to. */
type Mark = { id: string; leads: string; numbers: number[] };

const firstMark = (page: Page) => page.locator("a.cite[id]").first();
const listed = (page: Page, source: number) => page.locator(`li#source-${source}`);
const note = (page: Page) => page.getByRole("dialog", { name: "Sources" });

const marksOn = (page: Page) =>
  page.evaluate<Mark[]>(
    `[...document.querySelectorAll("a.cite[id]")].map(({ id, hash, dataset }) =>
      ({ id, leads: hash, numbers: dataset.numbers.split(", ").map(Number) }))`,
  );

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const address of [TUSKER, ARTICLE]) {
    test(`the marks on ${address} lead to their first source, and this back`, { tag: "@deep" }, async ({ page }) => {
      await page.goto(address);
      const [first] = await marksOn(page);
      await firstMark(page).click();
      await expect(page).toHaveURL(new RegExp(`${first?.leads}$`));
      const [number = 0] = first?.numbers ?? [];
      await expect(listed(page, number)).toBeInViewport();
      await listed(page, number).locator('a[href^="#cite-"]').click();
      await expect(page).toHaveURL(new RegExp(`#${first?.id}$`));
      await expect(firstMark(page)).toBeInViewport();
    });
  }
});

test("a mark names at most eight sources of the list, and each source has one way back, to a mark that names it", async ({
  page,
}) => {
  for (const address of [TUSKER, ARTICLE]) {
    await page.goto(address);
    const marks = await marksOn(page);
    expect(marks.length).toBeGreaterThan(3);
    const ways = await page.evaluate<Record<string, string[]>>(
      `Object.fromEntries([...document.querySelectorAll('li[id^="source-"]')].map((source) =>
        [source.value, [...source.querySelectorAll('a[href^="#cite-"]')].map((link) => link.hash.slice(1))]))`,
    );
    for (const { leads, numbers } of marks) {
      expect(numbers.length).toBeLessThanOrEqual(8);
      expect(leads).toBe(`#source-${numbers[0]}`);
      for (const number of numbers) expect(ways, address).toHaveProperty(String(number));
    }
    for (const [number, backs] of Object.entries(ways)) {
      expect(backs.length, `ways back of ${number}`).toBeLessThanOrEqual(1);
      const back = marks.find(({ id }) => id === backs[0]);
      if (back !== undefined) expect(back.numbers).toContain(Number(number));
      const naming = marks.filter((one) => one.numbers.includes(Number(number)));
      if (naming.length > 0) expect(backs).toHaveLength(1);
    }
  }
});

test("a mark opens its sources in place at a press, never by focus; Escape leads back to it", async ({
  page,
  trouble,
}) => {
  await page.goto(TUSKER);
  await hydrated(page);
  const [first] = await marksOn(page);
  const [number = 0] = first?.numbers ?? [];
  const title = (await listed(page, number).locator("a").first().textContent()) ?? "";
  await firstMark(page).focus();
  await expect(note(page)).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(note(page)).toContainText(title);
  await expect(note(page)).toBeFocused();
  await expect(note(page)).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(/agbo$/);
  await page.keyboard.press("Escape");
  await expect(note(page)).toBeHidden();
  await expect(firstMark(page)).toBeFocused();
  await firstMark(page).click();
  await expect(note(page)).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(note(page)).toBeHidden();
  await firstMark(page).click();
  await note(page).getByRole("link", { name: "All sources of this page" }).click();
  await expect(note(page)).toBeHidden();
  await expect(listed(page, number)).toBeVisible();
  expect(trouble.complaints).toEqual([]);
});

test("a note is never longer than the window has room for", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(ARTICLE);
  await hydrated(page);
  const marks = await marksOn(page);
  const [{ id }] = marks.toSorted((one, other) => other.numbers.length - one.numbers.length) as [Mark, ...Mark[]];
  const mark = page.locator(`[id="${id}"]`);
  // In the middle, where a long note fits neither above nor below.
  await mark.evaluate("(element) => element.scrollIntoView({ block: 'center' })");
  await mark.press("Enter");
  await expect(note(page)).toBeInViewport({ ratio: 1 });
  await expect(note(page).getByRole("link").last()).not.toBeInViewport();
  await note(page).getByRole("link").last().focus();
  await expect(note(page).getByRole("link").last()).toBeInViewport({ ratio: 1 });
});

test("an old address of a source opens the block that holds it", async ({ page }) => {
  await page.goto(TUSKER);
  await expect(listed(page, 2)).toBeHidden();
  await page.goto(`${TUSKER}#source-2`);
  await expect(listed(page, 2)).toBeInViewport();
});

test("an old address of a number leads to the mark that names its source now", async ({ page }) => {
  await page.goto(TUSKER);
  const marks = await marksOn(page);
  const [mark, number] = marks.flatMap((one) => one.numbers.slice(1).map((later) => [one, later] as const))[0] ?? [];
  const first = marks.find(({ numbers }) => numbers.includes(number ?? 0));
  expect(mark).toBeDefined();
  await page.goto(`${TUSKER}#cite-${number}-1`);
  await expect(page.locator(`#${first?.id}`)).toBeInViewport();
});

test("an old address of a number leads to its source where no mark is left, and into the closed block", async ({
  page,
}) => {
  await page.goto(TUSKER);
  await expect(listed(page, 2)).toBeHidden();
  await page.goto(`${TUSKER}#cite-fact-2-1`);
  await expect(page.locator("#cite-fact-1-1")).toBeInViewport();
  await page.goto(`${TUSKER}#cite-none-2-1`);
  await expect(page).toHaveURL(/#source-2$/);
  await expect(listed(page, 2)).toBeInViewport();
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a press opens the note, and the next one closes it", { tag: "@deep" }, async ({ page }) => {
    await page.goto(TUSKER);
    await hydrated(page);
    await firstMark(page).tap();
    await expect(note(page)).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL(/agbo$/);
    // The block at the end stays closed, or a press on its line would close it.
    await expect(listed(page, 1)).toBeHidden();
    await firstMark(page).tap();
    await expect(note(page)).toBeHidden();
    await expect(page).toHaveURL(/agbo$/);
  });

  test("a note of many sources in the middle of the window fits it", { tag: "@deep" }, async ({ page }) => {
    await page.goto("/tuskers/nadungamuwa-raja");
    await hydrated(page);
    await page.evaluate(`document.querySelector("a.cite[id]").scrollIntoView({ block: "center" })`);
    await firstMark(page).tap();
    await expect(note(page)).toBeInViewport({ ratio: 1 });
  });

  test("marks are large enough to press", { tag: "@deep" }, async ({ page }) => {
    await page.goto(TUSKER);
    const sizes = await page.evaluate<number[]>(
      `[...document.querySelectorAll("a.cite")].filter((link) => link.checkVisibility()).flatMap((link) => {
        const { width, height } = link.getBoundingClientRect();
        return [width, height];
      })`,
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  });
});

/** The texts in an answer, without addresses. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return /^https?:/.test(value) ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test("of no tusker who may live wild do assistants read a place that his page does not name", async ({
  request,
  site,
}) => {
  const use = async (name: string, sent: object): Promise<Record<string, unknown>> => {
    const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: sent } };
    const answer = await request.post("/mcp", { data: message });
    const { result } = (await answer.json()) as { result: { structuredContent: Record<string, unknown> } };
    expect([answer.status(), name, result.structuredContent]).toEqual([200, name, expect.any(Object)]);
    return result.structuredContent;
  };
  type Listed = { slug: string; name: string; category: string; status: string };
  const listed = (await (await fetch(`${site.url}/api/tuskers`)).json()) as Listed[];
  const wild = listed.filter(mayLiveWild);
  expect(wild.length).toBeGreaterThan(5);
  const { candidates } = (await use("key", { saw: {}, limit: 20 })) as { candidates: { slug: string | null }[] };
  let named = 0;
  for (const { slug, name } of wild) {
    const page = await (await request.get(`/tuskers/${slug}`)).text();
    const onPage = [...new Set(placesNamedIn(page.replace(/<[^>]*>/g, " ")))];
    const { results } = (await use("search", { query: name })) as { results: { slug: string }[] };
    const answers = {
      search: results.find((each) => each.slug === slug),
      get: await use("get", { entry: slug }),
      events: await use("events", { tusker: slug }),
      cite: await use("cite", { entry: slug }),
      key: candidates.find((each) => each.slug === slug),
    };
    for (const text of textsIn(answers)) {
      expect([slug, text, findPosition(text)]).toEqual([slug, text, undefined]);
      for (const place of placesNamedIn(text)) expect(onPage, `${slug}: ${text}`).toContain(place);
      named += placesNamedIn(text).length;
    }
  }
  // Otherwise the test could not fail.
  expect(named).toBeGreaterThan(wild.length);
});
