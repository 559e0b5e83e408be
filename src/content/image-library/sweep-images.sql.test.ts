import { utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawing, filesBelow } from "../../../tests/support/sample-images.ts";
import { encodeHere } from "../../../tests/support/stored-images.ts";
import { openTestApi, someArticle, someTusker } from "../../../tests/support/test-api.ts";
import { imageForm, incoming } from "../../../tests/support/upload-forms.ts";
import { listActivities } from "../../people/activity/activity-rows.server.ts";
import { imageUrlFor } from "../../platform/storage/image-names.ts";
import { purgeOldEntries } from "../calls/purge-bin.server.ts";
import { findImage } from "../images/image-rows.server.ts";
import { makePreview } from "../previews/make-preview.server.ts";
import { newPreviewSchema } from "../previews/preview.ts";
import { sweepImages } from "./sweep-images.server.ts";
import { storeUpload } from "./uploads/store-upload.server.ts";
import { listVariantNames } from "./variants/variant-rows.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOTHING = { unused: 0, removed: 0, strayFiles: 0, removedFiles: 0 };

async function open() {
  const { services, token, call } = await openTestApi();
  encodeHere(services);
  const uploads = join(services.config.dataDir, "uploads");
  const files = async () => [...(await filesBelow(uploads)).keys()].toSorted();
  /** Puts a file without a row into the store, with the given age. */
  const putStray = async (path: string, ageMs: number) => {
    await writeFile(join(uploads, path), "left over");
    const modified = new Date(services.clock.now().getTime() - ageMs);
    await utimes(join(uploads, path), modified, modified);
  };
  const upload = async (name: string) =>
    storeUpload(services, incoming(imageForm(await drawing().png().toBuffer(), name)));
  const send = async (method: string, path: string, json?: unknown) => {
    const answer = await call(method, path, { token, json });
    expect(answer.status).toBeLessThan(300);
    return (await answer.json()) as { _id: string };
  };
  const isThere = async (name: string) => (await findImage(services.db.read, name)) !== undefined;
  const lines = async () =>
    (await listActivities(services.db.read, { limit: 100, offset: 0 })).filter(
      ({ subject }) => subject.kind === "unused pictures",
    );
  return { services, files, putStray, upload, send, isThere, lines };
}

test("an image that nothing uses goes after seven days, with all its files, and the site says so", async () => {
  const { services, files, upload, lines } = await open();
  await upload("raja.png");
  const before = await files();
  expect(before.length).toBeGreaterThan(2);
  services.clock.advance(7 * DAY_MS - 1);
  expect(await sweepImages(services)).toEqual({ ...NOTHING, unused: 1 });
  expect([await files(), await lines()]).toEqual([before, []]);
  services.clock.advance(1);
  expect(await sweepImages(services)).toEqual({ ...NOTHING, unused: 1, removed: 1 });
  expect(await files()).toEqual([]);
  expect(await listVariantNames(services.db.read, "raja.png")).toEqual([]);
  expect(await lines()).toMatchObject([
    { action: "removed", subject: { kind: "unused pictures", id: null, name: "One image that nothing used" } },
  ]);
  expect(await sweepImages(services)).toEqual(NOTHING);
  expect(await lines()).toHaveLength(1);
});

