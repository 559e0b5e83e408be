import { expect } from "vitest";
import { type Locator, locators, page, userEvent } from "vitest/browser";

declare module "vitest/browser" {
  interface LocatorSelectors {
    css(selector: string): Locator;
  }
}

locators.extend({ css: (selector: string) => selector });

export const button = (name: string): Locator => page.getByRole("button", { name, exact: true });

export const heading = (name: string): Locator => page.getByRole("heading", { level: 1, name, exact: true });

/** A field by its label; a label may also contain the text. */
export const field = (label: string): Locator => page.getByLabelText(label);

/** Presses keys in sequence in the focused element, for example "Control+b". */
export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    const parts = key.split("+");
    const last = parts.pop() ?? "";
    const held = parts.map((part) => `{${part}>}`).join("");
    const released = parts.map((part) => `{/${part}}`).join("");
    await userEvent.keyboard(`${held}${last.length > 1 ? `{${last}}` : last}${released}`);
  }
}

const textOf = (element: Element): string => element.textContent?.replaceAll(/\s+/g, " ").trim() ?? "";

/** Polls the texts of all elements that a locator finds until they match. */
export const texts = (of: Locator) => expect.poll(() => of.elements().map(textOf));

/** Polls the text of the one element that a locator finds until it matches. */
export const contentOf = (of: Locator) => expect.poll(() => textOf(of.element()));

/** Expects the message at the bottom which says that the browser has stored the unsaved text. */
export const isKept = () =>
  expect.element(page.getByText("Draft saved on this computer", { exact: true })).toBeVisible();

/** Opens a section of the form, which is shut at first. */
export const openSection = (title: string): Promise<void> =>
  page.getByRole("heading", { level: 3, name: title, exact: true }).click();

/** The keys in local storage that hold unsaved text. */
export const draftKeys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith("desk-draft:"));

/** The number in the form of a tusker. Its accounts are a group of the same name. */
export const ageField = page.getByRole("spinbutton", { name: "Age", exact: true });

/** Fills in the required fields of a tusker. */
export async function fillTusker(name: string): Promise<void> {
  await field("Tusker Name").fill(name);
  await field("Location").fill("Kandy District");
  await ageField.fill("40");
}

/** Fills in the required fields of an article. */
export async function fillArticle(title: string): Promise<void> {
  await field("Article Title").fill(title);
  await field("Category").selectOptions("Wildlife");
  await field("Author").fill("A. Writer");
  await field("Excerpt").fill("In short.");
  await page.css("#content").fill("One");
}
