import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SHIPPED_WITHOUT_SOURCES as SHIPPED } from "../../../tests/support/shipped-pages.ts";
import { openTestServices, temporaryFolder } from "../../../tests/support/test-services.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { findNewestPage, findPublishedPage, listPageVersions } from "../entries/texts/page-rows.server.ts";
import { savePage } from "../entries/texts/save-page.server.ts";
import { addMissingSources, createSource } from "../source-library/change-source.server.ts";
import { findSources } from "../sources/rows/source-rows.server.ts";
import type { PageContents, PageKey } from "../texts/page.ts";
import { exportDocument } from "./export-directory.server.ts";
import { openDirectoryFile } from "./files/directory-file.server.ts";
import { importDirectory } from "./import-directory.server.ts";
import type { ImportedItem } from "./import-report.ts";
import { readStarterSources } from "./starter/starter-files.server.ts";

const HEAD = { format: "sri-lankan-tuskers", version: 1 };

async function bringIn(services: Services, text: string, dryRun = false): Promise<ImportedItem[]> {
  const file = join(await temporaryFolder(), "file");
  await writeFile(file, text);
  const items: ImportedItem[] = [];
  const onItem = (item: ImportedItem) => void items.push(item);
  await importDirectory(services, await openDirectoryFile(file), { settings: [], dryRun, by: "keeper", onItem });
  return items.filter(({ kind }) => kind === "page");
}

const exported = async ({ db, clock }: Services): Promise<string> =>
  (await Array.fromAsync(exportDocument(db.read, clock.now()))).join("");

const save = <Key extends PageKey>(services: Services, key: Key, changed: Partial<PageContents[Key]>) =>
  savePage(services, key, {
    body: { ...SHIPPED[key], ...changed },
    ifMatch: undefined,
    by: "keeper",
    role: "administrator",
  });

const citing = (key: string) => `<p>Shocked.<sup data-sources="${key}"></sup></p>`;

test("edited pages move with their drafts and sources, and the check says first what would change", async () => {
  const from = await openTestServices();
  expect(JSON.parse(await exported(from)).pages).toBeUndefined();
  const { key } = await createSource(from, { title: "The survey", kind: "official" }, { by: "keeper" });
  await save(from, "home", { heroTitle: "Tuskers", wireText: citing(key) });
  await save(from, "home", { heroTitle: "Soon", wireText: citing(key), publication: "draft" });
  await save(from, "terms", { effective: "2026-02-01" });
  const text = await exported(from);
  expect(JSON.parse(text).pages).toEqual({
    home: {
      published: { heroTitle: "Tuskers", wireText: citing(key) },
      draft: { heroTitle: "Soon", wireText: citing(key) },
    },
    terms: { published: { effective: "2026-02-01" } },
  });

  const to = await openTestServices();
  // Here the same key means another source.
  await createSource(to, { title: "Something else", kind: "book" }, { by: "keeper" });
  const expected = [
    { name: "Home", result: "changed", changes: ["heroTitle", "wireText"], message: expect.stringContaining("draft") },
    { name: "Terms of Service", result: "changed", changes: ["effective"] },
  ];
  expect(await bringIn(to, text, true)).toMatchObject(expected);
  expect(await listPageVersions(to.db.read, "home")).toHaveLength(1);
  expect(await bringIn(to, text)).toMatchObject(expected);
  expect((await findPublishedPage(to.db.read, "home")).content).toMatchObject({
    heroTitle: "Tuskers",
    wireText: citing("S2"),
  });
  expect((await findNewestPage(to.db.read, "home")).content).toMatchObject({ heroTitle: "Soon", publication: "draft" });
  expect(await listPageVersions(to.db.read, "terms")).toMatchObject([{ action: "imported", madeBy: "keeper" }, {}]);
  expect(await bringIn(to, text)).toMatchObject([{ result: "unchanged" }, { result: "unchanged" }]);
});

