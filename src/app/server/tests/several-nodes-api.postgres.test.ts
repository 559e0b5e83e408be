import { describe, expect, test } from "vitest";
import { codeAt, turnOnSecondFactorOf } from "../../../../tests/support/second-factor.ts";
import { openTestApi, TEST_PASSWORD, TEST_USERNAME, type TestApi } from "../../../../tests/support/test-api.ts";
import { createAccount } from "../../../people/accounts/actions/create-account.server.ts";

const ADMINISTRATOR = { username: TEST_USERNAME, password: TEST_PASSWORD };

/** Two nodes on one database, with slightly different clocks, as in production. */
async function openNodes(): Promise<{ one: TestApi; other: TestApi }> {
  const one = await openTestApi();
  const { databaseUrl = "" } = one.services.config;
  const other = await openTestApi({ DATABASE_URL: databaseUrl }, { hasAccount: true });
  other.services.clock.advance(2000);
  return { one, other };
}

const login = (node: TestApi, json: Record<string, string>) => node.call("POST", "/api/auth/login", { json });

async function signIn(node: TestApi, account: typeof ADMINISTRATOR): Promise<string> {
  const answer = await login(node, account);
  return ((await answer.json()) as { access_token: string }).access_token;
}

const session = async (node: TestApi, token: string) => (await node.call("GET", "/api/auth/session", { token })).status;

describe("a sign-in of one node is good on another one, and ends there with the next request", () => {
  type Nodes = { one: TestApi; other: TestApi; token: string };

  const ends: [string, (nodes: Nodes) => Promise<Response>][] = [
    ["when somebody signs out", ({ one, token }) => one.call("POST", "/api/auth/logout", { token })],
    [
      "when its owner ends it from elsewhere",
      async ({ one }) => {
        const answer = await one.call("GET", "/api/account/sessions", { token: one.token });
        const sessions = (await answer.json()) as { id: string; current: boolean }[];
        const [newest] = sessions.filter(({ current }) => !current);
        return one.call("DELETE", `/api/account/sessions/${newest?.id}`, { token: one.token });
      },
    ],
    ["when its owner ends all others", ({ one }) => one.call("DELETE", "/api/account/sessions", { token: one.token })],
    [
      "when its owner changes the password",
      ({ one }) => {
        const json = { currentPassword: TEST_PASSWORD, newPassword: "another good long password" };
        return one.call("PUT", "/api/account/password", { token: one.token, json });
      },
    ],
  ];

  test.each(ends)("%s", async (_, end) => {
    const { one, other } = await openNodes();
    const token = await signIn(one, ADMINISTRATOR);
    expect([await session(one, token), await session(other, token)]).toEqual([200, 200]);
    expect((await end({ one, other, token })).status).toBe(200);
    expect([await session(other, token), await session(one, token)]).toEqual([401, 401]);
  });

  test("when the account is disabled, which then signs in nowhere", async () => {
    const { one, other } = await openNodes();
    const guest = { username: "guest", password: TEST_PASSWORD };
    await createAccount(one.services, guest);
    const token = await signIn(other, guest);
    expect(await session(other, token)).toBe(200);
    const accounts = (await (await one.call("GET", "/api/accounts", { token: one.token })).json()) as {
      id: string;
      username: string;
    }[];
    const { id } = accounts.find(({ username }) => username === guest.username) ?? { id: "" };
    const json = { disabled: true, currentPassword: TEST_PASSWORD };
    expect((await one.call("PUT", `/api/accounts/${id}`, { token: one.token, json })).status).toBe(200);
    expect([await session(other, token), (await login(other, guest)).status]).toEqual([401, 401]);
  });
});

test("a new password signs in on every node, and the old one on none", async () => {
  const { one, other } = await openNodes();
  const newPassword = "another good long password";
  const json = { currentPassword: TEST_PASSWORD, newPassword };
  expect((await one.call("PUT", "/api/account/password", { token: one.token, json })).status).toBe(200);
  const statuses = [
    (await login(other, { ...ADMINISTRATOR, password: newPassword })).status,
    (await login(other, ADMINISTRATOR)).status,
  ];
  expect(statuses).toEqual([200, 401]);
});

test("no code of a second factor works a second time on another node", async () => {
  const { one, other } = await openNodes();
  const { secret, recoveryCodes } = await turnOnSecondFactorOf(one.services, ADMINISTRATOR);
  for (const { services } of [one, other]) services.clock.advance(60_000);
  for (const otp of [codeAt(secret, one.services.clock.now()), recoveryCodes[0] ?? ""]) {
    const statuses = [
      (await login(one, { ...ADMINISTRATOR, otp })).status,
      (await login(other, { ...ADMINISTRATOR, otp })).status,
    ];
    expect(statuses).toEqual([200, 401]);
  }
});
