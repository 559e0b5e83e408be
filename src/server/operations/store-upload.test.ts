import { rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import {
  drawing,
  filesBelow,
  jpegWithArchive,
  pngBomb,
  secretsIn,
  taggedAvif,
  taggedGif,
  taggedJpeg,
  taggedPng,
  taggedTiff,
  taggedWebp,
} from "../../../tests/support/sample-pictures.ts";
import { openTestServices } from "../../../tests/support/test-services.ts";
import { formBody, incoming, pictureForm } from "../../../tests/support/upload-forms.ts";
import { pictureEncodings } from "../images/encoding-queue.ts";
import type { Services } from "../services.ts";
import { storeUpload } from "./store-upload.ts";

const upload = (services: Services, picture: Uint8Array, fileName = "Raja.jpg", kind?: string) =>
  storeUpload(services, incoming(pictureForm(picture, fileName, kind)));

/** Everything that the data folder keeps of uploads, temporary files included. */
const kept = (services: Services) => filesBelow(join(services.config.dataDir, "uploads"));

async function expectNothingKept(services: Services): Promise<void> {
  expect([...(await kept(services)).keys()]).toEqual([]);
  expect(await services.db.read.selectFrom("images").selectAll().execute()).toEqual([]);
}

test("a picture is stored, recorded and told", async () => {
  const services = await openTestServices();
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
  expect([...files.keys()]).toEqual(["public/nadungamuwa-raja.jpg"]);
  expect(files.get("public/nadungamuwa-raja.jpg")?.length).toBe(image.bytes);
  const row = await services.db.read.selectFrom("images").selectAll().executeTakeFirstOrThrow();
  expect({ ...row }).toEqual(image);
});

test("no byte of any picture's metadata is left anywhere in the data folder", async () => {
  const services = await openTestServices();
  const pictures: [string, Buffer][] = [
    ["a.jpg", await taggedJpeg()],
    ["b.png", await taggedPng()],
    ["c.webp", await taggedWebp()],
    ["d.avif", await taggedAvif()],
    ["e.gif", await taggedGif()],
    ["f.gif", await taggedGif(3)],
    ["g.tiff", await taggedTiff()],
    ["h.jpg", await jpegWithArchive()],
  ];
  for (const [fileName, picture] of pictures) {
    expect(secretsIn(picture), fileName).not.toEqual([]);
    await upload(services, picture, fileName);
  }
  const files = await filesBelow(services.config.dataDir);
  expect([...files.keys()].filter((path) => path.startsWith("uploads/"))).toHaveLength(pictures.length);
  for (const [path, bytes] of files) expect(secretsIn(bytes), path).toEqual([]);
});

test("what is stored can be opened as the picture that it is said to be", async () => {
  const services = await openTestServices();
  const { name } = await upload(services, await taggedAvif(), "wrong.txt");
  expect(name).toBe("wrong.webp");
  expect(await sharp((await kept(services)).get(`public/${name}`)).metadata()).toMatchObject({ format: "webp" });
});

test("pictures of articles are named by the moment, and counted when there are several", async () => {
  const services = await openTestServices();
  const picture = await drawing().png().toBuffer();
  const moment = services.clock.now().getTime();
  const names = [];
  for (let count = 0; count < 3; count += 1) names.push((await upload(services, picture, "x.png", "article")).name);
  expect(names).toEqual([`article_${moment}_0.png`, `article_${moment}_1.png`, `article_${moment}_2.png`]);
});

test("a taken name gets a number and what has it stays as it was", async () => {
  const services = await openTestServices();
  const first = await upload(services, await drawing(20, 20).png().toBuffer(), "Raja.png");
  const second = await upload(services, await drawing(30, 30).png().toBuffer(), "raja.PNG");
  const third = await upload(services, await drawing(40, 40).png().toBuffer(), "../RAJA.png");
  expect([first.name, second.name, third.name]).toEqual(["raja.png", "raja-2.png", "raja-3.png"]);
  expect(await sharp((await kept(services)).get("public/raja.png")).metadata()).toMatchObject({ width: 20 });
});

test("ten uploads of one name at the same moment become ten pictures", async () => {
  const services = await openTestServices();
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
  expect(files.size).toBe(10);
  for (const image of images) {
    expect(await sharp(files.get(`public/${image.name}`)).metadata()).toMatchObject({ width: image.width });
  }
});

test("a name whose object or whose row alone is left over counts as taken", async () => {
  const services = await openTestServices();
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
  const services = await openTestServices();
  expect((await upload(services, await drawing().png().toBuffer(), fileName)).name).toBe(name);
  expect([...(await kept(services)).keys()]).toEqual([`public/${name}`]);
});

test.each<[string, () => Promise<Buffer>, string]>([
  ["is no picture", async () => Buffer.from("<svg onload=alert(1)>"), "UnsupportedType"],
  ["is damaged", async () => (await taggedJpeg(300, 300)).subarray(0, 3000), "Invalid"],
  ["is a bomb", async () => pngBomb(), "TooLarge"],
  ["is too large a file", async () => Buffer.alloc(300_000), "TooLarge"],
  ["is empty", async () => Buffer.alloc(0), "Invalid"],
])("of a file that %s nothing is kept", async (_what, make, kind) => {
  const services = await openTestServices({ UPLOAD_MAX_BYTES: "200000" });
  await expect(upload(services, await make())).rejects.toMatchObject({ kind });
  await expectNothingKept(services);
});

test("of a form that is refused after its file has come nothing is kept", async () => {
  const services = await openTestServices();
  const form = formBody([
    { name: "file", value: await taggedJpeg(), fileName: "raja.jpg" },
    { name: "kind", value: "map" },
  ]);
  await expect(storeUpload(services, incoming(form))).rejects.toMatchObject({ kind: "Invalid" });
  await expectNothingKept(services);
});

test("a sender who goes away in the middle of the file leaves nothing", async () => {
  const services = await openTestServices();
  const connection = new AbortController();
  const form = pictureForm(await taggedJpeg(2000, 1000));
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

test.each(["before", "after"] as const)("a sender who goes away %s the picture is put leaves nothing", async (when) => {
  const services = await openTestServices();
  const connection = new AbortController();
  const storage = {
    ...services.storage,
    async put(...given: Parameters<typeof services.storage.put>) {
      await services.storage.put(...given);
      connection.abort();
    },
  };
  // The body's last read comes when all of the form is there.
  const form = pictureForm(await taggedJpeg());
  const body = ReadableStream.from(
    (async function* () {
      yield form;
      if (when === "before") setImmediate(() => connection.abort());
    })(),
  );
  const parts = when === "after" ? { ...services, storage } : services;
  await expect(storeUpload(parts, incoming(form, { body, signal: connection.signal }))).rejects.toMatchObject({
    kind: "Malformed",
  });
  await expectNothingKept(services);
});

test("a database that fails leaves no object behind", async () => {
  const services = await openTestServices();
  await sql`create trigger refuse before insert on images begin select raise(abort, 'no'); end`.execute(
    services.db.write,
  );
  await expect(upload(services, await drawing().png().toBuffer())).rejects.toThrow("no");
  await expectNothingKept(services);
});

test("a store that fails leaves no row behind", async () => {
  const services = await openTestServices();
  const storage = {
    ...services.storage,
    put: async () => {
      throw Object.assign(new Error("EIO: i/o error"), { code: "EIO" });
    },
  };
  const form = pictureForm(await drawing().png().toBuffer());
  await expect(storeUpload({ ...services, storage }, incoming(form))).rejects.toThrow("EIO");
  await expectNothingKept(services);
});

test("a picture of the largest size that is allowed passes, one pixel row more does not", async () => {
  const services = await openTestServices({ UPLOAD_MAX_PIXELS: "10000" });
  expect(await upload(services, await drawing(100, 100).jpeg().toBuffer())).toMatchObject({ width: 100, height: 100 });
  await expect(upload(services, await drawing(100, 101).jpeg().toBuffer())).rejects.toMatchObject({ kind: "TooLarge" });
});

test("an upload works where somebody cleared the temporary folder away", async () => {
  const services = await openTestServices();
  await rm(join(services.config.dataDir, "uploads", ".tmp"), { recursive: true });
  expect(await upload(services, await drawing().png().toBuffer())).toMatchObject({ name: "raja.png" });
});

test("when too many pictures wait already, the next is asked to come again and nothing of it is kept", async () => {
  const services = await openTestServices();
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const busy = Array.from({ length: 22 }, () => pictureEncodings.run(() => opened));
  await expect(upload(services, await taggedJpeg())).rejects.toMatchObject({
    kind: "Unavailable",
    retryAfterSeconds: 10,
  });
  await expectNothingKept(services);
  open();
  await Promise.all(busy);
  expect(await upload(services, await taggedJpeg())).toMatchObject({ name: "raja.jpg" });
});
