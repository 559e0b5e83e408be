import { expect, test } from "vitest";
import { type MailSite, openMailSite, setAddress } from "../../../../tests/support/mail-site.ts";
import {
  createTestAccount,
  openTestApi,
  signInAs,
  TEST_PASSWORD,
  TEST_USERNAME,
} from "../../../../tests/support/test-api.ts";
import { readAlertAddresses } from "../../accounts/rows/account-rows.server.ts";

const HOUR = 60 * 60 * 1000;
const EMAIL = "keeper@example.com";

const mailOf = async ({ call, token }: Pick<MailSite, "call" | "token">) =>
  ((await (await call("GET", "/api/account", { token })).json()) as { mail: object }).mail;
const ask = ({ call, token }: Pick<MailSite, "call" | "token">, email: unknown, currentPassword = TEST_PASSWORD) =>
  call("PUT", "/api/account/email", { token, json: { email, currentPassword } });
const confirm = ({ call }: Pick<MailSite, "call">, token: string) =>
  call("PUT", "/api/auth/email", { json: { token } });

test("an address is the account's once the link that went there is opened, and the link works once", async () => {
  const site = await openMailSite();
  const { arrived, settle, lastToken, services } = site;
  expect(await mailOf(site)).toEqual({ possible: true, address: null, unconfirmed: null, alerts: false });
  expect((await ask(site, ` ${EMAIL} `)).status).toBe(200);
  await settle();
  expect(arrived()).toMatchObject([{ to: EMAIL, subject: "Confirm your e-mail address" }]);
  expect(arrived()[0]?.text).toContain(`https://tuskers.example/admin/confirm-address#${lastToken()}`);
  expect(await mailOf(site)).toMatchObject({ address: null, unconfirmed: EMAIL });
  const writer = await signInAs(services, "writer");
  expect(await mailOf({ ...site, token: writer })).toMatchObject({ address: null, unconfirmed: null });
  const stored = await services.db.read.selectFrom("account_links").selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(lastToken());

  const token = lastToken();
  expect(await (await confirm(site, token)).json()).toEqual({ username: TEST_USERNAME });
  expect(await mailOf(site)).toEqual({ possible: true, address: EMAIL, unconfirmed: null, alerts: false });
  expect((await confirm(site, token)).status).toBe(404);
});

test("a link to confirm ends after a day, and when another is sent", async () => {
  const site = await openMailSite();
  await ask(site, "first@example.com");
  await site.settle();
  const first = site.lastToken();
  await ask(site, EMAIL);
  await site.settle();
  expect((await confirm(site, first)).status).toBe(404);
  site.services.clock.advance(24 * HOUR);
  expect((await confirm(site, site.lastToken())).status).toBe(404);
  expect(await mailOf(site)).toMatchObject({ address: null, unconfirmed: null });
});

test("the old address hears of a change and of the removal", async () => {
  const site = await openMailSite();
  const { token, arrived, call, settle } = site;
  await setAddress(site, { token, email: EMAIL, password: TEST_PASSWORD });
  await setAddress(site, { token, email: "new@example.com", password: TEST_PASSWORD });
  expect(arrived().at(-1)).toMatchObject({ to: EMAIL, subject: "Your e-mail address was changed" });
  const removed = await call("POST", "/api/account/email/off", { token, json: { currentPassword: TEST_PASSWORD } });
  expect(removed.status).toBe(200);
  await settle();
  expect(arrived().at(-1)).toMatchObject({ to: "new@example.com", subject: "Your e-mail address was removed" });
  expect(await mailOf(site)).toMatchObject({ address: null, alerts: false });
});

test("a stolen token, a wrong address and the same address change nothing", async () => {
  const site = await openMailSite();
  await setAddress(site, { token: site.token, email: EMAIL, password: TEST_PASSWORD });
  const mails = site.arrived().length;
  for (const [email, password] of [
    ["new@example.com", "a wrong password"],
    ["not an address", TEST_PASSWORD],
    ["a@b.example, c@d.example", TEST_PASSWORD],
    [`new@example.com\r\nBcc: other@example.com`, TEST_PASSWORD],
    [`${"a".repeat(260)}@example.com`, TEST_PASSWORD],
    ["KEEPER@example.com", TEST_PASSWORD],
  ]) {
    expect([email, (await ask(site, email, password)).status]).toEqual([email, 422]);
  }
  await site.settle();
  expect(site.arrived()).toHaveLength(mails);
});

test("an account cannot fill the mailbox of somebody else", async () => {
  const site = await openMailSite();
  for (let sent = 0; sent < 3; sent += 1) expect((await ask(site, EMAIL)).status).toBe(200);
  expect((await ask(site, EMAIL)).status).toBe(429);
});

test("a site without SMTP says that it cannot send mail", async () => {
  const site = await openTestApi();
  expect(await mailOf(site)).toMatchObject({ possible: false });
  const answer = await ask(site, EMAIL);
  expect([answer.status, await answer.json()]).toMatchObject([409, { code: "no_mail" }]);
  expect(await (await site.call("GET", "/api/auth/options")).json()).toMatchObject({ passwordReset: false });
});

test("administrators may ask for mail when the site needs attention, and see nobody else's address", async () => {
  const site = await openMailSite();
  const { call, token, services } = site;
  const want = (wanted: boolean, by = token) => call("PUT", "/api/account/alerts", { token: by, json: { wanted } });
  expect((await want(true)).status).toBe(409);
  await setAddress(site, { token, email: EMAIL, password: TEST_PASSWORD });
  expect((await want(true)).status).toBe(200);
  expect(await readAlertAddresses(services.db.read)).toEqual([EMAIL]);
  await createTestAccount(services, "second");
  const second = { username: "second", password: TEST_PASSWORD };
  const { access_token } = (await (await call("POST", "/api/auth/login", { json: second })).json()) as {
    access_token: string;
  };
  for (const path of ["/api/accounts", "/api/activity", "/api/export?format=json", "/api/desk"]) {
    expect(await (await call("GET", path, { token: access_token })).text()).not.toContain(EMAIL);
  }
  expect((await want(true, await signInAs(services, "writer"))).status).toBe(403);
  expect((await want(false)).status).toBe(200);
  expect(await readAlertAddresses(services.db.read)).toEqual([]);
});
