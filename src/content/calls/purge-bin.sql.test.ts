import { describe, expect, test } from "vitest";
import { drawing } from "../../../tests/support/sample-images.ts";
import { encodeHere } from "../../../tests/support/stored-images.ts";
import { someArticle, someTusker } from "../../../tests/support/test-api.ts";
import { openTestServices } from "../../../tests/support/test-services.ts";
import { imageForm, incoming } from "../../../tests/support/upload-forms.ts";
import { listActivities } from "../../people/activity/activity-rows.server.ts";
import { getContentVersion } from "../../platform/db/content-version.server.ts";
import { newArticleSchema } from "../articles/article.ts";
import { listFeaturedSeqs, replaceFeatured } from "../entries/rows/tusker-rows.server.ts";
import { binEntry } from "../entries/saving/bin-entry.server.ts";
import { listRevisions } from "../entries/saving/revision-rows.server.ts";
import { createEntry } from "../entries/saving/save-entry.server.ts";
import { findPurge } from "../entries/saving/slug-rows.server.ts";
import { usesByImages } from "../image-library/image-uses.server.ts";
import { storeUpload } from "../image-library/uploads/store-upload.server.ts";
import { findImage } from "../images/image-rows.server.ts";
import { findEntry } from "../kinds/rows/entry-rows.server.ts";
import { newTuskerSchema } from "../tuskers/tusker.ts";
import { listBin } from "./bin-rows.server.ts";
import { purgeEntry, purgeOldEntries } from "./purge-bin.server.ts";

const by = "keeper";
const DAY_MS = 24 * 60 * 60 * 1000;

async function open() {
  const services = await openTestServices();
  const add = async (fields: Record<string, unknown> = {}, id?: string) =>
    (await createEntry(services, "tusker", newTuskerSchema.parse(someTusker(fields)), { by, id })).entry;
  const bin = (id: string) => binEntry(services, { kind: "tusker", id }, undefined, { by });
  const addArticle = async (fields: Record<string, unknown> = {}) =>
    (await createEntry(services, "article", newArticleSchema.parse(someArticle(fields)), { by })).entry;
  return { services, add, bin, addArticle };
}

describe("purging an entry", () => {
  test("takes its row, its history and its uses of images, and leaves the image and the slug", async () => {
    const { services, add, bin } = await open();
    const { db } = services;
    encodeHere(services);
    const form = imageForm(await drawing().png().toBuffer(), "raja.png");
    const { name } = await storeUpload(services, incoming(form));
    const { _id } = await add({ name: "Raja", tags: ["yala"], images: [`/uploads/public/${name}`] });
    const row = await findEntry(db.read, "tusker", _id);
    await db.write.transaction().execute((transaction) => replaceFeatured(transaction, [row?.seq ?? 0]));
    await bin(_id);
    const version = await getContentVersion(db.read);
    await purgeEntry(services, { kind: "tusker", id: _id }, { by });
    expect(await findEntry(db.read, "tusker", _id)).toBeUndefined();
    expect(await listRevisions(db.read, { kind: "tusker", id: _id })).toEqual([]);
    expect(await findImage(db.read, name)).toMatchObject({ name });
    expect(await usesByImages(db.read, [name], "2026-11-22")).toEqual(new Map());
    expect(await listFeaturedSeqs(db.read)).toEqual([]);
    expect(await db.read.selectFrom("tusker_tags").selectAll().execute()).toEqual([]);
    expect((await add({ name: "Raja" })).slug).toBe("raja-2");
    expect(await getContentVersion(db.read)).toBeGreaterThan(version);
  });

  test("is in the activity list, with the name that it had", async () => {
    const { services, add, bin } = await open();
    const { _id } = await add({ name: "Raja" });
    await bin(_id);
    await purgeEntry(services, { kind: "tusker", id: _id }, { by });
    const [line] = await listActivities(services.db.read, { limit: 1, offset: 0 });
    expect(line).toMatchObject({ username: by, action: "purged", subject: { kind: "tusker", id: _id, name: "Raja" } });
  });

  test("is refused for entries that are not in the bin, or do not exist", async () => {
    const { services, add } = await open();
    const { _id } = await add();
    const purge = (id: string) => purgeEntry(services, { kind: "tusker", id }, { by });
    await expect(purge(_id)).rejects.toMatchObject({ kind: "Conflict" });
    await expect(purge("0123456789abcdef01234567")).rejects.toMatchObject({ kind: "NotFound" });
    await expect(purgeEntry(services, { kind: "article", id: _id }, { by })).rejects.toMatchObject({
      kind: "NotFound",
    });
    expect(await findEntry(services.db.read, "tusker", _id)).toBeDefined();
  });

  test("tells readers that a public entry is gone, but nothing about drafts and scheduled entries", async () => {
    const { services, add, bin, addArticle } = await open();
    const [shown, draft] = [await add({ name: "Raja" }), await add({ name: "Sando", publication: "draft" })];
    const coming = await addArticle({ title: "Soon", publishDate: "2026-03-02" });
    for (const { _id } of [shown, draft]) await bin(_id);
    await binEntry(services, { kind: "article", id: coming._id }, undefined, { by });
    for (const { _id } of [shown, draft]) await purgeEntry(services, { kind: "tusker", id: _id }, { by });
    await purgeEntry(services, { kind: "article", id: coming._id }, { by });
    const { read } = services.db;
    expect(await findPurge(read, "tusker", { slug: shown.slug })).toBe("public");
    expect(await findPurge(read, "tusker", { id: shown._id })).toBe("public");
    expect(await findPurge(read, "tusker", { slug: draft.slug })).toBe("hidden");
    expect(await findPurge(read, "article", { slug: coming.slug })).toBe("hidden");
    expect(await findPurge(read, "article", { slug: shown.slug })).toBeUndefined();
  });

  test("can be taken back by bringing the same entry along, at its own address", async () => {
    const { services, add, bin } = await open();
    const { _id } = await add({ name: "Raja" });
    await bin(_id);
    await purgeEntry(services, { kind: "tusker", id: _id }, { by });
    expect(await add({ name: "Raja" }, _id)).toMatchObject({ _id, slug: "raja" });
    expect(await findPurge(services.db.read, "tusker", { slug: "raja" })).toBeUndefined();
  });
});

describe("every day", () => {
  test("what has been in the bin for thirty days goes, and nothing else", async () => {
    const { services, add, bin, addArticle } = await open();
    const [old, young, kept] = [await add({ name: "Old" }), await add({ name: "Young" }), await add({ name: "Kept" })];
    const article = await addArticle();
    await bin(old._id);
    await binEntry(services, { kind: "article", id: article._id }, undefined, { by });
    services.clock.advance(1);
    await bin(young._id);
    services.clock.advance(30 * DAY_MS - 1);
    expect(await purgeOldEntries(services)).toBe(2);
    const left = await listBin(services.db.read, { limit: 10, offset: 0 });
    expect(left.map(({ name }) => name)).toEqual(["Young"]);
    expect(await findEntry(services.db.read, "tusker", kept._id)).toBeDefined();
    const [line] = await listActivities(services.db.read, { limit: 1, offset: 0 });
    expect(line).toMatchObject({ username: null, action: "purged" });
    expect(await purgeOldEntries(services)).toBe(0);
  });

  test("however many they are", async () => {
    const { services, add, bin } = await open();
    for (let index = 0; index < 51; index += 1) await bin((await add({ name: `Raja ${index}` }))._id);
    services.clock.advance(31 * DAY_MS);
    expect(await purgeOldEntries(services)).toBe(51);
  });
});
