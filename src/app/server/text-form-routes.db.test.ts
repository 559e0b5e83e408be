import { expect, test } from "vitest";
import { openTestSite, type TestSite } from "../../../tests/support/test-site.ts";

const MESSAGE = {
  name: "Ishara Silva",
  email: "ishara@example.org",
  subject: "A photograph",
  message: "Three\nlines.",
};

/** Sends the form as a browser without script does; redirects are not followed. */
const send = ({ port }: TestSite, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}/contact`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers,
    redirect: "manual",
  });

const kept = ({ services }: TestSite) => services.db.read.selectFrom("contact_messages").selectAll().execute();

test("a form that was sent without script is kept, and its answer alone says so", async () => {
  const site = await openTestSite();
  const answer = await send(site, MESSAGE);
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  const html = await answer.text();
  expect(html).not.toContain("<textarea");
  // As after a reload.
  expect(await (await send(site, MESSAGE)).text()).not.toContain("<textarea");
  expect(await kept(site)).toMatchObject([MESSAGE]);
  for (const address of ["/contact", "/contact?sent=yes"]) {
    expect((await site.get(address)).text).toContain("<textarea");
  }
});

test("what is refused comes back with all that was typed, for this visitor alone", async () => {
  const site = await openTestSite();
  const answer = await send(site, { ...MESSAGE, email: "ishara", message: '"><script>alert(1)</script>' });
  expect([answer.status, answer.headers.get("Cache-Control"), answer.headers.get("ETag")]).toEqual([
    422,
    "no-store",
    null,
  ]);
  expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  const html = await answer.text();
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('value="ishara"');
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;</textarea>");
  expect(await kept(site)).toEqual([]);
});

test("the limit on messages is that of the visitor's own network", async () => {
  const site = await openTestSite({ TRUST_PROXY: "1" });
  const from = (address: string) => send(site, MESSAGE, { "X-Forwarded-For": address });
  for (let count = 0; count < 5; count += 1) expect((await from("203.0.113.9")).status).toBe(200);
  const refused = await from("203.0.113.9");
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain('role="alert"');
  expect((await from("198.51.100.7")).status).toBe(200);
});

test("a form on another site cannot write in a visitor's name", async () => {
  const site = await openTestSite({ SITE_URL: "https://tuskers.example" });
  const status = async (headers: Record<string, string>) => (await send(site, MESSAGE, headers)).status;
  expect(await status({ "Sec-Fetch-Site": "cross-site" })).toBe(403);
  expect(await status({ "Sec-Fetch-Site": "same-site" })).toBe(403);
  expect(await status({ Origin: "https://evil.example" })).toBe(403);
  expect(await status({ Origin: "null" })).toBe(403);
  expect(await kept(site)).toEqual([]);
  expect(await status({ "Sec-Fetch-Site": "same-origin", Origin: "https://tuskers.example" })).toBe(200);
  expect(await status({ Origin: "https://tuskers.example" })).toBe(200);
  expect(await status({ Origin: `http://127.0.0.1:${site.port}` })).toBe(200);
});

test("a form with far more than its fields take is not sent back many times as long", async () => {
  const site = await openTestSite();
  const quotes = (count: number) => ({ ...MESSAGE, email: "", message: '"'.repeat(count) });
  for (const count of [15_000, 30_000, 60_000, 190_000]) {
    const answer = await send(site, quotes(count));
    expect([413, 422]).toContain(answer.status);
    expect((await answer.text()).length, `${count} quotes`).toBeLessThan(300_000);
  }
  const tooLong = await send(site, quotes(15_000));
  expect([tooLong.status, (await tooLong.text()).split("&quot;".repeat(10_000)).length]).toEqual([422, 2]);
});

test("a long message in any script comes back whole, with its line ends", async () => {
  const site = await openTestSite();
  const message = "ශ්‍රී\r\n".repeat(1_250);
  const answer = await send(site, { ...MESSAGE, email: "ishara", message });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(`${message.replaceAll("\r\n", "\n")}</textarea>`);
});

test("forms are counted before they are read, 120 a minute from one network", async () => {
  const site = await openTestSite({ TRUST_PROXY: "1" });
  const tooLong = { ...MESSAGE, message: "a".repeat(120_000) };
  const status = async (address: string) => (await send(site, tooLong, { "X-Forwarded-For": address })).status;
  for (let sent = 0; sent < 120; sent += 1) expect(await status("203.0.113.9")).toBe(413);
  expect(await status("203.0.113.9")).toBe(429);
  expect(await status("198.51.100.7")).toBe(413);
});

test("only a form of a bearable size is read, and only here", async () => {
  const site = await openTestSite();
  expect((await send(site, { ...MESSAGE, message: "a".repeat(300_000) })).status).toBe(413);
  expect((await send(site, MESSAGE, { "Content-Type": "text/plain" })).status).toBe(415);
  expect((await site.get("/contact", { method: "PUT" })).status).toBe(405);
  expect((await site.get("/about", { method: "POST" })).status).toBe(405);
  expect(await kept(site)).toEqual([]);
});
