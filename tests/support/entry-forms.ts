import type { Locator, Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { expect } from "./e2e-site.ts";
import { sidewaysScroll, smallTargets } from "./page-checks.ts";
import { chooseInAnotherTab } from "./public-screens.ts";

export const button = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });

export const heading = (page: Page, name: string): Locator => page.getByRole("heading", { level: 1, name });

/** Expects the message at the bottom which says that the browser has stored the unsaved text. */
export const isKept = (page: Page): Promise<void> =>
  expect(page.getByText("Draft saved on this computer", { exact: true })).toBeVisible();

/** The keys in local storage that hold unsaved text. */
export const draftKeys = (page: Page): Promise<string[]> =>
  page.evaluate(`Object.keys(localStorage).filter((key) => key.startsWith("desk-draft:")).sort()`);

/** Answers the next prompt about unsaved changes with "Leave". */
export function leaveWhenAsked(page: Page): void {
  page.once("dialog", (dialog) => void dialog.accept());
}

/** Expects no violation, no sideways scrolling and no small target: by day and night, wide and narrow. */
export async function isAccessible(page: Page): Promise<void> {
  for (const mode of ["day", "night"] as const) {
    await chooseInAnotherTab(page, mode);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const rules = mode === "day" ? "default" : "colours";
      expect(await violations(page, { rules }), `${mode}, ${width} pixels`).toEqual([]);
      expect(await sidewaysScroll(page), `${mode}, ${width} pixels`).toEqual({ by: 0, elements: [] });
      expect(await smallTargets(page), `${mode}, ${width} pixels`).toEqual([]);
    }
  }
  await chooseInAnotherTab(page, "day");
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** Writes a rich text as HTML, and returns to the view of the text. */
export async function writeHtml(page: Page, label: string, html: string): Promise<void> {
  const views = page.getByRole("tablist", { name: `View of ${label}` });
  await views.getByRole("tab", { name: "HTML" }).click();
  await page.getByLabel(`HTML of ${label}`).fill(html);
  await views.getByRole("tab", { name: "Write" }).click();
}

/** Opens a section of the form, which is shut unless it was opened in another form before. */
export async function openSection(page: Page, title: string): Promise<void> {
  const heading = page.getByRole("heading", { level: 3, name: title, exact: true });
  const section = page.getByRole("main").locator("details").filter({ has: heading });
  if ((await section.getAttribute("open")) === null) await heading.click();
}
