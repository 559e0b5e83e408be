import { describe, expect, test } from "vitest";
import { openMailSite } from "../../../../tests/support/mail-site.ts";
import { readMail } from "../../../../tests/support/read-mail.ts";
import { openTestApi, TEST_PASSWORD } from "../../../../tests/support/test-api.ts";
import { checkRecipients } from "../../../app/doctor/check-recipients.server.ts";
import { SHIPPED_SETTINGS, type SiteSettings } from "./site-settings.ts";

const MESSAGE = { name: "Nimal", email: "nimal@example.com", subject: "A question", message: "Where is he?" };

async function openSite() {
  const site = await openMailSite();
  let sent = 0;
  const send = async () => {
    sent += 1;
    // The same message sent twice is stored once.
    const json = { ...MESSAGE, message: `Where is he? I ask for time ${sent}.` };
    expect((await site.call("POST", "/api/contact", { json })).status).toBe(201);
    await site.settle();
    const last = site.server.received.at(-1);
    return { to: last?.to, headers: readMail(last?.source ?? "").headers };
  };
  const put = async (settings: Partial<SiteSettings> & { currentPassword?: string }) => {
    const json = { ...SHIPPED_SETTINGS, ...settings };
    const { status } = await site.call("PUT", "/api/settings/site", { token: site.token, json });
    await site.settle();
    return status;
  };
  const save = async (settings: Partial<SiteSettings>) =>
    expect(await put({ ...settings, currentPassword: TEST_PASSWORD })).toBe(200);
  return { ...site, send, put, save };
}

test("recipients in the settings win over those of the environment, from the next message on", async () => {
  const { send, save } = await openSite();
  expect((await send()).to).toEqual(["contact@tuskers.example"]);
  await save({ recipients: ["one@example.com", "two@example.com", "one@example.com"] });
  expect((await send()).to).toEqual(["one@example.com", "two@example.com"]);
  await save({ recipients: [] });
  expect((await send()).to).toEqual(["contact@tuskers.example"]);
});

describe("when the recipients change", () => {
  test("all former ones are told by mail when and by whom, but not who comes after them", async () => {
    const { save, arrived } = await openSite();
    await save({ recipients: ["one@example.com", "two@example.com"] });
    // Those of the environment counted while the settings named nobody.
    expect(arrived()).toMatchObject([{ to: "contact@tuskers.example" }]);
    await save({ recipients: ["two@example.com", "three@example.com"] });
    expect(arrived().map(({ to }) => to)).toEqual(["contact@tuskers.example", "one@example.com", "two@example.com"]);
    for (const { text } of arrived()) {
      expect(text).toContain("keeper");
      expect(text).toContain("1 March 2026");
      expect(text).toContain("11:30");
      expect(text).toContain("https://tuskers.example/admin/settings");
      expect(text).not.toContain("@");
    }
    await save({ recipients: [] });
    expect(arrived().slice(3)).toMatchObject([{ to: "two@example.com" }, { to: "three@example.com" }]);
  });

  test("nobody is told of a save that leaves them, or that is refused", async () => {
    const { put, save, arrived } = await openSite();
    await save({ recipients: ["one@example.com"] });
    const told = arrived().length;
    expect(await put({ recipients: ["one@example.com"], licence: "CC0-1.0" })).toBe(200);
    expect(await put({ recipients: ["two@example.com"], currentPassword: "not the password" })).toBe(422);
    expect(arrived()).toHaveLength(told);
  });

  test("nothing waits to be sent where the site cannot send mail", async () => {
    const { call, token, services } = await openTestApi();
    for (const recipients of [["one@example.com"], ["two@example.com"]]) {
      const json = { ...SHIPPED_SETTINGS, recipients, currentPassword: TEST_PASSWORD };
      expect((await call("PUT", "/api/settings/site", { token, json })).status).toBe(200);
    }
    expect(await services.db.read.selectFrom("account_mails").selectAll().execute()).toEqual([]);
  });
});

test("mails come under the name of the site, whatever it contains", async () => {
  const { send, save } = await openSite();
  expect((await send()).headers.from).toContain("Sri Lankan Tuskers");
  for (const name of ['Tuskers, "Lanka" <a@b.example>', "ලංකාවේ දළ ඇත්තු", "=?utf-8?Q?Other?="]) {
    await save({ name: { en: name, si: null, ta: null } });
    const { from = "" } = (await send()).headers;
    expect(from).toMatch(/ <contact@tuskers\.example>$/);
    expect(
      from
        .replace(/ <contact@tuskers\.example>$/, "")
        .replace(/^"(.*)"$/, "$1")
        .replaceAll('\\"', '"'),
    ).toBe(name);
  }
});

test("the doctor says which recipients count", async () => {
  const { save, services } = await openSite();
  const found = () => checkRecipients(services.config, services.db.read);
  expect(await found()).toMatchObject([{ level: "ok", sentence: expect.stringContaining("addresses in CONTACT_TO") }]);
  await save({ recipients: ["one@example.com", "two@example.com"] });
  const [finding] = await found();
  expect(finding).toMatchObject({ level: "ok", sentence: expect.stringContaining("the 2 recipients in the settings") });
  expect(finding?.sentence).not.toContain("@");
  const withoutMail = { mail: { smtp: undefined, emailJs: undefined } };
  expect(await checkRecipients(withoutMail, services.db.read)).toMatchObject([{ level: "hint" }]);
});
