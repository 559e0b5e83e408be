import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openTestServices } from "../../../../tests/support/test-services.ts";
import { PROJECT_FOLDER } from "../../../platform/config/project-folder.server.ts";
import { countEntries, listEntriesBySeq } from "../../entries/records/list-entries.server.ts";
import { listFeaturedSeqs } from "../../entries/rows/tusker-rows.server.ts";
import { binEntry } from "../../entries/saving/bin-entry.server.ts";
import type { Relation } from "../../record/record.ts";
import { citedInText } from "../../rich-text/citations/citations.ts";
import { loadStarterContent } from "./load-starter-content.server.ts";
import { readStarterArticles, readStarterSources, readStarterTuskers } from "./starter-files.server.ts";

const everything = { includeDrafts: true };

test("a new site gets the starter content once, and what is binned stays away", async () => {
  const services = await openTestServices();
  const loaded = await loadStarterContent(services, { enabled: true });
  expect(loaded?.tuskers).toBe(51);
  expect(await countEntries(services.db, "tusker", everything)).toBe(51);
  const featured = await listEntriesBySeq(
    services.db,
    "tusker",
    { includeDrafts: false },
    await listFeaturedSeqs(services.db.read),
  );
  expect(featured.map((tusker) => tusker.slug)).toEqual([
    "nadungamuwa-raja",
    "gemunu",
    "indi-raja",
    "wasana",
    "thilak",
    "maligawa-raja",
  ]);
  await binEntry(services, { kind: "tusker", id: featured[0]?._id ?? "" }, undefined, { by: null });
  expect(await loadStarterContent(services, { enabled: true })).toBeUndefined();
  expect(await countEntries(services.db, "tusker", everything)).toBe(50);
});

/** What the starter content is stored as, loaded once for the tests that read it. */
async function readStored() {
  const services = await openTestServices();
  await loadStarterContent(services, { enabled: true });
  const { read } = services.db;
  return {
    tuskers: await read
      .selectFrom("tuskers")
      .select(["id", "relations", "version", "slug", "sources", "description as text", "description_html as html"])
      .execute(),
    articles: await read
      .selectFrom("articles")
      .select(["slug", "sources", "content as text", "content_html as html"])
      .execute(),
    revisions: await read.selectFrom("revisions").select("entry_id").execute(),
  };
}

let stored: ReturnType<typeof readStored> | undefined;
const readOnce = () => (stored ??= readStored());

test("relations of the starter content lead to its tuskers, and its history begins with their first change", {
  tags: ["deep"],
}, async () => {
  const { tuskers: rows, revisions } = await readOnce();
  const ids = rows.map(({ id }) => id);
  const targets = rows.flatMap(({ relations }) => JSON.parse(relations) as Relation[]).flatMap(({ to }) => to ?? []);
  expect(targets.length).toBeGreaterThan(0);
  expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
  expect(rows.filter(({ version }) => version !== 1)).toEqual([]);
  expect(revisions).toEqual([]);
});

test("a site started without it never gets it by itself", async () => {
  const services = await openTestServices();
  expect(await loadStarterContent(services, { enabled: false })).toBeUndefined();
  expect(await loadStarterContent(services, { enabled: true })).toBeUndefined();
  expect(await countEntries(services.db, "tusker", everything)).toBe(0);
});

test("an interrupted load continues without duplicates", { tags: ["deep"] }, async () => {
  const services = await openTestServices();
  await loadStarterContent(services, { enabled: true });
  await services.db.write.deleteFrom("site_state").where("key", "=", "starter_content").execute();
  expect(await loadStarterContent(services, { enabled: true })).toEqual({ tuskers: 0, articles: 0, translations: 0 });
  expect(await countEntries(services.db, "tusker", everything)).toBe(51);
});

test("every mark in the starter texts is kept, and leads to its sources on the page", { tags: ["deep"] }, async () => {
  const { tuskers, articles } = await readOnce();
  const sources = await readStarterSources();
  const files = [
    ...(await readStarterTuskers(sources)).map(({ slug }) => ["tuskers", slug]),
    ...(await readStarterArticles(sources)).map(({ slug }) => ["articles", slug]),
  ];
  const texts = new Map([...tuskers, ...articles].map((row) => [row.slug, row]));
  let marks = 0;
  for (const [folder = "", slug = ""] of files) {
    const file = await readFile(join(PROJECT_FOLDER, "starter", folder, `${slug}.md`), "utf8");
    const named = [...file.matchAll(/\{(S\d[^}]*)\}/g)].map(([, keys = ""]) => keys.split(/,\s*/));
    const { text = "", html = "", sources: listed = "[]" } = texts.get(slug) ?? {};
    const list = JSON.parse(listed) as { key: string; title: string }[];
    expect(citedInText(text), slug).toEqual([...new Set(named.flat())]);
    // What the page leads to, mark by mark, is what the file names there.
    const shown = [...html.matchAll(/<sup class="cite">(.*?)<\/sup>/g)].map(([, links = ""]) =>
      [...links.matchAll(/href="#source-(\d+)"/g)].map(([, number]) => list[Number(number) - 1]?.key),
    );
    expect(
      shown.map((keys) => keys.toSorted()),
      slug,
    ).toEqual(named.map((keys) => keys.toSorted()));
    for (const { key, title } of list) expect(title).toBe(sources[key]?.title);
    marks += shown.length;
  }
  // The texts change; that none is lost is compared above.
  expect(marks).toBeGreaterThan(300);
});
