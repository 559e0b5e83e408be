import { rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { refuseRows } from "../../../../tests/support/refuse-writes.ts";
import {
  drawing,
  filesBelow,
  pngBomb,
  taggedAvif,
  taggedGif,
  taggedJpeg,
} from "../../../../tests/support/sample-images.ts";
import { encodeHere } from "../../../../tests/support/stored-images.ts";
import { openTestServices } from "../../../../tests/support/test-services.ts";
import { formBody, imageForm, incoming } from "../../../../tests/support/upload-forms.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { imageEncodings } from "../../images/encoding/encoding-queue.server.ts";
import { listVariants } from "../variants/variant-rows.server.ts";
import { storeUpload } from "./store-upload.server.ts";

/** Services that encode in this process. */
async function openHere(settings: Record<string, string> = {}) {
  const services = await openTestServices(settings);
  encodeHere(services);
  return services;
}

const upload = (services: Services, picture: Uint8Array, fileName = "Raja.jpg", kind?: string) =>
  storeUpload(services, incoming(imageForm(picture, fileName, kind)));

/** All upload files in the data folder, temporary files included. */
const kept = (services: Services) => filesBelow(join(services.config.dataDir, "uploads"));

const mastersIn = (files: Map<string, Buffer>) => [...files.keys()].filter((path) => path.startsWith("public/"));

async function expectNothingKept(services: Services): Promise<void> {
  expect([...(await kept(services)).keys()]).toEqual([]);
  for (const table of ["images", "image_variants"] as const) {
    expect(await services.db.read.selectFrom(table).selectAll().execute()).toEqual([]);
  }
}

test("an image is stored, recorded and returned", async () => {
  const services = await openHere();
  const image = await upload(services, await taggedJpeg(640, 480), "Nadungamuwa Raja.JPG");
  expect(image).toMatchObject({
    name: "nadungamuwa-raja.jpg",
    kind: "tusker",
    type: "image/jpeg",
    width: 480,
    height: 640,
    alt: null,
    created_at: services.clock.now().toISOString(),
  });
  const files = await kept(services);
  expect(mastersIn(files)).toEqual(["public/nadungamuwa-raja.jpg"]);
  expect(files.get("public/nadungamuwa-raja.jpg")?.length).toBe(image.bytes);
  const row = await services.db.read.selectFrom("images").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject(image);
});

test("WebP and JPEG of each width are there before the answer, AVIF is due", async () => {
  const services = await openHere();
  const image = await upload(services, await drawing(700, 350).jpeg().toBuffer(), "Raja.jpg");
  expect(image).toMatchObject({ variants_due: services.clock.now().toISOString(), variants_tries: 0 });
  const variants = await listVariants(services.db.read, image.name);
  expect(variants.map(({ type, width, height }) => `${type} ${width} ${height}`).sort()).toEqual([
    "image/jpeg 320 160",
    "image/jpeg 480 240",
    "image/jpeg 640 320",
    "image/webp 320 160",
    "image/webp 480 240",
    "image/webp 640 320",
  ]);
  const files = await kept(services);
  expect(files.size).toBe(7);
  for (const { name, type, width, height, bytes } of variants) {
    const file = files.get(`variants/${name}`);
    expect(name).toMatch(/^raja-\d+-[0-9a-f]{12}\.(webp|jpg)$/);
    expect(file?.length).toBe(bytes);
    expect(await sharp(file).metadata()).toMatchObject({ format: type.slice(6), width, height });
  }
});

test("an animation is shown as it is: it has no other variants, and none are due", async () => {
  const services = await openHere();
  const image = await upload(services, await taggedGif(3), "raja.gif");
  expect(image).toMatchObject({ type: "image/webp", variants_due: null, attention_x: null });
  expect([...(await kept(services)).keys()]).toEqual(["public/raja.webp"]);
});

test("the focal point that was found belongs to the upright image", async () => {
  const services = await openHere();
  const grey = sharp({ create: { width: 800, height: 600, channels: 3, background: { r: 120, g: 120, b: 115 } } });
  const spot = { create: { width: 60, height: 60, channels: 3, background: { r: 230, g: 140, b: 100 } } } as const;
  // Rotated clockwise by 90°, the upper left corner becomes the upper right one.
  const picture = await grey
    .composite([{ input: spot, left: 20, top: 20 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const image = await upload(services, picture);
  expect(image).toMatchObject({ width: 600, height: 800 });
  expect(image.attention_x).toBeGreaterThan(0.85);
  expect(image.attention_y).toBeLessThan(0.15);
});

test("two images of the same pixels whose names differ in their endings alone keep variants of their own", async () => {
  const services = await openHere();
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: "white" } });
  const first = await upload(services, await dot.png().toBuffer(), "raja.png");
  const second = await upload(services, await dot.webp({ lossless: true }).toBuffer(), "raja.webp");
  expect([first.name, second.name]).toEqual(["raja.png", "raja.webp"]);
  const names = [
    ...(await listVariants(services.db.read, first.name)),
    ...(await listVariants(services.db.read, second.name)),
  ];
  expect(new Set(names.map(({ name }) => name)).size).toBe(4);
});

test("what is stored can be opened as the image that it is said to be", async () => {
  const services = await openHere();
  const { name } = await upload(services, await taggedAvif(), "wrong.txt");
  expect(name).toBe("wrong.webp");
  expect(await sharp((await kept(services)).get(`public/${name}`)).metadata()).toMatchObject({ format: "webp" });
});

test("images of articles are named by the moment, and numbered where a name is taken", async () => {
  const services = await openHere();
  const picture = await drawing().png().toBuffer();
  const moment = services.clock.now().getTime();
  const names = [];
  for (let count = 0; count < 3; count += 1) names.push((await upload(services, picture, "x.png", "article")).name);
  expect(names).toEqual([`article_${moment}_0.png`, `article_${moment}_0-2.png`, `article_${moment}_0-3.png`]);
});

test("a taken name gets a number and what has it stays as it was", async () => {
  const services = await openHere();
  const first = await upload(services, await drawing(20, 20).png().toBuffer(), "Raja.png");
  const second = await upload(services, await drawing(30, 30).png().toBuffer(), "raja.PNG");
  const third = await upload(services, await drawing(40, 40).png().toBuffer(), "../RAJA.png");
  expect([first.name, second.name, third.name]).toEqual(["raja.png", "raja-2.png", "raja-3.png"]);
  expect(await sharp((await kept(services)).get("public/raja.png")).metadata()).toMatchObject({ width: 20 });
});

test("ten uploads of one name at the same moment become ten images", async () => {
  const services = await openHere();
  const pictures = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      drawing(10 + index, 10)
        .png()
        .toBuffer(),
    ),
  );
  const images = await Promise.all(pictures.map((picture) => upload(services, picture, "Raja.png")));
  expect(new Set(images.map((image) => image.name)).size).toBe(10);
  const files = await kept(services);
  expect(mastersIn(files)).toHaveLength(10);
  for (const image of images) {
    expect(await sharp(files.get(`public/${image.name}`)).metadata()).toMatchObject({ width: image.width });
  }
});

