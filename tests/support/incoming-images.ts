import { drawing } from "./sample-images.ts";

/** A file for a page's file picker. */
export type PickedFile = { name: string; mimeType: string; buffer: Buffer<ArrayBuffer> };

/** A unique real image: every pixel depends on the width. */
export async function imageFile(name: string, width = 320): Promise<PickedFile> {
  const jpeg = await drawing(width, Math.round((width * 3) / 4))
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer: Buffer.from(jpeg) };
}
