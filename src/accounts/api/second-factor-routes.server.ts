import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { createApiRouter } from "../../platform/api/api-router.server.ts";
import { errorResponses } from "../../platform/api/error-response.server.ts";
import { credentialsBody } from "../../platform/api/json-body.server.ts";
import { noStore } from "../../platform/api/no-store.server.ts";
import { confirmationSchema, MAX_CODE_CHARACTERS, requiredText } from "../../platform/api/required-text.server.ts";
import { bearer, json } from "../../platform/api/route-parts.server.ts";
import {
  offerSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from "../actions/change-second-factor.server.ts";
import { getSignedIn, requireSignIn } from "../guard/sign-in-guard.server.ts";

const tags = ["Own account"];

const currentPassword = requiredText("Your current password", 1000);
const code = requiredText("The code", MAX_CODE_CHARACTERS).refine(
  (text) => text.trim() !== "",
  "The code is required.",
);

const recoveryCodesSchema = z
  .object({ recoveryCodes: z.array(z.string()).meta({ description: "Ten; each signs in once. Shown only now." }) })
  .meta({ id: "RecoveryCodes" });

const errors = errorResponses(400, 401, 409, 413, 415, 422, 429, 503, 507);

const offerRoute = createRoute({
  method: "post",
  path: "/second-factor",
  tags,
  summary: "Begin to set up a second factor",
  description:
    "Answers a new secret for an authenticator app. It is in force only when a code made with it was given (PUT); until then each call makes another. 409 where a second factor is on.",
  security: bearer,
  middleware: [requireSignIn, credentialsBody] as const,
  request: {
    body: { required: true, content: json(z.strictObject({ currentPassword }).meta({ id: "OwnPassword" })) },
  },
  responses: {
    200: {
      description: "The secret.",
      content: json(
        z
          .object({
            secret: z.string().meta({ description: "Base32, for typing." }),
            uri: z.string().meta({ description: "An `otpauth:` address, for opening on the phone." }),
            qrCode: z.string().meta({ description: "The same as a QR code: an SVG in a data URL." }),
          })
          .meta({ id: "OfferedSecondFactor" }),
      ),
    },
    ...errors,
  },
});

const turnOnRoute = createRoute({
  method: "put",
  path: "/second-factor",
  tags,
  summary: "Turn your second factor on",
  description: "All other sign-ins of the account end; the one that asks goes on.",
  security: bearer,
  middleware: [requireSignIn, credentialsBody] as const,
  request: {
    body: { required: true, content: json(z.strictObject({ code }).meta({ id: "AuthenticatorCode" })) },
  },
  responses: {
    200: {
      description: "Codes are asked for from now on.",
      content: json(recoveryCodesSchema.extend({ endedSessions: z.int() }).meta({ id: "SecondFactorOn" })),
    },
    ...errors,
  },
});

const turnOffRoute = createRoute({
  method: "post",
  path: "/second-factor/off",
  tags,
  summary: "Turn your second factor off",
  security: bearer,
  middleware: [requireSignIn, credentialsBody] as const,
  request: { body: { required: true, content: json(confirmationSchema) } },
  responses: {
    200: { description: "The password alone signs in from now on.", content: json(z.object({})) },
    ...errors,
  },
});

const renewRoute = createRoute({
  method: "post",
  path: "/recovery-codes",
  tags,
  summary: "Get new recovery codes",
  description: "The old ones are worth nothing from then on.",
  security: bearer,
  middleware: [requireSignIn, credentialsBody] as const,
  request: { body: { required: true, content: json(confirmationSchema) } },
  responses: {
    200: { description: "The new ones.", content: json(recoveryCodesSchema) },
    ...errors,
  },
});

/** The caller's own second factor, under `/account`. Wrong passwords and codes are counted per session. */
export function secondFactorRoutes() {
  const router = createApiRouter();
  router.use(noStore);
  return router
    .openapi(offerRoute, async (context) => {
      const offered = await offerSecondFactor(context.var.services, getSignedIn(context), context.req.valid("json"));
      return context.json(offered, 200);
    })
    .openapi(turnOnRoute, async (context) => {
      const own = getSignedIn(context);
      return context.json(await turnOnSecondFactor(context.var.services, own, context.req.valid("json")), 200);
    })
    .openapi(turnOffRoute, async (context) => {
      await turnOffSecondFactor(context.var.services, getSignedIn(context), context.req.valid("json"));
      return context.json({}, 200);
    })
    .openapi(renewRoute, async (context) => {
      const own = getSignedIn(context);
      const recoveryCodes = await renewRecoveryCodes(context.var.services, own, context.req.valid("json"));
      return context.json({ recoveryCodes }, 200);
    });
}
