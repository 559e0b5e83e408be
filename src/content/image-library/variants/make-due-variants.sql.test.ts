import { rm } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { drawing, filesBelow, taggedGif } from "../../../../tests/support/sample-images.ts";
import { encodeHere } from "../../../../tests/support/stored-images.ts";
import { someTusker } from "../../../../tests/support/test-api.ts";
import { openTestServices, type TestClock } from "../../../../tests/support/test-services.ts";
import { imageForm, incoming } from "../../../../tests/support/upload-forms.ts";
import { getContentVersion } from "../../../platform/db/content-version.server.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { imageUrlFor } from "../../../platform/storage/image-names.ts";
import { variantKey } from "../../../platform/storage/storage.server.ts";
import { updateImageTexts } from "../../entries/entry-image-rows.server.ts";
import { createEntry } from "../../entries/saving/save-entry.server.ts";
import { creditPacket } from "../../images/encoding/credit-packet.server.ts";
import { deleteImage, findImage } from "../../images/image-rows.server.ts";
import { findForeignParts } from "../../images/recognition/find-foreign-parts.server.ts";
import { newTuskerSchema } from "../../tuskers/tusker.ts";
import { storeUpload } from "../uploads/store-upload.server.ts";
import { makeDueVariants } from "./make-due-variants.server.ts";
import { listVariants } from "./variant-rows.server.ts";

type TestServices = Services & { clock: TestClock };

/** Services that encode in this process. */
async function openHere(): Promise<TestServices> {
  const services = await openTestServices();
  encodeHere(services);
  return services;
}

async function uploadTo(services: Services, fileName = "raja.jpg"): Promise<string> {
  const image = await drawing(100, 80).jpeg().toBuffer();
  return (await storeUpload(services, incoming(imageForm(image, fileName)))).name;
}

const editTexts = (services: Services, name: string, texts: Parameters<typeof updateImageTexts>[2]) =>
  services.db.write.transaction().execute((transaction) => updateImageTexts(transaction, name, texts));

const makeAll = async (services: Services) => {
  const ends = [];
  for (let end = await makeDueVariants(services); end; end = await makeDueVariants(services)) ends.push(end);
  return ends;
};

const objectsOf = async (services: Services) =>
  (await Array.fromAsync(services.storage.list("variants/"))).map(({ key }) => key).sort();

/** Expects every recorded variant in the store, nothing else in the store, and no temporary files. */
async function expectWhole(services: Services, name: string, variants: number): Promise<void> {
  const rows = await listVariants(services.db.read, name);
  expect(rows).toHaveLength(variants);
  expect(await objectsOf(services)).toEqual(rows.map((row) => variantKey(row.name)).sort());
  const kept = await filesBelow(join(services.config.dataDir, "uploads"));
  expect([...kept.keys()].filter((path) => path.startsWith(".tmp"))).toEqual([]);
}

/** Replaces `makeVariants` of the encoder by a function of the test. */
const withEncoder = <S extends Services>(
  services: S,
  makeVariants: (
    real: () => ReturnType<Services["encoder"]["makeVariants"]>,
  ) => ReturnType<Services["encoder"]["makeVariants"]>,
): S => ({
  ...services,
  encoder: {
    ...services.encoder,
    makeVariants: (wanted) => makeVariants(() => services.encoder.makeVariants(wanted)),
  },
});

test("missing variants are made and offered, and existing ones stay", async () => {
  const services = await openHere();
  const name = await uploadTo(services);
  const before = await listVariants(services.db.read, name);
  expect(await makeAll(services)).toEqual([{ picture: name, made: 1 }]);
  const after = await listVariants(services.db.read, name);
  expect(after).toEqual(expect.arrayContaining(before));
  expect(
    after
      .filter((row) => row.type === "image/avif")
      .map((row) => row.width)
      .sort(),
  ).toEqual([100]);
  await expectWhole(services, name, 3);
  expect(await findImage(services.db.read, name)).toMatchObject({ variants_due: null, variants_tries: 0 });
});

test("entries that show the image get a new public version, but nobody changed them", async () => {
  const services = await openHere();
  const name = await uploadTo(services);
  const sent = newTuskerSchema.parse(someTusker({ images: [imageUrlFor(name)] }));
  const { entry: tusker, version } = await createEntry(services, "tusker", sent);
  const before = await getContentVersion(services.db.read);
  await makeAll(services);
  expect(await getContentVersion(services.db.read)).toBe(before + 1);
  const row = await services.db.read
    .selectFrom("tuskers")
    .selectAll()
    .where("id", "=", tusker._id)
    .executeTakeFirstOrThrow();
  expect(row.version).toBe(version);
});

