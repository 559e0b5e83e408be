import { join } from "node:path";
import { expect, test } from "vitest";
import { drawing, filesBelow } from "../../../tests/support/sample-images.ts";
import { encodeHere } from "../../../tests/support/stored-images.ts";
import { openTestApi, someArticle, someTusker } from "../../../tests/support/test-api.ts";
import { imageForm, incoming } from "../../../tests/support/upload-forms.ts";
import { insertImportedImage } from "../../features/old-site/imported-image-rows.server.ts";
import { getContentVersion } from "../../platform/db/content-version.server.ts";
import { imageUrlFor } from "../../platform/storage/image-names.ts";
import { findImage } from "../images/image-rows.server.ts";
import { storeUpload } from "./uploads/store-upload.server.ts";
import { listVariantNames } from "./variants/variant-rows.server.ts";
import { withdrawImage } from "./withdraw-image.server.ts";

type Entry = { _id: string; slug: string; images: string[]; description: string } & Record<string, unknown>;

/** A site with the two images `raja.png` and `rani.png`, and API calls that are signed in. */
async function open() {
  const { services, token, call } = await openTestApi();
  encodeHere(services);
  for (const name of ["raja.png", "rani.png"]) {
    await storeUpload(services, incoming(imageForm(await drawing().png().toBuffer(), name)));
  }
  const [raja, rani] = [imageUrlFor("raja.png"), imageUrlFor("rani.png")];
  const ask = async (method: string, path: string, json?: unknown) => {
    const answer = await call(method, path, { token, json });
    expect([path, answer.status]).toEqual([path, answer.status < 300 ? answer.status : "less than 300"]);
    return { body: (await answer.json()) as Entry, etag: answer.headers.get("etag") };
  };
  const withdraw = () => withdrawImage(services, "raja.png", { by: "keeper" });
  /** All contents of the database, as text. */
  const stored = async () => {
    const { read } = services.db;
    const tables = ["tuskers", "articles", "tusker_images", "article_images", "revisions", "revision_images"] as const;
    const more = ["images", "image_variants", "imported_images", "previews"] as const;
    const rows = [];
    for (const table of [...tables, ...more]) rows.push(await read.selectFrom(table).selectAll().execute());
    return JSON.stringify(rows);
  };
  const files = async () => [...(await filesBelow(join(services.config.dataDir, "uploads"))).keys()];
  return { services, token, call, ask, withdraw, stored, files, raja, rani };
}

const inText = (url: string) => `<p>He walks.</p><p><img src="${url}" alt="A bull"></p>`;

test("an image is withdrawn from entries, their older states, the bin, previews, imports and the store", async () => {
  const { services, ask, withdraw, stored, files, raja, rani } = await open();
  const tusker = (await ask("POST", "/api/tuskers", someTusker({ images: [raja, rani], description: inText(raja) })))
    .body;
  await ask("PUT", `/api/tuskers/${tusker._id}`, someTusker({ age: 41 }));
  const article = (await ask("POST", "/api/articles", someArticle({ images: [raja], content: inText(raja) }))).body;
  const past = (await ask("POST", "/api/tuskers", someTusker({ name: "Neela", images: [raja], publication: "draft" })))
    .body;
  await ask("PUT", `/api/tuskers/${past._id}`, someTusker({ name: "Neela", images: [] }));
  const binned = (await ask("POST", "/api/tuskers", someTusker({ name: "Sando", images: [raja] }))).body;
  await ask("DELETE", `/api/tuskers/${binned._id}`);
  await ask("POST", "/api/previews", {
    kind: "tusker",
    entry: someTusker({ images: [raja], description: inText(raja) }),
  });
  await ask("POST", "/api/previews", { kind: "article", id: article._id, entry: someArticle() });
  const imported = { sourceUrl: "https://old.example/raja.jpg", imageName: "raja.png" };
  await services.db.write.transaction().execute((transaction) => insertImportedImage(transaction, imported));
  expect((await stored()).match(/raja[.-]/g)?.length).toBeGreaterThan(20);
  const revisionsBefore = await services.db.read.selectFrom("revisions").select("seq").execute();

  expect(await withdraw()).toEqual({ name: "raja.png", entries: 3, revisions: 6 });

  expect(await stored()).not.toMatch(/raja[.-]/);
  expect((await files()).filter((path) => path.includes("raja"))).toEqual([]);
  expect((await files()).filter((path) => path.includes("rani")).length).toBeGreaterThan(1);
  const kept = await services.db.read.selectFrom("revisions").select("seq").execute();
  expect(kept).toEqual(expect.arrayContaining(revisionsBefore));
});

test("readers and editors see it at once: text, versions and the content version are new", async () => {
  const { services, ask, withdraw, raja, rani } = await open();
  const path = `/api/tuskers/${(await ask("POST", "/api/tuskers", someTusker({ images: [raja, rani], description: inText(raja) }))).body._id}`;
  await ask("POST", "/api/tuskers", someTusker({ name: "Neela", images: [rani] }));
  const before = await ask("GET", path);
  const contentVersion = await getContentVersion(services.db.read);
  await withdraw();
  const after = await ask("GET", path);
  expect(after.body).toMatchObject({ images: [rani], description: "<p>He walks.</p>" });
  expect(after.body.descriptionHtml).not.toContain("raja");
  expect(after.etag).not.toBe(before.etag);
  const versions = await services.db.read.selectFrom("tuskers").select(["name", "version"]).orderBy("name").execute();
  expect(versions).toEqual([
    { name: "Gemunu", version: 2 },
    { name: "Neela", version: 1 },
  ]);
  expect(await getContentVersion(services.db.read)).toBeGreaterThan(contentVersion);
});

