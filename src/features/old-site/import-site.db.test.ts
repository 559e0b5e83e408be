import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openHttpSite } from "../../../tests/support/http-site.ts";
import { ARTICLE, GEMUNU, type OldSite, openOldTestSite, RAJA } from "../../../tests/support/old-site.ts";
import { drawing, filesBelow } from "../../../tests/support/sample-images.ts";
import { encodeHere } from "../../../tests/support/stored-images.ts";
import { openTestApi, someArticle, someTusker } from "../../../tests/support/test-api.ts";
import { openTestServices } from "../../../tests/support/test-services.ts";
import { imageForm, incoming } from "../../../tests/support/upload-forms.ts";
import { completeEntry, findRowById } from "../../content/entries/records/complete-entries.server.ts";
import { changeEntry } from "../../content/entries/saving/save-entry.server.ts";
import { removeUpload } from "../../content/image-library/uploads/remove-upload.server.ts";
import { storeUpload } from "../../content/image-library/uploads/store-upload.server.ts";
import { derivedEntryId } from "../../content/transfer/derived-id.server.ts";
import { exportDocument } from "../../content/transfer/export-directory.server.ts";
import type { ImportedItem } from "../../content/transfer/import-report.ts";
import { tuskerChangeSchema } from "../../content/tuskers/tusker.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Services } from "../../platform/services/services.server.ts";
import type { SiteRun } from "../feature.ts";
import { importSite } from "./import-site.server.ts";
import { openOldSite } from "./old-site.server.ts";

async function openServices(...settings: Parameters<typeof openTestServices>) {
  const services = await openTestServices(...settings);
  encodeHere(services);
  return services;
}

async function bringIn(services: Services, url: string, changes: Partial<SiteRun> = {}) {
  const site = await openOldSite(url, { times: { callMs: 5000, imageMs: 400 } });
  onTestFinished(() => site.close());
  const items: ImportedItem[] = [];
  const counts = await importSite(services, site, {
    dryRun: false,
    by: null,
    overwrite: false,
    signal: new AbortController().signal,
    onItem: (item) => items.push(item),
    ...changes,
  });
  return { counts, items };
}

const fromOldSite = (services: Services, site: OldSite, changes?: Partial<SiteRun>) =>
  bringIn(services, `${site.url}/api/`, changes);

const find = async (services: Services, id: string) => {
  const row = await findRowById(services.db.read, "tusker", id);
  return row && completeEntry(services.db.read, "tusker", row);
};

const resultsOf = (items: ImportedItem[]) => items.map(({ kind, name, result }) => [kind, name, result].join(": "));

const imagesAsked = (site: OldSite) => site.asked.filter((path) => path.startsWith("/pictures/")).length;

