import { expect, test } from "vitest";
import { openTestServices } from "../../../tests/support/test-services.ts";
import { binEntry } from "../entries/saving/bin-entry.server.ts";
import { createEntry } from "../entries/saving/save-entry.server.ts";
import { usesByImages } from "../image-library/image-uses.server.ts";
import { newTuskerSchema } from "../tuskers/tusker.ts";
import { findImage, insertImage } from "./image-rows.server.ts";
import type { NewImageRow } from "./image-tables.server.ts";

const image = (name: string): NewImageRow => ({
  name,
  kind: "tusker",
  type: "image/jpeg",
  width: 4,
  height: 3,
  bytes: 100,
  hash: "0".repeat(64),
  placeholder: null,
  alt: null,
  credit: null,
  licence: null,
  taken_on: null,
  created_at: "2026-03-01T06:00:00.000Z",
});

test("an image is found by its name and by no other", async () => {
  const { db } = await openTestServices();
  await insertImage(db.write, image("raja.jpg"));
  expect(await findImage(db.read, "raja.jpg")).toMatchObject({ name: "raja.jpg", width: 4 });
  expect(await findImage(db.read, "raja_jpg")).toBeUndefined();
});

test("a second row with the same name is refused as a unique violation", async () => {
  const { db } = await openTestServices();
  await insertImage(db.write, image("raja.jpg"));
  const error = await insertImage(db.write, image("raja.jpg")).catch((thrown: unknown) => thrown);
  expect(db.dialect.isUniqueViolation(error)).toBe(true);
});

test("every entry that shows an image is listed once, and in which state", async () => {
  const services = await openTestServices();
  const { db } = services;
  await insertImage(db.write, image("raja.jpg"));
  await insertImage(db.write, image("sama.jpg"));
  const add = async (fields: Record<string, unknown>) => {
    const images = ["/uploads/public/raja.jpg", "/uploads/public/sama.jpg"];
    const sent = newTuskerSchema.parse({ name: "Raja", age: 40, location: "Yala", images, ...fields });
    return (await createEntry(services, "tusker", sent)).entry._id;
  };
  const [published, draft, binned] = [await add({}), await add({ publication: "draft" }), await add({})];
  await binEntry(services, { kind: "tusker", id: binned }, undefined, { by: null });
  const uses = await usesByImages(db.read, ["raja.jpg", "none.jpg"], "2026-11-22");
  expect([...uses.keys()]).toEqual(["raja.jpg"]);
  expect(uses.get("raja.jpg")).toHaveLength(3);
  expect(new Map(uses.get("raja.jpg")?.map((use) => [use._id, use.state]))).toEqual(
    new Map([
      [published, "published"],
      [draft, "draft"],
      [binned, "binned"],
    ]),
  );
});
