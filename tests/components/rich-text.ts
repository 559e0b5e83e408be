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
