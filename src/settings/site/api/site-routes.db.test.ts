import { expect, test } from "vitest";
import { openTestApi, type TestApi } from "../../../../tests/support/test-api.ts";
import { getContentVersion } from "../../../platform/db/content-version.server.ts";
import { saveSetting } from "../../setting-rows.server.ts";
import { SHIPPED_SETTINGS, type SiteSettings } from "../site-settings.ts";

const SETTINGS: SiteSettings = {
  ...SHIPPED_SETTINGS,
  name: { en: "Tuskers of Lanka", si: "ලංකාවේ දළ ඇත්තු", ta: null },
  links: [{ label: "Facebook", url: "https://facebook.example/tuskers" }],
  licence: "CC-BY-4.0",
  recipients: ["one@example.com"],
};

const save = ({ call, token }: TestApi, json: unknown, version?: number) =>
  call("PUT", "/api/settings/site", {
    token,
    json,
    ...(version === undefined ? {} : { headers: { "If-Match": `"${version}"` } }),
  });
const read = async ({ call, token }: TestApi) =>
  (await call("GET", "/api/settings/site", { token })).json() as Promise<SiteSettings & { version: number }>;

test("nothing is set at first, and what is set is read back with who set it", async () => {
  const site = await openTestApi();
  expect(await read(site)).toEqual({
    ...SHIPPED_SETTINGS,
    ...{ version: 0, updatedAt: null, updatedBy: null, recipientsOfEnvironment: null },
  });
  const answer = await save(site, SETTINGS, 0);
  expect([answer.status, answer.headers.get("ETag")]).toEqual([200, '"1"']);
  const stored = { ...SETTINGS, version: 1, updatedBy: "keeper", updatedAt: expect.any(String) };
  expect(await answer.json()).toMatchObject(stored);
  expect(await read(site)).toMatchObject(stored);
});

test("everybody may read how the site presents itself, and nobody the recipients", async () => {
  const site = await openTestApi();
  await save(site, SETTINGS);
  const answer = await site.call("GET", "/api/site");
  const { recipients: _, ...identity } = SETTINGS;
  expect([answer.status, await answer.json()]).toEqual([200, identity]);
  expect((await site.call("GET", "/api/settings/site")).status).toBe(401);
});

test("a file of the directory holds none of it", async () => {
  const site = await openTestApi();
  await save(site, SETTINGS);
  const answer = await site.call("GET", "/api/export", { token: site.token });
  const text = await answer.text();
  expect(answer.status).toBe(200);
  expect(JSON.parse(text)).not.toHaveProperty("settings");
  expect(text).not.toContain("one@example.com");
});

test("who saves over a newer version is told, and nothing is saved", async () => {
  const site = await openTestApi();
  await save(site, SETTINGS, 0);
  const late = await save(site, { ...SETTINGS, licence: null }, 0);
  expect([late.status, await late.json()]).toMatchObject([412, { message: expect.stringContaining("keeper") }]);
  expect(await read(site)).toMatchObject({ version: 1, licence: "CC-BY-4.0" });
  expect((await save(site, { ...SETTINGS, licence: null }, 1)).status).toBe(200);
});

test("the log names what was changed but no address, and a save without a change is none", async () => {
  const site = await openTestApi();
  await save(site, SETTINGS);
  await save(site, SETTINGS);
  await save(site, { ...SETTINGS, recipients: ["two@example.com"] });
  const lines = await site.services.db.read
    .selectFrom("activities")
    .select(["username", "action", "subject_name", "detail"])
    .where("subject_kind", "=", "setting")
    .orderBy("seq")
    .execute();
  const line = { username: "keeper", action: "changed", subject_name: "The site" };
  expect(lines).toEqual([
    { ...line, detail: "Changed: name, links, licence, recipients of messages." },
    { ...line, detail: "Changed: recipients of messages." },
  ]);
  expect((await read(site)).version).toBe(2);
});

