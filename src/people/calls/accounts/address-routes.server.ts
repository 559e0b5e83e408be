import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { createApiRouter } from "../../../platform/api/api-router.server.ts";
import { answers } from "../../../platform/api/error-response.server.ts";
import { credentialsBody } from "../../../platform/api/json-body.server.ts";
import { confirmationFields, confirmationSchema } from "../../../platform/api/required-text.server.ts";
import { requestBody } from "../../../platform/api/route-parts.server.ts";
import { asciiMailAddress, isMailAddress, MAX_ADDRESS } from "../../../platform/ids/mail-address.ts";
import { tidied } from "../../../platform/text/tidied.ts";
import { chooseAlerts, removeAddress, requestAddress } from "../../accounts/mailed-links/change-address.server.ts";
import { forAction, getSignedIn } from "../../accounts/sign-in-guard.server.ts";

const tags = ["Own account"];

const emailSchema = z
  .string({
    error: ({ input }) => (input === undefined ? "An address is required." : "The address must be text."),
  })
  .overwrite((text) => asciiMailAddress(tidied(text)))
  .max(MAX_ADDRESS, { error: `The address can have at most ${MAX_ADDRESS} characters.`, abort: true })
  .refine(isMailAddress, "This is not an e-mail address, such as nimal@example.com.");

const errors = [400, 401, 403, 409, 413, 415, 422, 429, 503, 507] as const;

const setRoute = createRoute({
  method: "put",
  path: "/email",
  operationId: "setOwnEmail",
  tags,
  summary: "Set your e-mail address",
  description:
    "Sends a link to the address. It becomes the account's once the link is confirmed, within 24 hours; then the old address is told. 409 with the code `no_mail` where the site cannot send mail: that needs `SMTP_URL`.",
  ...forAction("use account", credentialsBody),
  request: {
    body: requestBody(z.strictObject({ email: emailSchema, ...confirmationFields }).meta({ id: "NewAddress" })),
  },
  responses: answers(200, "The link is on its way.", z.object({}), errors),
});

const removeRoute = createRoute({
  method: "post",
  path: "/email/off",
  operationId: "removeOwnEmail",
  tags,
  summary: "Remove your e-mail address",
  description: "The address is told.",
  ...forAction("use account", credentialsBody),
  request: { body: requestBody(confirmationSchema) },
  responses: answers(200, "The account has no address any more.", z.object({}), errors),
});

const alertsRoute = createRoute({
  method: "put",
  path: "/alerts",
  operationId: "setOwnAlerts",
  tags,
  summary: "Choose whether you get mail when the site needs attention",
  description: "For administrators. It needs a confirmed address.",
  ...forAction("manage accounts", credentialsBody),
  request: { body: requestBody(z.strictObject({ wanted: z.boolean() }).meta({ id: "WantedAlerts" })) },
  responses: answers(200, "The choice was stored.", z.object({}), [400, 401, 403, 409, 413, 415, 422, 507]),
});

/** The e-mail address of the caller's own account, under `/account`. */
export function addressRoutes() {
  return createApiRouter()
    .openapi(setRoute, async (context) => {
      await requestAddress(context.var.services, getSignedIn(context), context.req.valid("json"));
      return context.json({}, 200);
    })
    .openapi(removeRoute, async (context) => {
      await removeAddress(context.var.services, getSignedIn(context), context.req.valid("json"));
      return context.json({}, 200);
    })
    .openapi(alertsRoute, async (context) => {
      await chooseAlerts(context.var.services, getSignedIn(context), context.req.valid("json"));
      return context.json({}, 200);
    });
}
