import { callsOf } from "./api-calls.ts";

/** The calls of the API, typed by its routes. What mounts the routes adds them (`declare module`). */
// biome-ignore lint/suspicious/noEmptyInterface: the routes are known to no lower layer
export interface ApiClient {}

/**
 * The API client. Check `ok` before you use the body of a response, and pass path parameters
 * through `encodeURIComponent`, because the client inserts them into the path unchanged.
 */
export const createApiClient = (fetch: typeof globalThis.fetch): ApiClient => callsOf(fetch) as ApiClient;

/** The API over the network, for code in the browser. */
export const browserApi: ApiClient = createApiClient((...request) => fetch(...request));
