import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { z } from "zod";
import { createApiRouter } from "../../../platform/api/api-router.server.ts";
import { answers } from "../../../platform/api/error-response.server.ts";
import { credentialsBody, messageBody } from "../../../platform/api/json-body.server.ts";
import { noStore } from "../../../platform/api/no-store.server.ts";
import { MAX_CODE_CHARACTERS, requiredText } from "../../../platform/api/required-text.server.ts";
import { requestBody } from "../../../platform/api/route-parts.server.ts";
import { tellLimits } from "../../../platform/api/tell-limits.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { ApiEnvironment } from "../../../platform/services/api-environment.server.ts";
import { signIn } from "../../accounts/actions/sign-in.server.ts";
import { signOut } from "../../accounts/actions/sign-out.server.ts";
import type { StartedSession } from "../../accounts/actions/start-session.server.ts";
import { authenticationAnswerSchema } from "../../accounts/passkeys/passkey-answers.ts";
import { offerPasskeySignIn, signInByPasskey } from "../../accounts/passkeys/passkey-sign-in.server.ts";
import { findSessionExpiry } from "../../accounts/rows/session-rows.server.ts";
import { TRUSTED_DEVICE_LIFETIME_MS } from "../../accounts/rows/trusted-device-rows.server.ts";
import { forAction, getSignedIn } from "../../accounts/sign-in-guard.server.ts";

const DEVICE_COOKIE = "trusted_device";
/** The browser sends the cookie to these calls only. */
const COOKIE_PATH = "/api/auth";

/** Runs before the body of a sign-in is read. @throws AppError `TooManyRequests` */
const countSignIn = createMiddleware<ApiEnvironment>(async (context, next) => {
  const { services, clientAddress } = context.var;
  await services.throttles.attempts.signIn.consume(
    clientAddress,
    getCookie(context, DEVICE_COOKIE),
    tellLimits(context),
  );
  await next();
});

const loginSchema = z
  .strictObject({
    username: requiredText("Username", 200).refine(
      (name) => name === "" || name.trim() !== "",
      "Username is required.",
    ),
    // More than new passwords may have: a longer one is simply wrong, and 1,000 code units bound the work.
    password: requiredText("Password", 1000),
    otp: z
      .string("The code must be text.")
      .max(MAX_CODE_CHARACTERS, `The code can have at most ${MAX_CODE_CHARACTERS} characters.`)
      .optional()
      .meta({
        description:
          "If the account has a second factor: a code from the authenticator app, or a recovery code. Without it the response is 401 with the code `otp_required`. Ignored for other accounts.",
      }),
  })
  .meta({ id: "LoginRequest" });

const loginReplySchema = z
  .object({
    access_token: z.string().meta({ description: "Send it as `Authorization: Bearer …`." }),
    expiresAt: z.iso.datetime().meta({
      description:
        "When the token expires at the latest: 30 days after login. After seven days without use, it expires earlier.",
    }),
    username: z.string(),
  })
  .meta({ id: "LoginReply" });

const sessionSchema = loginReplySchema.pick({ username: true, expiresAt: true }).meta({ id: "Session" });

const login = createRoute({
  method: "post",
  path: "/login",
  operationId: "signIn",
  summary: "Log in",
  description:
    "Returns an opaque access token. A wrong code fails like a wrong password. Failed logins are limited per address, per account and address, and per account. A browser that has logged in before has a cookie (`trusted_device`), so the failures of others do not count against it.",
  tags: ["Sign-in"],
  middleware: [countSignIn, credentialsBody] as const,
  request: { body: requestBody(loginSchema) },
  responses: answers(200, "Logged in.", loginReplySchema, [400, 401, 413, 415, 422, 429, 503, 507]),
});

