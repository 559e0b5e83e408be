import { expect, test } from "vitest";
import { drawing } from "../../../../tests/support/sample-images.ts";
import { encodeHere } from "../../../../tests/support/stored-images.ts";
import { someArticle, someTusker } from "../../../../tests/support/test-api.ts";
import { openTestServices } from "../../../../tests/support/test-services.ts";
import { imageForm, incoming } from "../../../../tests/support/upload-forms.ts";
import { listActivities } from "../../../people/activity/activity-rows.server.ts";
import { imageUrlFor } from "../../../platform/storage/image-names.ts";
import { articleChangeSchema, newArticleSchema } from "../../articles/article.ts";
import { removeUpload } from "../../image-library/uploads/remove-upload.server.ts";
import { storeUpload } from "../../image-library/uploads/store-upload.server.ts";
import { newTuskerSchema, tuskerChangeSchema } from "../../tuskers/tusker.ts";
import { binEntry } from "../saving/bin-entry.server.ts";
import { listRevisions } from "../saving/revision-rows.server.ts";
import { changeEntry, createEntry } from "../saving/save-entry.server.ts";
import { restoreRevision } from "./restore-revision.server.ts";

const by = "keeper";

async function open() {
  const services = await openTestServices();
  encodeHere(services);
  const pictures: string[] = [];
  for (const width of [40, 50]) {
    const form = imageForm(await drawing(width, 40).png().toBuffer(), "raja.png");
    pictures.push((await storeUpload(services, incoming(form))).name);
  }
  const images = pictures.map(imageUrlFor);
  const full = {
    description: "<p>He walks.</p>",
    tags: ["yala", "musth"],
    aliases: ["ගැමුණු"],
    heightM: 2.9,
    sources: [{ title: "A paper", url: "https://paper.example/", kind: "news" }],
    portrait: { pose: "side" },
    images,
    imageDetails: [{ url: images[0], alt: "By the tank", credit: "A. Perera" }],
  };
  const { entry: tusker } = await createEntry(services, "tusker", newTuskerSchema.parse(someTusker(full)), { by });
  const change = (fields: Record<string, unknown>) =>
    changeEntry(services, { kind: "tusker", id: tusker._id }, tuskerChangeSchema.parse(someTusker(fields)), undefined, {
      by,
    });
  const restore = (version: number, ifMatch?: string) =>
    restoreRevision(services, "tusker", { id: tusker._id, version, ifMatch, by: "helper" });
  return { services, tusker, pictures, images, change, restore };
}

const CLEARED = Object.fromEntries(
  ["description", "tags", "aliases", "heightM", "sources", "portrait", "images"].map((field) => [field, null]),
);

test("an old version comes back whole, and what was in between stays in the history", async () => {
  const { services, tusker, change, restore } = await open();
  await change({ ...CLEARED, name: "Kawan", slug: "kawan", age: null, publication: "draft" });
  services.clock.advance(60_000);
  const { entry, version, leftOutPictures: leftOutImages, takenSlug } = await restore(1, '"2"');
  const { updatedAt } = entry;
  expect(entry).toEqual({ ...tusker, updatedAt });
  expect(updatedAt).toBe("2026-03-01T06:01:00.000Z");
  expect([version, leftOutImages, takenSlug]).toEqual([3, [], null]);
  const lines = await listRevisions(services.db.read, { kind: "tusker", id: tusker._id });
  expect(lines.map(({ action, madeBy }) => [action, madeBy])).toEqual([
    ["restored", "helper"],
    ["unpublished", by],
    ["created", by],
  ]);
  const [line] = await listActivities(services.db.read, { limit: 1, offset: 0 });
  expect(line).toMatchObject({ username: "helper", action: "restored", detail: "version 1" });
  expect((await restore(2)).entry).toMatchObject({ name: "Kawan", slug: "kawan", age: null, images: [] });
});

