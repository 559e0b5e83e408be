import type { Role } from "../../src/people/accounts/roles.ts";

/** An operation of the API document, and who may call it. */
export type ApiCall = {
  /** Method and path as in the API document. */
  call: string;
  /** An example path to call. */
  example: string;
  /** The least role that may make this example call; undefined if it is allowed without a token. */
  least: Role | undefined;
  /** The expected status for that path with a valid token, in an empty directory. */
  good: number;
  /** A valid body. */
  json?: unknown;
};

/** An id that nothing has. */
export const ID = "0123456789abcdef01234567";
