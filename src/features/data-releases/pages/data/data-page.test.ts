import { beforeAll, expect, test } from "vitest";
import { ensureBuilt } from "../../../../../tests/support/built-site.ts";
import { someTusker } from "../../../../../tests/support/test-api.ts";
import { openTestSite } from "../../../../../tests/support/test-site.ts";
import { SHIPPED_SETTINGS } from "../../../../content/settings/site/site-settings.ts";
import { makeRelease } from "../../making/make-release.server.ts";
import { recallRelease } from "../../making/recall-release.server.ts";
import { words } from "./words.ts";

// The first test of a file may wait until the site is built.
beforeAll(ensureBuilt, 600_000);

const GEMUNU = someTusker({
  claims: { height: [{ value: { min: 2.5, max: 3.1, about: true } }] },
  events: [{ kind: "wounded", date: "1953~", place: "yala", text: "He was said to be shot.", role: "the wounded" }],
  features: [{ character: "ear_edge", side: "left", state: "torn", clock: 3 }],
  relations: [{ kind: "brother", name: "Raja" }],
});

/** The names of all members of a JSON-LD graph, and its types. */
function termsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  const type = "@type" in value ? [String(value["@type"])] : [];
  return [...new Set([...own, ...type, ...Object.values(value).flatMap(termsIn)])];
}

test("the page says what is missing, lists releases with their files, and keeps the tombstone of a recalled one", async () => {
  const site = await openTestSite();
  const { services, call, get, token } = site;
  expect((await get("/data")).text).toContain(words.licence.missing);
  const json = { ...SHIPPED_SETTINGS, licence: "CC-BY-4.0" };
  expect((await call("PUT", "/api/settings/site", { token, json })).status).toBe(200);
  await call("POST", "/api/tuskers", { token, json: GEMUNU });
  const release = await makeRelease(services);
  const { number } = release.facts;

  const { text } = await get("/data");
  expect(text).toContain("creativecommons.org/licenses/by/4.0");
  for (const { name, sha256 } of release.files) {
    expect(text).toContain(`href="/data/${number}/${name}"`);
    expect(text).toContain(sha256);
    expect((await get(`/data/${number}/${name}`)).status).toBe(200);
  }
  expect(text).toContain('"@type":"Dataset"');
  const linked = await (await get(`/data/${number}/tuskers-${number}.jsonld`)).text;
  const { "@context": context, "@graph": graph } = JSON.parse(linked);
  expect(context["@vocab"]).toMatch(/\/data#$/);
  const used = termsIn(graph).filter((term) => !term.includes(":") && !term.startsWith("@") && !(term in context));
  expect(used).toContain("certainty");
  for (const term of used) expect(text).toContain(`id="${term}"`);
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBe(new Set(ids).size);
  expect((await get("/ta/data")).text).toContain(`href="/data/${number}/`);

  await recallRelease(services, { number, why: "A fact was wrong." });
  const after = (await get("/data")).text;
  expect(after).toContain("A fact was wrong.");
  expect(after).not.toContain(`href="/data/${number}/`);
  expect(after).not.toContain('"@type":"Dataset"');
});
