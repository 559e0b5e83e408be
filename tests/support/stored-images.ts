import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Services } from "../../src/app/services.server.ts";
import type { ImageEncoder } from "../../src/images/encoding/image-encoder.server.ts";
import { variantSpecs } from "../../src/images/encoding/variant-specs.server.ts";
import { STORED_IMAGE_EXTENSIONS, type StoredImageType } from "../../src/images/image-kinds.ts";
import { PROMPT_VARIANT_TYPES, VARIANT_EXTENSIONS } from "../../src/images/image-variants.ts";
import { storeUpload } from "../../src/images/uploads/store-upload.server.ts";
import { drawing } from "./sample-images.ts";
import { imageForm, incoming } from "./upload-forms.ts";

/** Keeps an image as it comes, and has a copy of it for each variant. */
const copyUpload: ImageEncoder["encodeUpload"] = async ({ source, master, folder }) => {
  const content = await readFile(source);
  const { format, width, height } = await sharp(content).metadata();
  const type = `image/${format}` as StoredImageType;
  const [bytes, hash] = [content.byteLength, createHash("sha256").update(content).digest("hex")];
  await writeFile(master, content, { mode: 0o600 });
  const specs = variantSpecs({ width, height }).filter((spec) => PROMPT_VARIANT_TYPES.includes(spec.type));
  const variants = specs.map((spec) => ({
    ...{ ...spec, height: Math.round((spec.width * height) / width), bytes, hash },
    file: join(folder, `${spec.width}.${VARIANT_EXTENSIONS[spec.type]}`),
  }));
  for (const { file } of variants) await writeFile(file, content, { mode: 0o600 });
  const placeholder = "1QcSHQRnh493V4dIh4eXh1h4kJUI";
  const picture = { type, extension: STORED_IMAGE_EXTENSIONS[type], width, height, bytes, hash, placeholder };
  return { picture, attention: { x: 0.5, y: 0.5 }, variants };
};

/**
 * Uploads are copied from now on instead of encoded, which takes a process and half a second of processor time. Tests of
 * what becomes of stored images use it; `src/images` tests the encoding.
 */
export function copyUploads({ encoder }: Pick<Services, "encoder">): void {
  encoder.encodeUpload = copyUpload;
}

/** Stores a small image without encoding it; each `size` gives a different one. @returns its stored name */
export async function storeImage(services: Services, fileName: string, size = 40): Promise<string> {
  const bytes = await drawing(size * 10, size * 8)
    .jpeg()
    .toBuffer();
  const copying = { ...services, encoder: { ...services.encoder, encodeUpload: copyUpload } };
  return (await storeUpload(copying, incoming(imageForm(bytes, fileName)))).name;
}