test("images that are used in any way stay, however old", async () => {
  const { services, files, upload, send, isThere } = await open();
  const names = ["shown.png", "drafted.png", "coming.png", "binned.png", "past.png", "previewed.png"];
  for (const name of names) await upload(name);
  const [shown, drafted, coming, binned, past, previewed] = names.map((name) => [imageUrlFor(name)]);
  await send("POST", "/api/tuskers", someTusker({ name: "One", images: shown }));
  await send("POST", "/api/tuskers", someTusker({ name: "Two", images: drafted, publication: "draft" }));
  await send("POST", "/api/articles", someArticle({ images: coming, publishDate: "2199-01-01" }));
  const { _id } = await send("POST", "/api/tuskers", someTusker({ name: "Three", images: binned }));
  await send("DELETE", `/api/tuskers/${_id}`);
  const changed = await send("POST", "/api/articles", someArticle({ title: "Four", images: past }));
  await send("PUT", `/api/articles/${changed._id}`, someArticle({ title: "Four", images: [] }));
  // Without a history, so that only being shown keeps these images.
  await services.db.write.deleteFrom("revisions").where("entry_id", "!=", changed._id).execute();
  const before = await files();
  services.clock.advance(20 * DAY_MS);
  const entry = someTusker({ name: "Five", images: previewed });
  await makePreview(services, newPreviewSchema.parse({ kind: "tusker", entry }));
  expect(await sweepImages(services)).toEqual(NOTHING);
  expect(await files()).toEqual(before);

  // An hour later the preview has expired.
  services.clock.advance(60 * 60 * 1000);
  expect(await sweepImages(services)).toEqual({ ...NOTHING, unused: 1, removed: 1 });
  expect(await isThere("previewed.png")).toBe(false);

  // After thirty days in the bin, the entry is deleted with its history.
  services.clock.advance(10 * DAY_MS);
  await purgeOldEntries(services);
  expect(await sweepImages(services)).toEqual({ ...NOTHING, unused: 1, removed: 1 });
  expect(await isThere("binned.png")).toBe(false);
  for (const name of ["shown.png", "drafted.png", "coming.png", "past.png"]) expect(await isThere(name)).toBe(true);
});

test("a file that belongs to no image goes after seven days, one that belongs to an image never", async () => {
  const { services, files, putStray, upload, send, lines } = await open();
  await upload("raja.png");
  await send("POST", "/api/tuskers", someTusker({ images: [imageUrlFor("raja.png")] }));
  const kept = await files();
  services.clock.advance(100 * DAY_MS);
  await putStray("public/old.jpg", 7 * DAY_MS);
  await putStray("public/young.jpg", 7 * DAY_MS - 1000);
  await putStray("variants/old-640-0123456789ab.avif", 8 * DAY_MS);
  await putStray("variants/raja-640-0123456789ab.avif", 9 * DAY_MS);
  expect(await sweepImages(services)).toEqual({ ...NOTHING, strayFiles: 4, removedFiles: 3 });
  expect(await files()).toEqual([...kept, "public/young.jpg"].toSorted());
  expect(await lines()).toMatchObject([
    { action: "removed", subject: { kind: "unused pictures", name: "3 files that belonged to no image" } },
  ]);
});

test("what a process that died between database and store left behind is found", async () => {
  const { services, files, upload } = await open();
  await upload("raja.png");
  const storage = {
    ...services.storage,
    remove: () => Promise.reject(new Error("The process died.")),
  };
  services.clock.advance(8 * DAY_MS);
  await expect(sweepImages({ ...services, storage })).rejects.toThrow("The process died.");
  const left = await files();
  expect(left.length).toBeGreaterThan(2);
  expect(await findImage(services.db.read, "raja.png")).toBeUndefined();
  // The age of files follows the machine's clock.
  services.clock.set(new Date(Date.now() + 8 * DAY_MS));
  expect(await sweepImages(services)).toEqual({
    ...NOTHING,
    strayFiles: left.length,
    removedFiles: left.length,
  });
  expect(await files()).toEqual([]);
});

test("however many there are", async () => {
  const { services, putStray } = await open();
  const row = {
    kind: "tusker" as const,
    type: "image/png",
    width: 1,
    height: 1,
    bytes: 1,
    hash: "",
    created_at: services.clock.now().toISOString(),
  };
  const names = Array.from({ length: 401 }, (_, index) => `unused-${index}.png`);
  await services.db.write
    .insertInto("images")
    .values(names.map((name) => ({ ...row, name })))
    .execute();
  services.clock.advance(8 * DAY_MS);
  for (let index = 0; index < 201; index += 1) await putStray(`variants/stray-${index}.webp`, 8 * DAY_MS);
  expect(await sweepImages(services)).toEqual({ unused: 401, removed: 401, strayFiles: 201, removedFiles: 201 });
});
