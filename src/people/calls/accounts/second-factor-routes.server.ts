import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { createApiRouter } from "../../../platform/api/api-router.server.ts";
import { answers } from "../../../platform/api/error-response.server.ts";
import { credentialsBody } from "../../../platform/api/json-body.server.ts";
import { confirmationSchema, MAX_CODE_CHARACTERS, requiredText } from "../../../platform/api/required-text.server.ts";
import { requestBody } from "../../../platform/api/route-parts.server.ts";
import {
  offerSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from "../../accounts/actions/change-second-factor.server.ts";
import { forAction, getSignedIn } from "../../accounts/sign-in-guard.server.ts";

const tags = ["Own account"];

const currentPassword = requiredText("Your current password", 1000);
const code = requiredText("The code", MAX_CODE_CHARACTERS).refine(
  (text) => text.trim() !== "",
  "The code is required.",
);

const recoveryCodesSchema = z
  .object({
    recoveryCodes: z.array(z.string()).meta({ description: "Ten codes. Each works once. They are not shown again." }),
  })
  .meta({ id: "RecoveryCodes" });

const errors = [400, 401, 409, 413, 415, 422, 429, 503, 507] as const;

const offerRoute = createRoute({
  method: "post",
  path: "/second-factor",
  operationId: "beginSecondFactor",
  tags,
  summary: "Start setting up a second factor",
  description:
    "Returns a new secret for an authenticator app. It takes effect once a code made with it has been sent (PUT); until then, each call replaces it. 409 if a second factor is on.",
  ...forAction("use account", credentialsBody),
  request: {
    body: requestBody(z.strictObject({ currentPassword }).meta({ id: "OwnPassword" })),
  },
  responses: answers(
    200,
    "The secret.",
    z
      .object({
        secret: z.string().meta({ description: "Base32, for typing." }),
        uri: z.string().meta({ description: "An `otpauth:` URL, to open on the phone." }),
        qrCode: z.string().meta({ description: "The same as a QR code: an SVG in a data URL." }),
      })
      .meta({ id: "OfferedSecondFactor" }),
    errors,
  ),
});

const turnOnRoute = createRoute({
  method: "put",
  path: "/second-factor",
  operationId: "turnOnSecondFactor",
  tags,
  summary: "Turn your second factor on",
  description: "Ends all other sign-ins of the account.",
  ...forAction("use account", credentialsBody),
  request: {
    body: requestBody(z.strictObject({ code }).meta({ id: "AuthenticatorCode" })),
  },
  responses: answers(
    200,
    "Signing in now requires a code.",
    recoveryCodesSchema.extend({ endedSessions: z.int() }).meta({ id: "SecondFactorOn" }),
    errors,
  ),
});

const turnOffRoute = createRoute({
  method: "post",
  path: "/second-factor/off",
  operationId: "turnOffSecondFactor",
  tags,
  summary: "Turn your second factor off",
  ...forAction("use account", credentialsBody),
  request: { body: requestBody(confirmationSchema) },
  responses: answers(200, "Signing in no longer requires a code.", z.object({}), errors),
});

const renewRoute = createRoute({
  method: "post",
  path: "/recovery-codes",
  operationId: "renewRecoveryCodes",
  tags,
  summary: "Get new recovery codes",
  description: "The old ones stop working.",
  ...forAction("use account", credentialsBody),
  request: { body: requestBody(confirmationSchema) },
  responses: answers(200, "The new codes.", recoveryCodesSchema, errors),
});

/** The caller's own second factor, under `/account`. Wrong passwords and codes are counted per session. */
export function secondFactorRoutes() {
  return createApiRouter()
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
