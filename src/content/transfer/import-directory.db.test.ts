import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { drawing } from "../../../tests/support/sample-images.ts";
import { encodeHere } from "../../../tests/support/stored-images.ts";
import { someArticle, someTusker } from "../../../tests/support/test-api.ts";
import { openTestServices, temporaryFolder } from "../../../tests/support/test-services.ts";
import { imageForm, incoming } from "../../../tests/support/upload-forms.ts";
import { listActivities } from "../../people/activity/activity-rows.server.ts";
import { getContentVersion } from "../../platform/db/content-version.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { newArticleSchema } from "../articles/article.ts";
import { findRowById } from "../entries/records/complete-entries.server.ts";
import { binEntry } from "../entries/saving/bin-entry.server.ts";
import { changeEntry, createEntry } from "../entries/saving/save-entry.server.ts";
import { storeUpload } from "../image-library/uploads/store-upload.server.ts";
import { positionMessage } from "../safety/plain-text.ts";
import { newTuskerSchema, tuskerChangeSchema } from "../tuskers/tusker.ts";
import { exportDocument, exportTable } from "./export-directory.server.ts";
import { openDirectoryFile } from "./files/directory-file.server.ts";
import { importDirectory } from "./import-directory.server.ts";
import type { ImportedItem } from "./import-report.ts";
import { findLastAction } from "./last-action.server.ts";

const by = "keeper";
const [A, B, C] = ["a".repeat(24), "b".repeat(24), "c".repeat(24)] as const;

async function bringIn(services: Services, content: string | object, { dryRun = false } = {}) {
  const file = join(await temporaryFolder(), "file");
  const text =
    typeof content === "string" ? content : JSON.stringify({ format: "sri-lankan-tuskers", version: 1, ...content });
  await writeFile(file, text);
  const items: ImportedItem[] = [];
  const run = { settings: [], dryRun, by, onItem: (item: ImportedItem) => items.push(item) };
  const counts = await importDirectory(services, await openDirectoryFile(file), run);
  return { counts, items };
}

const textOf = async (pieces: AsyncIterable<string>): Promise<string> => (await Array.fromAsync(pieces)).join("");

/** The whole directory as a document, without the times of saving and exporting. */
async function contentOf(services: Services) {
  const text = await textOf(exportDocument(services.db.read, services.clock.now()));
  return JSON.parse(text, (key, value) => (key === "updatedAt" || key === "exportedAt" ? undefined : value));
}

const read = async (services: Services, id: string) => (await findRowById(services.db.read, "tusker", id)) ?? {};

/** A directory that uses every feature except images. */
async function openFullSite() {
  const services = await openTestServices();
  const full = someTusker({
    status: "dead",
    diedOn: "2019-11",
    age: null,
    ageNote: "about 60",
    heightM: 3.1,
    aliases: ["The old one", "a|b"],
    tags: ["Yala", "=tag"],
    sources: [{ title: "A paper", url: "https://paper.example/1", kind: "news" }],
    portrait: { pose: "side", tears: 2 },
    description: "-- Old.\n\n<h2>Life</h2><p>Long &amp; good.</p>",
    statusNote: "First line\nand second",
  });
  const { entry: tusker } = await createEntry(services, "tusker", newTuskerSchema.parse(full), { by });
  const moved = tuskerChangeSchema.parse({ ...full, slug: "gemunu-of-yala" });
  await changeEntry(services, { kind: "tusker", id: tusker._id }, moved, undefined, { by });
  await createEntry(services, "tusker", newTuskerSchema.parse(someTusker({ name: "රාජා", publication: "draft" })), {
    by,
  });
  await createEntry(services, "article", newArticleSchema.parse(someArticle()), { by });
  const later = someArticle({ title: "Later", publishDate: "2030-01-01", description: "Its own words." });
  await createEntry(services, "article", newArticleSchema.parse(later), { by });
  return services;
}

