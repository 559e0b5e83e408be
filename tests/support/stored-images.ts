import type { Services } from "../../src/app/services.server.ts";
import { storeUpload } from "../../src/images/uploads/store-upload.server.ts";
import { drawing } from "./sample-images.ts";
import { imageForm, incoming } from "./upload-forms.ts";

/** Stores a small image; each `size` gives a different one. @returns its stored name */
export async function storeImage(services: Services, fileName: string, size = 40): Promise<string> {
  const bytes = await drawing(size * 10, size * 8)
    .jpeg()
    .toBuffer();
  return (await storeUpload(services, incoming(imageForm(bytes, fileName)))).name;
}
