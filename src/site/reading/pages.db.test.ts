import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { renderFailing } from "../../../tests/support/render-failing.ts";
import { someTusker } from "../../../tests/support/test-api.ts";
import { openTestSite, type TestSite } from "../../../tests/support/test-site.ts";

async function addTusker({ call, token }: TestSite, fields: Record<string, unknown> = {}) {
  const answer = await call("POST", "/api/tuskers", { token, json: someTusker(fields) });
  expect(answer.status).toBe(201);
  return (await answer.json()) as { _id: string; slug: string };
}

/** The inline scripts that a browser would run, by SHA-256 in base64. */
function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = ""]) => !/\bsrc=/.test(attributes) && !/type="application\//.test(attributes))
    .map(([, , code = ""]) => createHash("sha256").update(code).digest("base64"));
}

test("every kind of page has a strict policy that names each of its scripts, and no style attribute", async () => {
  const site = await openTestSite();
  const gone = await addTusker(site, { name: "Kandula" });
  await site.call("DELETE", `/api/tuskers/${gone._id}`, { token: site.token });
  await addTusker(site, { description: "One\n\nTwo", tags: ["yala"], aliases: ["ගැමුණු"], statusAsOf: "2022-11" });
  const kinds: [address: string, status: number][] = [
    ["/", 200],
    ["/tuskers", 200],
    ["/tuskers?search=nobody", 200],
    ["/tuskers/gemunu", 200],
    ["/tuskers/nobody", 404],
    ["/tuskers/kandula", 410],
    ["/nowhere", 404],
    ["/contact", 200],
  ];
  for (const [address, status] of kinds) {
    const page = await site.get(address);
    expect([address, page.status]).toEqual([address, status]);
    const policy = String(page.headers["content-security-policy"]);
    expect(policy).not.toMatch(/unsafe|nonce/);
    expect(policy).toContain("default-src 'none'");
    const hashes = inlineScriptHashes(page.text);
    expect(hashes).toHaveLength(1);
    for (const hash of hashes) expect(policy).toContain(`'sha256-${hash}'`);
    expect(policy.match(/'sha256-/g)).toHaveLength(new Set(hashes).size);
    expect(page.text).not.toMatch(/<[^>]*\sstyle=/);
    expect(page.text).not.toMatch(/\snonce=/);
    expect(page.text).toContain('<html lang="en">');
    expect(page.text).toContain('<div id="app">');
  }
});

test("pages of one kind share one policy, whatever their content", async () => {
  const site = await openTestSite();
  await addTusker(site, { name: "Raja", description: "He walked before the casket.", age: 60 });
  await addTusker(site, { name: "Kandula", description: "He is older than all records." });
  const [one, other] = [await site.get("/tuskers/raja"), await site.get("/tuskers/kandula")];
  expect(one.headers["content-security-policy"]).toBe(other.headers["content-security-policy"]);
  expect(one.text).toContain("before the casket");
  expect(other.text).toContain("older than all records");
});

test("a script in stored text reaches the page, but its policy does not allow it", async () => {
  const site = await openTestSite();
  const { slug } = await addTusker(site);
  const code = "document.title = 'owned'";
  // The API would have sanitised it: this tests the case in which that ever fails.
  const html = `<p>Text</p><script>${code}</script><script nonce="x">${code}</script>`;
  await site.services.db.write
    .updateTable("tuskers")
    .set({ description_html: html })
    .where("slug", "=", slug)
    .execute();
  const page = await site.get(`/tuskers/${slug}`);
  expect(page.text).toContain(`<script>${code}</script>`);
  const hash = createHash("sha256").update(code).digest("base64");
  expect(page.headers["content-security-policy"]).not.toContain(hash);
});

test("the same address gives the same bytes, and a browser that has them is answered 304", async () => {
  const site = await openTestSite();
  await addTusker(site);
  const first = await site.get("/tuskers");
  expect(first.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  const second = await site.get("/tuskers", { headers: { Host: "evil.example", Cookie: "a=b" } });
  expect(second.body.equals(first.body)).toBe(true);
  const tag = String(first.headers.etag);
  const third = await site.get("/tuskers", { headers: { "If-None-Match": tag } });
  expect([third.status, third.body.byteLength]).toEqual([304, 0]);
  await addTusker(site, { name: "Neela" });
  const changed = await site.get("/tuskers", { headers: { "If-None-Match": tag } });
  expect(changed.status).toBe(200);
});

test("a page sends along only what it shows", async () => {
  const site = await openTestSite();
  await addTusker(site, {
    description: `${"Long text. ".repeat(30)}MARK-STORY`,
    origin: "MARK-ORIGIN",
    tusks: "MARK-TUSKS",
    ageNote: "MARK-AGE",
    sources: [{ title: "A paper", url: "https://paper.example/", kind: "official" }],
  });
  const list = (await site.get("/tuskers")).text;
  expect(list).not.toMatch(/MARK-|A paper|createdAt|"sources"/);
  const detail = (await site.get("/tuskers/gemunu")).text;
  for (const shown of ["STORY", "AGE", "ORIGIN", "TUSKS"]) expect(detail).toContain(`MARK-${shown}`);
  expect(detail).not.toMatch(/createdAt|searchText/);
});

test("React Router's own data call gives what is the same on every page and nothing more", async () => {
  const site = await openTestSite();
  const answer = await site.get("/admin/login.data");
  expect([answer.status, answer.headers["content-type"]]).toEqual([200, "text/x-script"]);
  expect(answer.text).toContain('"siteUrl"');
  expect(answer.text).not.toMatch(/<html/);
  // Of the pages that the server renders whole there are no such data.
  expect((await site.get("/tuskers.data")).status).toBe(404);
});

test("the head of a page has robots and the address under SITE_URL, ignoring Host", async () => {
  const site = await openTestSite({ SITE_URL: "https://tuskers.example" });
  await addTusker(site);
  const { text } = await site.get("/tuskers/gemunu", { headers: { Host: "evil.example" } });
  expect(text).toContain('<link rel="canonical" href="https://tuskers.example/tuskers/gemunu"/>');
  expect(text).toContain('<meta name="robots" content="index, follow, max-image-preview:large"/>');
  expect(text).not.toContain("evil.example");
  const filtered = (await site.get("/tuskers?category=wild&category=dead&page=1&x=%3Cscript%3E")).text;
  expect(filtered).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(filtered).toContain('href="https://tuskers.example/tuskers?category=wild"');
});

test("a former address of a tusker redirects permanently to the current one", async () => {
  const site = await openTestSite();
  const { _id } = await addTusker(site);
  const renamed = { ...someTusker(), slug: "gemunu-of-yala" };
  await site.call("PUT", `/api/tuskers/${_id}`, { token: site.token, json: renamed });
  const answer = await site.get("/tuskers/gemunu");
  expect([answer.status, answer.headers.location]).toEqual([301, "/tuskers/gemunu-of-yala"]);
});

test("drafts are shown neither in the list nor at their address", async () => {
  const site = await openTestSite();
  await addTusker(site, { name: "Secret bull", publication: "draft" });
  expect((await site.get("/tuskers")).text).not.toContain("Secret bull");
  expect((await site.get("/tuskers/secret-bull")).status).toBe(404);
});

test("the list counts and filters, and leads from beyond its last page to that page", async () => {
  const site = await openTestSite();
  for (let number = 1; number <= 11; number += 1) {
    await addTusker(site, {
      name: `Bull ${String(number).padStart(2, "0")}`,
      status: number === 11 ? "dead" : "alive",
    });
  }
  expect((await site.get("/tuskers")).text).toContain("11 tuskers");
  const dead = (await site.get("/tuskers?status=dead")).text;
  expect(dead.match(/<article/g)).toHaveLength(1);
  expect(dead).toContain("Bull 11");
  const beyond = await site.get("/tuskers?search=bull&page=40");
  expect([beyond.status, beyond.headers.location]).toEqual([302, "/tuskers?search=bull&page=2"]);
  const senseless = await site.get("/tuskers?page=-1&status=asleep&category=");
  expect([senseless.status, senseless.text.match(/<article/g)?.length]).toEqual([200, 9]);
});

test("other names carry their language", async () => {
  const site = await openTestSite();
  await addTusker(site, { aliases: ["ගැමුණු", "கெமுனு", "Gamunu"] });
  const { text } = await site.get("/tuskers/gemunu");
  expect(text).toContain('<span lang="si">ගැමුණු</span>');
  expect(text).toContain('<span lang="ta">கெமுனு</span>');
  expect(text).toContain("<span>Gamunu</span>");
});

test("an address that is no page is Not Found, also where it cannot be read", async () => {
  const site = await openTestSite();
  for (const address of ["/articles/x/y", "/%E0%A4%A", "/tuskers/%E0%A4%A", "/tuskers/%00", "/tuskers/..%2Ffeatured"]) {
    const page = await site.get(address);
    expect([address, page.status]).toEqual([address, 404]);
    expect(page.text).toContain('<div id="app">');
    expect(page.headers.etag).toBeUndefined();
  }
});

test("where the list cannot be read it has a way to try again, and no details", async () => {
  const page = await renderFailing("/tuskers?page=2");
  expect(page.status).toBe(500);
  expect(page.headers["Cache-Control"]).toBe("no-store");
  expect(page.body).toContain('href="/tuskers?page=2"');
  expect(page.body).not.toMatch(/MARK-SECRET|is not a function|\bat \w+ \(/);
});

test("while the database is away a page fails without being kept, and the error is logged", async () => {
  const { services, get } = await openTestSite();
  await services.db.close();
  const logged: unknown[] = [];
  services.log.error = (entry: unknown) => void logged.push(entry);
  const page = await get("/tuskers");
  expect([page.status, page.headers["cache-control"]]).toEqual([services.db.dialect.isServer ? 503 : 500, "no-store"]);
  expect(logged).toEqual([expect.objectContaining({ err: expect.any(Error), path: "/tuskers" })]);
});

test("a page that cannot be rendered at all becomes a complete error page", async () => {
  const site = await openTestSite({}, { pages: { render: async () => Promise.reject(new Error("MARK-CRASH")) } });
  const page = await site.get("/tuskers");
  expect(page.status).toBe(500);
  expect(page.text).toMatch(/^<!doctype html>[\s\S]*<h1[\s\S]*<\/html>/);
  expect(page.text).not.toContain("MARK-CRASH");
  expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
});

test("an address that would leave the site is never rendered", async () => {
  await expect(renderFailing("//evil.example/tuskers")).rejects.toThrow("one slash");
});
