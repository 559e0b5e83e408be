import { expect, test } from "vitest";
import { drawing } from "../../../tests/support/sample-images.ts";
import { encodeHere } from "../../../tests/support/stored-images.ts";
import { openTestApi, someArticle, someTusker } from "../../../tests/support/test-api.ts";
import { imageForm, incoming } from "../../../tests/support/upload-forms.ts";
import { getContentVersion } from "../../platform/db/content-version.server.ts";
import { imageUrlFor } from "../../platform/storage/image-names.ts";
import type { LibraryImage } from "./image-library.ts";
import { storeUpload } from "./uploads/store-upload.server.ts";

type Page = { pictures: LibraryImage[]; page: number; limit: number; total: number; totalPages: number };

/** A site with the images of these names, each uploaded a second after the one before. */
async function open(...names: string[]) {
  const { services, token, call } = await openTestApi();
  encodeHere(services);
  for (const name of names) {
    await storeUpload(services, incoming(imageForm(await drawing().png().toBuffer(), name)));
    services.clock.advance(1000);
  }
  const ask = async <Body>(method: string, path: string, json?: unknown) => {
    const answer = await call(method, path, { token, json });
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body };
  };
  const page = async (query = "") => (await ask<Page>("GET", `/api/uploads?${query}`)).body;
  const namesOf = async (query = "") => (await page(query)).pictures.map(({ name }) => name);
  const read = async (name: string) => (await ask<LibraryImage>("GET", `/api/uploads/${name}`)).body;
  const add = async (path: string, json: unknown) => {
    const { status, body } = await ask<{ _id: string; slug: string }>("POST", `/api/${path}`, json);
    expect(status).toBe(201);
    return body;
  };
  return { services, ask, page, namesOf, read, add };
}

const urls = (...names: string[]) => names.map(imageUrlFor);

test("an image is returned with all its data and the entries that show it", async () => {
  const { services, ask, read, add } = await open("raja.png");
  const images = urls("raja.png");
  const shown = await add("tuskers", someTusker({ name: "Raja", images }));
  const draft = await add("tuskers", someTusker({ name: "Neela", images, publication: "draft" }));
  const binned = await add("articles", someArticle({ title: "An old one", images }));
  await ask("DELETE", `/api/articles/${binned._id}`);
  const coming = await add("articles", someArticle({ title: "Soon", images, publishDate: "2199-01-01" }));
  const image = await read("raja.png");
  expect(image).toMatchObject({
    name: "raja.png",
    url: "/uploads/public/raja.png",
    kind: "tusker",
    type: "image/png",
    width: 64,
    height: 48,
    createdAt: "2026-03-01T06:00:00.000Z",
    alt: null,
    credit: null,
    keptByHistory: 0,
    isPublic: true,
    usedBy: [
      { kind: "tusker", _id: draft._id, slug: "neela", title: "Neela", state: "draft" },
      { kind: "tusker", _id: shown._id, slug: "raja", title: "Raja", state: "published" },
      { kind: "article", _id: binned._id, slug: "an-old-one", title: "An old one", state: "binned" },
      { kind: "article", _id: coming._id, slug: "soon", title: "Soon", state: "scheduled" },
    ],
  });
  expect(image.variants.map(({ url }) => url)).toContainEqual(expect.stringMatching(/^\/uploads\/variants\/raja-64-/));
  const row = await services.db.read.selectFrom("images").select("variants_due").executeTakeFirst();
  expect(image.variantsReady).toBe(row?.variants_due === null);
});

test.each(["nothing.png", "..", "RAJA.PNG", "%2e%2e%2ftuskers.db", "raja.png%00"])(
  "there is no image %s",
  async (name) => {
    const { ask } = await open();
    for (const [method, path, json] of [
      ["GET", `/api/uploads/${name}`],
      ["PUT", `/api/uploads/${name}`, { alt: "x" }],
      ["POST", `/api/uploads/${name}/withdraw`],
    ] as const) {
      expect((await ask(method, path, json)).status).toBe(404);
    }
  },
);