test("a name whose object or whose row alone is left over counts as taken", async () => {
  const services = await openHere();
  const picture = await drawing().png().toBuffer();
  await services.storage.put("public/raja.png", Buffer.from("an orphan"), { type: "image/png" });
  expect((await upload(services, picture, "raja.png")).name).toBe("raja-2.png");
  await services.storage.remove("public/raja-2.png");
  expect((await upload(services, picture, "raja.png")).name).toBe("raja-3.png");
  expect((await kept(services)).get("public/raja.png")?.toString()).toBe("an orphan");
});

test.each([
  ["../../../etc/cron.d/raja.png", "raja.png"],
  ["..\\..\\raja.png", "raja.png"],
  ["/uploads/public/raja.png", "raja.png"],
  ["raja.png%00.php", "raja-png-00.png"],
  [`${"ක".repeat(200)}.png`, `${"k".repeat(96)}.png`],
])("the file name %j cannot leave the store", async (fileName, name) => {
  const services = await openHere();
  expect((await upload(services, await drawing().png().toBuffer(), fileName)).name).toBe(name);
  const files = await kept(services);
  expect(mastersIn(files)).toEqual([`public/${name}`]);
  for (const path of files.keys()) expect(path).toMatch(/^(public|variants)\/[a-z0-9.-]+$/);
});

