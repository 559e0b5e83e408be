import { expect, test } from "vitest";
import { SHIPPED_WITHOUT_SOURCES } from "../../../../tests/support/shipped-pages.ts";
import { openTestApi, type TestApi } from "../../../../tests/support/test-api.ts";
import { cleanRichText } from "../../rich-text/clean-rich-text.ts";
import { PAGE_KEYS, PAGE_SCHEMAS, type PageContents, type PageKey } from "../../texts/page.ts";
import { richTextsOfPage } from "../../texts/page-texts.ts";
import { SHIPPED } from "../../texts/shipped/shipped.ts";

type Fields = Record<string, unknown>;

const read = async (site: TestApi, path: string): Promise<Fields> =>
  (await site.call("GET", `/api/pages/${path}`, { token: site.token })).json() as Promise<Fields>;

const published = async ({ call }: TestApi, key: PageKey): Promise<Fields> =>
  ((await (await call("GET", `/api/pages/${key}/published`)).json()) as { fields: Fields }).fields;

function save<Key extends PageKey>({ call, token }: TestApi, key: Key, json: Partial<PageContents[Key]>, tag = "*") {
  return call("PUT", `/api/pages/${key}`, {
    token,
    json: { ...SHIPPED_WITHOUT_SOURCES[key], ...json },
    headers: { "If-Match": tag },
  });
}

test.each(PAGE_KEYS)("what is shipped of %s is what a save would store", (key) => {
  expect(PAGE_SCHEMAS[key].safeParse(SHIPPED[key]).error).toBeUndefined();
  for (const { path, text } of richTextsOfPage(key, SHIPPED[key])) {
    expect([path, cleanRichText(text).html]).toEqual([path, text]);
  }
});

test("a draft is not public; publishing it is seen at once, and can be taken back from the history", async () => {
  const site = await openTestApi();
  const shipped = await published(site, "home");
  expect(shipped).toMatchObject({ heroTitle: SHIPPED.home.heroTitle });
  expect((await save(site, "home", { heroTitle: "Soon", publication: "draft" })).status).toBe(200);
  expect(await read(site, "home")).toMatchObject({ heroTitle: "Soon", publication: "draft" });
  expect(await published(site, "home")).toEqual(shipped);
  expect((await save(site, "home", { heroTitle: "Soon" })).status).toBe(200);
  expect(await published(site, "home")).toMatchObject({ heroTitle: "Soon", whyTitle: SHIPPED.home.whyTitle });
  const history = (await read(site, "home/revisions")) as unknown as Fields[];
  expect(history.map(({ version, action }) => [version, action])).toEqual([
    [3, "published"],
    [2, "changed"],
    [1, "created"],
  ]);
  await site.call("POST", "/api/pages/home/revisions/1/restore", { token: site.token });
  expect(await published(site, "home")).toEqual(shipped);
  expect((await read(site, "home/revisions/3")).content).toMatchObject({ heroTitle: "Soon" });
});

test("whoever saves second is told, and nothing is overwritten", async () => {
  const site = await openTestApi();
  const first = await save(site, "about", { heading: "Names" }, '"1"');
  expect([first.status, first.headers.get("ETag")]).toEqual([200, '"2"']);
  expect((await save(site, "about", { heading: "Others" }, '"1"')).status).toBe(412);
  expect(await published(site, "about")).toMatchObject({ heading: "Names" });
});

test("a legal page is refused without a part that it needs, at that part", async () => {
  const site = await openTestApi();
  const answer = await save(site, "privacy", { rights: "" });
  expect([answer.status, await answer.json()]).toMatchObject([422, { errors: [{ path: "rights" }] }]);
  expect((await save(site, "privacy", { children: null, responsible: "<p>The keepers.</p>" })).status).toBe(200);
  expect(await published(site, "privacy")).toMatchObject({ children: null, responsible: "<p>The keepers.</p>" });
});

test("a position is refused, alone and split over two fields, and scripts are cleaned away", async () => {
  const site = await openTestApi();
  for (const flaw of [
    { whyText: "<p>He stands at 7.9123, 80.5512.</p>" },
    { whyTitle: "7.9123", walkTitle: "80.5512" },
  ]) {
    expect((await save(site, "home", flaw)).status).toBe(422);
  }
  expect((await save(site, "home", { whyText: "<p>Safe<script>alert(1)</script></p>" })).status).toBe(200);
  expect(await published(site, "home")).toMatchObject({ whyText: "<p>Safe</p>" });
});

test("a figure names its sources, which readers get in the order of their numbers", async () => {
  const site = await openTestApi();
  const source = { title: "The survey", kind: "official", url: "https://survey.example/" };
  const made = await site.call("POST", "/api/sources", { token: site.token, json: source });
  const { key } = (await made.json()) as { key: string };
  const whyFigures = [{ value: "7,451", meaning: "elephants", note: "2024", sources: [key] }];
  await save(site, "home", { whyFigures, wireText: `<p>Shocked.<sup data-sources="${key}"></sup></p>` });
  const answer = (await (await site.call("GET", "/api/pages/home/published")).json()) as { sources: Fields[] };
  expect(answer.sources).toMatchObject([{ key, title: "The survey" }]);
  expect((await published(site, "home")).wireText).toContain('href="#source-1"');
});
