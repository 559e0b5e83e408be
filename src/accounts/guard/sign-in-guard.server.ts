import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import type { ApiEnvironment, SignedIn } from "../../app/api-environment.server.ts";
import { noStore } from "../../platform/api/no-store.server.ts";
import { bearer } from "../../platform/api/route-parts.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { resumeSession } from "../actions/resume-session.server.ts";

const BEARER = /^Bearer +(\S+) *$/i;

/** The token in an `Authorization` header, valid or not. */
export const bearerTokenOf = (header: string | undefined): string | undefined => BEARER.exec(header ?? "")?.[1];

/**
 * Resolves the session. A caller with an invalid token is treated as a visitor: public pages must not fail for a
 * browser that still holds an old one.
 */
export const readSignIn = createMiddleware<ApiEnvironment>(async (context, next) => {
  const token = bearerTokenOf(context.req.header("authorization"));
  const session = token === undefined ? undefined : await resumeSession(context.var.services, token);
  context.set(
    "signedIn",
    session && { accountSeq: session.accountSeq, username: session.username, sessionSeq: session.sessionSeq },
  );
  await next();
});

/**
 * Keeps responses to signed-in callers out of every cache unless the call sets its own policy: they may contain drafts.
 */
export const keepFromCaches = createMiddleware<ApiEnvironment>(async (context, next) => {
  await next();
  const { headers } = context.res;
  if (context.var.signedIn && !headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
});

/** Lets only administrators through. Must run after `readSignIn`. */
export const requireSignIn = createMiddleware<ApiEnvironment>(async (context, next) => {
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

/** For a route that only administrators may call, and whose answers no cache may store. `more` runs after the check. */
export function forAdministrators<More extends MiddlewareHandler<ApiEnvironment>[]>(...more: More) {
  const middleware: [typeof noStore, typeof requireSignIn, ...More] = [noStore, requireSignIn, ...more];
  return { security: bearer, middleware };
}

/** The session that `requireSignIn` let through. */
export function getSignedIn(context: Context<ApiEnvironment>): SignedIn {
  const { signedIn } = context.var;
  if (!signedIn) throw new Error("A route for administrators lacks requireSignIn.");
  return signedIn;
}
