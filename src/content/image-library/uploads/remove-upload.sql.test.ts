import { join } from "node:path";
import { expect, test } from "vitest";
import { drawing, filesBelow } from "../../../../tests/support/sample-images.ts";
import { encodeHere } from "../../../../tests/support/stored-images.ts";
import { openTestServices } from "../../../../tests/support/test-services.ts";
import { imageForm, incoming } from "../../../../tests/support/upload-forms.ts";
import { getContentVersion } from "../../../platform/db/content-version.server.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { imageUrlFor } from "../../../platform/storage/image-names.ts";
import { variantKey } from "../../../platform/storage/storage.server.ts";
import { newArticleSchema } from "../../articles/article.ts";
import { imagesOfEntries } from "../../entries/entry-image-rows.server.ts";
import { findRowById } from "../../entries/records/complete-entries.server.ts";
import { binEntry } from "../../entries/saving/bin-entry.server.ts";
import { createEntry } from "../../entries/saving/save-entry.server.ts";
import { findImage } from "../../images/image-rows.server.ts";
import { newTuskerSchema } from "../../tuskers/tusker.ts";
import { usesByImages } from "../image-uses.server.ts";
import { listVariantNames } from "../variants/variant-rows.server.ts";
import { removeUpload } from "./remove-upload.server.ts";
import { storeUpload } from "./store-upload.server.ts";

async function storeImage(services: Services, fileName = "raja.png"): Promise<string> {
  encodeHere(services);
  return (await storeUpload(services, incoming(imageForm(await drawing().png().toBuffer(), fileName)))).name;
}

async function addTusker(services: Services, names: string[], fields: Record<string, unknown> = {}): Promise<string> {
  const sent = { name: "Raja", age: 40, location: "Yala", images: names.map(imageUrlFor), ...fields };
  return (await createEntry(services, "tusker", newTuskerSchema.parse(sent))).entry._id;
}

async function addArticle(services: Services, names: string[], fields: Record<string, unknown> = {}): Promise<string> {
  const sent = {
    title: "On tusks",
    excerpt: "Few carry them.",
    content: '<p>One.</p><img src="x"><p>Two.</p>',
    author: "The editors",
    publishDate: "2026-02-14",
    category: "education",
    images: names.map(imageUrlFor),
    ...fields,
  };
  return (await createEntry(services, "article", newArticleSchema.parse(sent))).entry._id;
}

const filesOf = async (services: Services) => [...(await filesBelow(join(services.config.dataDir, "uploads"))).keys()];

/** The images in the store, without their variants. */
const objects = async (services: Services) => (await filesOf(services)).filter((path) => path.startsWith("public/"));

test("an unused image is removed with all its variants, rows and objects", async () => {
  const services = await openTestServices();
  const name = await storeImage(services);
  const other = await storeImage(services, "rani.png");
  expect((await filesOf(services)).filter((path) => path.startsWith("variants/raja-")).length).toBeGreaterThan(1);
  expect((await listVariantNames(services.db.read, name)).length).toBeGreaterThan(1);
  await removeUpload(services, name);
  expect(await findImage(services.db.read, name)).toBeUndefined();
  expect(await listVariantNames(services.db.read, name)).toEqual([]);
  const kept = [`public/${other}`, ...(await listVariantNames(services.db.read, other)).map(variantKey)];
  expect((await filesOf(services)).toSorted()).toEqual(kept.toSorted());
});

test("its name is free again afterwards", async () => {
  const services = await openTestServices();
  await removeUpload(services, await storeImage(services));
  expect(await storeImage(services)).toBe("raja.png");
});

test.each(["never-stored.png", "../tuskers.db", "..", "", "raja.png\u0000", "RAJA.PNG"])(
  "there is no image %j",
  async (name) => {
    const services = await openTestServices();
    await storeImage(services);
    await expect(removeUpload(services, name)).rejects.toMatchObject({ kind: "NotFound" });
    expect(await objects(services)).toEqual(["public/raja.png"]);
  },
);

