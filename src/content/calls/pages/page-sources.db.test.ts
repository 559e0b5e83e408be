import { expect, test } from "vitest";
import { SHIPPED_WITHOUT_SOURCES as SHIPPED } from "../../../../tests/support/shipped-pages.ts";
import { openTestApi, type TestApi } from "../../../../tests/support/test-api.ts";
import type { PageContents } from "../../texts/page.ts";

type Answer = Record<string, unknown>;

/** Text that cites these sources. */
const citing = (...keys: string[]) => `<p>Shocked.<sup data-sources="${keys.join(" ")}"></sup></p>`;

async function open() {
  const site = await openTestApi();
  const { token } = site;
  const add = async (title: string): Promise<string> => {
    const made = await site.call("POST", "/api/sources", { token, json: { title, kind: "official" } });
    return ((await made.json()) as { key: string }).key;
  };
  return { ...site, add };
}

const saveHome = ({ call, token }: TestApi, json: Partial<PageContents["home"]>) =>
  call("PUT", "/api/pages/home", { token, json: { ...SHIPPED.home, ...json } });

const sources = async ({ call }: TestApi, token?: string, query = ""): Promise<Answer[]> =>
  (await call("GET", `/api/sources?sort=uses${query}`, token === undefined ? {} : { token })).json() as Promise<
    Answer[]
  >;

const publicHome = async ({ call }: TestApi) =>
  (await (await call("GET", "/api/pages/home/published")).json()) as { fields: Answer; sources: Answer[] };

test("a source that only a page cites is public as soon as the page is published, and names it", async () => {
  const site = await open();
  const { call, token } = site;
  const [key, other] = [await site.add("The survey"), await site.add("Another")];
  await saveHome(site, { wireText: citing(key), publication: "draft" });
  expect((await call("GET", `/api/sources/${key}`)).status).toBe(404);
  expect(await sources(site)).toEqual([]);
  const drafted = await (await call("GET", `/api/sources/${key}`, { token })).json();
  expect(drafted).toMatchObject({ uses: 0, pages: [{ page: "home", state: "draft" }] });

  await saveHome(site, { wireText: citing(key) });
  const shown = await (await call("GET", `/api/sources/${key}`)).json();
  expect(shown).toMatchObject({ uses: 0, usedBy: [], pages: [{ page: "home", state: "published" }] });
  expect(await sources(site)).toMatchObject([{ key, pages: [{ page: "home", state: "published" }] }]);
  expect((await sources(site, token)).map((source) => source.key)).toEqual([key, other]);
  expect(await sources(site, token, "&show=unused")).toMatchObject([{ key: other, pages: [] }]);
});

test("a source that a page or its draft cites cannot be deleted; the refusal names the page", async () => {
  const site = await open();
  const { call, token } = site;
  const key = await site.add("The survey");
  const remove = () => call("DELETE", `/api/sources/${key}`, { token });
  for (const publication of ["draft", "published"] as const) {
    await saveHome(site, { wireText: citing(key), publication });
    const refused = await remove();
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: "source_in_use", errors: [{ path: "pages.home" }] },
    ]);
  }
  // What visitors see still cites it, although the newest version does not.
  await saveHome(site, { wireText: "<p>Soon.</p>", publication: "draft" });
  expect((await remove()).status).toBe(409);
  await saveHome(site, { wireText: "<p>Soon.</p>" });
  expect((await remove()).status).toBe(200);
  const restored = await call("POST", "/api/pages/home/revisions/3/restore", { token });
  expect([restored.status, (await publicHome(site)).fields.wireText]).toEqual([200, "<p>Shocked.</p>"]);
});

test("after a merge the page cites the source that stays, once, and old versions do as well", async () => {
  const site = await open();
  const { call, token } = site;
  const [gone, stays] = [await site.add("The survey"), await site.add("The same survey")];
  const whyFigures = [{ value: "7,451", meaning: "elephants", note: "", sources: [gone, stays] }];
  await saveHome(site, { whyFigures, wireText: citing(gone, stays) });
  await call("POST", `/api/sources/${gone}/merge`, { token, json: { into: stays } });
  const { fields, sources: listed } = await publicHome(site);
  expect(listed).toMatchObject([{ key: stays, title: "The same survey" }]);
  expect(fields.whyFigures).toMatchObject([{ sources: [stays] }]);
  expect(String(fields.wireText).match(/#source-\d/g)).toEqual(["#source-1"]);
  const [source] = await sources(site);
  expect(source).toMatchObject({ key: stays, pages: [{ page: "home" }] });
  const old = (await (await call("GET", "/api/pages/home/revisions/2", { token })).json()) as { content: Answer };
  expect(old.content).toMatchObject({ wireText: citing(stays) });
});

test("places, the large figure and years cite their sources, in the order of the page, and a merge moves them along", async () => {
  const site = await open();
  const { call, token } = site;
  const [year, place, toll] = [await site.add("Of the year"), await site.add("Of the place"), await site.add("Of all")];
  await saveHome(site, {
    tollYears: [{ value: "38", meaning: "2018", note: "", sources: [year, toll] }],
    walkPlaces: [{ value: "", meaning: "Kala Wewa", note: "Tuskers", sources: [place] }],
    tollSources: [toll],
  });
  expect((await publicHome(site)).sources.map((source) => source.key)).toEqual([place, toll, year]);
  for (const key of [place, toll, year]) {
    expect([key, (await call("DELETE", `/api/sources/${key}`, { token })).status]).toEqual([key, 409]);
    expect(await (await call("GET", `/api/sources/${key}`)).json()).toMatchObject({ pages: [{ page: "home" }] });
  }
  await call("POST", `/api/sources/${toll}/merge`, { token, json: { into: year } });
  expect((await publicHome(site)).fields).toMatchObject({
    tollYears: [{ sources: [year] }],
    walkPlaces: [{ sources: [place] }],
    tollSources: [year],
  });
});

test("a page that cites what the library does not have is refused at that field", async () => {
  const site = await open();
  const whyFigures = [{ value: "7,451", meaning: "elephants", note: "", sources: ["S8"] }];
  const walkPlaces = [{ value: "", meaning: "Kala Wewa", note: "Tuskers", sources: ["S8"] }];
  const tollYears = [{ value: "38", meaning: "2018", note: "", sources: ["S8"] }];
  const flaws = { whyFigures, walkPlaces, tollYears, tollSources: ["S7"], walkText: citing("S7") };
  for (const [path, flaw] of Object.entries(flaws).map(([name, value]) => [name, { [name]: value }] as const)) {
    const refused = await saveHome(site, flaw);
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { errors: [{ path, message: expect.stringMatching(/S[78]/) }] },
    ]);
  }
});

test("readers of a page are told of a source's archived copy", async () => {
  const site = await open();
  const key = await site.add("The survey");
  const archiveUrl = "https://archive.example/survey";
  await site.call("PUT", `/api/sources/${key}`, { token: site.token, json: { archiveUrl } });
  await saveHome(site, { wireText: citing(key) });
  expect(await publicHome(site)).toMatchObject({ sourceDetails: [{ key, archiveUrl }] });
});