test("a file of before there were pages opens, and leaves them as they are", async () => {
  const services = await openTestServices();
  await save(services, "about", { heading: "Names" });
  expect(await bringIn(services, JSON.stringify({ ...HEAD, tuskers: [], articles: [], featured: [] }))).toEqual([]);
  expect((await findNewestPage(services.db.read, "about")).content.heading).toBe("Names");
});

test("a page exported before its places and years could be edited shows them as they are shipped", async () => {
  const services = await openTestServices();
  await save(services, "home", { walkPlaces: [], tollYears: [] });
  const pages = { home: { published: { heroTitle: "Before", tollNumber: "3,500" } } };
  expect(await bringIn(services, JSON.stringify({ ...HEAD, pages }))).toMatchObject([
    { name: "Home", result: "changed", changes: ["heroTitle", "walkPlaces", "tollNumber", "tollYears"] },
  ]);
  const expected = { ...SHIPPED.home, heroTitle: "Before", tollNumber: "3,500" };
  expect((await findPublishedPage(services.db.read, "home")).content).toEqual(expected);
});

test("what is shipped cites the sources that the file brings, and its own figures those that they had there", async () => {
  const from = await openTestServices();
  const starter = await readStarterSources();
  await from.db.write.transaction().execute((transaction) => addMissingSources(transaction, starter, from.clock.now()));
  const { content } = await findNewestPage(from.db.read, "home");
  const tollYears = [{ value: "38", meaning: "2018", note: "", sources: ["S1", "S205"] }];
  await savePage(from, "home", { body: { ...content, tollYears }, ifMatch: undefined, by: "k", role: "administrator" });
  const text = await exported(from);
  expect(JSON.parse(text).pages).toEqual({ home: { published: { tollYears } } });

  const to = await openTestServices();
  // Here two of the keys mean other sources.
  const others = { S1: { title: "A book", kind: "book" as const }, S205: { title: "Another", kind: "book" as const } };
  await to.db.write.transaction().execute((transaction) => addMissingSources(transaction, others, to.clock.now()));
  expect(await bringIn(to, text)).toMatchObject([{ name: "Home", result: "changed", changes: ["tollYears"] }]);
  const { content: here } = await findPublishedPage(to.db.read, "home");
  const titlesOf = async (keys: readonly string[] = []) => {
    const rows = await findSources(to.db.read, { keys });
    return keys.map((key) => rows.find((row) => row.key === key)?.title);
  };
  const titles = (...keys: string[]) => keys.map((key) => starter[key]?.title);
  expect(await titlesOf(here.tollYears[0]?.sources)).toEqual(titles("S1", "S205"));
  expect(await titlesOf(here.whyFigures[0]?.sources)).toEqual(titles("S205"));
  expect(await titlesOf(here.tollSources)).toEqual(titles("S232"));
  expect(await bringIn(to, text)).toMatchObject([{ result: "unchanged" }]);
});

test("a page that is not right fails alone, with the reason, and changes nothing", async () => {
  const services = await openTestServices();
  const pages = {
    home: { published: { whyText: "<p>He stands at 7.9123, 80.5512.</p>" } },
    about: { published: { heading: "Names" } },
    privacy: { published: { rights: "" } },
    terms: { published: { colour: "grey" } },
  };
  expect(await bringIn(services, JSON.stringify({ ...HEAD, pages }))).toMatchObject([
    { name: "Home", result: "failed" },
    { name: "About Us", result: "changed", changes: ["heading"] },
    { name: "Privacy Policy", result: "failed", message: expect.any(String) },
    { name: "Terms of Service", result: "failed", message: expect.stringContaining("colour") },
  ]);
  expect(await listPageVersions(services.db.read, "home")).toHaveLength(1);
  for (const wrong of [7, { herd: {} }, { home: { published: 7 } }]) {
    const [item] = await bringIn(services, JSON.stringify({ ...HEAD, pages: wrong }));
    expect(item).toMatchObject({ name: "Pages", result: "failed" });
  }
});