test("while a published entry shows it, it stays, and it is said how many do", async () => {
  const services = await openTestServices();
  const name = await storeImage(services);
  await addTusker(services, [name]);
  await expect(removeUpload(services, name)).rejects.toMatchObject({
    kind: "Conflict",
    message: expect.stringMatching(/^One /),
  });
  await addArticle(services, [name]);
  await addArticle(services, [name], { publication: "draft" });
  await expect(removeUpload(services, name)).rejects.toThrow(/^2 /);
  expect(await findImage(services.db.read, name)).toBeDefined();
  expect(await objects(services)).toEqual([`public/${name}`]);
});

test("an article that will be public one day counts as published", async () => {
  const services = await openTestServices();
  const name = await storeImage(services);
  await addArticle(services, [name], { publishDate: "2030-01-01" });
  await expect(removeUpload(services, name)).rejects.toMatchObject({ kind: "Conflict" });
});

test("a refused removal changes no draft", async () => {
  const services = await openTestServices();
  const name = await storeImage(services);
  await addTusker(services, [name]);
  const draft = await addTusker(services, [name], { publication: "draft" });
  await expect(removeUpload(services, name)).rejects.toMatchObject({ kind: "Conflict" });
  expect(await findRowById(services.db.read, "tusker", draft)).toMatchObject({ version: 1 });
  expect((await usesByImages(services.db.read, [name], "2026-11-22")).get(name)).toHaveLength(2);
});

test("drafts and binned entries lose the image, keep the others in order, and get a new version", async () => {
  const services = await openTestServices();
  const [first, second, third] = [await storeImage(services), await storeImage(services), await storeImage(services)];
  const draft = await addTusker(services, [first, second, third], { publication: "draft" });
  const binned = await addTusker(services, [second]);
  await binEntry(services, { kind: "tusker", id: binned }, undefined, { by: null });
  const bystander = await addTusker(services, [first]);

  await removeUpload(services, second);

  const { read } = services.db;
  const row = await findRowById(read, "tusker", draft);
  expect(row?.version).toBe(2);
  const images = await imagesOfEntries(read, "tusker", [row?.seq ?? 0]);
  expect(images.get(row?.seq ?? 0)?.map((image) => image.url)).toEqual([first, third].map(imageUrlFor));
  expect(await findRowById(read, "tusker", binned)).toMatchObject({ version: 3 });
  expect(await usesByImages(read, [second], "2026-11-22")).toEqual(new Map());
  expect(await findRowById(read, "tusker", bystander)).toMatchObject({ version: 1 });
});

test("a draft's prepared text no longer shows the image", async () => {
  const services = await openTestServices();
  const cover = await storeImage(services, "cover.png");
  const name = await storeImage(services);
  const draft = await addArticle(services, [cover, name], { publication: "draft" });
  expect((await findRowById(services.db.read, "article", draft))?.content_html).toContain("/uploads/");
  await removeUpload(services, name);
  const row = await findRowById(services.db.read, "article", draft);
  expect(row?.content_html).not.toContain("/uploads/");
  expect(row?.version).toBe(2);
});

test("the content version stays: nothing public has changed", async () => {
  const services = await openTestServices();
  const name = await storeImage(services);
  await addTusker(services, [name], { publication: "draft" });
  const before = await getContentVersion(services.db.read);
  await removeUpload(services, name);
  expect(await getContentVersion(services.db.read)).toBe(before);
});

test("of two removals at the same moment one succeeds and the other finds nothing", async () => {
  const services = await openTestServices();
  const name = await storeImage(services);
  const outcomes = await Promise.allSettled([removeUpload(services, name), removeUpload(services, name)]);
  expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(outcomes.find((outcome) => outcome.status === "rejected")?.reason).toMatchObject({ kind: "NotFound" });
});

test("the row is removed even if the object is already gone", async () => {
  const services = await openTestServices();
  const name = await storeImage(services);
  await services.storage.remove(`public/${name}`);
  await removeUpload(services, name);
  expect(await findImage(services.db.read, name)).toBeUndefined();
});
