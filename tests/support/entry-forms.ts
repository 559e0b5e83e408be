import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { type E2eSite, expect } from "./e2e-site.ts";
import { sidewaysScroll, smallTargets } from "./page-checks.ts";
import { chooseInAnotherTab } from "./public-screens.ts";

export type Stored = { _id: string; slug: string } & Record<string, unknown>;

const RAJA = { name: "Raja", age: 60, location: "Kandy District", description: "Raja walks before the casket." };
const CORRIDORS = {
  title: "Corridors of the dry zone",
  excerpt: "Where elephants walk.",
  content: "Elephants walk far.",
  author: "A. Writer",
  publishDate: "2026-01-10",
  category: "research",
};

async function add(site: E2eSite, path: string, body: object): Promise<Stored> {
  const answer = await site.call("POST", path, body);
  expect(answer.status).toBe(201);
  return (await answer.json()) as Stored;
}

/** A tusker of the test's own, behind the browser's back. */
export const addTusker = (site: E2eSite, fields: object = {}): Promise<Stored> =>
  add(site, "/api/tuskers", { ...RAJA, ...fields });

export const addArticle = (site: E2eSite, fields: object = {}): Promise<Stored> =>
  add(site, "/api/articles", { ...CORRIDORS, ...fields });

/** Saves fields of an entry as somebody else would. */
export async function changeElsewhere(site: E2eSite, kind: "tusker" | "article", entry: Stored, fields: object) {
  const required = kind === "tusker" ? RAJA : CORRIDORS;
  const kept = Object.fromEntries(Object.keys(required).map((key) => [key, entry[key]]));
  const answer = await site.call("PUT", `/api/${kind}s/${entry._id}`, { ...kept, ...fields });
  expect(answer.status).toBe(200);
}

/** What is stored now. */
export async function stored(site: E2eSite, kind: "tusker" | "article", id: string): Promise<Stored> {
  return (await (await site.call("GET", `/api/${kind}s/${id}`)).json()) as Stored;
}

/** The newest entry of that name, with drafts; undefined as long as there is none. */
export async function findByName(site: E2eSite, kind: "tusker" | "article", name: string): Promise<Stored | undefined> {
  const list = (await (await site.call("GET", `/api/${kind}s?drafts=1`)).json()) as Stored[];
  return list.find((entry) => (entry.name ?? entry.title) === name);
}

export const button = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });

export const heading = (page: Page, name: string): Locator => page.getByRole("heading", { level: 1, name });

/** What the bar at the bottom says of the text when the browser has it safe. */
export const isKept = (page: Page): Promise<void> =>
  expect(page.getByText("Unsaved changes. This browser keeps them until you save.")).toBeVisible();

/** The keys under which the browser keeps unsaved text. */
export const draftKeys = (page: Page): Promise<string[]> =>
  page.evaluate(`Object.keys(localStorage).filter((key) => key.startsWith("desk-draft:")).sort()`);

/** Leaves a page whose question about unsaved changes is answered with "Leave". */
export function leaveWhenAsked(page: Page): void {
  page.once("dialog", (dialog) => void dialog.accept());
}

/** No violation, nothing to scroll to the side and no small target: by day and night, wide and narrow. */
export async function isAccessible(page: Page): Promise<void> {
  for (const mode of ["day", "night"] as const) {
    await chooseInAnotherTab(page, mode);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(" | ")}`,
      );
      expect(found, `${mode}, ${width} pixels`).toEqual([]);
      expect(await sidewaysScroll(page), `${mode}, ${width} pixels`).toEqual({ by: 0, elements: [] });
      expect(await smallTargets(page), `${mode}, ${width} pixels`).toEqual([]);
    }
  }
  await chooseInAnotherTab(page, "day");
  await page.setViewportSize({ width: 1280, height: 900 });
}
