import type { HttpBindings } from "@hono/node-server";
import type { ActingRole } from "../accounts/roles.ts";
import type { Services } from "./services.server.ts";

/** The account of the token that a request carries, and its session; `NO_SESSION` if it came with an API key. */
export type SignedIn = { accountSeq: number; username: string; role: ActingRole; sessionSeq: number };

/** Receives the ids of the entries that a response mentions. */
export type NameEntries = (ids: readonly string[]) => void;

/** `fetch` against the API in this process. */
export type InProcessFetch = (input: Parameters<typeof fetch>[0], init?: RequestInit) => Promise<Response>;

/** What every API route finds in its context. `HttpBindings` are missing in calls from the process itself. */
export type ApiEnvironment = {
  Bindings: Partial<HttpBindings> & {
    /** Set by callers in process, who act for a visitor. */
    clientAddress?: string;
    /** Set by the page cache, which keeps a response as long as none of the entries that it shows changes. */
    nameEntries?: NameEntries | undefined;
  };
  Variables: {
    services: Services;
    requestId: string;
    /** The visitor's address: the socket's, or the one that the trusted proxies forwarded. */
    clientAddress: string;
    /** Undefined for visitors. */
    signedIn: SignedIn | undefined;
  };
};
