import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { z } from "zod";
import { createApiRouter } from "../../../platform/api/api-router.server.ts";
import { answers } from "../../../platform/api/error-response.server.ts";
import { credentialsBody } from "../../../platform/api/json-body.server.ts";
import { confirmationFields } from "../../../platform/api/required-text.server.ts";
import { anyIdParam, requestBody } from "../../../platform/api/route-parts.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { entryIdSchema } from "../../../platform/ids/entry-id.ts";
import type { ApiEnvironment } from "../../../platform/services/api-environment.server.ts";
import { changeOwnPassword } from "../../accounts/actions/change-own-password.server.ts";
import { endOtherSessions, endOwnSession } from "../../accounts/actions/revoke-session.server.ts";
import { passwordSchema } from "../../accounts/password.ts";
import { ROLES } from "../../accounts/roles.ts";
import { findAccountBySeq } from "../../accounts/rows/account-rows.server.ts";
import type { AccountRow } from "../../accounts/rows/account-tables.server.ts";
import { findUnconfirmedAddress } from "../../accounts/rows/link-rows.server.ts";
import { countRecoveryCodes } from "../../accounts/rows/recovery-code-rows.server.ts";
import { liveSessionsOf } from "../../accounts/rows/session-rows.server.ts";
import { forAction, getSignedIn } from "../../accounts/sign-in-guard.server.ts";

const tags = ["Own account"];

const accountSchema = z
  .object({
    username: z.string(),
    role: z.enum(ROLES),
    createdAt: z.iso.datetime(),
    secondFactor: z.object({
      enabled: z.boolean(),
      recoveryCodesLeft: z.int().meta({ description: "Of ten; 0 without a second factor." }),
    }),
    mail: z.object({
      possible: z.boolean().meta({ description: "Whether the site can send mail to accounts: that needs `SMTP_URL`." }),
      address: z.string().nullable().meta({ description: "The confirmed address. Only its owner can read it." }),
      unconfirmed: z.string().nullable().meta({ description: "The address to which a valid link was sent." }),
      alerts: z.boolean().meta({
        description: "Whether mail comes when the site needs attention; it does for administrators only.",
      }),
    }),
  })
  .meta({ id: "OwnAccount" });

const accountSessionSchema = z
  .object({
    id: entryIdSchema,
    device: z
      .string()
      .nullable()
      .meta({ description: "Browser and operating system, as far as known.", example: "Firefox on Windows" }),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().meta({ description: "To the minute." }),
    expiresAt: z.iso.datetime().meta({ description: "At the latest. After seven days without use, it ends earlier." }),
    current: z.boolean().meta({ description: "True for the sign-in that makes the call." }),
  })
  .meta({ id: "AccountSession" });

const accountRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "getOwnAccount",
  tags,
  summary: "Your own account",
  ...forAction("use account"),
  responses: answers(200, "The account.", accountSchema, [401, 403]),
});

const passwordRoute = createRoute({
  method: "put",
  path: "/password",
  operationId: "changeOwnPassword",
  tags,
  summary: "Change your password",
  description:
    "Ends all other sign-ins of the account and withdraws the invitations that it sent. Wrong passwords and codes count towards a limit of the sign-in.",
  ...forAction("use account", credentialsBody),
  request: {
    body: requestBody(
      z.strictObject({ ...confirmationFields, newPassword: passwordSchema }).meta({ id: "PasswordChange" }),
    ),
  },
  responses: answers(
    200,
    "The password was changed.",
    z.object({ endedSessions: z.int() }).meta({ id: "PasswordChanged" }),
    [400, 401, 403, 409, 413, 415, 422, 429, 503, 507],
  ),
});

const sessionsRoute = createRoute({
  method: "get",
  path: "/sessions",
  operationId: "listOwnSessions",
  tags,
  summary: "Where you are signed in",
  description: "The newest first.",
  ...forAction("use account"),
  responses: answers(200, "All valid sign-ins.", z.array(accountSessionSchema), [401, 403]),
});

const endSessionRoute = createRoute({
  method: "delete",
  path: "/sessions/{id}",
  operationId: "endOwnSession",
  tags,
  summary: "End one of your sign-ins",
  ...forAction("use account"),
  request: { params: anyIdParam },
  responses: answers(
    200,
    "The sign-in was ended.",
    z.object({ id: entryIdSchema }).meta({ id: "EndedSession" }),
    [401, 403, 404, 507],
  ),
});

const endOtherSessionsRoute = createRoute({
  method: "delete",
  path: "/sessions",
  operationId: "endOtherOwnSessions",
  tags,
  summary: "End all your other sign-ins",
  ...forAction("use account"),
  responses: answers(
    200,
    "Only the sign-in that made the call is left.",
    z.object({ ended: z.int() }).meta({ id: "EndedSessions" }),
    [401, 403, 507],
  ),
});

async function getAccountOf(context: Context<ApiEnvironment>): Promise<AccountRow> {
  const account = await findAccountBySeq(context.var.services.db.read, getSignedIn(context).accountSeq);
  if (!account) throw new AppError("Unauthorised", "Your sign-in has expired. Please sign in again.");
  return account;
}

/** The caller's own account, under `/account`. Its second factor is in `second-factor-routes.server.ts`. */
export function accountRoutes() {
  return createApiRouter()
    .openapi(accountRoute, async (context) => {
      const account = await getAccountOf(context);
      const { db, clock, outbox } = context.var.services;
      const recoveryCodesLeft = await countRecoveryCodes(db.read, account.seq);
      const secondFactor = { enabled: account.totp_enabled_at !== null, recoveryCodesLeft };
      const { username, role, created_at: createdAt } = account;
      const unconfirmed = (await findUnconfirmedAddress(db.read, account.seq, clock.now())) ?? null;
      const { email: address, wants_alerts } = account;
      const mail = { possible: outbox.canMail, address, unconfirmed, alerts: wants_alerts === 1 };
      return context.json({ username, role, createdAt, secondFactor, mail }, 200);
    })
    .openapi(passwordRoute, async (context) => {
      const changed = await changeOwnPassword(context.var.services, getSignedIn(context), context.req.valid("json"));
      return context.json(changed, 200);
    })
    .openapi(sessionsRoute, async (context) => {
      const { db, clock } = context.var.services;
      const { accountSeq, sessionSeq } = getSignedIn(context);
      const sessions = await liveSessionsOf(db.read, accountSeq, clock.now());
      return context.json(
        sessions.map((session) => ({
          id: session.id,
          device: session.device,
          createdAt: session.created_at,
          lastUsedAt: session.last_used_at,
          expiresAt: session.expires_at,
          current: session.seq === sessionSeq,
        })),
        200,
      );
    })
    .openapi(endSessionRoute, async (context) => {
      const { id } = context.req.valid("param");
      await endOwnSession(context.var.services, getSignedIn(context), id);
      return context.json({ id }, 200);
    })
    .openapi(endOtherSessionsRoute, async (context) => {
      return context.json({ ended: await endOtherSessions(context.var.services, getSignedIn(context)) }, 200);
    });
}
