import { beforeAll, expect, test } from "vitest";
import { bodyOf } from "../../../tests/support/body-of.ts";
import { ensureBuilt } from "../../../tests/support/built-site.ts";
import { someArticle, someTusker } from "../../../tests/support/test-api.ts";
import { openTestSite } from "../../../tests/support/test-site.ts";

// The first test of a file may wait until the site is built.
beforeAll(ensureBuilt, 600_000);

test("the page of an entry says how to cite it, and its files say the same", async () => {
  const { call, get, token, services } = await openTestSite();
  const add = (kind: string, json: object) =>
    bodyOf<{ _id: string; slug: string }>(call("POST", `/api/${kind}`, { token, json }));
  const tusker = await add("tuskers", someTusker({ name: "Old name" }));
  const article = await add("articles", someArticle({ title: "On <tusks> & more", author: "A. Perera" }));
  await call("PUT", `/api/tuskers/${tusker._id}`, { token, json: someTusker({ name: "Rājā", slug: "raja" }) });
  const { siteUrl } = services.config;

  const sentences = async (path: string) => {
    const { text } = await get(path);
    const section = /<section aria-labelledby="cite"[\s\S]*?<\/section>/.exec(text)?.[0] ?? "";
    const links = [...section.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    const [, style = ""] = /<link rel="stylesheet" href="([^"#]+)/.exec(text) ?? [];
    const [, className = ""] = /class="([^" ]+)/.exec(section) ?? [];
    expect((await get(style)).text, "is drawn by the styles of the page").toContain(`.${className}`);
    return { said: section.replaceAll(/<!--.*?-->|<[^>]+>/g, ""), links };
  };
  const page = await sentences("/tuskers/raja");
  expect(page.said).toMatch(/^Cite thisSri Lankan Tuskers: “Rājā”, version 2, \d+ \w+ \d{4}\. /);
  expect(page.said).toContain(` ${siteUrl}/id/${tusker._id}`);
  expect(page.links).toEqual([
    `/id/${tusker._id}`,
    ...["bib", "ris", "json"].map((ending) => `/tuskers/raja/cite.${ending}`),
  ]);
  const inTamil = await sentences("/ta/articles/on-tusks-more");
  expect(inTamil.said).toContain("A. Perera: “On &lt;tusks&gt; &amp; more”");
  expect(inTamil.links[1]).toBe("/ta/articles/on-tusks-more/cite.bib");

  const [item] = JSON.parse((await get("/tuskers/raja/cite.json")).text);
  expect(item).toMatchObject({ title: "Rājā", version: "2", URL: `${siteUrl}/id/${tusker._id}` });
  const bib = await get("/ta/articles/on-tusks-more/cite.bib");
  expect(bib.headers).toMatchObject({
    "content-type": "application/x-bibtex; charset=utf-8",
    "content-disposition": 'attachment; filename="on-tusks-more.bib"',
  });
  expect(bib.text).toContain(`url = {${siteUrl}/ta/id/${article._id}}`);
  const etag = String(bib.headers.etag);
  expect((await get("/ta/articles/on-tusks-more/cite.bib", { headers: { "If-None-Match": etag } })).status).toBe(304);

  const moved = await get("/si/tuskers/old-name/cite.ris");
  expect([moved.status, moved.headers.location]).toEqual([301, "/si/tuskers/raja/cite.ris"]);
  await call("DELETE", `/api/tuskers/${tusker._id}`, { token });
  for (const path of ["/tuskers/raja/cite.ris", "/tuskers/old-name/cite.ris", "/tuskers/raja/cite.txt"]) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  }
});

test("what readers cannot see has no citation", async () => {
  const { call, get, token } = await openTestSite();
  await call("POST", "/api/tuskers", { token, json: someTusker({ name: "Draft", publication: "draft" }) });
  await call("POST", "/api/articles", { token, json: someArticle({ title: "Later", publishDate: "2199-01-01" }) });
  expect((await get("/tuskers/draft/cite.bib")).status).toBe(404);
  expect((await get("/articles/later/cite.bib")).status).toBe(404);
});