describe("a whole directory", () => {
  test("comes over as it was, with ids, addresses and times, and a second time nothing changes", async () => {
    const [from, to] = [await openFullSite(), await openTestServices()];
    to.clock.set("2026-05-05T05:05:05Z");
    const document = await textOf(exportDocument(from.db.read, from.clock.now()));
    const first = await bringIn(to, document);
    expect(first.counts).toEqual({ created: 5, changed: 0, unchanged: 1, failed: 0 });
    expect(await contentOf(to)).toEqual(await contentOf(from));
    const version = await getContentVersion(to.db.read);
    const second = await bringIn(to, document);
    expect(second.counts).toEqual({ created: 0, changed: 0, unchanged: 6, failed: 0 });
    expect(second.items.filter(({ result, message }) => result !== "unchanged" || message !== undefined)).toEqual([]);
    expect(await getContentVersion(to.db.read)).toBe(version);
  });

  test("comes over by tables as well", async () => {
    const [from, to] = [await openFullSite(), await openTestServices()];
    for (const kind of ["tusker", "article"] as const) {
      const table = await textOf(exportTable(from.db.read, kind));
      expect((await bringIn(to, table)).counts).toMatchObject({ created: 2, failed: 0 });
      expect((await bringIn(to, table)).counts).toMatchObject({ unchanged: 2, created: 0, changed: 0, failed: 0 });
    }
    expect(await contentOf(to)).toEqual(await contentOf(from));
  });

  test("stays as it is when its own export is imported", async () => {
    const services = await openFullSite();
    const { counts } = await bringIn(services, await textOf(exportDocument(services.db.read, new Date())));
    expect(counts).toEqual({ created: 0, changed: 0, unchanged: 6, failed: 0 });
  });

  test("is only reported in a dry run, with the same report as the real run", async () => {
    const services = await openFullSite();
    const before = await contentOf(services);
    const content = {
      tuskers: [{ ...before.tuskers[0], age: 61, name: "Gemunu the elder" }, someTusker({ _id: A }), { name: "" }],
      articles: before.articles,
      featured: [A],
    };
    const dry = await bringIn(services, content, { dryRun: true });
    expect(await contentOf(services)).toEqual(before);
    expect(
      (await listActivities(services.db.read, { limit: 50, offset: 0 })).map(({ action }) => action),
    ).not.toContain("imported");
    const real = await bringIn(services, content);
    expect(real).toEqual(dry);
    expect(real.counts).toEqual({ created: 1, changed: 2, unchanged: 2, failed: 1 });
    expect((await contentOf(services)).featured).toEqual([A]);
  });
});

