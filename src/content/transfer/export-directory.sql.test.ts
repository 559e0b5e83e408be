import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { someArticle, someTusker } from "../../../tests/support/test-api.ts";
import { openTestServices } from "../../../tests/support/test-services.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { newArticleSchema } from "../articles/article.ts";
import { binEntry } from "../entries/saving/bin-entry.server.ts";
import { changeEntry, createEntry } from "../entries/saving/save-entry.server.ts";
import { newTuskerSchema, tuskerChangeSchema } from "../tuskers/tusker.ts";
import { exportDocument, exportFileName, exportTable } from "./export-directory.server.ts";
import { csvHeader } from "./files/csv-columns.ts";
import { listFeaturedIds } from "./iterate-directory.server.ts";

const by = "keeper";

const addTusker = async (services: Services, fields: Record<string, unknown> = {}) =>
  (await createEntry(services, "tusker", newTuskerSchema.parse(someTusker(fields)), { by })).entry;
const addArticle = async (services: Services, fields: Record<string, unknown> = {}) =>
  (await createEntry(services, "article", newArticleSchema.parse(someArticle(fields)), { by })).entry;

const textOf = async (pieces: AsyncIterable<string>): Promise<string> => (await Array.fromAsync(pieces)).join("");

async function documentOf(services: Services) {
  return JSON.parse(await textOf(exportDocument(services.db.read, services.clock.now())));
}

describe("the document of a directory", () => {
  test("of an empty directory is whole", async () => {
    expect(await documentOf(await openTestServices())).toEqual({
      format: "sri-lankan-tuskers",
      version: 1,
      exportedAt: "2026-03-01T06:00:00.000Z",
      sources: [],
      tuskers: [],
      articles: [],
      translations: [],
      featured: [],
    });
  });

  test("holds drafts and scheduled articles, and not the bin", async () => {
    const services = await openTestServices();
    await addTusker(services, { name: "Draft", publication: "draft" });
    const binned = await addTusker(services, { name: "Binned" });
    await binEntry(services, { kind: "tusker", id: binned._id }, undefined, { by });
    await addArticle(services, { title: "Later", publishDate: "2030-01-01" });
    const gone = await addArticle(services, { title: "Gone" });
    await binEntry(services, { kind: "article", id: gone._id }, undefined, { by });
    const { tuskers, articles } = await documentOf(services);
    expect(tuskers.map((tusker: { name: string }) => tusker.name)).toEqual(["Draft"]);
    expect(articles.map((article: { title: string }) => article.title)).toEqual(["Later"]);
  });

  test("holds every address that an entry ever had, and nothing that the site works out itself", async () => {
    const services = await openTestServices();
    const { _id } = await addTusker(services, { portrait: { pose: "front" } });
    const renamed = { ...someTusker(), slug: "gemunu-of-yala" };
    await changeEntry(services, { kind: "tusker", id: _id }, tuskerChangeSchema.parse(renamed), undefined, { by });
    const [tusker] = (await documentOf(services)).tuskers;
    expect(tusker).toMatchObject({ _id, slug: "gemunu-of-yala", formerSlugs: ["gemunu"], portrait: { pose: "front" } });
    for (const field of ["summary", "nativeNames", "portraitUrl", "cardUrl", "imageUrl"])
      expect(tusker).not.toHaveProperty(field);
  });

  test("leaves out a description for which the excerpt is shown", async () => {
    const services = await openTestServices();
    await addArticle(services);
    await addArticle(services, { title: "Another", description: "Its own." });
    const { articles } = await documentOf(services);
    expect(articles.map((article: { description: unknown }) => article.description)).toEqual([null, "Its own."]);
  });

  test("misses no entry and doubles none, though one is renamed while it is written", async () => {
    const services = await openTestServices();
    const added = [];
    for (let count = 0; count < 101; count += 1) added.push(await addTusker(services, { name: `Tusker ${count}` }));
    let text = "";
    let isRenamed = false;
    for await (const piece of exportDocument(services.db.read, services.clock.now())) {
      text += piece;
      if (isRenamed || !piece.includes("Tusker 0")) continue;
      isRenamed = true;
      // In the order of names, one entry moves from the written part to the unwritten one, and another the other way.
      for (const [index, name] of [
        [5, "Zorro"],
        [100, "Aaron"],
      ] as const) {
        const change = tuskerChangeSchema.parse(someTusker({ name }));
        await changeEntry(services, { kind: "tusker", id: added[index]?._id ?? "" }, change, undefined, { by });
      }
    }
    const ids = JSON.parse(text).tuskers.map((tusker: { _id: string }) => tusker._id);
    expect(ids).toEqual(added.map(({ _id }) => _id));
    expect(text).toContain("Aaron");
  });

  test("names the featured tuskers in their order", async () => {
    const services = await openTestServices();
    const ids = [];
    for (const name of ["A", "B"]) ids.unshift((await addTusker(services, { name }))._id);
    await services.db.write
      .insertInto("featured_tuskers")
      .columns(["position", "tusker_seq"])
      .values([
        { position: 0, tusker_seq: 2 },
        { position: 1, tusker_seq: 1 },
      ])
      .execute();
    expect((await documentOf(services)).featured).toEqual(ids);
    expect(await listFeaturedIds(services.db.read)).toEqual(ids);
  });
});

describe("the table of a kind", () => {
  test("begins with the mark of UTF-8 and the columns, and has a row for each entry", async () => {
    const services = await openTestServices();
    await addTusker(services, { name: "=2+5", description: 'Two "lines"\nand a half', tags: ["a", "b|c"] });
    const text = await textOf(exportTable(services.db.read, "tusker"));
    expect(text.startsWith("\ufeff_id,slug,")).toBe(true);
    expect(text.endsWith("\r\n")).toBe(true);
    const [header, ...rows] = parse(text, { bom: true });
    expect(header).toEqual(csvHeader("tusker"));
    const [row = []] = rows;
    const cell = (column: string) => row[csvHeader("tusker").indexOf(column)];
    expect([rows.length, cell("name"), cell("description"), cell("tags")]).toEqual([
      1,
      "'=2+5",
      'Two "lines"\nand a half',
      "a | b\\|c",
    ]);
  });

  test.each([",", ";", "\t"])(
    "no cell of it is a formula for a program that divides cells at %j",
    async (delimiter) => {
      const services = await openTestServices();
      const hidden = 'x;=1;"=2";\t@3\r\n-4\n"+5\t=6;';
      const sources = [{ title: "A;=1;-2", kind: "news" }];
      await addArticle(services, { title: "@now", excerpt: "+1", content: "-1", author: "=1", tags: ["=a", "b;=c"] });
      await addArticle(services, { title: "a;=1", excerpt: hidden, description: hidden, sources });
      const table = await textOf(exportTable(services.db.read, "article"));
      // Some programs recognise quotation marks only at the start of a cell, others not at all.
      for (const quotes of [{ relax_quotes: true }, { quote: false }] as const) {
        const form = { bom: true, delimiter, relax_column_count: true, record_delimiter: ["\r\n", "\n", "\r"] };
        const cells = parse(table, { ...form, ...quotes }).flat();
        expect(cells.filter((cell) => /^"*[=+\-@\t\r]/.test(cell))).toEqual([]);
      }
    },
  );
});

test("a file is named by its day and kind", () => {
  const now = new Date("2026-03-01T06:00:00Z");
  expect(exportFileName(now, { format: "json" })).toBe("sri-lankan-tuskers-2026-03-01.json");
  expect(exportFileName(now, { format: "csv", kind: "tusker" })).toBe("sri-lankan-tuskers-tuskers-2026-03-01.csv");
});
