import { describe, expect, test } from "vitest";
import { drawing } from "../../../../tests/support/sample-images.ts";
import { encodeHere } from "../../../../tests/support/stored-images.ts";
import { someArticle, someTusker } from "../../../../tests/support/test-api.ts";
import { openTestServices } from "../../../../tests/support/test-services.ts";
import { imageForm, incoming } from "../../../../tests/support/upload-forms.ts";
import { listActivities } from "../../../people/activity/activity-rows.server.ts";
import { getContentVersion } from "../../../platform/db/content-version.server.ts";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import { imageUrlFor } from "../../../platform/storage/image-names.ts";
import { articleChangeSchema, newArticleSchema } from "../../articles/article.ts";
import { setPublication } from "../../calls/change-many.server.ts";
import { storeUpload } from "../../image-library/uploads/store-upload.server.ts";
import { findEntry } from "../../kinds/rows/entry-rows.server.ts";
import { newTuskerSchema, tuskerChangeSchema } from "../../tuskers/tusker.ts";
import { findHistory, findVersion } from "../history/history-rows.server.ts";
import { binEntry, unbinEntry } from "./bin-entry.server.ts";
import { listRevisions } from "./revision-rows.server.ts";
import { changeEntry, createEntry } from "./save-entry.server.ts";

const by = "keeper";

async function open() {
  const services = await openTestServices();
  encodeHere(services);
  const add = async (fields: Record<string, unknown> = {}, options: Parameters<typeof createEntry>[3] = { by }) =>
    (await createEntry(services, "tusker", newTuskerSchema.parse(someTusker(fields)), options)).entry;
  const change = (id: string, fields: Record<string, unknown>, who = by) =>
    changeEntry(services, { kind: "tusker", id }, tuskerChangeSchema.parse(someTusker(fields)), undefined, {
      by: who,
    });
  const lines = async (kind: EntryKind, id: string) =>
    (await listRevisions(services.db.read, { kind, id })).map(({ version, action, madeBy }) => [
      version,
      action,
      madeBy,
    ]);
  const told = async () =>
    (await listActivities(services.db.read, { limit: 50, offset: 0 })).map(({ username, action, subject, detail }) =>
      [username, action, subject.name, detail ?? ""].join(" | "),
    );
  const contentOf = async (id: string, version: number, kind: EntryKind = "tusker") =>
    (await findVersion(services.db.read, kind, id, version))?.content;
  const image = async (width: number) => {
    const form = imageForm(await drawing(width, 40).png().toBuffer(), "raja.png");
    return imageUrlFor((await storeUpload(services, incoming(form))).name);
  };
  return { services, add, change, lines, told, contentOf, picture: image };
}

