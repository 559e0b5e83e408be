import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { z } from "zod";
import { createApiRouter } from "../../../platform/api/api-router.server.ts";
import { answers } from "../../../platform/api/error-response.server.ts";
import { credentialsBody } from "../../../platform/api/json-body.server.ts";
import { confirmationFields, confirmationSchema } from "../../../platform/api/required-text.server.ts";
import { anyIdParam, requestBody } from "../../../platform/api/route-parts.server.ts";
import { entryIdSchema } from "../../../platform/ids/entry-id.ts";
import type { ApiEnvironment } from "../../../platform/services/api-environment.server.ts";
import { changeRole } from "../../accounts/actions/change-role.server.ts";
import type { Asker, Confirmation } from "../../accounts/actions/confirm-own-account.server.ts";
import { disableAccount, enableAccount } from "../../accounts/actions/disable-account.server.ts";
import { resetSecondFactor } from "../../accounts/actions/reset-second-factor.server.ts";
import { ROLES, roleSchema } from "../../accounts/roles.ts";
import { allAccounts, getAccountById } from "../../accounts/rows/account-rows.server.ts";
import type { AccountRow } from "../../accounts/rows/account-tables.server.ts";
import { countLiveSessions } from "../../accounts/rows/session-rows.server.ts";
import { forAction, getSignedIn } from "../../accounts/sign-in-guard.server.ts";

const tags = ["Accounts"];

const listedAccountSchema = z
  .object({
    id: entryIdSchema,
    username: z.string(),
    role: z.enum(ROLES),
    createdAt: z.iso.datetime(),
    disabledAt: z.iso.datetime().nullable(),
    lastUsedAt: z.iso.datetime().nullable().meta({ description: "Null for an account that never signed in." }),
    secondFactor: z.boolean(),
    sessions: z.int().meta({ description: "The number of its sign-ins." }),
    self: z.boolean().meta({ description: "True for the account that makes the call." }),
  })
  .meta({ id: "Account" });

const listRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "listAccounts",
  tags,
  summary: "List the accounts",
  description: "Sorted by name, including disabled ones.",
  ...forAction("manage accounts"),
  responses: answers(200, "All accounts.", z.array(listedAccountSchema), [401, 403]),
});

const disableRoute = createRoute({
  method: "put",
  path: "/{id}",
  operationId: "setAccountDisabled",
  tags,
  summary: "Disable or enable an account",
  description:
    "Disabling ends the account's sign-ins and withdraws the invitations that it sent. Its name stays taken. You cannot disable your own account, nor the last administrator who can sign in.",
  ...forAction("manage accounts", credentialsBody),
  request: {
    params: anyIdParam,
    body: requestBody(
      z
        .strictObject({ disabled: z.boolean("disabled must be true or false."), ...confirmationFields })
        .meta({ id: "AccountChange" }),
    ),
  },
  responses: answers(
    200,
    "The account as it is now.",
    listedAccountSchema,
    [400, 401, 403, 404, 409, 413, 415, 422, 429, 503, 507],
  ),
});

const roleRoute = createRoute({
  method: "put",
  path: "/{id}/role",
  operationId: "setAccountRole",
  tags,
  summary: "Change the role of an account",
  description:
    "It counts from the account's next request. If it can no longer manage accounts, the invitations that it sent are withdrawn. You cannot change your own role, nor that of the last administrator who can sign in.",
  ...forAction("manage accounts", credentialsBody),
  request: {
    params: anyIdParam,
    body: requestBody(z.strictObject({ role: roleSchema, ...confirmationFields }).meta({ id: "RoleChange" })),
  },
  responses: answers(
    200,
    "The account as it is now.",
    listedAccountSchema,
    [400, 401, 403, 404, 409, 413, 415, 422, 429, 503, 507],
  ),
});

const resetRoute = createRoute({
  method: "post",
  path: "/{id}/second-factor/off",
  operationId: "resetAccountSecondFactor",
  tags,
  summary: "Reset the second factor of an account",
  description: "For someone who has lost their phone and recovery codes. You cannot reset your own.",
  ...forAction("manage accounts", credentialsBody),
  request: {
    params: anyIdParam,
    body: requestBody(confirmationSchema),
  },
  responses: answers(
    200,
    "The account signs in with the password alone until it sets up a new one.",
    z.object({ id: entryIdSchema }).meta({ id: "SecondFactorReset" }),
    [400, 401, 403, 404, 409, 413, 415, 422, 429, 503, 507],
  ),
});

async function listed(context: Context<ApiEnvironment>, accounts: AccountRow[]) {
  const { db, clock } = context.var.services;
  const { accountSeq } = getSignedIn(context);
  const sessions = await countLiveSessions(db.read, clock.now());
  return accounts.map((account) => ({
    id: account.id,
    username: account.username,
    role: account.role,
    createdAt: account.created_at,
    disabledAt: account.disabled_at,
    lastUsedAt: account.last_used_at,
    secondFactor: account.totp_enabled_at !== null,
    sessions: sessions.get(account.seq) ?? 0,
    self: account.seq === accountSeq,
  }));
}

async function listedById(context: Context<ApiEnvironment>, id: string) {
  const [account] = await listed(context, [await getAccountById(context.var.services.db.read, id)]);
  if (!account) throw new Error("An account that existed before is not listed.");
  return account;
}

function asker(context: Context<ApiEnvironment>, confirmation: Confirmation): Asker {
  const { passwords, throttles } = context.var.services;
  return { own: getSignedIn(context), confirmation, passwords, throttles };
}

/** All accounts, under `/accounts`. Invitations are in `invitation-routes.server.ts`. */
export function accountsRoutes() {
  return createApiRouter()
    .openapi(listRoute, async (context) => {
      return context.json(await listed(context, await allAccounts(context.var.services.db.read)), 200);
    })
    .openapi(disableRoute, async (context) => {
      const { services } = context.var;
      const { disabled, ...confirmation } = context.req.valid("json");
      const { username, id } = await getAccountById(services.db.read, context.req.valid("param").id);
      await (disabled ? disableAccount : enableAccount)(services, username, asker(context, confirmation));
      return context.json(await listedById(context, id), 200);
    })
    .openapi(roleRoute, async (context) => {
      const { services } = context.var;
      const { role, ...confirmation } = context.req.valid("json");
      const { username, id } = await getAccountById(services.db.read, context.req.valid("param").id);
      await changeRole(services, { username, role }, asker(context, confirmation));
      return context.json(await listedById(context, id), 200);
    })
    .openapi(resetRoute, async (context) => {
      const { services } = context.var;
      const { username, id } = await getAccountById(services.db.read, context.req.valid("param").id);
      await resetSecondFactor(services, username, asker(context, context.req.valid("json")));
      return context.json({ id }, 200);
    });
}
