/** A real image with unique content. */
export async function imageFile(name: string, width = 320): Promise<File> {
  const height = Math.round((width * 3) / 4);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser does not draw");
  const own = Math.floor(Math.random() * 255);
  const pixels = context.createImageData(width, height);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    pixels.data.set([(x * 255) / width, (y * 255) / height, (x * y + own) % 255, 255], at * 4);
  }
  context.putImageData(pixels, 0, 0);
  return new File([await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 })], name, { type: "image/jpeg" });
}

const transferOf = (files: readonly File[]): DataTransfer => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
};

/** Drops files on an element. @returns whether the page prevented the browser from opening them */
export function dropFiles(target: Element, files: readonly File[]): boolean {
  const dataTransfer = transferOf(files);
  const { x, y, width, height } = target.getBoundingClientRect();
  const middle = { clientX: x + width / 2, clientY: y + height / 2 };
  const tell = (type: string) =>
    target.dispatchEvent(new DragEvent(type, { dataTransfer, ...middle, bubbles: true, cancelable: true }));
  tell("dragenter");
  tell("dragover");
  return !tell("drop");
}

/** Pastes into the focused element. */
export function paste(data: { files?: readonly File[]; html?: string; plain?: string }): void {
  const clipboardData = transferOf(data.files ?? []);
  if (data.html !== undefined) clipboardData.setData("text/html", data.html);
  if (data.plain !== undefined) clipboardData.setData("text/plain", data.plain);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
  );
}