describe("each save", () => {
  test("is a version with who and when, and a line in the list of activities", async () => {
    const { services, add, change, lines, told, contentOf } = await open();
    const { _id } = await add({ tags: ["yala"] });
    services.clock.advance(60_000);
    const changed = await change(_id, { age: 41, tags: ["musth"] }, "helper");
    expect(changed.version).toBe(2);
    expect(await lines("tusker", _id)).toEqual([
      [2, "changed", "helper"],
      [1, "created", by],
    ]);
    expect(await told()).toEqual(["helper | changed | Gemunu | age, tags", "keeper | created | Gemunu | "]);
    expect(await contentOf(_id, 1)).toMatchObject({
      age: 40,
      tags: ["yala"],
      slug: "gemunu",
      publication: "published",
    });
    expect(await contentOf(_id, 2)).toMatchObject({ age: 41, tags: ["musth"] });
    const [newest, oldest] = await listRevisions(services.db.read, { kind: "tusker", id: _id });
    expect([oldest?.madeAt, newest?.madeAt]).toEqual(["2026-03-01T06:00:00.000Z", "2026-03-01T06:01:00.000Z"]);
  });

  test("that changes nothing leaves everything as it is, version and moment too", async () => {
    const { services, add, lines, told, picture: image } = await open();
    const url = await image(40);
    const fields = {
      tags: ["yala"],
      description: "<p>He <b>walks</b>.</p>",
      statusNote: "Two reports.",
      images: [url],
      imageDetails: [{ url, alt: "By the tank" }],
      sources: [{ kind: "news", title: "A paper" }],
      portrait: { pose: "side", crop: "full" },
    };
    const stored = await add(fields);
    const [version, toldBefore] = [await getContentVersion(services.db.read), await told()];
    services.clock.advance(60_000);
    const again = someTusker({ ...fields, slug: "gemunu", portrait: { crop: "full", pose: "side" }, heightM: null });
    const saved = await changeEntry(
      services,
      { kind: "tusker", id: stored._id },
      tuskerChangeSchema.parse(again),
      '"1"',
      { by },
    );
    expect(saved).toEqual({ entry: stored, version: 1 });
    expect(await lines("tusker", stored._id)).toHaveLength(1);
    expect(await told()).toEqual(toldBefore);
    expect(await getContentVersion(services.db.read)).toBe(version);
  });

  test("says so when it publishes or takes back, and what else it changed", async () => {
    const { add, change, lines, told } = await open();
    const { _id } = await add({ publication: "draft" });
    await change(_id, { publication: "published", age: 50 });
    await change(_id, { publication: "draft", age: 50 });
    expect((await lines("tusker", _id)).map(([, action]) => action)).toEqual(["unpublished", "published", "created"]);
    expect((await told()).slice(0, 2)).toEqual([
      "keeper | unpublished | Gemunu | ",
      "keeper | published | Gemunu | age",
    ]);
  });

  test("that fails leaves no trace in either", async () => {
    const { services, add, lines, told } = await open();
    const [raja, sando] = [await add({ name: "Raja" }), await add({ name: "Sando" })];
    const taken = tuskerChangeSchema.parse(someTusker({ age: 3, slug: sando.slug }));
    await expect(changeEntry(services, { kind: "tusker", id: raja._id }, taken, undefined, { by })).rejects.toThrow(
      "Another entry has",
    );
    expect(await lines("tusker", raja._id)).toHaveLength(1);
    expect(await told()).toHaveLength(2);
  });

  test("of articles is kept the same way, the excerpt standing in or not", async () => {
    const { services, lines, contentOf } = await open();
    const { entry: article } = await createEntry(services, "article", newArticleSchema.parse(someArticle()), { by });
    const save = (fields: Record<string, unknown>) =>
      changeEntry(
        services,
        { kind: "article", id: article._id },
        articleChangeSchema.parse(someArticle(fields)),
        undefined,
        { by },
      );
    expect((await save({})).version).toBe(1);
    expect((await save({ description: "<p>Other</p>" })).version).toBe(2);
    expect((await save({ description: null, publishDate: "2027-01-01" })).version).toBe(3);
    expect(await lines("article", article._id)).toHaveLength(3);
    expect(await contentOf(article._id, 1, "article")).toMatchObject({ description: null });
    expect(await contentOf(article._id, 2, "article")).toMatchObject({ description: "<p>Other</p>" });
  });
});

describe("an entry that was never saved through the admin area", () => {
  test("has no versions, and its first change records the original", async () => {
    const { services, add, change, lines, told, contentOf } = await open();
    const { _id, createdAt } = await add({ age: 30 }, { by: null, slug: "from-the-start" });
    expect([await lines("tusker", _id), await told()]).toEqual([[], []]);
    expect(await findHistory(services.db.read, "tusker", _id)).toEqual([
      { version: 1, action: "created", madeBy: null, madeAt: createdAt },
    ]);
    expect(await contentOf(_id, 1)).toMatchObject({ age: 30, slug: "from-the-start" });
    services.clock.advance(60_000);
    await change(_id, { age: 30 });
    expect(await lines("tusker", _id)).toEqual([]);
    await change(_id, { age: 31 });
    expect(await lines("tusker", _id)).toEqual([
      [2, "changed", by],
      [1, "created", null],
    ]);
    expect(await contentOf(_id, 1)).toMatchObject({ age: 30 });
    expect(await told()).toEqual(["keeper | changed | Gemunu | age"]);
  });

  test("is kept before it goes to the bin as well, and before it is published", async () => {
    const { services, add, lines } = await open();
    const binned = await add({ name: "Raja" }, { by: null });
    const draft = await add({ name: "Sando", publication: "draft" }, { by: null });
    await binEntry(services, { kind: "tusker", id: binned._id }, undefined, { by });
    await setPublication(services, { kind: "tusker", id: draft._id }, "published", { by });
    expect((await lines("tusker", binned._id)).map(([, action]) => action)).toEqual(["binned", "created"]);
    expect((await lines("tusker", draft._id)).map(([, action]) => action)).toEqual(["published", "created"]);
  });
});

