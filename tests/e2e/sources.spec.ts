import type { Page } from "@playwright/test";
import { placesNamedIn } from "../../src/places/place-names.ts";
import { findPosition } from "../../src/safety/position-text.ts";
import { mayLiveWild } from "../../src/tuskers/may-live-wild.ts";
import { expect, hydrated, test } from "../support/e2e-site.ts";

// The story of Agbo cites his sources several times, and the article has a mark with more than ten.
const TUSKER = "/tuskers/agbo";
const ARTICLE = "/articles/where-the-elephants-live";

test.use({ content: "starter" });

/** A number in the text, and the source that it leads to or comes from. */
type Way = { id: string; source: string };

const number = (page: Page, id: string) => page.locator(`#${id}`);
const listed = (page: Page, source: number) => page.locator(`li#source-${source}`);
const beside = (page: Page) => page.getByRole("tooltip");

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const address of [TUSKER, ARTICLE]) {
    test(`the numbers on ${address} lead to their sources, and these back`, { tag: "@deep" }, async ({ page }) => {
      await page.goto(address);
      await number(page, "cite-2-1").click();
      await expect(page).toHaveURL(/#source-2$/);
      await expect(listed(page, 2)).toBeInViewport();
      // A fact of the record may name it before the text does.
      await listed(page, 2).locator('a[href="#cite-2-1"]').click();
      await expect(page).toHaveURL(/#cite-2-1$/);
      await expect(number(page, "cite-2-1")).toBeInViewport();
    });
  }
});

test("every number leads to a source, and every source back to each of its numbers", async ({ page }) => {
  for (const address of [TUSKER, ARTICLE]) {
    await page.goto(address);
    const numbers = await page.evaluate<Way[]>(
      `[...document.querySelectorAll(".cite a")].map(({ id, hash }) => ({ id, source: hash }))`,
    );
    expect(numbers.length).toBeGreaterThan(5);
    const ways = await page.evaluate<Way[]>(
      `[...document.querySelectorAll('li[id^="source-"] a[href^="#cite-"]')].map((link) =>
        ({ id: link.hash.slice(1), source: "#" + link.closest("li").id }))`,
    );
    const ordered = (list: Way[]) => list.map(({ id, source }) => `${id} ${source}`).sort();
    expect(ordered(ways)).toEqual(ordered(numbers));
  }
});

test("a number that is pointed at, focused or pressed shows its source beside it", async ({ page, trouble }) => {
  await page.goto(TUSKER);
  await hydrated(page);
  const title = (await listed(page, 1).getByRole("link").first().textContent()) ?? "";
  await number(page, "cite-1-1").hover();
  await expect(beside(page)).toContainText(title);
  await expect(beside(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(beside(page)).toBeHidden();
  await page.getByRole("heading", { level: 1 }).hover();
  await number(page, "cite-1-1").focus();
  await expect(beside(page)).toContainText(title);
  await expect(number(page, "cite-1-1")).toHaveAccessibleDescription(/News|Blog|body|Encyclopaedia/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#source-1$/);
  await expect(beside(page)).toBeHidden();
  expect(trouble.complaints).toEqual([]);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("the first press shows the source, and the second leads to it", { tag: "@deep" }, async ({ page }) => {
    await page.goto(TUSKER);
    await hydrated(page);
    const pressed = number(page, "cite-3-1");
    await pressed.tap();
    await expect(beside(page)).toBeVisible();
    await expect(beside(page)).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL(/agbo$/);
    await pressed.tap();
    await expect(page).toHaveURL(/#source-3$/);
  });

  test("numbers are high enough to press", { tag: "@deep" }, async ({ page }) => {
    await page.goto(TUSKER);
    const heights = await page.evaluate<number[]>(
      `[...document.querySelectorAll(".cite a")].map((link) => link.getBoundingClientRect().height)`,
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
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
