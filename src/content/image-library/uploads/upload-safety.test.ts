import { join } from "node:path";
import { expect, test } from "vitest";
import { drawing, filesBelow, jpegWithArchive, pngBomb, secretsIn } from "../../../../tests/support/sample-images.ts";
import { encodeHere } from "../../../../tests/support/stored-images.ts";
import { TAGGED_IMAGES } from "../../../../tests/support/tagged-images.ts";
import { openTestServices } from "../../../../tests/support/test-services.ts";
import { imageForm, incoming } from "../../../../tests/support/upload-forms.ts";
import { variantSpecs } from "../../images/encoding/variant-specs.server.ts";
import { findForeignParts } from "../../images/recognition/find-foreign-parts.server.ts";
import { makeDueVariants } from "../variants/make-due-variants.server.ts";
import { listVariants } from "../variants/variant-rows.server.ts";
import { storeUpload } from "./store-upload.server.ts";

const TYPES: Record<string, string> = { jpg: "image/jpeg", png: "image/png", webp: "image/webp", avif: "image/avif" };
const typeOf = (path: string): string => TYPES[path.split(".").at(-1) ?? ""] ?? "";

test.each(Object.entries(TAGGED_IMAGES))("of %s nothing but its pixels is kept, in any form", async (what, make) => {
  const picture = await make();
  expect(secretsIn(picture)).not.toEqual([]);
  const services = await openTestServices();
  encodeHere(services);
  // With a wrong extension, which is ignored.
  const image = await storeUpload(services, incoming(imageForm(picture, "photo.txt")));
  while (await makeDueVariants(services));

  const forms = what.includes("animated") ? [] : variantSpecs(image);
  const variants = await listVariants(services.db.read, image.name);
  expect(variants.map(({ type, width }) => `${type} ${width}`).sort()).toEqual(
    forms.map(({ type, width }) => `${type} ${width}`).sort(),
  );
  const files = await filesBelow(services.config.dataDir);
  const images = [...files.keys()].filter((path) => path.startsWith("uploads/"));
  expect(images).toHaveLength(1 + variants.length);
  for (const [path, bytes] of files) expect(secretsIn(bytes), path).toEqual([]);
  for (const path of images) {
    expect(findForeignParts(files.get(path) ?? Buffer.alloc(0), typeOf(path), undefined), path).toEqual([]);
  }
});

test.each<[string, () => Promise<Buffer>]>([
  ["breaks off", async () => (await jpegWithArchive()).subarray(0, 700)],
  ["is a bomb", async () => pngBomb()],
  [
    "is an archive with a picture behind it",
    async () => Buffer.concat([Buffer.from("PK\u0003\u0004"), await drawing().png().toBuffer()]),
  ],
  ["is an SVG", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><desc>SECRET-TEXT</desc></svg>')],
])("of a file that %s nothing at all is kept", async (_what, make) => {
  const services = await openTestServices();
  encodeHere(services);
  await expect(storeUpload(services, incoming(imageForm(await make(), "photo.jpg")))).rejects.toThrow();
  expect([...(await filesBelow(join(services.config.dataDir, "uploads"))).keys()]).toEqual([]);
  for (const [path, bytes] of await filesBelow(services.config.dataDir)) expect(secretsIn(bytes), path).toEqual([]);
});