test("images that are no longer stored are left out and reported", async () => {
  const { services, pictures, images, change, restore } = await open();
  await change({ images: [] });
  await removeUpload(services, pictures[0] ?? "");
  const { entry, leftOutPictures: leftOutImages } = await restore(1);
  expect([entry.images, leftOutImages]).toEqual([[images[1]], [images[0]]]);
});

test("words of images come back as they were", async () => {
  const { images, change, restore } = await open();
  await change({ imageDetails: [{ url: images[0], alt: "Another", credit: null }] });
  const { entry } = await restore(1);
  expect(entry.imageDetails[0]).toMatchObject({ alt: "By the tank", credit: "A. Perera" });
});

test("an address that another entry has by now stays there", async () => {
  const { services, tusker, change, restore } = await open();
  await change({ slug: "kawan" });
  const other = { kind: "tusker", slug: tusker.slug } as const;
  await services.db.write
    .updateTable("slugs")
    .set({ entry_id: "0123456789abcdef01234567" })
    .where("kind", "=", other.kind)
    .where("slug", "=", other.slug)
    .execute();
  await change({ slug: "kawan", age: 3 });
  const { entry, takenSlug } = await restore(1);
  expect([entry.slug, entry.age, takenSlug]).toEqual(["kawan", 40, tusker.slug]);
});

test("the version that is there already changes nothing", async () => {
  const { services, tusker, restore } = await open();
  expect(await restore(1)).toMatchObject({ version: 1, entry: tusker });
  expect(await listRevisions(services.db.read, { kind: "tusker", id: tusker._id })).toHaveLength(1);
});

test("is refused after another save, in the bin, and for unknown versions", async () => {
  const { services, tusker, change, restore } = await open();
  await change({ age: 41 });
  await expect(restore(1, '"1"')).rejects.toMatchObject({ kind: "Stale" });
  await expect(restore(7)).rejects.toMatchObject({ kind: "NotFound" });
  await binEntry(services, { kind: "tusker", id: tusker._id }, undefined, { by });
  await expect(restore(1)).rejects.toMatchObject({ kind: "Gone" });
  const nobody = { id: "0123456789abcdef01234567", version: 1, ifMatch: undefined, by };
  await expect(restoreRevision(services, "tusker", nobody)).rejects.toMatchObject({ kind: "NotFound" });
});

test("a text that may not be stored any more is refused with the field, and nothing changes", async () => {
  const { services, tusker, change, restore } = await open();
  await change({ age: 41 });
  const { content } = await services.db.read
    .selectFrom("revisions")
    .select("content")
    .where("version", "=", 1)
    .executeTakeFirstOrThrow();
  const older = JSON.stringify({ ...JSON.parse(content), origin: "Found at 6.3721, 81.5032." });
  await services.db.write.updateTable("revisions").set({ content: older }).where("version", "=", 1).execute();
  await expect(restore(1)).rejects.toMatchObject({
    kind: "Invalid",
    errors: [{ path: "origin" }, { path: "claims.origin.0.value" }],
  });
  expect(await listRevisions(services.db.read, { kind: "tusker", id: tusker._id })).toHaveLength(2);
});

test("an article comes back too, its excerpt standing in again", async () => {
  const { services } = await open();
  const { entry: article } = await createEntry(services, "article", newArticleSchema.parse(someArticle()), { by });
  const sent = someArticle({ title: "Other", excerpt: "Other.", description: "<p>Own</p>", category: "research" });
  await changeEntry(services, { kind: "article", id: article._id }, articleChangeSchema.parse(sent), undefined, { by });
  const request = { id: article._id, version: 1, ifMatch: undefined, by };
  const { entry } = await restoreRevision(services, "article", request);
  expect(entry).toEqual(article);
  const renamed = articleChangeSchema.parse(someArticle({ excerpt: "New excerpt." }));
  const { entry: later } = await changeEntry(services, { kind: "article", id: article._id }, renamed, undefined, {
    by,
  });
  expect(later.description).toBe("New excerpt.");
});
