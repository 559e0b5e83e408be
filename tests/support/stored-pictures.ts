import type { Services } from "../../src/app/services.server.ts";
import { storeUpload } from "../../src/images/uploads/store-upload.server.ts";
import { drawing } from "./sample-pictures.ts";
import { incoming, pictureForm } from "./upload-forms.ts";

/** Takes a small picture in; another `size` makes another picture. @returns the name that it is stored under */
export async function storePicture(services: Services, fileName: string, size = 40): Promise<string> {
  const bytes = await drawing(size * 10, size * 8)
    .jpeg()
    .toBuffer();
  return (await storeUpload(services, incoming(pictureForm(bytes, fileName)))).name;
}
