import { describe, expect, test } from "vitest";
import { openMailSite, setAddress } from "../../../../tests/support/mail-site.ts";
import { problem } from "../../../../tests/support/problem.ts";
import {
  createTestAccount,
  openTestApi,
  signInAs,
  someTusker,
  storeApiKey,
  TEST_PASSWORD,
  TEST_USERNAME,
} from "../../../../tests/support/test-api.ts";
import { changeRole } from "../../accounts/actions/change-role.server.ts";
import { disableAccount } from "../../accounts/actions/disable-account.server.ts";
import { setPassword } from "../../accounts/actions/set-password.server.ts";
import type { KeyScope } from "../../accounts/roles.ts";
import { listActivities } from "../../activity/activity-rows.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

type Made = { id: string; key: string; name: string; expiresAt: string };

async function openWithKeys() {
  const site = await openTestApi();
  const { call, token } = site;
  const ask = (fields: object = {}) =>
    call("POST", "/api/account/api-keys", {
      token,
      json: { name: "Nightly export", scope: "read", days: 30, currentPassword: TEST_PASSWORD, ...fields },
    });
  const make = async (fields: object = {}) => (await (await ask(fields)).json()) as Made;
  const list = async (path = "/api/account/api-keys") =>
    (await (await call("GET", path, { token })).json()) as Record<string, unknown>[];
  /** Reads what only accounts may read. */
  const read = async (key: string) => (await call("GET", "/api/bin", { token: key })).status;
  const addDraft = (key: string) =>
    call("POST", "/api/tuskers", { token: key, json: someTusker({ publication: "draft" }) });
  return { ...site, ask, make, list, read, addDraft };
}

describe("making a key", () => {
  test("answers it this once, stores its hash, and lists what it is for", async () => {
    const { ask, list, services } = await openWithKeys();
    const answer = await ask({ name: "  Nightly export " });
    expect(answer.status).toBe(201);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const { key, ...shown } = (await answer.json()) as Made;
    expect(key).toMatch(/^slt_[\w-]{43}$/);
    const expected = {
      name: "Nightly export",
      scope: "read",
      createdAt: "2026-03-01T06:00:00.000Z",
      expiresAt: "2026-03-31T06:00:00.000Z",
      lastUsedOn: null,
    };
    expect(shown).toMatchObject(expected);
    expect(await list()).toEqual([shown]);
    expect(await list("/api/accounts/api-keys")).toEqual([{ ...shown, username: TEST_USERNAME }]);
    const stored = await services.db.read.selectFrom("api_keys").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(key);
    const lines = await listActivities(services.db.read, { limit: 1, offset: 0 });
    expect(lines).toMatchObject([{ action: "made API key", username: TEST_USERNAME, detail: "Nightly export, read" }]);
  });

  test("refuses what it cannot be, each at its field", async () => {
    const { ask, list } = await openWithKeys();
    for (const [fields, path] of [
      [{ name: " " }, "name"],
      [{ scope: "everything" }, "scope"],
      [{ days: 0 }, "days"],
      [{ days: 366 }, "days"],
      [{ days: 1.5 }, "days"],
      [{ currentPassword: "wrong" }, "currentPassword"],
    ] as const) {
      const answer = await ask(fields);
      expect([answer.status, await answer.json()]).toMatchObject([422, { errors: [{ path }] }]);
    }
    expect(await list()).toEqual([]);
  });

  test("stops at twenty, and keys that expired a month ago make room", async () => {
    const { ask, services } = await openWithKeys();
    for (let made = 0; made < 20; made += 1) {
      await storeApiKey(services, { username: TEST_USERNAME, scope: "read", expiresAt: "2026-02-01T06:00:00.000Z" });
    }
    expect((await ask()).status).toBe(409);
    services.clock.advance(3 * DAY_MS);
    expect((await ask()).status).toBe(201);
  });
});

