import type { hc } from "hono/client";
import type { Api } from "../../app/api.server.ts";
import { callsOf } from "./api-calls.ts";

export type ApiClient = ReturnType<typeof hc<Api>>;

/**
 * The API client, typed by the API's routes. Check `ok` before you use the body of a response, and pass path parameters
 * through `encodeURIComponent`, because the client inserts them into the path unchanged.
 */
export const createApiClient = (fetch: typeof globalThis.fetch): ApiClient => callsOf(fetch) as ApiClient;

/** The API over the network, for code in the browser. */
export const browserApi: ApiClient = createApiClient((...request) => fetch(...request));
