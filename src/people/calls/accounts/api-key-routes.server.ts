import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { createApiRouter } from "../../../platform/api/api-router.server.ts";
import { answers } from "../../../platform/api/error-response.server.ts";
import { credentialsBody } from "../../../platform/api/json-body.server.ts";
import { confirmationFields } from "../../../platform/api/required-text.server.ts";
import { anyIdParam, requestBody } from "../../../platform/api/route-parts.server.ts";
import { entryIdSchema } from "../../../platform/ids/entry-id.ts";
import { makeApiKey, revokeApiKey, revokeOwnApiKey } from "../../accounts/api-keys/own-api-keys.server.ts";
import { MOST_DAYS } from "../../accounts/api-keys/validity.ts";
import { ownNameSchema } from "../../accounts/own-name.ts";
import { KEY_SCOPES } from "../../accounts/roles.ts";
import type { ApiKeyRow } from "../../accounts/rows/account-tables.server.ts";
import { listApiKeys } from "../../accounts/rows/api-key-rows.server.ts";
import { forAction, getSignedIn } from "../../accounts/sign-in-guard.server.ts";

const keyFields = {
  id: entryIdSchema,
  name: z.string(),
  scope: z.enum(KEY_SCOPES).meta({ description: "What the key may do. Each scope includes those before it." }),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().meta({ description: "A key that has expired is listed for 30 more days." }),
  lastUsedOn: z.iso.date().nullable().meta({ description: "The day (UTC); null for a key that was never used." }),
};

const ownKeySchema = z.object(keyFields).meta({ id: "ApiKey" });
const listedKeySchema = z.object({ ...keyFields, username: z.string() }).meta({ id: "ApiKeyOfAccount" });
const newKeySchema = z
  .strictObject({
    name: ownNameSchema,
    scope: z.enum(KEY_SCOPES, `The scope must be ${KEY_SCOPES.slice(0, -1).join(", ")} or ${KEY_SCOPES.at(-1)}.`),
    days: z
      .int("The number of days must be a whole number.")
      .min(1, "A key must be valid for at least one day.")
      .max(MOST_DAYS, `A key can be valid for at most ${MOST_DAYS} days.`)
      .meta({ description: "For how many days the key is valid." }),
    ...confirmationFields,
  })
  .meta({ id: "NewApiKey" });

const listOwnRoute = createRoute({
  method: "get",
  path: "/api-keys",
  operationId: "listOwnApiKeys",
  tags: ["Own account"],
  summary: "Your API keys",
  description: "The newest first.",
  ...forAction("use account"),
  responses: answers(200, "The API keys of the account.", z.array(ownKeySchema), [401, 403]),
});

const makeRoute = createRoute({
  method: "post",
  path: "/api-keys",
  operationId: "makeOwnApiKey",
  tags: ["Own account"],
  summary: "Make an API key",
  description:
    "The key is returned once, and stored as a hash only. It may do what its scope and the role of the account allow, never more. Another password revokes it. The owner of the account is told by mail.",
  ...forAction("use account", credentialsBody),
  request: { body: requestBody(newKeySchema) },
  responses: answers(
    201,
    "The key, which cannot be read again.",
    z.object({ ...keyFields, key: z.string().meta({ example: "slt_…" }) }).meta({ id: "MadeApiKey" }),
    [400, 401, 403, 409, 413, 415, 422, 429, 503, 507],
  ),
});

const revoked = z.object({ id: entryIdSchema }).meta({ id: "RevokedApiKey" });

const revokeOwnRoute = createRoute({
  method: "delete",
  path: "/api-keys/{id}",
  operationId: "revokeOwnApiKey",
  tags: ["Own account"],
  summary: "Revoke one of your API keys",
  ...forAction("use account"),
  request: { params: anyIdParam },
  responses: answers(200, "The key no longer works.", revoked, [401, 403, 404, 507]),
});

const listAllRoute = createRoute({
  method: "get",
  path: "/api-keys",
  operationId: "listApiKeys",
  tags: ["Accounts"],
  summary: "List the API keys of all accounts",
  description: "The newest first.",
  ...forAction("manage accounts"),
  responses: answers(200, "All API keys.", z.array(listedKeySchema), [401, 403]),
});

const revokeRoute = createRoute({
  method: "delete",
  path: "/api-keys/{id}",
  operationId: "revokeApiKey",
  tags: ["Accounts"],
  summary: "Revoke an API key of any account",
  description: "The owner of the account is told by mail.",
  ...forAction("manage accounts"),
  request: { params: anyIdParam },
  responses: answers(200, "The key no longer works.", revoked, [401, 403, 404, 507]),
});

const toKey = (row: ApiKeyRow) => ({
  id: row.id,
  name: row.name,
  scope: row.scope,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  lastUsedOn: row.last_used_on,
});

/** The API keys of the caller's own account, under `/account`. */
export function ownApiKeyRoutes() {
  return createApiRouter()
    .openapi(listOwnRoute, async (context) => {
      const keys = await listApiKeys(context.var.services.db.read, getSignedIn(context).accountSeq);
      return context.json(keys.map(toKey), 200);
    })
    .openapi(makeRoute, async (context) => {
      const made = await makeApiKey(context.var.services, getSignedIn(context), context.req.valid("json"));
      return context.json({ ...toKey(made.row), key: made.key }, 201);
    })
    .openapi(revokeOwnRoute, async (context) => {
      const { id } = context.req.valid("param");
      await revokeOwnApiKey(context.var.services, getSignedIn(context), id);
      return context.json({ id }, 200);
    });
}

/** The API keys of all accounts, under `/accounts`. */
export function apiKeyRoutes() {
  return createApiRouter()
    .openapi(listAllRoute, async (context) => {
      const keys = await listApiKeys(context.var.services.db.read);
      return context.json(
        keys.map((row) => ({ ...toKey(row), username: row.username })),
        200,
      );
    })
    .openapi(revokeRoute, async (context) => {
      const { id } = context.req.valid("param");
      await revokeApiKey(context.var.services, getSignedIn(context), id);
      return context.json({ id }, 200);
    });
}