const offerPasskey = createRoute({
  method: "post",
  path: "/passkey/challenge",
  operationId: "beginPasskeySignIn",
  summary: "Start logging in with a passkey",
  description:
    "Returns what `navigator.credentials.get` needs; the answer must follow within five minutes. 409 with the code `no_passkeys` where the address of the site does not allow them.",
  tags: ["Sign-in"],
  middleware: [countSignIn] as const,
  responses: answers(
    200,
    "The options, in the form of WebAuthn's JSON.",
    z.object({ options: z.looseObject({}) }).meta({ id: "PasskeySignInOffer" }),
    [409, 429, 507],
  ),
});

const passkeyLogin = createRoute({
  method: "post",
  path: "/passkey",
  operationId: "signInWithPasskey",
  summary: "Log in with a passkey",
  description:
    "With the answer of the authenticator, which must have verified its user. It counts as both factors: no code is asked for.",
  tags: ["Sign-in"],
  middleware: [countSignIn, messageBody] as const,
  request: {
    body: requestBody(z.strictObject({ answer: authenticationAnswerSchema }).meta({ id: "PasskeyLogin" })),
  },
  responses: answers(200, "Logged in.", loginReplySchema, [400, 401, 409, 413, 415, 422, 429, 507]),
});

const logout = createRoute({
  method: "post",
  path: "/logout",
  operationId: "signOut",
  summary: "Log out",
  description: "Revokes the token of the request.",
  tags: ["Sign-in"],
  ...forAction("use account"),
  responses: answers(200, "Logged out.", z.object({}), [401, 403, 507]),
});

const session = createRoute({
  method: "get",
  path: "/session",
  operationId: "getSession",
  summary: "Who is logged in",
  tags: ["Sign-in"],
  ...forAction("use account"),
  responses: answers(200, "The token is valid.", sessionSchema, [401, 403]),
});

function rememberDevice(context: Context<ApiEnvironment>, deviceToken: string): void {
  setCookie(context, DEVICE_COOKIE, deviceToken, {
    path: COOKIE_PATH,
    httpOnly: true,
    sameSite: "Strict",
    secure: context.var.services.config.siteUrl.startsWith("https:"),
    maxAge: TRUSTED_DEVICE_LIFETIME_MS / 1000,
  });
}

/** What the browser of a new session gets: the token, and the cookie by which it is known later. */
function replyTo(context: Context<ApiEnvironment>, started: StartedSession): z.output<typeof loginReplySchema> {
  rememberDevice(context, started.deviceToken);
  return { access_token: started.accessToken, expiresAt: started.expiresAt, username: started.username };
}

/** Signing in and out, under `/auth`. `readSignIn` must have run before. */
export function authRoutes() {
  const router = createApiRouter();
  router.use(noStore);
  return router
    .openapi(login, async (context) => {
      const { username, password, otp } = context.req.valid("json");
      const started = await signIn(context.var.services, {
        username,
        password,
        otp,
        userAgent: context.req.header("user-agent"),
        clientAddress: context.var.clientAddress,
        deviceToken: getCookie(context, DEVICE_COOKIE),
      });
      return context.json(replyTo(context, started), 200);
    })
    .openapi(offerPasskey, async (context) => {
      return context.json({ options: { ...(await offerPasskeySignIn(context.var.services)) } }, 200);
    })
    .openapi(passkeyLogin, async (context) => {
      const started = await signInByPasskey(context.var.services, {
        answer: context.req.valid("json").answer,
        userAgent: context.req.header("user-agent"),
        clientAddress: context.var.clientAddress,
        deviceToken: getCookie(context, DEVICE_COOKIE),
      });
      return context.json(replyTo(context, started), 200);
    })
    .openapi(logout, async (context) => {
      await signOut(context.var.services, getSignedIn(context));
      return context.json({}, 200);
    })
    .openapi(session, async (context) => {
      const { username, sessionSeq } = getSignedIn(context);
      const expiresAt = await findSessionExpiry(context.var.services.db.read, sessionSeq);
      if (expiresAt === undefined)
        throw new AppError("Unauthorised", "Your sign-in has expired. Please sign in again.");
      return context.json({ username, expiresAt }, 200);
    });
}
