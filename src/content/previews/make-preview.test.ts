import { describe, expect, test } from "vitest";
import { drawing } from "../../../tests/support/sample-images.ts";
import { encodeHere } from "../../../tests/support/stored-images.ts";
import { someArticle, someTusker } from "../../../tests/support/test-api.ts";
import { openTestServices } from "../../../tests/support/test-services.ts";
import { imageForm, incoming } from "../../../tests/support/upload-forms.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { imageUrlFor } from "../../platform/storage/image-names.ts";
import { articleChangeSchema, newArticleSchema } from "../articles/article.ts";
import { changeEntry, createEntry } from "../entries/saving/save-entry.server.ts";
import { storeUpload } from "../image-library/uploads/store-upload.server.ts";
import { newTuskerSchema, tuskerChangeSchema } from "../tuskers/tusker.ts";
import { makePreview } from "./make-preview.server.ts";
import { openPreview } from "./open-preview.server.ts";
import { newPreviewSchema } from "./preview.ts";

const SOURCES = [{ title: "A paper", url: "https://paper.example/", kind: "news" }];

/** A tusker with every field, including markup that the cleaner and the renderer change. */
const fullTusker = (images: string[]) =>
  someTusker({
    description: `<p onclick="x()">He <b>walks</b>.</p>\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n\n<img src="${images[1]}">`,
    status: "missing",
    category: "conservation",
    tags: ["yala", "Yala", "crossed"],
    publication: "draft",
    aliases: ["ගැමුණු"],
    statusAsOf: "2022-11",
    statusNote: "Two reports.",
    ageNote: "By his teeth",
    bornYear: 1981,
    diedOn: "2021",
    heightM: 2.9,
    tusks: "crossed",
    origin: "Found as a calf",
    sources: SOURCES,
    portrait: { pose: "side" },
    images,
    imageDetails: [{ url: images[0], alt: "In the water", credit: "A. Perera", licence: "CC BY 4.0", takenOn: "2019" }],
  });

const CLEARED_TUSKER = Object.fromEntries(
  Object.keys(newTuskerSchema.shape)
    .filter((field) => !["name", "age", "location", "images"].includes(field))
    .map((field) => [field, null]),
);

const fullArticle = (images: string[]) =>
  someArticle({
    content: `<h2>One</h2><script>x()</script><p>Text</p>\n\n<img src="${images[0]}">`,
    description: "<p>What it <em>says</em></p>",
    tags: ["perahera", "kandy"],
    publication: "draft",
    sources: SOURCES,
    images,
    imageDetails: [{ url: images[1], alt: "A tank", credit: "B. Silva" }],
  });

async function open() {
  const services = await openTestServices();
  encodeHere(services);
  const images: string[] = [];
  for (const width of [40, 50]) {
    const form = imageForm(await drawing(width, 40).png().toBuffer(), "raja.png");
    images.push(imageUrlFor((await storeUpload(services, incoming(form))).name));
  }
  return { services, images };
}

/** The content of a preview, without the parts that depend on its link. */
async function previewed(services: Services, sent: unknown): Promise<Record<string, unknown>> {
  const { url } = await makePreview(services, newPreviewSchema.parse(sent));
  const opened = await openPreview(services, url.replace("/preview/", ""));
  if (opened.kind === "page") throw new Error("This is the preview of a page.");
  return { ...(opened.kind === "tusker" ? opened.tusker : opened.article) };
}

/** Leaves out what only a save decides, and what depends on the drawing. */
function comparable(entry: Record<string, unknown>): Record<string, unknown> {
  const { _id, portraitUrl, portraitAlt, landscapeUrl, cardUrl, ...rest } = entry;
  return rest;
}

