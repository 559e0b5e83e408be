import { describe, expect, test } from "vitest";
import { codeAt, turnOnSecondFactorOf } from "../../../tests/support/second-factor.ts";
import {
  openTestApi,
  storeApiKey,
  TEST_PASSWORD,
  TEST_USERNAME,
  type TestApi,
} from "../../../tests/support/test-api.ts";
import { getContentVersion } from "../../platform/db/content-version.server.ts";
import { saveSetting } from "../settings/setting-rows.server.ts";
import { SHIPPED_SETTINGS, type SiteSettings } from "../settings/site/site-settings.ts";

const SETTINGS: SiteSettings = {
  ...SHIPPED_SETTINGS,
  name: { en: "Tuskers of Lanka", si: "ලංකාවේ දළ ඇත්තු", ta: null },
  links: [{ label: "Facebook", url: "https://facebook.example/tuskers" }],
  licence: "CC-BY-4.0",
  recipients: ["one@example.com"],
};

/** Without a password, which only other recipients need. */
const saveUnconfirmed = ({ call, token }: Pick<TestApi, "call" | "token">, json: object, version?: number) =>
  call("PUT", "/api/settings/site", {
    token,
    json,
    ...(version === undefined ? {} : { headers: { "If-Match": `"${version}"` } }),
  });
const save = (site: Pick<TestApi, "call" | "token">, json: object, version?: number) =>
  saveUnconfirmed(site, { currentPassword: TEST_PASSWORD, ...json }, version);
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

describe("other recipients", () => {
  const OTHERS: SiteSettings = { ...SETTINGS, recipients: ["two@example.com"] };
  const WRONG = { currentPassword: "not the password" };
  const answerOf = async (response: Response) => ({ status: response.status, body: await response.json() });

  test("are refused with a token alone and with a wrong password, and nothing is saved", async () => {
    const site = await openTestApi();
    await save(site, SETTINGS);
    expect(await answerOf(await saveUnconfirmed(site, OTHERS))).toMatchObject({
      status: 422,
      body: { errors: [{ path: "currentPassword" }] },
    });
    expect(await answerOf(await save(site, { ...OTHERS, ...WRONG }))).toMatchObject({
      status: 422,
      body: { code: "wrong_password", errors: [{ path: "currentPassword" }] },
    });
    expect((await saveUnconfirmed(site, { ...SETTINGS, recipients: [] })).status).toBe(422);
    expect(await read(site)).toMatchObject({ ...SETTINGS, version: 1 });
    expect((await save(site, OTHERS)).status).toBe(200);
    expect(await read(site)).toMatchObject({ ...OTHERS, version: 2 });
  });

  test("are what needs the password, and nothing else does", async () => {
    const site = await openTestApi();
    await save(site, SETTINGS);
    const { recipients } = SETTINGS;
    const more = { ...SHIPPED_SETTINGS, name: inEnglish("Tuskers"), recipients: [...recipients, ...recipients] };
    expect((await saveUnconfirmed(site, more, 1)).status).toBe(200);
    expect((await save(site, { ...more, ...WRONG, licence: "CC0-1.0" }, 2)).status).toBe(200);
    expect(await read(site)).toMatchObject({ recipients, licence: "CC0-1.0", version: 3 });
  });

  test("need the code as well where the account has a second factor", async () => {
    const { call, services } = await openTestApi();
    const own = { username: TEST_USERNAME, password: TEST_PASSWORD };
    const { token, secret } = await turnOnSecondFactorOf(services, own);
    services.clock.advance(30_000);
    const site = { call, token };
    for (const missing of [{}, { code: " " }]) {
      expect(await answerOf(await save(site, { ...OTHERS, ...missing }))).toMatchObject({
        status: 422,
        body: { code: "otp_required", errors: [{ path: "code" }] },
      });
    }
    const code = codeAt(secret, services.clock.now());
    const wrong = code === "000000" ? "000001" : "000000";
    expect(await answerOf(await save(site, { ...OTHERS, code: wrong }))).toMatchObject({
      status: 422,
      body: { code: "wrong_code", errors: [{ path: "code" }] },
    });
    expect((await save(site, { ...OTHERS, code })).status).toBe(200);
    // A code works once, whatever it is used for.
    expect(await answerOf(await save(site, { ...SETTINGS, code }))).toMatchObject({ body: { code: "wrong_code" } });
  });

  test("count wrong passwords, and refuse the right one after ten", async () => {
    const site = await openTestApi();
    for (let tried = 0; tried < 10; tried += 1) {
      expect((await save(site, { ...OTHERS, ...WRONG })).status).toBe(422);
    }
    expect((await save(site, OTHERS)).status).toBe(429);
    expect((await saveUnconfirmed(site, { ...SHIPPED_SETTINGS, licence: "CC0-1.0" })).status).toBe(200);
  });

  test("are never set with an API key", async () => {
    const site = await openTestApi();
    const token = await storeApiKey(site.services, { username: TEST_USERNAME, scope: "publish" });
    expect((await save({ ...site, token }, OTHERS)).status).toBe(403);
    expect(await read(site)).toMatchObject({ recipients: [], version: 0 });
  });

  test("of two at once, only those of the first are saved", async () => {
    const site = await openTestApi();
    const answers = await Promise.all([save(site, SETTINGS, 0), save(site, OTHERS, 0)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    // Who comes too late is told so before being asked for a password.
    expect((await saveUnconfirmed(site, { ...SETTINGS, recipients: [] }, 0)).status).toBe(412);
    expect(await read(site)).toMatchObject({ version: 1 });
  });
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