test("the library is the newest first, by pages", async () => {
  const { ask, page, namesOf } = await open("first.png", "second.png", "third.png");
  expect(await namesOf()).toEqual(["third.png", "second.png", "first.png"]);
  expect(await page("limit=2&page=2")).toMatchObject({ page: 2, limit: 2, total: 3, totalPages: 2 });
  expect(await namesOf("limit=2&page=2")).toEqual(["first.png"]);
  expect(await page("limit=2&page=9")).toMatchObject({ pictures: [], total: 3, totalPages: 2 });
  expect(await page("search=nothing")).toEqual({ pictures: [], page: 1, limit: 20, total: 0, totalPages: 0 });
  const { headers } = await ask("GET", "/api/uploads?limit=2");
  expect([headers.get("x-total-count"), headers.get("cache-control")]).toEqual(["3", "no-store"]);
  expect((await ask("GET", "/api/uploads?limit=101")).status).toBe(422);
  expect((await ask("GET", "/api/uploads?filter=secret")).status).toBe(422);
});

test("filters find unused and hidden images, and images without texts", async () => {
  const { ask, page, namesOf, add } = await open("shown.png", "drafted.png", "binned.png", "loose.png");
  await add("tuskers", someTusker({ name: "Raja", images: urls("shown.png", "binned.png") }));
  await add("tuskers", someTusker({ name: "Neela", images: urls("drafted.png", "shown.png"), publication: "draft" }));
  const { _id } = await add("articles", someArticle({ images: urls("binned.png") }));
  await ask("DELETE", `/api/articles/${_id}`);
  expect(await namesOf("filter=unused")).toEqual(["loose.png"]);
  expect(await namesOf("filter=hidden")).toEqual(["loose.png", "drafted.png"]);
  await ask("PUT", "/api/uploads/loose.png", { alt: "A bull", credit: "" });
  await ask("PUT", "/api/uploads/shown.png", { credit: "A. Perera" });
  expect(await namesOf("filter=without-alt")).toEqual(["binned.png", "drafted.png", "shown.png"]);
  expect(await namesOf("filter=without-credit")).toEqual(["loose.png", "binned.png", "drafted.png"]);
  expect(await page("filter=without-credit&search=draft")).toMatchObject({ total: 1, totalPages: 1 });
});

test("what is hidden follows the entries: published, scheduled until its day, taken back, put into the bin", async () => {
  const { services, ask, read, add } = await open("raja.png");
  const isPublic = async () => (await read("raja.png")).isPublic;
  const day = someArticle({ images: urls("raja.png"), publishDate: "2026-03-02" });
  const { _id } = await add("articles", day);
  expect(await isPublic()).toBe(false);
  // The day in Sri Lanka begins five and a half hours before the day in UTC.
  services.clock.set("2026-03-01T18:29:59.000Z");
  expect(await isPublic()).toBe(false);
  services.clock.set("2026-03-01T18:30:00.000Z");
  expect(await isPublic()).toBe(true);
  await ask("PUT", `/api/articles/${_id}`, { ...day, publication: "draft" });
  expect(await isPublic()).toBe(false);
  await ask("PUT", `/api/articles/${_id}`, { ...day, publication: "published" });
  expect(await isPublic()).toBe(true);
  await ask("DELETE", `/api/articles/${_id}`);
  expect(await isPublic()).toBe(false);
});

test("a search finds names, alternative texts, credits, and the names of entries, however they are written", async () => {
  const { ask, namesOf, add } = await open("img-1.png", "img-2.png", "tank.png", "img-3.png");
  await ask("PUT", "/api/uploads/img-1.png", { alt: "Ein großer Bulle", credit: "Ánna Perera" });
  await add("tuskers", someTusker({ name: "Nadungamuwa Rāja", images: urls("img-2.png"), publication: "draft" }));
  await add("articles", someArticle({ title: "On tanks", images: urls("img-3.png") }));
  expect(await namesOf("search=TANK")).toEqual(["img-3.png", "tank.png"]);
  expect(await namesOf("search=bulle")).toEqual(["img-1.png"]);
  expect(await namesOf("search=anna%20perera")).toEqual(["img-1.png"]);
  expect(await namesOf("search=raja")).toEqual(["img-2.png"]);
  expect(await namesOf("search=%22")).toEqual([]);
  expect(await namesOf("search=%20%20")).toHaveLength(4);
  await ask("PUT", "/api/uploads/img-1.png", { credit: null });
  expect(await namesOf("search=perera")).toEqual([]);
});

