import type { hc } from "hono/client";
import type { Api } from "../../app/api.server.ts";
import { callsOf } from "./api-calls.ts";
import { fetchOrTake } from "./prefetch-cache.ts";

export type ApiClient = ReturnType<typeof hc<Api>>;

/**
 * The one client of the API, typed by its routes. Every answer is to be asked for `ok` before its body is used, and
 * path parameters are to be given through `encodeURIComponent`: the client puts them into the address as they are.
 */
export const createApiClient = (fetch: typeof globalThis.fetch): ApiClient => callsOf(fetch) as ApiClient;

/** The API over the network, for `clientLoader` and whatever else runs in the browser. */
export const browserApi: ApiClient = createApiClient(fetchOrTake);