describe("one entry", () => {
  test("that differs is changed, and the report names the fields", async () => {
    const services = await openTestServices();
    await bringIn(services, { tuskers: [someTusker({ _id: A, tags: ["a"], description: "x" })] });
    const { items } = await bringIn(services, { tuskers: [{ _id: A, age: 41, tags: [], description: "x" }] });
    expect(items).toEqual([{ kind: "tusker", name: A, _id: A, result: "changed", changes: ["age", "tags"] }]);
    expect(await read(services, A)).toMatchObject({ age: 41, name: "Gemunu", version: 2 });
    expect(await findLastAction(services.db.read, "tusker", A)).toBe("imported");
  });

  test("in the form in which the API gives it out is taken as well", async () => {
    const services = await openFullSite();
    const { entry: tusker } = await createEntry(
      services,
      "tusker",
      newTuskerSchema.parse(someTusker({ name: "Sando" })),
      { by },
    );
    const { items } = await bringIn(services, { tuskers: [tusker] });
    expect(items).toMatchObject([{ result: "unchanged", name: "Sando" }]);
  });

  test("that fails stops nothing else", async () => {
    const services = await openTestServices();
    const { counts, items } = await bringIn(services, {
      tuskers: [
        someTusker({ _id: A }),
        someTusker({ _id: B, age: "old", wings: 2 }),
        "nonsense",
        someTusker({ _id: "XYZ" }),
        someTusker({ _id: C, location: "at 6.2712, 81.4012" }),
        someTusker({ name: "Raja" }),
      ],
    });
    expect(counts).toEqual({ created: 2, changed: 0, unchanged: 0, failed: 4 });
    expect(items.map(({ name, result, message }) => [name, result, message])).toEqual([
      ["Gemunu", "created", undefined],
      ["Gemunu", "failed", expect.stringMatching(/Age.*“wings”/)],
      ["Tusker 3", "failed", expect.any(String)],
      ["Gemunu", "failed", expect.stringContaining("id")],
      ["Gemunu", "failed", positionMessage()],
      ["Raja", "created", undefined],
    ]);
  });

  test("of a table that fails is found by its row and column", async () => {
    const services = await openTestServices();
    const { items } = await bringIn(
      services,
      "name,age,location\nRaja,200,Yala\n,,\nSando,about 40,Yala\nKema,3,Yala\n",
    );
    expect(items.map(({ name, message }) => [name, message])).toEqual([
      ["Raja", expect.stringMatching(/^Row 2.* “age”/)],
      ["Sando", expect.stringMatching(/^Row 4.* “age”/)],
      ["Kema", undefined],
    ]);
  });

  test("without id and address is found again by its name, and never taken for another of that name", async () => {
    const services = await openTestServices();
    const { entry: tusker } = await createEntry(
      services,
      "tusker",
      newTuskerSchema.parse(someTusker({ name: "Raja" })),
      { by },
    );
    const table = "name,age,location\nRaja,3,Wilpattu\n";
    expect((await bringIn(services, table)).counts).toMatchObject({ created: 1 });
    expect((await bringIn(services, table)).counts).toMatchObject({ unchanged: 1, created: 0 });
    expect(await read(services, tusker._id)).toMatchObject({ age: 40, version: 1 });
  });

  test("with an address alone is the entry that has it, or once had it", async () => {
    const services = await openFullSite();
    for (const slug of ["gemunu-of-yala", "gemunu"]) {
      const { items } = await bringIn(services, `name,slug,heightM\nGemunu,${slug},2.5\n`, { dryRun: true });
      expect(items).toMatchObject([{ result: "changed", changes: expect.arrayContaining(["heightM"]) }]);
    }
  });

  test("that is in the file twice is imported once", async () => {
    const services = await openTestServices();
    const { items } = await bringIn(services, {
      tuskers: [someTusker({ _id: A }), someTusker({ _id: A, age: 3 }), someTusker(), someTusker()],
    });
    expect(items.map(({ result, message }) => [result, message])).toEqual([
      ["created", undefined],
      ["failed", expect.stringMatching(/^Tusker 2: .*Tusker 1/)],
      ["created", undefined],
      ["failed", expect.stringMatching(/^Tusker 4: .*Tusker 3/)],
    ]);
  });

  test("whose address belongs to another gets one with a number, and keeps it the next time", async () => {
    const services = await openTestServices();
    await createEntry(services, "tusker", newTuskerSchema.parse(someTusker()), { by });
    const content = { tuskers: [someTusker({ _id: A, slug: "gemunu", formerSlugs: ["gemunu", "old-gemunu"] })] };
    expect((await bringIn(services, content)).items).toMatchObject([
      { result: "created", message: expect.stringContaining("“gemunu-2”") },
    ]);
    expect((await bringIn(services, content)).items).toMatchObject([
      { result: "unchanged", message: expect.stringContaining("“gemunu-2”") },
    ]);
    expect((await contentOf(services)).tuskers[1]).toMatchObject({ slug: "gemunu-2", formerSlugs: ["old-gemunu"] });
  });

  test("with an address of the greatest length keeps it whole", async () => {
    const services = await openTestServices();
    const content = { tuskers: [someTusker({ _id: A, slug: `${"a".repeat(75)}-end` })] };
    await bringIn(services, content);
    expect(await read(services, A)).toMatchObject({ slug: `${"a".repeat(75)}-end` });
    expect((await bringIn(services, content)).counts).toMatchObject({ unchanged: 1 });
  });

  test("that is in the bin is left there", async () => {
    const services = await openTestServices();
    await bringIn(services, { tuskers: [someTusker({ _id: A })] });
    await binEntry(services, { kind: "tusker", id: A }, undefined, { by });
    expect((await bringIn(services, { tuskers: [someTusker({ _id: A, age: 3 })] })).items).toMatchObject([
      { result: "failed", message: expect.stringContaining("bin") },
    ]);
  });

  test("shows only images that the store has, with their texts", async () => {
    const services = await openTestServices();
    encodeHere(services);
    const { name } = await storeUpload(services, incoming(imageForm(await drawing().png().toBuffer(), "a.png")));
    const url = `/uploads/public/${name}`;
    const imageDetails = [
      { url, alt: "He stands.", credit: null, width: 3, height: 3, variants: [], placeholder: "x" },
    ];
    const content = { tuskers: [someTusker({ _id: A, images: [url], imageDetails })] };
    expect((await bringIn(services, content)).counts).toMatchObject({ created: 1 });
    expect((await bringIn(services, content)).counts).toMatchObject({ unchanged: 1 });
    const other = { tuskers: [{ _id: A, images: [], imageDetails: [] }] };
    expect((await bringIn(services, other)).items).toMatchObject([{ changes: ["images"] }]);
    const missing = { tuskers: [{ _id: A, images: ["/uploads/public/b.png"] }] };
    for (const dryRun of [true, false]) {
      expect((await bringIn(services, missing, { dryRun })).items).toMatchObject([
        { result: "failed", message: 'The image "b.png" is not in the store: upload it first.' },
      ]);
    }
  });

  test("shows no image of a page that tells where it was made, if the tusker may live wild", async () => {
    const services = await openTestServices();
    encodeHere(services);
    const { name } = await storeUpload(services, incoming(imageForm(await drawing().png().toBuffer(), "a.png")));
    await services.db.write.updateTable("images").set({ source_position: 1 }).where("name", "=", name).execute();
    const raja = (status: string) =>
      someTusker({ _id: A, status, category: "wild", images: [`/uploads/public/${name}`] });
    for (const dryRun of [true, false]) {
      expect((await bringIn(services, { tuskers: [raja("alive")] }, { dryRun })).items).toMatchObject([
        { result: "failed", message: expect.stringContaining("shows where the photograph was taken") },
      ]);
    }
    expect((await bringIn(services, { tuskers: [raja("dead")] })).counts).toMatchObject({ created: 1 });
    for (const dryRun of [true, false]) {
      const becomes = { tuskers: [{ _id: A, status: "missing" }] };
      expect((await bringIn(services, becomes, { dryRun })).items).toMatchObject([{ result: "failed" }]);
    }
  });

  test.each(["document", "table"])("brings the chosen focal point of an image back from a %s", async (form) => {
    const services = await openTestServices();
    encodeHere(services);
    const { name } = await storeUpload(services, incoming(imageForm(await drawing().png().toBuffer(), "a.png")));
    const url = `/uploads/public/${name}`;
    const withFocus = (focus: object | null) => ({
      tuskers: [someTusker({ _id: A, images: [url], imageDetails: [{ url, focus }] })],
    });
    await bringIn(services, withFocus({ x: 0.25, y: 0.75 }));
    const { read } = services.db;
    const file = await textOf(
      form === "table" ? exportTable(read, "tusker") : exportDocument(read, services.clock.now()),
    );
    expect((await bringIn(services, file)).counts).toMatchObject({ changed: 0 });
    expect((await bringIn(services, withFocus(null))).items).toMatchObject([{ changes: ["imageDetails"] }]);
    await bringIn(services, file);
    const { tuskers } = await contentOf(services);
    expect(tuskers[0].imageDetails).toMatchObject([{ url, focus: { x: 0.25, y: 0.75 } }]);
  });

  test("of articles still uses the excerpt as a missing description", async () => {
    const services = await openTestServices();
    const article = someArticle({ _id: A, description: "Few males of the island carry tusks." });
    await bringIn(services, { articles: [article] });
    const changed = { ...article, excerpt: "Other words." };
    expect((await bringIn(services, { articles: [changed] })).items).toMatchObject([{ changes: ["excerpt"] }]);
    expect((await contentOf(services)).articles[0]).toMatchObject({ description: null, excerpt: "Other words." });
  });
});

