import { expect, test } from "vitest";
import { SHIPPED_WITHOUT_SOURCES } from "../../../../tests/support/shipped-pages.ts";
import { openTestServices } from "../../../../tests/support/test-services.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { addMissingSources, changeSource, createSource } from "../../source-library/change-source.server.ts";
import { mergeSources } from "../../source-library/merge-sources.server.ts";
import type { PageContents } from "../../texts/page.ts";
import { citedOnPage } from "../../texts/page-texts.ts";
import { SHIPPED } from "../../texts/shipped/shipped.ts";
import { SHIPPED_SOURCES } from "../../texts/shipped/sources.server.ts";
import { readStarterSources } from "../../transfer/starter/starter-files.server.ts";
import { findNewestPage, findPageVersion, findPublishedPage, isShipped } from "./page-rows.server.ts";
import { listPageUses } from "./page-uses.server.ts";
import { shownPage } from "./read-page.server.ts";
import { restorePage, savePage } from "./save-page.server.ts";

const STARTER = await readStarterSources();
const CITED = [...new Set([...citedOnPage("home", SHIPPED.home), ...citedOnPage("about", SHIPPED.about)])];

const addStarterSources = ({ db, clock }: Services, sources = STARTER) =>
  db.write.transaction().execute((transaction) => addMissingSources(transaction, sources, clock.now()));

const home = async ({ db }: Services): Promise<PageContents["home"]> =>
  (await findPublishedPage(db.read, "home")).content;

const save = (services: Services, changed: Partial<PageContents["home"]>, body = SHIPPED_WITHOUT_SOURCES.home) =>
  savePage(services, "home", {
    body: { ...body, ...changed },
    ifMatch: undefined,
    by: "keeper",
    role: "administrator",
  });

const storedContents = async ({ db }: Services): Promise<unknown[]> =>
  (await db.read.selectFrom("page_versions").select("content").orderBy("version").execute()).map(({ content }) =>
    JSON.parse(content),
  );

test("each shipped figure names sources of the starter content, and these are known by what they are", () => {
  expect(CITED.length).toBeGreaterThan(20);
  expect(Object.keys(SHIPPED_SOURCES).sort()).toEqual(CITED.toSorted());
  for (const [key, source] of Object.entries(SHIPPED_SOURCES)) {
    const { title, url } = STARTER[key] ?? {};
    expect([key, source]).toEqual([key, { title, ...(url === undefined ? {} : { url }) }]);
  }
});

test("with the starter's sources every shipped figure shows the numbers of its sources", async () => {
  const services = await openTestServices();
  await addStarterSources(services);
  expect(await home(services)).toEqual(SHIPPED.home);
  const { sources } = await shownPage(services.db.read, "home", await home(services));
  expect(sources.map(({ key }) => key)).toEqual(citedOnPage("home", SHIPPED.home));
  const uses = await listPageUses(services.db.read, { onlyPublic: true });
  expect(uses.get("S205")).toEqual([
    { page: "home", state: "published" },
    { page: "about", state: "published" },
  ]);
});

test("without them the figures are the same, and cite nothing", async () => {
  const services = await openTestServices();
  expect(await home(services)).toEqual(SHIPPED_WITHOUT_SOURCES.home);
  expect((await shownPage(services.db.read, "home", await home(services))).sources).toEqual([]);
  expect((await listPageUses(services.db.read, { onlyPublic: false })).size).toBe(0);
  expect(await isShipped(services.db.read, "home", await home(services))).toBe(true);
});

test("where other sources have these keys, none of them is cited, and the right ones are found under theirs", async () => {
  const services = await openTestServices();
  const other = { title: "Another book", kind: "book" as const };
  await addStarterSources(services, Object.fromEntries(CITED.map((key) => [key, { ...other, title: `Book ${key}` }])));
  expect(citedOnPage("home", await home(services))).toEqual([]);
  const survey = await createSource(services, { ...STARTER.S205, kind: "news", title: "The survey" }, { by: null });
  // It has no address, and is found by its title.
  const parks = await createSource(services, { title: STARTER.S160?.title ?? "", kind: "other" }, { by: null });
  const { whyFigures, walkPlaces } = await home(services);
  expect(whyFigures.map(({ sources }) => sources)).toEqual([[survey.key], [survey.key], []]);
  expect(walkPlaces.at(-1)?.sources).toEqual([parks.key]);
});

test("a source is still cited after its title or its address was corrected, and after it was merged", async () => {
  const services = await openTestServices();
  await addStarterSources(services);
  await changeSource(services, "S232", { url: "https://archive.example/tolls" }, { by: null });
  await changeSource(services, "S205", { title: "The survey of 2024" }, { by: null });
  expect(await home(services)).toEqual(SHIPPED.home);
  const { key } = await createSource(services, { title: "The tolls, again", kind: "news" }, { by: null });
  await mergeSources(services, "S232", { into: key, by: null });
  expect((await home(services)).tollSources).toEqual([key]);
});

test("a save of something else stores no figure, with and without these sources, and the shipped page comes back", async () => {
  for (const isStarter of [true, false]) {
    const services = await openTestServices();
    if (isStarter) await addStarterSources(services);
    const shipped = await home(services);
    await save(services, { heroTitle: "Tuskers" }, shipped);
    expect(await storedContents(services)).toEqual([{ heroTitle: "Tuskers" }]);
    expect(await home(services)).toEqual({ ...shipped, heroTitle: "Tuskers" });
    // Nothing differs: nothing is written.
    await save(services, { heroTitle: "Tuskers" }, shipped);
    expect(await storedContents(services)).toHaveLength(1);
    await restorePage(services, "home", { version: 1, ifMatch: undefined, by: "keeper", role: "administrator" });
    expect(await home(services)).toEqual(shipped);
  }
});

test("a version of Home from before its places and years could be edited shows them as they are shipped", async () => {
  const services = await openTestServices();
  const whyFigures = [{ value: "8,000", meaning: "elephants", note: "", sources: [] }];
  await services.db.write
    .insertInto("page_versions")
    .values({
      page: "home",
      version: 2,
      publication: "published",
      action: "published",
      content: JSON.stringify({ heroTitle: "Before", tollNumber: "3,500", whyFigures }),
      made_by: "keeper",
      made_at: "2026-01-05T00:00:00.000Z",
    })
    .execute();
  const before = { ...SHIPPED_WITHOUT_SOURCES.home, heroTitle: "Before", tollNumber: "3,500", whyFigures };
  expect(await home(services)).toEqual(before);
  expect((await findPageVersion(services.db.read, "home", 2))?.content).toEqual(before);
  await save(services, { walkPlaces: [], tollYears: [] });
  expect(await home(services)).toMatchObject({ walkPlaces: [], tollYears: [] });
  await restorePage(services, "home", { version: 2, ifMatch: undefined, by: "keeper", role: "administrator" });
  expect((await findNewestPage(services.db.read, "home")).content).toEqual(before);
});
