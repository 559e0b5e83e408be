import { createAccount } from "../../src/accounts/actions/create-account.server.ts";
import { type Api, createApi } from "../../src/app/api.server.ts";
import type { Services } from "../../src/app/services.server.ts";
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
  /** A token that is good. */
  token: string;
  /** Calls the API in process; `path` begins with `/api/`. */
  call(method: string, path: string, options?: Call): Promise<Response>;
};

/**
 * The whole API over an empty database, with one administrator who is signed in.
 * @param options `hasAccount` where the database is there and has that account already
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
  if (!hasAccount) await createAccount(services, { username: TEST_USERNAME, password: TEST_PASSWORD });
  const answer = await call("POST", "/api/auth/login", { json: { username: TEST_USERNAME, password: TEST_PASSWORD } });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return { services, api, token, call };
}

/** The least that makes a tusker. */
export const someTusker = (fields: Record<string, unknown> = {}) => ({
  name: "Gemunu",
  age: 40,
  location: "Yala National Park",
  ...fields,
});

/** The least that makes an article. */
export const someArticle = (fields: Record<string, unknown> = {}) => ({
  title: "Why tusks are rare",
  excerpt: "Few males of the island carry tusks.",
  content: "About seven per cent of the males carry tusks.",
  author: "The editors",
  publishDate: "2026-02-14",
  category: "education",
  ...fields,
});
