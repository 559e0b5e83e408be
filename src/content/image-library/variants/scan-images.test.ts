import { utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { drawing, filesBelow, taggedJpeg, taggedWebp } from "../../../../tests/support/sample-images.ts";
import { encodeHere } from "../../../../tests/support/stored-images.ts";
import { openTestServices } from "../../../../tests/support/test-services.ts";
import { imageForm, incoming } from "../../../../tests/support/upload-forms.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { imageKey, variantKey } from "../../../platform/storage/storage.server.ts";
import { updateImageTexts } from "../../entries/entry-image-rows.server.ts";
import { storeUpload } from "../uploads/store-upload.server.ts";
import { makeDueVariants } from "./make-due-variants.server.ts";
import { rebuildVariants } from "./rebuild-variants.server.ts";
import { type ImageRun, scanImages } from "./scan-images.server.ts";
import { listVariants } from "./variant-rows.server.ts";

/** A store of images, each with one variant of each format. */
async function openStore(names = ["raja"]) {
  const services = await openTestServices();
  encodeHere(services);
  for (const [index, name] of names.entries()) {
    const image = await drawing(90 + index, 60)
      .jpeg()
      .toBuffer();
    await storeUpload(services, incoming(imageForm(image, `${name}.jpg`)));
  }
  while (await makeDueVariants(services));
  // The age of files follows the real time.
  services.clock.set(new Date(Date.now() + 60 * 60_000));
  const path = (key: string) => join(services.config.dataDir, "uploads", key);
  return { services, path };
}

const aRun = (changes: Partial<ImageRun> = {}): ImageRun => ({
  fromStart: false,
  signal: new AbortController().signal,
  onProgress() {},
  ...changes,
});

async function scan(services: Services, changes: Partial<ImageRun> = {}) {
  const sentences: string[] = [];
  const result = await scanImages(services, { ...aRun(changes), onProblem: (text) => sentences.push(text) });
  return { ...result, sentences };
}

/** A signal that is aborted when the run starts with its n-th image. */
function stopAt(count: number): Partial<ImageRun> {
  const stop = new AbortController();
  return { signal: stop.signal, onProgress: ({ done }) => void (done + 1 >= count && stop.abort()) };
}

const variantOf = async ({ db }: Services, type: string) => {
  const rows = await listVariants(db.read, "raja.jpg");
  return variantKey(rows.find((row) => row.type === type)?.name ?? "");
};

describe("a scan", () => {
  test("of a store as it should be finds nothing", async () => {
    const { services } = await openStore(["raja", "gemunu"]);
    expect(await scan(services)).toEqual({ files: 8, problems: 0, finished: true, sentences: [] });
  });

  test.each<[string, string, (services: Services) => Promise<string>, () => Promise<Buffer>, string[]]>([
    [
      "metadata in a picture",
      "public",
      async () => imageKey("raja.jpg"),
      () => taggedJpeg(),
      ["application 1 (Exif)", "a comment", "XMP", "differs from what was recorded"],
    ],
    ["metadata in a form", "variants", (services) => variantOf(services, "image/webp"), taggedWebp, ["EXIF", "XMP"]],
    [
      "a file that breaks off",
      "variants",
      (services) => variantOf(services, "image/jpeg"),
      async () => (await taggedJpeg()).subarray(0, 500),
      ["is incomplete"],
    ],
  ])("finds %s", async (_what, _folder, keyOf, make, expected) => {
    const { services, path } = await openStore();
    const key = await keyOf(services);
    await writeFile(path(key), await make());
    const { sentences, problems } = await scan(services);
    expect(problems).toBe(sentences.length);
    expect(problems).toBeGreaterThan(0);
    for (const sentence of sentences) expect(sentence.startsWith(`${key} `)).toBe(true);
    for (const words of expected) expect(sentences.join("\n")).toContain(words);
  });

  test("finds a variant without its image's credit, unless it is due to be made again", async () => {
    const { services } = await openStore();
    const { db } = services;
    await db.write
      .transaction()
      .execute((transaction) => updateImageTexts(transaction, "raja.jpg", { credit: "Nimal" }));
    expect((await scan(services)).sentences).toEqual([]);
    await db.write.updateTable("images").set({ variants_due: null }).execute();
    const { sentences } = await scan(services);
    expect(sentences).toHaveLength(3);
    for (const sentence of sentences)
      expect(sentence).toMatch(/^variants\/raja-90-[0-9a-f]{12}\.\w+ lacks its credit\.$/);
    await db.write.updateTable("images").set({ variants_due: services.clock.now().toISOString() }).execute();
    while (await makeDueVariants(services));
    expect((await scan(services)).sentences).toEqual([]);
  });

  test("finds files without a row, but none that may just be arriving", async () => {
    const { services, path } = await openStore();
    await services.storage.put("public/left.jpg", await drawing().jpeg().toBuffer(), { type: "image/jpeg" });
    await services.storage.put("variants/left-64-0123456789ab.jpg", await taggedJpeg(), { type: "image/jpeg" });
    const young = new Date(services.clock.now().getTime() - 9 * 60_000);
    for (const key of ["public/left.jpg", "variants/left-64-0123456789ab.jpg"]) await utimes(path(key), young, young);
    expect((await scan(services)).sentences).toEqual([]);
    services.clock.advance(60_000);
    const { sentences } = await scan(services);
    expect(sentences[0]).toBe("public/left.jpg belongs to no image.");
    expect(sentences[1]).toBe("variants/left-64-0123456789ab.jpg belongs to no image.");
    expect(sentences.slice(2).join()).toContain("carries a comment");
  });

  test("finds rows without a file", async () => {
    const { services } = await openStore();
    const key = await variantOf(services, "image/avif");
    await services.storage.remove(key);
    await services.storage.remove("public/raja.jpg");
    expect((await scan(services)).sentences.sort()).toEqual([
      "public/raja.jpg is recorded, but not in the store.",
      `${key} is recorded, but not in the store.`,
    ]);
  });

  test("that is stopped continues there with its findings, or starts again", async () => {
    const { services, path } = await openStore(["raja", "gemunu"]);
    await writeFile(path("public/gemunu.jpg"), await taggedJpeg());
    const first = await scan(services, stopAt(3));
    expect(first).toMatchObject({ files: 3, finished: false });
    expect(first.problems).toBeGreaterThan(0);
    const second = await scan(services);
    expect(second).toEqual({ files: 8, problems: first.problems, finished: true, sentences: [] });
    await scan(services, stopAt(3));
    const again = await scan(services, { fromStart: true });
    expect(again.sentences).toEqual(first.sentences);
    expect((await scan(services)).sentences).toEqual(first.sentences);
  });
});

describe("a rebuild", () => {
  const rebuild = async (services: Services, changes: Partial<ImageRun> = {}) => {
    const failures: string[] = [];
    const result = await rebuildVariants(services, { ...aRun(changes), onFailure: (name) => failures.push(name) });
    return { ...result, failures };
  };
  const nothing = { made: 0, failed: 0, waiting: 0, finished: true, failures: [] };

  test("of a store as it should be makes nothing", async () => {
    const { services } = await openStore();
    expect(await rebuild(services)).toEqual({ ...nothing, pictures: 1 });
  });

  test("makes what has no file, and what has no row", async () => {
    const { services } = await openStore(["raja", "gemunu"]);
    await services.storage.remove(await variantOf(services, "image/avif"));
    await services.db.write.deleteFrom("image_variants").where("image_name", "=", "gemunu.jpg").execute();
    expect(await rebuild(services)).toEqual({ ...nothing, pictures: 2, made: 4 });
    expect(await scan(services)).toMatchObject({ files: 8, problems: 0 });
  });

  test("leaves to the running site what that is working on", async () => {
    const { services } = await openStore();
    const later = new Date(services.clock.now().getTime() + 1000).toISOString();
    await services.db.write.updateTable("images").set({ variants_due: later, variants_tries: 1 }).execute();
    expect(await rebuild(services)).toEqual({ ...nothing, pictures: 1, waiting: 1 });
  });

  test("reports what cannot be made and continues with the next", async () => {
    const { services } = await openStore(["gemunu", "raja"]);
    await services.storage.remove("public/gemunu.jpg");
    await services.db.write.deleteFrom("image_variants").execute();
    expect(await rebuild(services)).toEqual({ ...nothing, pictures: 2, made: 3, failed: 1, failures: ["gemunu.jpg"] });
  });

  test("that is stopped continues there, or starts again", async () => {
    const { services } = await openStore(["raja", "gemunu", "sama"]);
    await services.db.write.deleteFrom("image_variants").execute();
    expect(await rebuild(services, stopAt(2))).toMatchObject({ pictures: 2, made: 6, finished: false });
    const seen: number[] = [];
    const rest = await rebuild(services, { onProgress: ({ done }) => seen.push(done) });
    expect(rest).toEqual({ ...nothing, pictures: 3, made: 9 });
    expect(seen).toEqual([2]);
    await rebuild(services, stopAt(1));
    expect(await rebuild(services, { fromStart: true })).toEqual({ ...nothing, pictures: 3 });
    const files = await filesBelow(join(services.config.dataDir, "uploads"));
    expect(files.size).toBe(12);
  });
});
