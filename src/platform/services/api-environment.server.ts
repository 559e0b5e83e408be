import type { HttpBindings } from "@hono/node-server";
import type { Services } from "./services.server.ts";

/** Receives the ids of the entries that a response mentions. */
export type NameEntries = (ids: readonly string[]) => void;

/** `fetch` against the API in this process. */
export type InProcessFetch = (input: Parameters<typeof fetch>[0], init?: RequestInit) => Promise<Response>;

/** What a request carries. The guard adds the account that has signed in (`declare module`). */
export interface RequestVariables {
  services: Services;
  requestId: string;
  /** The visitor's address: the socket's, or the one that the trusted proxies forwarded. */
  clientAddress: string;
}

/** What every API route finds in its context. `HttpBindings` are missing in calls from the process itself. */
export type ApiEnvironment = {
  Bindings: Partial<HttpBindings> & {
    /** Set by callers in process, who act for a visitor. */
    clientAddress?: string;
    /** Set by the page cache, which keeps a response as long as none of the entries that it shows changes. */
    nameEntries?: NameEntries | undefined;
  };
  Variables: RequestVariables;
};
