import { expect, test } from "vitest";
import { someTusker } from "../../../tests/support/test-api.ts";
import { openTestSite, type TestSite } from "../../../tests/support/test-site.ts";

/** A site with a review link, and the address of its page. */
async function openWithLink(): Promise<{ site: TestSite; page: string }> {
  const site = await openTestSite();
  const send = async (path: string, json: unknown) =>
    (await (await site.call("POST", path, { token: site.token, json })).json()) as { _id: string; url: string };
  const { _id: id } = await send(
    "/api/tuskers",
    someTusker({ publication: "draft", description: "<p>He is tall.</p>" }),
  );
  const { _id } = await send("/api/submissions", { kind: "tusker", id, version: 1 });
  return { site, page: (await send(`/api/submissions/${_id}/links`, { label: "Dr Silva" })).url };
}

/** Sends the form as a browser without script does; redirects are not followed. */
const send = ({ port }: TestSite, page: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${page}`, {
    method: "POST",
    body: new URLSearchParams({ name: "Dr Silva", place: "", round: "1", text: "", ...fields }),
    headers,
    redirect: "manual",
  });

const kept = ({ services }: TestSite) =>
  services.db.read.selectFrom("submission_comments").select(["field", "paragraph", "text", "agrees"]).execute();

test("a comment leads back to the page, which shows it; nothing keeps the page or passes its address on", async () => {
  const { site, page } = await openWithLink();
  const sent = await send(site, page, { place: "description:0", text: "<b>He</b>\r\nis." });
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, `${page}#say`]);
  expect(sent.headers.get("Cache-Control")).toBe("no-store");
  expect(await kept(site)).toEqual([{ field: "description", paragraph: 0, text: "<b>He</b>\nis.", agrees: 0 }]);
  const shown = await site.get(page);
  const { "cache-control": caching, "x-robots-tag": robots, "referrer-policy": referrer } = shown.headers;
  expect([shown.status, caching, robots, referrer]).toEqual([200, "no-store", "noindex", "no-referrer"]);
  expect(shown.text).toContain("&lt;b&gt;He&lt;/b&gt;");
  expect(shown.text).toContain('value="Dr Silva"');
  expect((await send(site, page, { agrees: "yes" })).status).toBe(303);
  expect((await site.get(page)).text).toContain("You agreed with this text on");
});

test("what is refused comes back with all that was typed", async () => {
  const { site, page } = await openWithLink();
  const answer = await send(site, page, { name: "", place: "description:0", text: '"><script>alert(1)</script>' });
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([422, "no-store"]);
  const html = await answer.text();
  expect(html).toContain('role="alert"');
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;</textarea>");
  expect(html).toContain('<option value="description:0" selected="">');
  const outdated = await send(site, page, { round: "0", text: "Kept." });
  expect(outdated.status).toBe(409);
  expect(await outdated.text()).toContain("Kept.</textarea>");
  expect(await kept(site)).toEqual([]);
});

test("a form of another site, no form, and a link that never worked are refused", async () => {
  const { site, page } = await openWithLink();
  const status = async (path: string, headers: Record<string, string>) =>
    (await send(site, path, { text: "A word." }, headers)).status;
  expect(await status(page, { Origin: "https://elsewhere.example" })).toBe(403);
  expect(await status(page, { "Content-Type": "text/plain" })).toBe(415);
  expect(await status(`/review/${"a".repeat(43)}`, {})).toBe(410);
  expect(await status("/review/nothing", {})).toBe(404);
  expect(await kept(site)).toEqual([]);
});