test("what visitors see becomes new with the save, and recipients alone change nothing of it", async () => {
  const site = await openTestApi();
  const version = () => getContentVersion(site.services.db.read);
  const before = await version();
  await save(site, { ...SHIPPED_SETTINGS, recipients: ["one@example.com"] });
  expect(await version()).toBe(before);
  await save(site, SETTINGS);
  expect(await version()).toBe(before + 1);
});

test("settings that cannot be read count as not set, and can be saved anew", async () => {
  const site = await openTestApi();
  await site.services.db.write
    .transaction()
    .execute((transaction) =>
      saveSetting(transaction, "site", { value: { of: "another release" }, by: null, now: new Date() }),
    );
  expect(await read(site)).toMatchObject({ ...SHIPPED_SETTINGS, version: 0 });
  expect((await save(site, SETTINGS, 0)).status).toBe(200);
  expect(await read(site)).toMatchObject(SETTINGS);
});

const link = (url: string, label = "A") => ({ links: [{ label, url }] });
const inEnglish = (en: string) => ({ en, si: null, ta: null });

test.each<[string, string, object]>([
  ["a name of two lines", "name.en", { name: inEnglish("One\nTwo") }],
  ["a name of 10,000 characters", "name.en", { name: inEnglish("x".repeat(10_000)) }],
  ["an empty name", "name.si", { name: { en: null, si: " ", ta: null } }],
  ["a name that reverses its direction", "name.en", { name: inEnglish("abc\u202e") }],
  ["a footer with a position", "footer.en", { footer: inEnglish("6.9271, 79.8612") }],
  ["a script as a link", "links.0.url", link("javascript:alert(1)")],
  ["a link without encryption", "links.0.url", link("http://social.example/a")],
  ["a link with a password", "links.0.url", link("https://a:b@social.example/a")],
  ["a link of two lines", "links.0.url", link("https://social.example/a\nb")],
  ["a link without a name", "links.0.label", link("https://social.example/a", "")],
  ["a link to a position", "links.0.url", link("https://maps.google.com/?q=6.9271,79.8612")],
  ["eleven links", "links", { links: Array(11).fill({ label: "A", url: "https://social.example/a" }) }],
  ["an unknown licence", "licence", { licence: "MIT" }],
  ["a recipient with a header", "recipients.0", { recipients: ["a@example.com\r\nBcc: b@example.com"] }],
  ["two recipients as one", "recipients.0", { recipients: ["a@example.com, b@example.com"] }],
  ["a recipient with a name", "recipients.0", { recipients: ["Nimal <a@example.com>"] }],
  ["21 recipients", "recipients", { recipients: Array.from({ length: 21 }, (_, n) => `a${n}@example.com`) }],
])("%s is refused at its place", async (_, path, flaw) => {
  const site = await openTestApi();
  const answer = await save(site, { ...SHIPPED_SETTINGS, ...flaw });
  expect([answer.status, await answer.json()]).toMatchObject([422, { errors: [{ path }] }]);
  expect((await read(site)).version).toBe(0);
});

test("two texts that give a position together are refused", async () => {
  const site = await openTestApi();
  const halves = { name: inEnglish("6.9271"), description: inEnglish("79.8612") };
  expect((await save(site, { ...SHIPPED_SETTINGS, ...halves })).status).toBe(422);
});

test("the description of the API takes the name and the licence", async () => {
  const site = await openTestApi();
  const info = async () => ((await (await site.call("GET", "/api/openapi.json")).json()) as { info: object }).info;
  expect(await info()).toMatchObject({ title: "Sri Lankan Tuskers" });
  expect(await info()).not.toHaveProperty("license");
  await save(site, { ...SETTINGS, name: inEnglish("A & <b>") });
  expect(await info()).toMatchObject({
    title: "A & <b>",
    license: { name: "CC BY 4.0", url: "https://creativecommons.org/licenses/by/4.0/" },
  });
  expect(await (await site.call("GET", "/api/docs")).text()).toContain("<title>The calls of A &amp; &lt;b&gt;</title>");
});
