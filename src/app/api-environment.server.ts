import type { HttpBindings } from "@hono/node-server";
import type { Services } from "./services.server.ts";

/** Who is signed in with the token that the request carries. */
export type SignedIn = { accountSeq: number; username: string; sessionSeq: number };

/** Told the ids of the entries that an answer tells of. */
export type NameEntries = (ids: readonly string[]) => void;

/**
 * `fetch` of the API in this process. It hands on the entries that the answer names
 * (see `platform/api/name-entries.server.ts`).
 */
export type InProcessFetch = (
  input: Parameters<typeof fetch>[0],
  init?: RequestInit,
  nameEntries?: NameEntries,
) => Promise<Response>;

/** What every API route finds in its context. `Bindings` are missing when a page calls the API in process. */
export type ApiEnvironment = {
  Bindings: Partial<HttpBindings> & {
    /** Given by a page that calls in process on behalf of a visitor. */
    clientAddress?: string;
    /** Given by a caller in process that wants to know which entries the answer tells of. */
    nameEntries?: NameEntries | undefined;
    /** Given by the page cache: stands between a page and its calls in process. */
    noting?: (call: InProcessFetch) => typeof fetch;
  };
  Variables: {
    services: Services;
    requestId: string;
    /** The visitor's address: the socket's, or as many proxies before it as are trusted. */
    clientAddress: string;
    /** Undefined for visitors. */
    signedIn: SignedIn | undefined;
  };
};
