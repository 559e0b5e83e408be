import { beforeEach, expect, test } from "vitest";
import { bodyOf } from "../../../../tests/support/body-of.ts";
import { someTusker } from "../../../../tests/support/test-api.ts";
import { openTestSite, type TestSite } from "../../../../tests/support/test-site.ts";
import type { EditedTranslation } from "../../../content/translation-work/edited-translation.ts";
import type { TuskerDetail } from "../../../content/tuskers/tusker.ts";

let site: TestSite;

beforeEach(async () => {
  site = await openTestSite();
  await site.call("POST", "/api/tuskers", { token: site.token, json: someTusker({ location: "Yala National Park" }) });
}, 180_000);

const SINHALA = /\p{Script=Sinhala}/u;
const TAMIL = /\p{Script=Tamil}/u;

const post = (path: string, body: URLSearchParams | FormData) =>
  fetch(`http://127.0.0.1:${site.port}${path}`, { method: "POST", body, redirect: "manual" });

/** A letter is sent with its photograph, so its form has parts. */
function letter(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test("the contact form answers in the language of its page, and says what is wrong", async () => {
  const answer = await post(
    "/si/contact",
    new URLSearchParams({ name: "Ishara", email: "ishara@", subject: "", message: "" }),
  );
  const html = await answer.text();
  expect(html).toContain('<html lang="si">');
  expect(html).toContain("මාතෘකාව: අවශ්‍යයි.");
  expect(html).not.toContain("Subject is required");
});

test("a form that cannot be read is refused in the language of its page", async () => {
  const answer = await fetch(`http://127.0.0.1:${site.port}/ta/contact`, { method: "POST", body: "{}" });
  expect(answer.status).toBe(415);
  expect(await answer.text()).toMatch(TAMIL);
});

test("a letter is sent, shown and taken back in the language of its page", async () => {
  const refused = await post("/ta/tuskers/gemunu/tell", letter({ kind: "correction", about: "age", right: "" }));
  expect(await refused.text()).toContain("“சரியானது” தேவை.");
  const sent = await post(
    "/ta/tuskers/gemunu/tell",
    letter({ kind: "correction", about: "age", right: "40", seen: "on" }),
  );
  const address = sent.headers.get("Location") ?? "";
  expect(address).toMatch(/^\/ta\/letters\//);
  const shown = await site.get(address);
  expect(shown.text).toContain("கிடைத்தது");
  const gone = await post(address, new URLSearchParams());
  expect(gone.headers.get("Location")).toBe(address);
  expect((await site.get(address)).text).toContain("இங்கு கடிதம் எதுவும் வைக்கப்படவில்லை");
});

test("feeds are in each language, and name their entries there", async () => {
  const feed = (await site.get("/si/feeds/directory.xml")).text;
  expect(feed).toContain('<feed xml:lang="si" ');
  expect(feed).toMatch(/<title type="html"><!\[CDATA\[[^\]]*\p{Script=Sinhala}/u);
  expect(feed).toMatch(/<link href="http:\/\/[^"]*\/si\/tuskers\/gemunu"/);
  expect(feed).toContain("යාල ජාතික වනෝද්‍යානය");
  expect((await site.get("/feeds/directory.xml")).text).not.toMatch(SINHALA);
  expect((await site.get("/si")).text).toContain('href="/si/feeds/directory.xml"');
});

test("the API words its labels and errors in the language that is asked for", async () => {
  const missing = await site.call("GET", `/api/tuskers/slug/gemunu?lang=ta`);
  expect((await bodyOf<{ portraitAlt: string }>(missing)).portraitAlt).toMatch(TAMIL);
  const refused = await site.call("POST", "/api/contact?lang=si", {
    json: { name: "", email: "", subject: "", message: "" },
  });
  const { errors } = await bodyOf<{ errors: { message: string }[] }>(refused);
  for (const { message } of errors) expect(message).toMatch(SINHALA);
});

test("share cards are drawn in each language", { tags: ["deep"] }, async () => {
  for (const [page, pattern] of [
    ["/si/tuskers/gemunu", /\/si\/cards\/tuskers\/gemunu-[0-9a-f]{12}\.png/],
    ["/tuskers/gemunu", /\/cards\/tuskers\/gemunu-[0-9a-f]{12}\.png/],
  ] as const) {
    const [address = ""] = pattern.exec((await site.get(page)).text) ?? [];
    const card = await site.get(address);
    expect([card.status, card.headers["content-type"]]).toEqual([200, "image/png"]);
  }
});

test("the address of a share card in another language follows the name in it", async () => {
  const cardOf = async () =>
    /\/si\/cards\/tuskers\/gemunu-[0-9a-f]{12}\.png/.exec((await site.get("/si/tuskers/gemunu")).text)?.[0] ?? "";
  const before = await cardOf();
  const { token } = site;
  const { _id } = await bodyOf<TuskerDetail>(site.call("GET", "/api/tuskers/slug/gemunu"));
  const edited = await bodyOf<EditedTranslation>(site.call("GET", `/api/translations/si/tusker/${_id}`, { token }));
  const fingerprint = edited.fields.find(({ name }) => name === "name")?.blocks[0]?.fingerprint;
  const pieces = [{ field: "name", fingerprint, nth: 0, text: "ගැමුණු රජ", state: "translated" }];
  const saved = await site.call("PUT", `/api/translations/si/tusker/${_id}`, {
    token,
    json: { pieces, translator: "N" },
  });
  expect(saved.status).toBe(200);
  const after = await cardOf();
  expect(after).not.toBe(before);
  expect((await site.get(before)).headers.location).toContain(after);
});
