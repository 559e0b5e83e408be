import { type Locator, page } from "vitest/browser";
import { press } from "./locators.ts";

/** The HTML of a rich text field, as the form holds it. */
export const source = (id: string): string | undefined =>
  document.querySelector<HTMLTextAreaElement>(`#${id}-html-text`)?.value;

/** Writes a rich text as HTML, and returns to the view of the text. */
export async function writeHtml(label: string, html: string): Promise<void> {
  const view = page.getByRole("tablist", { name: `View of ${label}` });
  await view.getByRole("tab", { name: "HTML" }).click();
  await page.getByLabelText(`HTML of ${label}`).fill(html);
  await view.getByRole("tab", { name: "Write" }).click();
}

/**
 * Empties a text that is written in. `fill("")` presses Delete before the editor has heard what is selected, and on a
 * busy machine deletes nothing.
 */
export async function emptyText(text: Locator): Promise<void> {
  await text.click();
  await press("Control+a", "Delete");
}

/** Selects a part of what stands in an element that is written in. */
export function selectIn(element: Element, part: string): void {
  (element as HTMLElement).focus();
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    const start = node.textContent?.indexOf(part) ?? -1;
    if (start < 0) continue;
    getSelection()?.setBaseAndExtent(node, start, node, start + part.length);
    document.dispatchEvent(new Event("selectionchange"));
    return;
  }
  throw new Error(`“${part}” is not in the text`);
}