test("an older state is restored without it, and knows of no image that it lacks", async () => {
  const { ask, withdraw, raja, rani } = await open();
  const { _id } = (await ask("POST", "/api/tuskers", someTusker({ images: [raja, rani], description: inText(raja) })))
    .body;
  await ask("PUT", `/api/tuskers/${_id}`, someTusker({ images: [], description: "Nothing." }));
  await withdraw();
  const { body } = await ask("POST", `/api/tuskers/${_id}/revisions/1/restore`);
  expect(body).toMatchObject({ leftOutPictures: [], entry: { images: [rani], description: "<p>He walks.</p>" } });
});

test("the state that a history keeps from before lacks it, where no save had kept one yet", async () => {
  const { services, ask, withdraw, raja, rani } = await open();
  const { _id } = (await ask("POST", "/api/tuskers", someTusker({ images: [raja, rani] }))).body;
  await services.db.write.deleteFrom("revisions").execute();
  await withdraw();
  const rows = await services.db.read.selectFrom("revisions").select(["version", "content"]).orderBy("seq").execute();
  expect(rows.map(({ version, content }) => [version, JSON.parse(content).images])).toEqual([
    [1, [rani]],
    [2, [rani]],
  ]);
  expect((await ask("GET", `/api/tuskers/${_id}`)).body.images).toEqual([rani]);
});

test("a text that names the image without showing it loses the tag as well", async () => {
  const { ask, withdraw, raja, rani } = await open();
  const entry = (await ask("POST", "/api/articles", someArticle({ images: [rani], content: inText(raja) }))).body;
  expect(entry.content).toContain(raja);
  expect(await withdraw()).toMatchObject({ entries: 0, revisions: 1 });
  const { content } = (await ask("GET", `/api/articles/${entry._id}`)).body;
  expect(content).toBe("<p>He walks.</p>");
});

test("an open preview continues without it", async () => {
  const { ask, withdraw, raja, rani } = await open();
  const entry = someTusker({ images: [raja, rani], description: `${inText(raja)}<p>And on.</p>` });
  const made = (await ask("POST", "/api/previews", { kind: "tusker", entry })).body as unknown as { url: string };
  await withdraw();
  const { body } = await ask("GET", `/api${made.url.replace("preview", "previews")}`);
  const { images, descriptionHtml } = body.tusker as Entry & { descriptionHtml: string };
  expect(images.map((url) => url.replace(/\?.*/, ""))).toEqual([rani]);
  expect(descriptionHtml).toContain("And on.");
  expect(JSON.stringify(body)).not.toContain("raja");
});

test("it is in the activity list, with what was removed", async () => {
  const { ask, withdraw, raja } = await open();
  await ask("POST", "/api/tuskers", someTusker({ images: [raja] }));
  await withdraw();
  const { body } = await ask("GET", "/api/activity?limit=1");
  expect(body).toMatchObject([
    {
      username: "keeper",
      action: "withdrew",
      subject: { kind: "picture", name: "raja.png" },
      detail: "It was removed from 1 entry and 1 older version",
    },
  ]);
});

test("a missing or withdrawn image cannot be withdrawn", async () => {
  const { services, withdraw } = await open();
  const other = withdrawImage(services, "../raja.png", { by: "keeper" });
  await expect(other).rejects.toMatchObject({ kind: "NotFound" });
  const outcomes = await Promise.allSettled([withdraw(), withdraw()]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await expect(withdraw()).rejects.toMatchObject({ kind: "NotFound" });
});

test("if the store fails, the image is still gone from the site, and every file is tried", async () => {
  const { services, ask, files, raja } = await open();
  await ask("POST", "/api/tuskers", someTusker({ images: [raja] }));
  const variants = await listVariantNames(services.db.read, "raja.png");
  const storage = {
    ...services.storage,
    remove: async (key: string) => {
      if (key === "public/raja.png") throw new Error("The disk does not answer.");
      await services.storage.remove(key);
    },
  };
  await expect(withdrawImage({ ...services, storage }, "raja.png", { by: "keeper" })).rejects.toThrow("The disk");
  expect(await findImage(services.db.read, "raja.png")).toBeUndefined();
  expect(variants.length).toBeGreaterThan(1);
  expect((await files()).filter((path) => path.includes("raja"))).toEqual(["public/raja.png"]);
});

test("the first failure in the database leaves everything as it was", async () => {
  const { services, ask, stored, files, withdraw, raja } = await open();
  await ask("POST", "/api/tuskers", someTusker({ images: [raja], description: inText(raja) }));
  const before = await stored();
  const kept = await files();
  // Unparsable content makes the transaction fail after most of its work is done.
  await services.db.write
    .insertInto("previews")
    .values({ token_hash: "x", kind: "tusker", content: `${raja} {`, created_at: "", expires_at: "" })
    .execute();
  await expect(withdraw()).rejects.toThrow(SyntaxError);
  await services.db.write.deleteFrom("previews").execute();
  expect([await stored(), await files()]).toEqual([before, kept]);
});
