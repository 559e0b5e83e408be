import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { noStore } from "../../platform/api/no-store.server.ts";
import { bearer } from "../../platform/api/route-parts.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { ASK_EACH_TIME } from "../../platform/http/shared-caching.server.ts";
import type { ApiEnvironment } from "../../platform/services/api-environment.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { resumeSession } from "./actions/resume-session.server.ts";
import { isApiKey, resumeApiKey } from "./api-keys/resume-api-key.server.ts";
import { checkMay } from "./check-may.ts";
import { type ActingRole, type Action, scopeOf } from "./roles.ts";

declare module "../../platform/services/api-environment.server.ts" {
  interface RequestVariables {
    /** Undefined for visitors. */
    signedIn: SignedIn | undefined;
  }
}

/** The account of the token that a request carries, and its session; `NO_SESSION` if it came with an API key. */
export type SignedIn = { accountSeq: number; username: string; role: ActingRole; sessionSeq: number };

const BEARER = /^Bearer +(\S+) *$/i;

/** The token in an `Authorization` header, valid or not. */
export const bearerTokenOf = (header: string | undefined): string | undefined => BEARER.exec(header ?? "")?.[1];

/** The session of a call with an API key: no row has this number, so what needs a session refuses the call. */
const NO_SESSION = 0;

/**
 * Who makes a request, by its `Authorization` header. A caller with an invalid token is treated as a visitor: public
 * pages must not fail for a browser that still holds an old one. An invalid API key is refused.
 * @throws AppError Unauthorised and TooManyRequests, for an API key
 */
export async function signedInBy(
  services: Pick<Services, "db" | "clock" | "log" | "throttles">,
  { authorization, clientAddress }: { authorization: string | undefined; clientAddress: string },
): Promise<SignedIn | undefined> {
  const token = bearerTokenOf(authorization);
  if (token === undefined) return undefined;
  if (isApiKey(token)) {
    const { account_seq: accountSeq, username, role, scope } = await resumeApiKey(services, token, clientAddress);
    return { accountSeq, username, role: { role, scope }, sessionSeq: NO_SESSION };
  }
  const session = await resumeSession(services, token);
  if (session === undefined) return undefined;
  const { accountSeq, username, role, sessionSeq } = session;
  return { accountSeq, username, role, sessionSeq };
}

/** Resolves the session or the API key. */
export const readSignIn = createMiddleware<ApiEnvironment>(async (context, next) => {
  const { services, clientAddress } = context.var;
  const authorization = context.req.header("authorization");
  context.set("signedIn", await signedInBy(services, { authorization, clientAddress }));
  await next();
});

/**
 * The cache policy of each response whose call sets none: caches keep what everybody may read, but no errors, no answers to
 * what was sent, and nothing for signed-in callers, which may contain drafts.
 */
export const setCachePolicy = createMiddleware<ApiEnvironment>(async (context, next) => {
  await next();
  const { headers, status } = context.res;
  if (headers.has("Cache-Control")) return;
  const isRead = context.req.method === "GET" || context.req.method === "HEAD";
  const isShared = isRead && status < 400 && !context.var.signedIn;
  headers.set("Cache-Control", isShared ? ASK_EACH_TIME : "private, no-store");
});

/** Lets only people with an account through. Must run after `readSignIn`. */
const requireSignIn = createMiddleware<ApiEnvironment>(async (context, next) => {
  if (!context.var.signedIn) {
    throw new AppError(
      "Unauthorised",
      context.req.header("authorization") === undefined
        ? "You must be signed in to do this."
        : "Your sign-in has expired. Please sign in again.",
    );
  }
  await next();
});

/** Lets only accounts through whose role may do it, and API keys whose scope allows it, too. Must run after `requireSignIn`. */
const requireRight = (action: Action) =>
  createMiddleware<ApiEnvironment>(async (context, next) => {
    checkMay(getSignedIn(context).role, action);
    await next();
  });

/**
 * For a route that only accounts may call whose role may do the action, and whose answers no cache may store. `more`
 * runs after the check. The API document names the action as `x-action`, and the scope that an API key needs as `x-scope`;
 * calls without it cannot be made with a key.
 */
export function forAction<More extends MiddlewareHandler<ApiEnvironment>[]>(action: Action, ...more: More) {
  const guards = [noStore, requireSignIn, requireRight(action)] as const;
  const middleware: [...typeof guards, ...More] = [...guards, ...more];
  const scope = scopeOf(action);
  return { security: bearer, "x-action": action, ...(scope !== null && { "x-scope": scope }), middleware };
}

/** The account that the guard let through. */
export function getSignedIn(context: Context<ApiEnvironment>): SignedIn {
  const { signedIn } = context.var;
  if (!signedIn) throw new Error("A route that needs an account lacks its guard.");
  return signedIn;
}

/** Who makes a change, for the operations that record it and that a role limits. */
export function savedBy(context: Context<ApiEnvironment>): { by: string; role: ActingRole } {
  const { username, role } = getSignedIn(context);
  return { by: username, role };
}
