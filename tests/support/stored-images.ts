import { storeUpload } from "../../src/content/image-library/uploads/store-upload.server.ts";
import { encodeUpload } from "../../src/content/images/encoding/encode-upload.server.ts";
import { makeVariants } from "../../src/content/images/encoding/make-variants.server.ts";
import type { Services } from "../../src/platform/services/services.server.ts";
import { drawing } from "./sample-images.ts";
import { imageForm, incoming } from "./upload-forms.ts";

/** From now on, images are encoded in this process: starting another one takes far longer than a small image. */
export function encodeHere({ encoder }: Pick<Services, "encoder">): void {
  encoder.encodeUpload = encodeUpload;
  encoder.makeVariants = makeVariants;
}

/** Stores a small image; each `size` gives a different one. @returns its stored name */
export async function storeImage(services: Services, fileName: string, size = 40): Promise<string> {
  const bytes = await drawing(size * 10, size * 8)
    .jpeg()
    .toBuffer();
  const here = { ...services, encoder: { ...services.encoder, encodeUpload } };
  return (await storeUpload(here, incoming(imageForm(bytes, fileName)))).name;
}