describe("a preview is what a save would make", () => {
  test.each([
    ["with the least", () => someTusker()],
    ["with everything", fullTusker],
    ["with everything cleared", () => someTusker(CLEARED_TUSKER)],
  ])("of a new tusker %s", async (_what, fields) => {
    const { services, images } = await open();
    const entry = fields(images);
    const preview = await previewed(services, { kind: "tusker", entry });
    const { entry: tusker } = await createEntry(services, "tusker", newTuskerSchema.parse(entry));
    expect(comparable(preview)).toEqual(comparable(tusker));
  });

  test.each([
    ["that names only what it must", () => someTusker({ name: "Another" })],
    ["that names everything", (images: string[]) => ({ ...fullTusker(images.toReversed()), slug: "gemunu-of-yala" })],
    ["that clears everything", () => someTusker(CLEARED_TUSKER)],
    ["that takes a picture out", (images: string[]) => someTusker({ imageUrl: images[1] })],
    [
      "of a picture's texts alone",
      (images: string[]) => someTusker({ imageDetails: [{ url: images[1], alt: "", takenOn: "2020-02" }] }),
    ],
  ])("of a tusker after a change %s", async (_what, fields) => {
    const { services, images } = await open();
    const stored = await createEntry(services, "tusker", newTuskerSchema.parse(fullTusker(images)));
    services.clock.advance(60_000);
    const entry = fields(images);
    const preview = await previewed(services, { kind: "tusker", id: stored.entry._id, entry });
    const { entry: tusker } = await changeEntry(
      services,
      { kind: "tusker", id: stored.entry._id },
      tuskerChangeSchema.parse(entry),
      undefined,
    );
    expect(comparable(preview)).toEqual(comparable(tusker));
    expect(preview._id).toBe(tusker._id);
  });

  test.each([
    ["with the least", () => someArticle()],
    ["with everything", fullArticle],
    ["with everything cleared", () => someArticle({ description: null, tags: null, publication: null, images: null })],
  ])("of a new article %s", async (_what, fields) => {
    const { services, images } = await open();
    const entry = fields(images);
    const preview = await previewed(services, { kind: "article", entry });
    const { entry: article } = await createEntry(services, "article", newArticleSchema.parse(entry));
    expect(comparable(preview)).toEqual(comparable(article));
  });

  test.each([
    ["that names only what it must", () => someArticle({ excerpt: "Shorter." })],
    ["that names everything", (images: string[]) => ({ ...fullArticle(images.toReversed()), slug: "tusks" })],
    ["that clears everything", () => someArticle({ description: "", tags: [], sources: null, images: [] })],
  ])("of an article after a change %s", async (_what, fields) => {
    const { services, images } = await open();
    for (const description of [undefined, "Written by hand."]) {
      const before = { ...fullArticle(images), description };
      const stored = await createEntry(services, "article", newArticleSchema.parse(before));
      const entry = fields(images);
      const id = stored.entry._id;
      const preview = await previewed(services, { kind: "article", id, entry });
      // Slugs are unique: both rounds could not save the same one.
      const { entry: article } = await changeEntry(
        services,
        { kind: "article", id },
        articleChangeSchema.parse({ ...entry, ...("slug" in entry && { slug: `tusks-${id}` }) }),
        undefined,
      );
      expect(comparable({ ...preview, slug: "" })).toEqual(comparable({ ...article, slug: "" }));
    }
  });
});

test("a new entry is called as a save would call it, also where its name is taken", async () => {
  const { services } = await open();
  await createEntry(services, "tusker", newTuskerSchema.parse(someTusker()));
  expect(await previewed(services, { kind: "tusker", entry: someTusker() })).toMatchObject({ slug: "gemunu-2" });
  const saved = await createEntry(services, "tusker", newTuskerSchema.parse(someTusker()));
  expect(saved.entry.slug).toBe("gemunu-2");
});

test("nothing of the entry or its images is changed", async () => {
  const { services, images } = await open();
  const stored = await createEntry(services, "tusker", newTuskerSchema.parse(fullTusker(images)));
  const all = async () => ({
    tuskers: await services.db.read.selectFrom("tuskers").selectAll().execute(),
    tags: await services.db.read.selectFrom("tusker_tags").selectAll().execute(),
    images: await services.db.read.selectFrom("images").selectAll().execute(),
    shown: await services.db.read.selectFrom("tusker_images").selectAll().execute(),
    slugs: await services.db.read.selectFrom("slugs").selectAll().execute(),
    state: await services.db.read.selectFrom("site_state").selectAll().execute(),
    activities: await services.db.read.selectFrom("activities").selectAll().execute(),
  });
  const before = await all();
  const entry = {
    ...someTusker({ name: "Changed", tags: [], images: [images[1]] }),
    imageDetails: [{ url: images[1], alt: "Another text" }],
    slug: "changed",
  };
  await previewed(services, { kind: "tusker", id: stored.entry._id, entry });
  expect(await all()).toEqual(before);
});

test("the link's token is stored nowhere, and the link is good for an hour and no longer", async () => {
  const { services } = await open();
  const made = await makePreview(services, newPreviewSchema.parse({ kind: "tusker", entry: someTusker() }));
  const token = made.url.replace("/preview/", "");
  expect(made.expiresAt).toBe("2026-03-01T07:00:00.000Z");
  const rows = await services.db.read.selectFrom("previews").selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
  services.clock.advance(60 * 60 * 1000 - 1);
  expect(await openPreview(services, token)).toMatchObject({ kind: "tusker", expiresAt: made.expiresAt });
  services.clock.advance(1);
  await expect(openPreview(services, token)).rejects.toMatchObject({ kind: "Gone" });
  await makePreview(services, newPreviewSchema.parse({ kind: "article", entry: someArticle() }));
  expect(await services.db.read.selectFrom("previews").select("kind").execute()).toEqual([{ kind: "article" }]);
  await expect(openPreview(services, token)).rejects.toMatchObject({ kind: "Gone" });
});
