import { expect, test } from "vitest";
import { CORRECTION, letterForm, PHOTOGRAPH } from "../../../tests/support/letters.ts";
import { taggedJpeg } from "../../../tests/support/sample-images.ts";
import { someTusker } from "../../../tests/support/test-api.ts";
import { openTestSite, type TestSite } from "../../../tests/support/test-site.ts";

async function openWith(): Promise<TestSite> {
  const site = await openTestSite();
  await site.call("POST", "/api/tuskers", { token: site.token, json: someTusker({ category: "wild" }) });
  return site;
}

/** Sends a form as a browser without script does; redirects are not followed. */
const send = ({ port }: TestSite, path: string, body: FormData | undefined, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", body: body ?? null, headers, redirect: "manual" });

test("a letter that was sent without script leads to its page, which nobody else finds, and is taken back there", async () => {
  const site = await openWith();
  const sent = await send(site, "/tuskers/gemunu/tell", letterForm(PHOTOGRAPH, await taggedJpeg()));
  expect(sent.status).toBe(303);
  const link = sent.headers.get("Location") ?? "";
  expect(link).toMatch(/^\/letters\/[\w-]{43}$/);
  const page = await site.get(link);
  expect(page.text).not.toContain("/uploads/");
  const { "cache-control": caching, "x-robots-tag": robots, "referrer-policy": referrer } = page.headers;
  expect([page.status, caching, robots, referrer]).toEqual([200, "no-store", "noindex", "no-referrer"]);
  const back = await send(site, link, undefined, { Origin: "https://elsewhere.example" });
  expect([back.status, (await site.get(link)).status]).toEqual([403, 200]);
  expect((await send(site, link, undefined)).status).toBe(303);
  expect((await site.get(link)).status).toBe(404);
  expect(await site.services.db.read.selectFrom("images").selectAll().execute()).toEqual([]);
});

test("what is refused comes back with all that was typed and the reason at its field", async () => {
  const site = await openWith();
  const form = { ...CORRECTION, right: '"><script>alert(1)</script> at Kudawila tank', name: "Ishara" };
  const answer = await send(site, "/tuskers/gemunu/tell", letterForm(form));
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([422, "no-store"]);
  const html = await answer.text();
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt; at Kudawila tank</textarea>");
  expect(html).toContain("“Kudawila tank”");
  expect(html).toContain('value="Ishara"');
  expect(html).toContain('<option value="height" selected="">');
  expect(await site.services.db.read.selectFrom("letters").selectAll().execute()).toEqual([]);
});

test("a form of another site, no form, and an unknown tusker are refused", async () => {
  const site = await openWith();
  const headers = { Origin: "https://elsewhere.example" };
  expect((await send(site, "/tuskers/gemunu/tell", letterForm(CORRECTION), headers)).status).toBe(403);
  expect((await send(site, "/tuskers/gemunu/tell", undefined)).status).toBe(415);
  expect((await send(site, "/tuskers/nobody/tell", letterForm(CORRECTION))).status).toBe(404);
});

test("the page is for readers alone: search engines do not list it, and of a draft there is none", async () => {
  const site = await openWith();
  const page = await site.get("/tuskers/gemunu/tell");
  expect(page.text).toContain('content="noindex, follow"');
  expect(page.text).not.toContain("Bundala");
  expect(page.text).not.toContain("Temples and homes");
  expect((await site.get("/tuskers/nobody/tell")).status).toBe(404);
  expect((await site.get("/sitemap.xml")).text).not.toContain("/tell");
});