test("history keeps an image that an entry showed, and counts each entry once", async () => {
  const { ask, read, add } = await open("raja.png");
  const images = urls("raja.png");
  const { _id } = await add("tuskers", someTusker({ images }));
  const other = await add("articles", someArticle({ images }));
  await ask("PUT", `/api/tuskers/${_id}`, someTusker({ age: 41 }));
  expect(await read("raja.png")).toMatchObject({ keptByHistory: 0, usedBy: [{ _id }, { _id: other._id }] });
  await ask("PUT", `/api/tuskers/${_id}`, someTusker({ images: [] }));
  expect(await read("raja.png")).toMatchObject({ keptByHistory: 1, usedBy: [{ _id: other._id }] });
  await ask("DELETE", `/api/tuskers/${_id}`);
  await ask("DELETE", `/api/bin/tusker/${_id}`);
  expect(await read("raja.png")).toMatchObject({ keptByHistory: 0 });
});

test("words of an image change wherever it is shown, and every history has them", async () => {
  const { services, ask, read, add } = await open("cover.png", "raja.png");
  const images = urls("cover.png", "raja.png");
  const tusker = await add("tuskers", someTusker({ images, description: `<p><img src="${images[1]}"></p>` }));
  const { _id: binned } = await add("articles", someArticle({ images }));
  await ask("DELETE", `/api/articles/${binned}`);
  const before = await getContentVersion(services.db.read);
  const words = {
    alt: "By the tank",
    credit: "A. Perera",
    licence: "CC BY 4.0",
    takenOn: "2019-05",
    focus: { x: 0.25, y: 1 },
  };
  const changed = await ask<LibraryImage>("PUT", "/api/uploads/raja.png", words);
  expect([changed.status, changed.body]).toMatchObject([200, { ...words, focus: { ...words.focus, chosen: true } }]);
  const path = `/api/tuskers/${tusker._id}`;
  const shown = (await ask<{ descriptionHtml: string; imageDetails: object[] }>("GET", path)).body;
  expect(shown.descriptionHtml).toContain('alt="By the tank"');
  expect(shown.imageDetails).toMatchObject([{ credit: null }, { credit: "A. Perera" }]);
  expect(await getContentVersion(services.db.read)).toBeGreaterThan(before);
  const revisions = await ask<object[]>("GET", `${path}/revisions`);
  expect(revisions.body).toMatchObject([{ version: 2, action: "changed", madeBy: "keeper" }, { version: 1 }]);
  const versions = await services.db.read.selectFrom("articles").select("version").execute();
  expect(versions).toEqual([{ version: 3 }]);
  expect((await ask("GET", "/api/activity?limit=1")).body).toMatchObject([
    {
      action: "changed",
      subject: { kind: "picture", name: "raja.png" },
      detail: "alternative text, credit, licence, date, focal point",
    },
  ]);

  // The same words again, or no words at all, are no change.
  for (const same of [words, {}]) {
    expect((await ask("PUT", "/api/uploads/raja.png", same)).status).toBe(200);
  }
  expect((await ask<object[]>("GET", `${path}/revisions`)).body).toHaveLength(2);
  await ask("PUT", "/api/uploads/raja.png", { focus: null, alt: null });
  expect(await read("raja.png")).toMatchObject({ alt: null, credit: "A. Perera" });
  expect((await read("raja.png")).focus?.chosen ?? false).toBe(false);
});

test.each([
  ["alt", { alt: "At 12.345678, 98.765432" }],
  ["focus", { focus: { x: 2, y: 0 } }],
  ["takenOn", { takenOn: "yesterday" }],
  ["name", { name: "other.png" }],
])("words that may not be are refused at their field: %s", async (path, json) => {
  const { ask } = await open("raja.png");
  const { status, body } = await ask<{ errors: { path: string }[] }>("PUT", "/api/uploads/raja.png", json);
  expect([status, body.errors[0]?.path.split(".")[0]]).toEqual([422, path]);
});

test("withdrawing an image returns what was removed, and the image is gone", async () => {
  const { ask, namesOf, add } = await open("raja.png", "rani.png");
  await add("tuskers", someTusker({ images: urls("raja.png", "rani.png") }));
  const { status, body } = await ask("POST", "/api/uploads/raja.png/withdraw");
  expect([status, body]).toEqual([200, { name: "raja.png", entries: 1, revisions: 1 }]);
  expect((await ask("POST", "/api/uploads/raja.png/withdraw")).status).toBe(404);
  expect(await namesOf()).toEqual(["rani.png"]);
});
