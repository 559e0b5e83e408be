import { type Api, createApi } from "../../src/app/server/api.server.ts";
import { createAccount } from "../../src/people/accounts/actions/create-account.server.ts";
import { signIn } from "../../src/people/accounts/actions/sign-in.server.ts";
import type { KeyScope, Role } from "../../src/people/accounts/roles.ts";
import { getAccount } from "../../src/people/accounts/rows/account-rows.server.ts";
import { insertApiKey } from "../../src/people/accounts/rows/api-key-rows.server.ts";
import { API_KEY_PREFIX, hashToken, newToken } from "../../src/platform/ids/tokens.server.ts";
import type { Services } from "../../src/platform/services/services.server.ts";
import { openTestServices, type TestClock } from "./test-services.ts";

export const TEST_USERNAME = "keeper";
export const TEST_PASSWORD = "a good long password";

export type Call = {
  token?: string | undefined;
  json?: unknown;
  headers?: Record<string, string>;
  body?: string | FormData | Uint8Array<ArrayBuffer>;
};

export type TestApi = {
  services: Services & { clock: TestClock };
  api: Api;
  /** A valid token. */
  token: string;
  /** Calls the API in process; `path` begins with `/api/`. */
  call(method: string, path: string, options?: Call): Promise<Response>;
};

/** Creates an account with TEST_PASSWORD. */
export async function createTestAccount(
  services: Services,
  username: string,
  role: Role = "administrator",
): Promise<void> {
  await createAccount(services, { username, role, password: TEST_PASSWORD });
}

/**
 * The whole API with an empty database and one signed-in administrator.
 * @param options `hasAccount` if the database already exists and has that account
 */
export async function openTestApi(
  environment: Record<string, string> = {},
  { hasAccount = false } = {},
): Promise<TestApi> {
  const services = await openTestServices(environment);
  const api = createApi(services);
  const call = async (method: string, path: string, { token, json, headers, body }: Call = {}) =>
    api.request(path, {
      method,
      headers: {
        ...(json === undefined ? {} : { "Content-Type": "application/json" }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: json === undefined ? body : JSON.stringify(json),
    });
  if (!hasAccount) await createTestAccount(services, TEST_USERNAME);
  const keeper = { username: TEST_USERNAME, password: TEST_PASSWORD };
  const from = { clientAddress: "in-process", deviceToken: undefined };
  const { accessToken: token } = await signIn(services, { ...keeper, ...from });
  return { services, api, token, call };
}

/** Creates an account with this role and signs in to it. @returns its token */
export async function signInAs(services: Services, role: Role): Promise<string> {
  await createTestAccount(services, `the ${role}`, role);
  const account = { username: `the ${role}`, password: TEST_PASSWORD };
  const from = { clientAddress: "in-process", deviceToken: undefined };
  return (await signIn(services, { ...account, ...from })).accessToken;
}

/** Stores an API key of an account, without the password that making one asks for. @returns the key */
export async function storeApiKey(
  { db, clock }: Services,
  {
    username,
    scope,
    expiresAt = "2199-01-01T00:00:00.000Z",
  }: { username: string; scope: KeyScope; expiresAt?: string },
): Promise<string> {
  const key = newToken(API_KEY_PREFIX);
  await db.write.transaction().execute(async (transaction) => {
    const { seq } = await getAccount(transaction, username);
    const named = { name: "A key", scope, expires_at: expiresAt, now: clock.now() };
    await insertApiKey(transaction, { ...named, account_seq: seq, key_hash: hashToken(key) });
  });
  return key;
}

/** The required fields of a tusker. */
export const someTusker = (fields: Record<string, unknown> = {}) => ({
  name: "Gemunu",
  age: 40,
  location: "Yala National Park",
  ...fields,
});

/** The required fields of an article. */
export const someArticle = (fields: Record<string, unknown> = {}) => ({
  title: "Why tusks are rare",
  excerpt: "Few males of the island carry tusks.",
  content: "About seven per cent of the males carry tusks.",
  author: "The editors",
  publishDate: "2026-02-14",
  category: "education",
  ...fields,
});
