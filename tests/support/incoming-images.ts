import type { Page } from "@playwright/test";
import { drawing } from "./sample-images.ts";

/** A file as a page's picker takes it. */
export type PickedFile = { name: string; mimeType: string; buffer: Buffer<ArrayBuffer> };

/** A real image of its own: the width makes every pixel another one than in images of other widths. */
export async function imageFile(name: string, width = 320): Promise<PickedFile> {
  const jpeg = await drawing(width, Math.round((width * 3) / 4))
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer: Buffer.from(jpeg) };
}

const asText = (files: readonly PickedFile[]): string =>
  JSON.stringify(files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString("base64") })));

/** Runs inside the page: what a person drags or has on the clipboard. */
const TRANSFER = `(files) => {
  const transfer = new DataTransfer();
  for (const { name, mimeType, base64 } of files) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    transfer.items.add(new File([bytes], name, { type: mimeType }));
  }
  return transfer;
}`;

/** Drags files over an element and lets go there. @returns whether the page kept the browser from opening them */
export async function dropFiles(page: Page, selector: string, files: readonly PickedFile[]): Promise<boolean> {
  await page.locator(selector).waitFor();
  return page.evaluate(`(() => {
    const dataTransfer = (${TRANSFER})(${asText(files)});
    const target = document.querySelector(${JSON.stringify(selector)});
    const tell = (type) =>
      target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    tell("dragenter");
    tell("dragover");
    return !tell("drop");
  })()`);
}

/** Pastes files where the focus is. */
export const pasteFiles = (page: Page, files: readonly PickedFile[]): Promise<void> =>
  page.evaluate(`(() => {
    const clipboardData = (${TRANSFER})(${asText(files)});
    document.activeElement.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  })()`);