describe("a site that speaks the specification's calls", () => {
  test("is imported entry by entry, and failures do not stop the rest", async () => {
    const [services, site] = [await openServices(), await openOldTestSite()];
    const { counts, items } = await fromOldSite(services, site);
    expect(resultsOf(items)).toEqual([
      "tusker: Gemunu: created",
      `picture: ${site.url}/pictures/broken.png: failed`,
      "tusker: Raja: created",
      "tusker: Given away: failed",
      "tusker: Tusker 4: failed",
      "tusker: Wrapped: created",
      "tusker: Gemunu again: failed",
      "article: Why tusks are rare: created",
      "picture: /pictures/slow.png: failed",
    ]);
    expect(counts).toEqual({ created: 4, changed: 0, unchanged: 0, failed: 5 });
    const told = (name: string) => items.find((item) => item.name === name)?.message;
    expect(told("Gemunu")).toMatch(/“about 40” .* 40\b.* 2 /);
    expect(told("Given away")).toContain("coordinates");
    expect(told("/pictures/slow.png")).toMatch(/too long/);
    expect(told(`${site.url}/pictures/broken.png`)).toMatch(/image/i);
  });

  test("keeps ids and addresses, and its images in their order and inside the text", async () => {
    const [services, site] = [await openServices(), await openOldTestSite()];
    await fromOldSite(services, site);
    expect(await find(services, GEMUNU)).toMatchObject({
      slug: "gemunu",
      status: "alive",
      age: 40,
      ageNote: "about 40",
      category: "wild",
      createdAt: "2024-01-02T03:04:05.000Z",
      images: ["/uploads/public/gemunu.png", "/uploads/public/second.png"],
      description: expect.stringContaining('src="/uploads/public/gemunu.png"'),
    });
    const raja = await find(services, derivedEntryId("site", "tusker", RAJA));
    expect(raja).toMatchObject({
      name: "Raja",
      age: 70,
      category: "domesticated",
      images: ["/uploads/public/raja.png"],
    });
    expect(await findRowById(services.db.read, "article", ARTICLE)).toMatchObject({
      slug: "why-tusks-are-rare",
      category: "education",
      publish_date: "2025-03-04",
    });
  });

  test("gives way to uploads that somebody waits for", async () => {
    const [services, site] = [await openTestServices(), await openOldTestSite()];
    const refusal = new AppError("Invalid", "No image is encoded here.");
    const encode = vi.spyOn(services.encoder, "encodeUpload").mockRejectedValue(refusal);
    await fromOldSite(services, site);
    expect(new Set(encode.mock.calls.map(([, priority]) => priority?.inBackground))).toEqual(new Set([true]));
  });

  test("can be imported again without duplicates, and only failures are tried again", async () => {
    const [services, site] = [await openServices(), await openOldTestSite()];
    await fromOldSite(services, site);
    const files = [...(await filesBelow(services.config.dataDir)).keys()].filter((file) => file.includes("public/"));
    const asked = imagesAsked(site);
    const { counts } = await fromOldSite(services, site);
    expect(counts).toEqual({ created: 0, changed: 0, unchanged: 4, failed: 5 });
    expect(imagesAsked(site) - asked).toBe(2);
    site.mended.add("/pictures/broken.png").add("/pictures/slow.png");
    const third = await fromOldSite(services, site);
    expect(third.counts).toEqual({ created: 0, changed: 2, unchanged: 2, failed: 3 });
    expect(third.items[0]).toMatchObject({ name: "Gemunu", changes: ["images"] });
    const after = [...(await filesBelow(services.config.dataDir)).keys()].filter((file) => file.includes("public/"));
    expect(after.length).toBe(files.length + 2);
    expect((await find(services, GEMUNU))?.images).toHaveLength(3);
    expect((await fromOldSite(services, site)).counts).toMatchObject({ changed: 0, unchanged: 4 });
  });

  test("is only reported in a dry run, and no image is fetched", async () => {
    const [services, site] = [await openServices(), await openOldTestSite()];
    const { counts, items } = await fromOldSite(services, site, { dryRun: true });
    expect(counts).toEqual({ created: 4, changed: 0, unchanged: 0, failed: 3 });
    expect(items[0]?.message).toContain("3 images");
    expect(imagesAsked(site)).toBe(0);
    expect(await services.db.read.selectFrom("tuskers").select("id").execute()).toEqual([]);
    await fromOldSite(services, site);
    const again = await fromOldSite(services, site, { dryRun: true });
    expect(again.items[0]).toMatchObject({ name: "Gemunu", result: "changed", changes: ["images"] });
  });

  test("does not undo later changes here, unless requested", { tags: ["deep"] }, async () => {
    const [services, site] = [await openServices(), await openOldTestSite()];
    await fromOldSite(services, site);
    const change = tuskerChangeSchema.parse(someTusker({ age: 41 }));
    await changeEntry(services, { kind: "tusker", id: GEMUNU }, change, undefined, { by: "keeper" });
    expect((await fromOldSite(services, site)).items[0]).toEqual({
      kind: "tusker",
      name: "Gemunu",
      _id: GEMUNU,
      result: "unchanged",
      message: expect.any(String),
    });
    expect((await find(services, GEMUNU))?.age).toBe(41);
    expect((await fromOldSite(services, site, { overwrite: true })).items[0]).toMatchObject({ changes: ["age"] });
    expect((await find(services, GEMUNU))?.age).toBe(40);
  });

  test("brings an image again that was removed here", { tags: ["deep"] }, async () => {
    const [services, site] = [await openServices(), await openOldTestSite()];
    await fromOldSite(services, site);
    const draft = tuskerChangeSchema.parse(someTusker({ publication: "draft" }));
    await changeEntry(services, { kind: "tusker", id: GEMUNU }, draft, undefined, { by: "keeper" });
    await removeUpload(services, "second.png");
    await fromOldSite(services, site, { overwrite: true });
    expect((await find(services, GEMUNU))?.images).toEqual([
      "/uploads/public/gemunu.png",
      "/uploads/public/second.png",
    ]);
  });

  test("takes images no larger than an upload may be", { tags: ["deep"] }, async () => {
    const [services, site] = [await openServices({ UPLOAD_MAX_BYTES: "100" }), await openOldTestSite()];
    const { items } = await fromOldSite(services, site);
    const failed = items.filter(({ kind }) => kind === "picture");
    expect(failed.map(({ message }) => message)).toContainEqual(expect.stringContaining("too large"));
    expect((await find(services, GEMUNU))?.images).toEqual([]);
  });

  test("stops after the current entry on request", { tags: ["deep"] }, async () => {
    const [services, site] = [await openServices(), await openOldTestSite()];
    const stop = new AbortController();
    const items: ImportedItem[] = [];
    const onItem = (item: ImportedItem) => {
      items.push(item);
      stop.abort(new Error("Enough."));
    };
    await expect(fromOldSite(services, site, { signal: stop.signal, onItem })).rejects.toThrow("Enough.");
    expect(resultsOf(items)[0]).toBe("tusker: Gemunu: created");
    expect(items.some(({ name }) => name === "Raja")).toBe(false);
    expect((await fromOldSite(services, site)).counts).toMatchObject({ created: 3, unchanged: 1 });
  });

  test("whose one list is missing gives the other", { tags: ["deep"] }, async () => {
    const services = await openServices();
    const site = await openHttpSite((path, response) => {
      if (path === "/tuskers") response.end('[{"name":"Raja","age":1,"location":"Kandy","description":""}]');
      else if (path === "/articles") response.end("<html>oops</html>");
      else response.writeHead(500).end();
    });
    const { items } = await bringIn(services, site.url);
    expect(items).toMatchObject([
      { name: "Raja", result: "created" },
      { kind: "article", name: "The list of articles", result: "failed" },
    ]);
    expect(items[1]?.message).toMatch(/^127\.0\.0\.1:\d+\/articles .*JSON/);
  });

  test("that is like this one brings its images' texts and all its fields along, shared images too", {
    tags: ["deep"],
  }, async () => {
    const [from, to] = [await openTestApi(), await openServices()];
    const { token, call } = from;
    const { name } = await storeUpload(
      from.services,
      incoming(imageForm(await drawing().png().toBuffer(), "Shared.png")),
    );
    const url = `/uploads/public/${name}`;
    const image = { images: [url], imageDetails: [{ url, alt: "He stands.", credit: "Nimal", takenOn: "2020" }] };
    const fields = { ...image, aliases: ["The old one"], heightM: 3, age: null, tags: ["Yala"] };
    for (const name of ["Gemunu", "Raja"]) {
      expect((await call("POST", "/api/tuskers", { token, json: someTusker({ ...fields, name }) })).status).toBe(201);
    }
    await call("POST", "/api/articles", { token, json: someArticle({ ...image, description: "Its own." }) });
    const site = await openHttpSite(async (path, response) => {
      const answer = path.startsWith("/api/") ? await call("GET", path) : undefined;
      const object = answer ? undefined : await from.services.storage.open(path.replace("/uploads/", ""));
      if (object) object.stream.pipe(response);
      else response.writeHead(answer?.status ?? 404).end(await answer?.text());
    });
    const first = await bringIn(to, `${site.url}/api`);
    expect(first.counts).toEqual({ created: 3, changed: 0, unchanged: 0, failed: 0 });
    const content = async (services: Services) =>
      JSON.parse(
        (await Array.fromAsync(exportDocument(services.db.read, services.clock.now()))).join(""),
        (key, value) => (key === "updatedAt" ? undefined : value),
      );
    expect(await content(to)).toEqual(await content(from.services));
    const second = await bringIn(to, `${site.url}/api`);
    expect(second.counts).toEqual({ created: 0, changed: 0, unchanged: 3, failed: 0 });
    expect(second.items.filter(({ message }) => message !== undefined)).toEqual([]);
  });

  test.each(["tuskers.example/api", "ftp://tuskers.example", "", "http://"])(
    "must have an address unlike %j",
    async (address) => {
      await expect(openOldSite(address)).rejects.toThrow();
    },
  );
});
