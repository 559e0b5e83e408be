/**
 * Longest side of what is shown before the server has the image, in pixels: sharp on dense screens, small in memory.
 */
const SIDE = 240;

let line: Promise<unknown> = Promise.resolve();

async function draw(file: Blob): Promise<string | undefined> {
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: SIDE, resizeQuality: "medium" });
    const canvas = document.createElement("canvas");
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
    bitmap.close();
    return canvas.toDataURL("image/jpeg", 0.8);
  } catch {
    return undefined;
  }
}

/**
 * A small form of an image as a data: address, which the page's policy lets show; undefined for what this browser
 * cannot read. One at a time: a large image takes a hundred megabytes while it is open.
 */
export function smallImage(file: Blob): Promise<string | undefined> {
  const drawn = line.then(() => draw(file));
  line = drawn;
  return drawn;
}
