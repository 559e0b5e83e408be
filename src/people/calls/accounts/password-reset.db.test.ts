import { expect, test } from "vitest";
import { type MailSite, openMailSite, setAddress } from "../../../../tests/support/mail-site.ts";
import { migrateAhead } from "../../../../tests/support/migrate-ahead.ts";
import { createTestAccount, openTestApi, TEST_PASSWORD, TEST_USERNAME } from "../../../../tests/support/test-api.ts";
import { disableAccount } from "../../accounts/actions/disable-account.server.ts";
import { mailResetLinks } from "../../accounts/mailed-links/reset-password.server.ts";
import { getAccount, updateAccount } from "../../accounts/rows/account-rows.server.ts";
import { newTotpSecret } from "../../accounts/totp.server.ts";

const MINUTE = 60_000;
const EMAIL = "keeper@example.com";
const NEW = "another good password";

async function openWithAddress() {
  const site = await openMailSite();
  await setAddress(site, { token: site.token, email: EMAIL, password: TEST_PASSWORD });
  return site;
}

const ask = ({ call }: MailSite, username: string) => call("POST", "/api/auth/password-reset", { json: { username } });
const reset = ({ call }: MailSite, token: string, password = NEW) =>
  call("PUT", "/api/auth/password-reset", { json: { token, password } });
const login = ({ call }: MailSite, password: string) =>
  call("POST", "/api/auth/login", { json: { username: TEST_USERNAME, password } });

/** Asks as the call does, and waits for the mail. @returns the token of the link */
async function link(site: MailSite, name = TEST_USERNAME): Promise<string> {
  await mailResetLinks(site.services, name);
  await site.settle();
  return site.lastToken();
}

test("a mailed link sets a new password once, and ends what the old one had opened", async () => {
  const site = await openWithAddress();
  const { call, token, arrived, settle } = site;
  expect((await ask(site, TEST_USERNAME)).status).toBe(200);
  await expect.poll(() => arrived().at(-1)?.subject).toBe("Choose a new password");
  expect(arrived().at(-1)?.to).toBe(EMAIL);
  const first = site.lastToken();
  const second = await link(site);
  expect(await (await reset(site, first)).json()).toEqual({ username: TEST_USERNAME });
  expect((await call("GET", "/api/account", { token })).status).toBe(401);
  expect((await login(site, TEST_PASSWORD)).status).toBe(401);
  expect((await login(site, NEW)).status).toBe(200);
  for (const used of [first, second]) expect((await reset(site, used)).status).toBe(404);
  await settle();
  expect(arrived().map(({ subject }) => subject)).toContain("Your password was changed");
});

test("no link is promised where none can be stored", async () => {
  const site = await openWithAddress();
  await migrateAhead(site.services.config);
  for (const name of [TEST_USERNAME, "nobody"]) expect((await ask(site, name)).status).toBe(503);
});

test("a link is valid for 30 minutes", async () => {
  const site = await openWithAddress();
  const token = await link(site);
  site.services.clock.advance(30 * MINUTE - 1);
  expect((await reset(site, token, "short")).status).toBe(422);
  site.services.clock.advance(1);
  expect((await reset(site, token)).status).toBe(404);
});

test("a second factor still applies", async () => {
  const site = await openWithAddress();
  const { db } = site.services;
  const { seq } = await getAccount(db.read, TEST_USERNAME);
  await db.write
    .transaction()
    .execute((transaction) =>
      updateAccount(transaction, seq, { totp_secret: newTotpSecret(), totp_enabled_at: "2026-03-01T06:00:00.000Z" }),
    );
  expect((await reset(site, await link(site))).status).toBe(200);
  const answer = await login(site, NEW);
  expect([answer.status, await answer.json()]).toMatchObject([401, { code: "otp_required" }]);
});