test.each<[string, () => Promise<Buffer>, string]>([
  ["is no picture", async () => Buffer.from("<svg onload=alert(1)>"), "UnsupportedType"],
  ["is damaged", async () => (await taggedJpeg(300, 300)).subarray(0, 3000), "Invalid"],
  ["is a bomb", async () => pngBomb(), "TooLarge"],
  ["is too large a file", async () => Buffer.alloc(300_000), "TooLarge"],
  ["is empty", async () => Buffer.alloc(0), "Invalid"],
])("of a file that %s nothing is kept", async (_what, make, kind) => {
  const services = await openHere({ UPLOAD_MAX_BYTES: "200000" });
  await expect(upload(services, await make())).rejects.toMatchObject({ kind });
  await expectNothingKept(services);
});

test("of a form that is refused after its file has come nothing is kept", async () => {
  const services = await openHere();
  const form = formBody([
    { name: "file", value: await taggedJpeg(), fileName: "raja.jpg" },
    { name: "kind", value: "map" },
  ]);
  await expect(storeUpload(services, incoming(form))).rejects.toMatchObject({ kind: "Invalid" });
  await expectNothingKept(services);
});

test("a sender who goes away in the middle of the file leaves nothing", async () => {
  const services = await openHere();
  const connection = new AbortController();
  const form = imageForm(await taggedJpeg(2000, 1000));
  const seen: string[] = [];
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (seen.length === 0) {
        controller.enqueue(form.subarray(0, form.length / 2));
        seen.push("half of the file");
        return;
      }
      seen.push(...(await kept(services)).keys());
      connection.abort();
    },
  });
  await expect(storeUpload(services, incoming(form, { body, signal: connection.signal }))).rejects.toThrow();
  expect(seen[1]).toMatch(/^\.tmp\//);
  await expectNothingKept(services);
});

/** The services with a store that calls `act` after each put. */
const whenPut = (services: Services, act: (key: string) => void): Services => ({
  ...services,
  storage: {
    ...services.storage,
    async put(...given) {
      await services.storage.put(...given);
      act(given[0]);
    },
  },
});

test.each([
  "while the picture is sent",
  "while it is encoded",
  "after it was stored",
  "after all its forms were",
] as const)("a sender who goes away %s leaves nothing", async (when) => {
  const services = await openHere();
  const connection = new AbortController();
  const form = imageForm(await taggedJpeg(400, 300));
  // The last read of the body happens once the whole form has arrived.
  const body = ReadableStream.from(
    (async function* () {
      yield form;
      if (when === "while the picture is sent") setImmediate(() => connection.abort());
    })(),
  );
  const encoder = {
    ...services.encoder,
    async encodeUpload(...given: Parameters<typeof services.encoder.encodeUpload>) {
      const encoded = await services.encoder.encodeUpload(...given);
      if (when === "while it is encoded") connection.abort();
      return encoded;
    },
  };
  let put = 0;
  const parts = whenPut({ ...services, encoder }, (key) => {
    put += 1;
    if (when === "after it was stored" && key.startsWith("public/")) connection.abort();
    // The image itself and two variants: it is narrower than all standard widths, so it has only its own.
    if (when === "after all its forms were" && put === 3) connection.abort();
  });
  await expect(storeUpload(parts, incoming(form, { body, signal: connection.signal }))).rejects.toMatchObject({
    kind: "Malformed",
  });
  await expectNothingKept(services);
});

