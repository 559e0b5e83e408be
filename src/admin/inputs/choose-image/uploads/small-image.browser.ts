/** Longest side, in pixels, of the preview that is shown during the upload: sharp on dense screens, small in memory. */
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
 * A thumbnail as a data: URL, which the page's Content Security Policy allows; undefined for formats that this browser
 * cannot decode. Files are decoded one at a time, because a large image takes a hundred megabytes while it is open.
 */
export function smallImage(file: Blob): Promise<string | undefined> {
  const drawn = line.then(() => draw(file));
  line = drawn;
  return drawn;
}