test("the answer does not tell whether there is such an account, and only those with an address get mail", async () => {
  const site = await openWithAddress();
  const { services, arrived, settle } = site;
  await createTestAccount(services, "nowhere");
  await createTestAccount(services, "left");
  const { seq } = await getAccount(services.db.read, "left");
  await services.db.write
    .transaction()
    .execute((transaction) =>
      updateAccount(transaction, seq, { email: "left@example.com", email_confirmed_at: "2026-03-01T06:00:00.000Z" }),
    );
  await disableAccount(services, "left");
  const before = arrived().length;
  const answers = await Promise.all(
    ["nobody", "nowhere", "left", "left@example.com"].map(async (name) => {
      const answer = await ask(site, name);
      return [answer.status, await answer.text()];
    }),
  );
  const known = await ask(site, EMAIL.toUpperCase());
  expect(new Set([...answers, [known.status, await known.text()]].map(String)).size).toBe(1);
  await expect.poll(() => arrived().length).toBe(before + 1);
  await settle();
  expect(arrived().slice(before)).toMatchObject([{ to: EMAIL }]);
});

test("disabling an account, changing its password and changing its address void its links, and no others", async () => {
  for (const change of [
    (site: MailSite) => disableAccount(site.services, "second"),
    ({ call }: MailSite, token: string) =>
      call("PUT", "/api/account/password", { token, json: { currentPassword: TEST_PASSWORD, newPassword: NEW } }),
    (site: MailSite, token: string) => setAddress(site, { token, email: "other@example.com", password: TEST_PASSWORD }),
  ]) {
    const site = await openWithAddress();
    const others = await link(site);
    await createTestAccount(site.services, "second");
    const credentials = { username: "second", password: TEST_PASSWORD };
    const { access_token: token } = (await (
      await site.call("POST", "/api/auth/login", { json: credentials })
    ).json()) as { access_token: string };
    await setAddress(site, { token, email: "second@example.com", password: TEST_PASSWORD });
    const mailed = await link(site, "second");
    await change(site, token);
    expect((await reset(site, mailed, "yet another password")).status).toBe(404);
    expect((await reset(site, others)).status).toBe(200);
  }
});

test("links are limited for each account and for each network", async () => {
  const site = await openWithAddress();
  const before = site.arrived().length;
  for (let asked = 0; asked < 5; asked += 1) expect((await ask(site, TEST_USERNAME)).status).toBe(200);
  expect((await ask(site, TEST_USERNAME)).status).toBe(429);
  await expect.poll(() => site.arrived().length).toBe(before + 3);
  await mailResetLinks(site.services, TEST_USERNAME);
  await site.settle();
  expect(site.arrived()).toHaveLength(before + 3);
});

test("a site without SMTP says whom to ask", async () => {
  const { call } = await openTestApi();
  const answer = await call("POST", "/api/auth/password-reset", { json: { username: TEST_USERNAME } });
  expect([answer.status, await answer.json()]).toMatchObject([
    409,
    { code: "no_mail", message: expect.stringContaining("Ask an administrator") },
  ]);
});

test("a sign-in from a browser in which the account was not used before is told by mail, and only the first", async () => {
  const site = await openWithAddress();
  const { call, services, arrived, settle } = site;
  const before = arrived().length;
  // Somebody else has used the browser.
  await createTestAccount(services, "second");
  const others = await call("POST", "/api/auth/login", { json: { username: "second", password: TEST_PASSWORD } });
  const Cookie = others.headers.get("set-cookie")?.split(";")[0] ?? "";
  const json = { username: TEST_USERNAME, password: TEST_PASSWORD };
  const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  await call("POST", "/api/auth/login", { json, headers: { "User-Agent": agent, Cookie } });
  await settle();
  expect(arrived().slice(before)).toMatchObject([
    { to: EMAIL, subject: "A new sign-in to your account", text: expect.stringContaining("with Firefox on Linux") },
  ]);
  expect((await call("POST", "/api/auth/login", { json, headers: { Cookie } })).status).toBe(200);
  await settle();
  expect(arrived()).toHaveLength(before + 1);
});