test("a store that fails in the middle of the variants keeps none of them, nor the image", async () => {
  const services = await openHere();
  let put = 0;
  const storage = {
    ...services.storage,
    async put(...given: Parameters<typeof services.storage.put>) {
      put += 1;
      if (put === 4) throw Object.assign(new Error("EIO: i/o error"), { code: "EIO" });
      await services.storage.put(...given);
    },
  };
  const form = imageForm(await drawing(1000, 500).jpeg().toBuffer());
  await expect(storeUpload({ ...services, storage }, incoming(form))).rejects.toThrow("EIO");
  expect(put).toBe(9);
  await expectNothingKept(services);
});

test("a database that fails leaves no object behind", async () => {
  const services = await openHere();
  await refuseRows(services.db, "images");
  await expect(upload(services, await drawing().png().toBuffer())).rejects.toThrow("no");
  await expectNothingKept(services);
});

test("a database that refuses the variants keeps neither them nor the image", async () => {
  const services = await openHere();
  await refuseRows(services.db, "image_variants");
  await expect(upload(services, await drawing().png().toBuffer())).rejects.toThrow("no");
  await expectNothingKept(services);
});

test("a store that fails leaves no row behind", async () => {
  const services = await openHere();
  const storage = {
    ...services.storage,
    put: async () => {
      throw Object.assign(new Error("EIO: i/o error"), { code: "EIO" });
    },
  };
  const form = imageForm(await drawing().png().toBuffer());
  await expect(storeUpload({ ...services, storage }, incoming(form))).rejects.toThrow("EIO");
  await expectNothingKept(services);
});

test("an image of the largest size that is allowed passes, one pixel row more does not", async () => {
  const services = await openHere({ UPLOAD_MAX_PIXELS: "10000" });
  expect(await upload(services, await drawing(100, 100).jpeg().toBuffer())).toMatchObject({ width: 100, height: 100 });
  await expect(upload(services, await drawing(100, 101).jpeg().toBuffer())).rejects.toMatchObject({ kind: "TooLarge" });
});

test("an upload works if the temporary folder was removed", async () => {
  const services = await openHere();
  await rm(join(services.config.dataDir, "uploads", ".tmp"), { recursive: true });
  expect(await upload(services, await drawing().png().toBuffer())).toMatchObject({ name: "raja.png" });
});

test("when too many images wait already, the next is asked to come again and nothing of it is kept", async () => {
  const services = await openHere();
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const busy = Array.from({ length: 22 }, () => imageEncodings.run(() => opened));
  await expect(upload(services, await taggedJpeg())).rejects.toMatchObject({
    kind: "Unavailable",
    retryAfterSeconds: 10,
  });
  await expectNothingKept(services);
  open();
  await Promise.all(busy);
  expect(await upload(services, await taggedJpeg())).toMatchObject({ name: "raja.jpg" });
});

test("24 uploads may be on their way at once, one more is asked to come again before it is received", async () => {
  const services = await openHere();
  const senders = Array.from({ length: 24 }, () => new AbortController());
  const endless = () => incoming(new Uint8Array(), { body: new ReadableStream(), contentLength: undefined });
  const slow = senders.map(({ signal }) => storeUpload(services, { ...endless(), signal }));
  await expect(storeUpload(services, endless())).rejects.toMatchObject({ kind: "Unavailable", retryAfterSeconds: 10 });
  for (const sender of senders) sender.abort();
  for (const ended of await Promise.allSettled(slow)) expect(ended.status).toBe("rejected");
  await expectNothingKept(services);
  expect(await upload(services, await taggedJpeg())).toMatchObject({ name: "raja.jpg" });
});