describe("the pick of featured tuskers", () => {
  test("is taken over, without those that are not here", async () => {
    const services = await openTestServices();
    const tuskers = [someTusker({ _id: A }), someTusker({ _id: B })];
    const { items } = await bringIn(services, { tuskers, featured: [B, C, A] });
    expect(items.at(-1)).toEqual({
      kind: "featured tuskers",
      name: "Featured tuskers",
      result: "changed",
      changes: ["featured"],
      message: expect.stringContaining(C),
    });
    expect((await contentOf(services)).featured).toEqual([B, A]);
  });

  test.each([[["x"]], ["x"], [Array.from({ length: 13 }, () => A)]])(
    "that is %j is refused by itself",
    async (featured) => {
      const services = await openTestServices();
      const { counts } = await bringIn(services, { tuskers: [someTusker({ _id: A })], featured });
      expect(counts).toEqual({ created: 1, changed: 0, unchanged: 0, failed: 1 });
    },
  );
});

test("an import is in the activity list with its author and counts", async () => {
  const services = await openTestServices();
  await bringIn(services, { tuskers: [someTusker({ _id: A }), { name: "x" }] });
  expect((await listActivities(services.db.read, { limit: 1, offset: 0 }))[0]).toMatchObject({
    username: by,
    action: "imported",
    subject: { kind: "directory", name: "The directory" },
    detail: "1 created, 0 changed, 0 unchanged, 1 failed",
  });
});
