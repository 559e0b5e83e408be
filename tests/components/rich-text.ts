import { page } from "vitest/browser";

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
