import { beforeAll, expect, test } from "vitest";
import { bodyOf } from "../../../tests/support/body-of.ts";
import { ensureBuilt } from "../../../tests/support/built-site.ts";
import { someTusker } from "../../../tests/support/test-api.ts";
import { openTestSite } from "../../../tests/support/test-site.ts";

// The first test of a file may wait until the site is built.
beforeAll(ensureBuilt, 600_000);

const DISCOVERY = /<link[^>]*type="application\/json\+oembed"[^>]*>/;

test("a service finds by the page of a tusker how to embed him, and the frame shows him", async () => {
  const site = await openTestSite();
  const { services, call, get, token } = site;
  const { siteUrl } = services.config;
  const json = someTusker({ name: "Raja & <Sons>", description: "He lives in the south." });
  const { _id } = await bodyOf<{ _id: string }>(call("POST", "/api/tuskers", { token, json }));

  const link = DISCOVERY.exec((await get("/tuskers/raja-sons")).text)?.[0] ?? "";
  const address = (/href="([^"]+)"/.exec(link)?.[1] ?? "").replaceAll("&amp;", "&");
  expect(address).toContain(`${siteUrl}/oembed?`);
  const ask = async (more = "", path = address.slice(siteUrl.length)) => {
    const { status, text, headers } = await get(path + more);
    return { status, headers, answer: JSON.parse(text) as Record<string, unknown> };
  };
  const { status, headers, answer } = await ask();
  expect([status, headers["access-control-allow-origin"]]).toEqual([200, "*"]);
  expect(answer).toMatchObject({ version: "1.0", type: "rich", title: "Raja & <Sons>", width: 560, height: 260 });
  expect(answer).toMatchObject({ thumbnail_width: 1200, thumbnail_height: 630 });
  expect(answer.html).toContain(`src="${siteUrl}/embed/tuskers/raja-sons"`);
  expect(answer.html).toContain('title="Raja &amp; &lt;Sons&gt;"');
  const small = (await ask("&maxwidth=300&maxheight=200")).answer;
  expect([small.width, small.height, small.thumbnail_url]).toEqual([300, 200, undefined]);
  const xml = await get(`/oembed?format=xml&url=${encodeURIComponent(`${siteUrl}/si/tuskers/raja-sons`)}`);
  expect(xml.headers["content-type"]).toBe("text/xml; charset=utf-8");
  expect(xml.text).toContain("/si/embed/tuskers/raja-sons&quot;");

  const frame = await get("/embed/tuskers/raja-sons");
  expect(frame.status).toBe(200);
  expect(frame.text).toContain("<h1>Raja &amp; &lt;Sons&gt;</h1>");
  expect(frame.text).toContain("He lives in the south.");
  expect(frame.text).toContain(`<link rel="canonical" href="${siteUrl}/tuskers/raja-sons">`);
  expect(frame.text).not.toMatch(/<script|\son[a-z]+=/);
  expect(frame.headers["content-security-policy"]).toMatch(/default-src 'none'.*frame-ancestors \*/);
  const etag = String(frame.headers.etag);
  expect((await get("/embed/tuskers/raja-sons", { headers: { "If-None-Match": etag } })).status).toBe(304);

  await call("PUT", `/api/tuskers/${_id}`, { token, json: { ...json, slug: "raja-2" } });
  expect((await get("/embed/tuskers/raja-sons")).headers.location).toBe("/embed/tuskers/raja-2");
  expect((await ask()).status).toBe(200);
  await call("DELETE", `/api/tuskers/${_id}`, { token });
  expect((await get("/ta/embed/tuskers/raja-2")).status).toBe(410);
  expect((await get("/embed/tuskers/nobody")).status).toBe(404);
});

test("what cannot be embedded is refused as the specification says", async () => {
  const { services, call, get, token } = await openTestSite();
  const { siteUrl } = services.config;
  await call("POST", "/api/tuskers", { token, json: someTusker({ name: "Draft", publication: "draft" }) });
  const statusOf = async (url: string, more = "") =>
    (await get(`/oembed?url=${encodeURIComponent(url)}${more}`)).status;
  for (const url of [
    `${siteUrl}/tuskers/draft`,
    `${siteUrl}/about`,
    "https://elsewhere.example/tuskers/raja",
    "raja",
  ]) {
    expect([url, await statusOf(url)]).toEqual([url, 404]);
  }
  expect(await statusOf(`${siteUrl}/tuskers/draft`, "&format=yaml")).toBe(501);
  expect(await statusOf(`${siteUrl}/tuskers/draft`, "&maxwidth=wide")).toBe(400);
  expect((await get("/oembed")).status).toBe(400);
  expect((await get("/embed/tuskers/draft")).status).toBe(404);
});

test("nothing but an embed may be framed by other sites", async () => {
  const { call, get, token } = await openTestSite();
  await call("POST", "/api/tuskers", { token, json: someTusker({ name: "Raja" }) });
  for (const path of ["/", "/tuskers/raja", "/key", "/admin", "/api/tuskers", "/api/docs", "/nowhere", "/robots.txt"]) {
    const policy = String((await get(path)).headers["content-security-policy"]);
    expect([path, /frame-ancestors ([^;]+)/.exec(policy)?.[1]]).toEqual([path, "'none'"]);
  }
});