test("an image of an older release gets all its variants and its point", async () => {
  const services = await openHere();
  const name = await uploadTo(services);
  const { db, storage } = services;
  for (const { name: variant } of await listVariants(db.read, name)) await storage.remove(variantKey(variant));
  await db.write.deleteFrom("image_variants").execute();
  await db.write.updateTable("images").set({ attention_x: null, attention_y: null }).execute();
  expect(await makeAll(services)).toEqual([{ picture: name, made: 3 }]);
  await expectWhole(services, name, 3);
  const image = await findImage(db.read, name);
  expect(image?.attention_x).toBeGreaterThanOrEqual(0);
  expect(image?.attention_y).toBeGreaterThanOrEqual(0);
});

test("an animation of an older release is done at once", async () => {
  const services = await openHere();
  const { name } = await storeUpload(services, incoming(imageForm(await taggedGif(3), "raja.gif")));
  await services.db.write.updateTable("images").set({ variants_due: services.clock.now().toISOString() }).execute();
  expect(await makeAll(services)).toEqual([{ picture: name, made: 0 }]);
  await expectWhole(services, name, 0);
});

test("a transparent image is white behind in JPEG, and transparent in the others", async () => {
  const services = await openHere();
  const clear = sharp({ create: { width: 50, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const { name } = await storeUpload(services, incoming(imageForm(await clear.png().toBuffer(), "a.png")));
  await makeAll(services);
  for (const row of await listVariants(services.db.read, name)) {
    const object = await services.storage.open(variantKey(row.name));
    const pixel = [
      ...(
        await sharp(object && (await buffer(object.stream)))
          .raw()
          .toBuffer()
      ).subarray(0, 4),
    ];
    if (row.type === "image/jpeg") expect(pixel.slice(0, 3)).toEqual([255, 255, 255]);
    else expect(pixel[3], row.type).toBe(0);
  }
});

describe("an edited credit", () => {
  const words = { credit: "Nimal නිමල් & <sons>", licence: "CC BY 4.0" };

  test("makes new files, each with exactly these words, and the image itself stays as it was", async () => {
    const services = await openHere();
    const name = await uploadTo(services);
    await makeAll(services);
    const before = await objectsOf(services);
    const master = await findImage(services.db.read, name);
    await editTexts(services, name, words);
    expect(await objectsOf(services)).toEqual(before);
    expect(await makeAll(services)).toEqual([{ picture: name, made: 3 }]);
    await expectWhole(services, name, 3);
    const files = await filesBelow(join(services.config.dataDir, "uploads"));
    for (const row of await listVariants(services.db.read, name)) {
      expect(before).not.toContain(variantKey(row.name));
      const bytes = files.get(variantKey(row.name)) ?? Buffer.alloc(0);
      expect(findForeignParts(bytes, row.type, creditPacket(words)), row.name).toEqual([]);
      expect(bytes.includes("Nimal නිමල් &amp; &lt;sons&gt;")).toBe(true);
    }
    expect((await findImage(services.db.read, name))?.hash).toBe(master?.hash);
    expect(findForeignParts(files.get(`public/${name}`) ?? Buffer.alloc(0), "image/jpeg", undefined)).toEqual([]);
  });

  test("that is taken back brings the very files back", async () => {
    const services = await openHere();
    const name = await uploadTo(services);
    await makeAll(services);
    const before = await objectsOf(services);
    await editTexts(services, name, words);
    await makeAll(services);
    await editTexts(services, name, { credit: null, licence: null });
    await makeAll(services);
    expect(await objectsOf(services)).toEqual(before);
    await expectWhole(services, name, 3);
  });

  test("while the variants are being made is not overtaken by them", async () => {
    const services = await openHere();
    const name = await uploadTo(services);
    const before = await objectsOf(services);
    const overtaken = withEncoder(services, async (real) => {
      const made = await real();
      await editTexts(services, name, words);
      return made;
    });
    expect(await makeDueVariants(overtaken)).toEqual({ picture: name, made: 0 });
    expect(await objectsOf(services)).toEqual(before);
    expect(await makeAll(services)).toEqual([{ picture: name, made: 3 }]);
    await expectWhole(services, name, 3);
  });

  test("of other texts makes nothing", async () => {
    const services = await openHere();
    const name = await uploadTo(services);
    await makeAll(services);
    await editTexts(services, name, { alt: "A tusker at a tank", taken_on: "2020" });
    expect(await makeAll(services)).toEqual([]);
  });
});

test("an image that is removed while its variants are made leaves none of them", async () => {
  const services = await openHere();
  const name = await uploadTo(services);
  for (const row of await listVariants(services.db.read, name)) await services.storage.remove(variantKey(row.name));
  const removed = withEncoder(services, async (real) => {
    const made = await real();
    await services.db.write.transaction().execute((transaction) => deleteImage(transaction, name));
    return made;
  });
  expect(await makeDueVariants(removed)).toEqual({ picture: name, made: 0 });
  expect(await objectsOf(services)).toEqual([]);
});

test("an image in progress is not taken by another process until its lease has expired", async () => {
  const services = await openHere();
  const name = await uploadTo(services);
  let meanwhile: unknown = "not asked";
  const asking = withEncoder(services, async (real) => {
    meanwhile = await makeDueVariants(services);
    return real();
  });
  await makeDueVariants(asking);
  expect(meanwhile).toBeUndefined();

  await editTexts(services, name, { credit: "Nimal" });
  // The state left by a process that died during its work.
  const lease = new Date(services.clock.now().getTime() + 20 * 60_000).toISOString();
  await services.db.write.updateTable("images").set({ variants_due: lease, variants_tries: 1 }).execute();
  expect(await makeAll(services)).toEqual([]);
  services.clock.advance(20 * 60_000);
  expect(await makeAll(services)).toEqual([{ picture: name, made: 3 }]);
});

test("failures are retried after 1, 5, 30 and 240 minutes, and then only on request", async () => {
  const services = await openHere();
  const name = await uploadTo(services);
  const failing = withEncoder(services, async () => {
    throw new Error("out of memory");
  });
  for (const minutes of [1, 5, 30, 240]) {
    expect(await makeDueVariants(failing)).toMatchObject({ picture: name, failure: { message: "out of memory" } });
    services.clock.advance(minutes * 60_000 - 1);
    expect(await makeDueVariants(failing)).toBeUndefined();
    services.clock.advance(1);
  }
  expect(await makeDueVariants(failing)).toMatchObject({ picture: name });
  expect(await findImage(services.db.read, name)).toMatchObject({ variants_due: null, variants_tries: 5 });
  await expectWhole(services, name, 2);
  expect(await makeDueVariants(services, { name })).toEqual({ picture: name, made: 1 });
  await expectWhole(services, name, 3);
});

test("what is broken off because the site stops is no try, and due at once", async () => {
  const services = await openHere();
  const name = await uploadTo(services);
  const stopping = AbortSignal.abort();
  const failing = withEncoder(services, async () => {
    throw new Error("stopped");
  });
  await makeDueVariants(failing, { stopping });
  expect(await findImage(services.db.read, name)).toMatchObject({
    variants_due: services.clock.now().toISOString(),
    variants_tries: 0,
  });
});

test("a requested image is left alone while another process makes its variants", async () => {
  const services = await openHere();
  const name = await uploadTo(services);
  let meanwhile: unknown = "not asked";
  const asking = withEncoder(services, async (real) => {
    meanwhile = await makeDueVariants(services, { name });
    return real();
  });
  expect(await makeDueVariants(asking)).toEqual({ picture: name, made: 1 });
  expect(meanwhile).toBeUndefined();
});

test("variants whose files are gone or damaged are made again under their names", async () => {
  const services = await openHere();
  const name = await uploadTo(services);
  await makeAll(services);
  const [first, second] = await objectsOf(services);
  await services.storage.remove(first ?? "");
  await services.storage.remove(second ?? "");
  await services.storage.put(second ?? "", Buffer.from("damaged"), { type: "image/jpeg" });
  expect(await makeDueVariants(services, { name })).toEqual({ picture: name, made: 2 });
  await expectWhole(services, name, 3);
  const bytes = (await filesBelow(join(services.config.dataDir, "uploads"))).get(second ?? "");
  expect(bytes?.toString()).not.toBe("damaged");
});

test("an image whose own file is gone keeps the variants that it has", async () => {
  const services = await openHere();
  const name = await uploadTo(services);
  await rm(join(services.config.dataDir, "uploads/public", name));
  expect(await makeDueVariants(services)).toMatchObject({
    picture: name,
    failure: { message: expect.any(String) },
  });
  await expectWhole(services, name, 2);
});