describe("a key", () => {
  test("works in place of a sign-in until it expires, and its last day of use is listed", async () => {
    const { list, read, services } = await openWithKeys();
    const expiresAt = "2026-03-20T06:00:00.000Z";
    const key = await storeApiKey(services, { username: TEST_USERNAME, scope: "read", expiresAt });
    expect(await read(key)).toBe(200);
    services.clock.advance(2 * DAY_MS);
    expect(await read(key)).toBe(200);
    expect(await list()).toMatchObject([{ lastUsedOn: "2026-03-03" }]);
    services.clock.advance(17 * DAY_MS);
    expect(await read(key)).toBe(401);
  });

  test("is listed for its owner, and with its owner for administrators, but for nobody else", async () => {
    const { call, list, make, services } = await openWithKeys();
    const { id } = await make();
    const token = await signInAs(services, "writer");
    await storeApiKey(services, { username: "the writer", scope: "read" });
    expect(await list()).toMatchObject([{ id }]);
    const seen = await (await call("GET", "/api/account/api-keys", { token })).json();
    expect(seen).toMatchObject([{ name: "A key" }]);
    const owners = (await list("/api/accounts/api-keys")).map(({ username }) => username);
    expect(owners.toSorted()).toEqual([TEST_USERNAME, "the writer"]);
  });

  test("that does not work is refused by public calls too, with a reason", async () => {
    const { call } = await openWithKeys();
    const answer = await call("GET", "/api/tuskers", { token: `slt_${"a".repeat(43)}` });
    expect([answer.status, await answer.json()]).toEqual([401, problem({ statusCode: 401, code: "key_invalid" })]);
  });

  test("is told the scope that a call needs, and can do no more than its scope", async () => {
    const { addDraft, call, services } = await openWithKeys();
    const keys: Partial<Record<KeyScope, string>> = {};
    for (const scope of ["read", "write", "publish"] as const)
      keys[scope] = await storeApiKey(services, { username: TEST_USERNAME, scope });
    const refused = await addDraft(keys.read ?? "");
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { code: "scope_missing", message: expect.stringContaining("write") },
    ]);
    const draft = await addDraft(keys.write ?? "");
    expect(draft.status).toBe(201);
    const { _id: id } = (await draft.json()) as { _id: string };
    const publish = (token = "") =>
      call("PUT", `/api/tuskers/${id}`, { token, json: someTusker({ publication: "published" }) });
    const unpublished = await publish(keys.write);
    expect([unpublished.status, await unpublished.json()]).toMatchObject([
      403,
      { code: "scope_missing", message: expect.stringContaining("publish") },
    ]);
    expect((await publish(keys.publish)).status).toBe(200);
    const never = await call("DELETE", `/api/bin/tusker/${id}`, { token: keys.publish });
    expect(never.status).toBe(403);
  });

  test("never makes another key", async () => {
    const { call, services } = await openWithKeys();
    const key = await storeApiKey(services, { username: TEST_USERNAME, scope: "publish" });
    const json = { name: "Another", scope: "read", days: 365, currentPassword: TEST_PASSWORD };
    expect((await call("POST", "/api/account/api-keys", { token: key, json })).status).toBe(403);
  });

  test("can do no more than the role that its account has now", async () => {
    const { call, services } = await openWithKeys();
    await createTestAccount(services, "nimal", "editor");
    const key = await storeApiKey(services, { username: "nimal", scope: "publish" });
    const publish = () => call("POST", "/api/tuskers", { token: key, json: someTusker() });
    expect((await publish()).status).toBe(201);
    await changeRole(services, { username: "nimal", role: "writer" });
    expect((await publish()).status).toBe(403);
  });

  test("ends with the account that is disabled, and with its password", async () => {
    const { read, services } = await openWithKeys();
    await createTestAccount(services, "nimal", "editor");
    const key = await storeApiKey(services, { username: "nimal", scope: "read" });
    const own = await storeApiKey(services, { username: TEST_USERNAME, scope: "read" });
    expect([await read(key), await read(own)]).toEqual([200, 200]);
    await disableAccount(services, "nimal");
    expect([await read(key), await read(own)]).toEqual([401, 200]);
    await setPassword(services, { username: TEST_USERNAME, password: "another good long password" });
    expect(await read(own)).toBe(401);
    expect(await services.db.read.selectFrom("api_keys").selectAll().execute()).toEqual([]);
  });

  test("that is wrong too often slows its network down, but not a key that works", async () => {
    const { call, read, services } = await openWithKeys();
    const key = await storeApiKey(services, { username: TEST_USERNAME, scope: "read" });
    for (let tries = 0; tries < 30; tries += 1) expect(await read(`slt_${"b".repeat(43)}`)).toBe(401);
    const refused = await call("GET", "/api/bin", { token: `slt_${"c".repeat(43)}` });
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(await read(key)).toBe(200);
  });
});

describe("revoking a key", () => {
  test("ends it at once; others can revoke it only as administrators", async () => {
    const { call, make, list, read, services } = await openWithKeys();
    const { id, key } = await make();
    const writer = await signInAs(services, "writer");
    expect((await call("DELETE", `/api/account/api-keys/${id}`, { token: writer })).status).toBe(404);
    expect((await call("DELETE", `/api/accounts/api-keys/${id}`, { token: writer })).status).toBe(403);
    expect(await read(key)).toBe(200);
    const token = await signInAs(services, "administrator");
    expect((await call("DELETE", `/api/accounts/api-keys/${id}`, { token })).status).toBe(200);
    expect([await read(key), await list()]).toEqual([401, []]);
    expect((await call("DELETE", `/api/accounts/api-keys/${id}`, { token })).status).toBe(404);
  });

  test("and making one are told to the owner by mail", async () => {
    const site = await openMailSite();
    const { call, token, settle, arrived } = site;
    await setAddress(site, { token, email: "keeper@example.com", password: TEST_PASSWORD });
    const json = { name: "Export", scope: "write", days: 7, currentPassword: TEST_PASSWORD };
    const made = (await (await call("POST", "/api/account/api-keys", { token, json })).json()) as Made;
    await settle();
    expect(arrived().at(-1)).toMatchObject({ subject: "An API key was made for your account" });
    expect(arrived().at(-1)?.text).toContain('"Export" with the scope "write"');
    expect(arrived().at(-1)?.text).not.toContain(made.key);
    await call("DELETE", `/api/account/api-keys/${made.id}`, { token });
    await settle();
    expect(arrived().at(-1)).toMatchObject({ subject: "An API key of your account was revoked" });
  });
});