describe("an image's words that several entries show", () => {
  test("are kept in the histories of all of them, before and after", async () => {
    const { services, add, lines, contentOf, picture: image } = await open();
    const url = await image(40);
    const one = await add({ name: "Raja", images: [url], imageDetails: [{ url, alt: "Before" }] });
    const other = await add({ name: "Sando", images: [url] }, { by: null });
    const bystander = await add({ name: "Thilak" });
    const words = someTusker({ name: "Raja", imageDetails: [{ url, alt: "After" }] });
    await changeEntry(services, { kind: "tusker", id: one._id }, tuskerChangeSchema.parse(words), undefined, {
      by: "helper",
    });
    expect(await lines("tusker", one._id)).toEqual([
      [2, "changed", "helper"],
      [1, "created", by],
    ]);
    expect(await lines("tusker", other._id)).toEqual([
      [2, "changed", "helper"],
      [1, "created", null],
    ]);
    expect(await lines("tusker", bystander._id)).toHaveLength(1);
    const altOf = async (version: number) => (await contentOf(other._id, version))?.imageDetails;
    expect([await altOf(1), await altOf(2)]).toMatchObject([[{ alt: "Before" }], [{ alt: "After" }]]);
  });

  test("with the same texts touch no entry", async () => {
    const { services, add, picture: image } = await open();
    const url = await image(40);
    const one = await add({ name: "Raja", images: [url], imageDetails: [{ url, alt: "The same" }] });
    const other = await add({ name: "Sando", images: [url] });
    const again = someTusker({
      name: "Raja",
      age: 12,
      imageDetails: [
        { url, alt: "Other" },
        { url, alt: "The same" },
      ],
    });
    await changeEntry(services, { kind: "tusker", id: one._id }, tuskerChangeSchema.parse(again), undefined, { by });
    expect((await findEntry(services.db.read, "tusker", other._id))?.version).toBe(1);
  });
});

describe("an entry of the starter content", () => {
  const A = "aaaaaaaaaaaaaaaaaaaaaaaa";
  const options = {
    by,
    action: "imported",
    id: A,
    slug: "raja-of-kandy",
    createdAt: "2020-01-02T03:04:05.000Z",
  } as const;

  test("keeps its id, its address and its first day", async () => {
    const { add, lines, told } = await open();
    const tusker = await add({ name: "Raja" }, options);
    expect(tusker).toMatchObject({ _id: A, slug: "raja-of-kandy", createdAt: options.createdAt });
    expect(tusker.updatedAt).toBe("2026-03-01T06:00:00.000Z");
    expect(await lines("tusker", A)).toEqual([[1, "imported", by]]);
    expect(await told()).toEqual(["keeper | imported | Raja | "]);
  });

  test("keeps an address of the greatest length, and gets a number where another has it", async () => {
    const { add } = await open();
    const slug = `${"a".repeat(39)}-${"b".repeat(40)}`;
    expect((await add({ name: "Raja" }, { ...options, slug })).slug).toBe(slug);
    const second = await add({ name: "Raja" }, { ...options, id: "bbbbbbbbbbbbbbbbbbbbbbbb", slug });
    expect(second.slug).not.toBe(slug);
    expect(second.slug.length).toBeLessThanOrEqual(80);
  });

  test("is refused where an entry has its id, and nothing is changed", async () => {
    const { add, told } = await open();
    await add({ name: "Raja" }, options);
    await expect(add({ name: "Sando" }, options)).rejects.toMatchObject({ kind: "Conflict" });
    expect(await told()).toHaveLength(1);
  });

  test("says imported for any change", async () => {
    const { services, add, lines, told } = await open();
    await add({ name: "Raja" }, options);
    const sent = tuskerChangeSchema.parse(someTusker({ name: "Raja", publication: "draft" }));
    await changeEntry(services, { kind: "tusker", id: A }, sent, undefined, { by: null, action: "imported" });
    expect((await lines("tusker", A))[0]).toEqual([2, "imported", null]);
    expect((await told())[0]).toBe(" | imported | Raja | publication");
  });
});

test("the way to the bin and back is in the history, and two at once cannot make one version twice", async () => {
  const { services, add, change, lines } = await open();
  const { _id } = await add();
  await binEntry(services, { kind: "tusker", id: _id }, '"1"', { by });
  await expect(change(_id, { age: 2 })).rejects.toMatchObject({ kind: "Gone" });
  await unbinEntry(services, { kind: "tusker", id: _id }, { by: "helper" });
  await Promise.all([change(_id, { age: 2 }), change(_id, { age: 3 })]);
  expect((await lines("tusker", _id)).map(([version, action]) => `${version} ${action}`)).toEqual([
    "5 changed",
    "4 changed",
    "3 unbinned",
    "2 binned",
    "1 created",
  ]);
});
