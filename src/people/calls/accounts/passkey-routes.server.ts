import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { createApiRouter } from "../../../platform/api/api-router.server.ts";
import { answers } from "../../../platform/api/error-response.server.ts";
import { jsonBody } from "../../../platform/api/json-body.server.ts";
import { confirmationFields, confirmationSchema } from "../../../platform/api/required-text.server.ts";
import { anyIdParam, requestBody } from "../../../platform/api/route-parts.server.ts";
import { entryIdSchema } from "../../../platform/ids/entry-id.ts";
import { ownNameSchema } from "../../accounts/own-name.ts";
import { addPasskey, offerPasskey, removePasskey } from "../../accounts/passkeys/own-passkeys.server.ts";
import { registrationAnswerSchema } from "../../accounts/passkeys/passkey-answers.ts";
import { relyingPartyOf } from "../../accounts/passkeys/relying-party.server.ts";
import { listPasskeys } from "../../accounts/rows/passkey-rows.server.ts";
import { forAction, getSignedIn } from "../../accounts/sign-in-guard.server.ts";

const tags = ["Own account"];

const errors = [400, 401, 403, 409, 413, 415, 422, 429, 503, 507] as const;

const listRoute = createRoute({
  method: "get",
  path: "/passkeys",
  operationId: "listOwnPasskeys",
  tags,
  summary: "Your passkeys",
  description: "The newest first.",
  ...forAction("use account"),
  responses: answers(
    200,
    "The passkeys of the account.",
    z
      .object({
        possible: z.boolean().meta({
          description: "Whether browsers offer passkeys for this site: its address needs https and a name.",
        }),
        passkeys: z.array(
          z.object({
            id: entryIdSchema,
            name: z.string(),
            createdAt: z.iso.datetime(),
            lastUsedAt: z.iso.datetime().nullable(),
          }),
        ),
      })
      .meta({ id: "OwnPasskeys" }),
    [401, 403],
  ),
});

const offerRoute = createRoute({
  method: "post",
  path: "/passkeys/challenge",
  operationId: "beginAddingPasskey",
  tags,
  summary: "Start adding a passkey",
  description: "Returns what `navigator.credentials.create` needs. The answer must follow within five minutes.",
  ...forAction("use account", jsonBody),
  request: { body: requestBody(confirmationSchema) },
  responses: answers(
    200,
    "The options, in the form of WebAuthn's JSON.",
    z.object({ options: z.looseObject({}) }).meta({ id: "PasskeyOffer" }),
    errors,
  ),
});

const addRoute = createRoute({
  method: "post",
  path: "/passkeys",
  operationId: "addOwnPasskey",
  tags,
  summary: "Add a passkey",
  description: "With the answer of the authenticator. The owner of the account is told by mail.",
  ...forAction("use account", jsonBody),
  request: {
    body: requestBody(
      z.strictObject({ name: ownNameSchema, answer: registrationAnswerSchema }).meta({ id: "NewPasskey" }),
    ),
  },
  responses: answers(201, "The passkey signs in from now on.", z.object({}), errors),
});

const removeRoute = createRoute({
  method: "post",
  path: "/passkeys/{id}/off",
  operationId: "removeOwnPasskey",
  tags,
  summary: "Remove a passkey",
  description: "The owner of the account is told by mail.",
  ...forAction("use account", jsonBody),
  request: { params: anyIdParam, body: requestBody(z.strictObject(confirmationFields)) },
  responses: answers(200, "The passkey no longer signs in.", z.object({}), [...errors, 404]),
});

/** The passkeys of the caller's own account, under `/account`. */
export function passkeyRoutes() {
  return createApiRouter()
    .openapi(listRoute, async (context) => {
      const { db, config } = context.var.services;
      const passkeys = await listPasskeys(db.read, getSignedIn(context).accountSeq);
      return context.json(
        {
          possible: relyingPartyOf(config.siteUrl) !== undefined,
          passkeys: passkeys.map(({ id, name, created_at: createdAt, last_used_at: lastUsedAt }) => ({
            ...{ id, name, createdAt, lastUsedAt },
          })),
        },
        200,
      );
    })
    .openapi(offerRoute, async (context) => {
      const options = await offerPasskey(context.var.services, getSignedIn(context), context.req.valid("json"));
      return context.json({ options: { ...options } }, 200);
    })
    .openapi(addRoute, async (context) => {
      await addPasskey(context.var.services, getSignedIn(context), context.req.valid("json"));
      return context.json({}, 201);
    })
    .openapi(removeRoute, async (context) => {
      const { id } = context.req.valid("param");
      await removePasskey(context.var.services, getSignedIn(context), { id, ...context.req.valid("json") });
      return context.json({}, 200);
    });
}
