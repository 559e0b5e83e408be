import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { createApiRouter } from "../../../platform/api/api-router.server.ts";
import { answers } from "../../../platform/api/error-response.server.ts";
import { countAttempt, credentialsBody } from "../../../platform/api/json-body.server.ts";
import { noStore } from "../../../platform/api/no-store.server.ts";
import { requiredText } from "../../../platform/api/required-text.server.ts";
import { requestBody } from "../../../platform/api/route-parts.server.ts";
import { tellLimits } from "../../../platform/api/tell-limits.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { confirmAddress, NO_MAIL } from "../../accounts/mailed-links/change-address.server.ts";
import { checkCanWrite, mailResetLinks, resetPassword } from "../../accounts/mailed-links/reset-password.server.ts";
import { relyingPartyOf } from "../../accounts/passkeys/relying-party.server.ts";
import { passwordSchema } from "../../accounts/password.ts";

const tags = ["Sign-in"];

const ASK_SOMEBODY = `${NO_MAIL} Ask an administrator for a new password.`;

const token = requiredText("The token of the link", 200).meta({ description: "What follows the `#` of the link." });
const ofAccount = z.object({ username: z.string() });

const optionsRoute = createRoute({
  method: "get",
  path: "/options",
  operationId: "getSignInOptions",
  tags,
  summary: "Which ways to sign in this site offers",
  responses: answers(
    200,
    "The ways.",
    z
      .object({
        passkeys: z.boolean().meta({ description: "Whether browsers offer passkeys for this site." }),
        passwordReset: z.boolean().meta({ description: "Whether the site can mail a link for a new password." }),
      })
      .meta({ id: "SignInOptions" }),
    [],
  ),
});

const askRoute = createRoute({
  method: "post",
  path: "/password-reset",
  operationId: "requestPasswordReset",
  tags,
  summary: "Ask for a link to set a new password",
  description:
    "The answer is the same whether or not there is such an account. The link goes to the confirmed address of the account, if it has one, and is valid for 30 minutes. 409 with the code `no_mail` where the site cannot send mail.",
  middleware: [countAttempt("links"), credentialsBody] as const,
  request: {
    body: requestBody(
      z.strictObject({ username: requiredText("A username or address", 300) }).meta({ id: "PasswordResetRequest" }),
    ),
  },
  responses: answers(
    200,
    "If there is such an account, the link is on its way.",
    z.object({}),
    [400, 409, 413, 415, 422, 429],
  ),
});

const resetRoute = createRoute({
  method: "put",
  path: "/password-reset",
  operationId: "resetPassword",
  tags,
  summary: "Set a new password by a mailed link",
  description:
    "Ends all sign-ins of the account, voids its other links and trusted browsers, and withdraws the invitations that it sent. It does not sign in: a second factor still applies.",
  middleware: [countAttempt("links"), credentialsBody] as const,
  request: {
    body: requestBody(z.strictObject({ token, password: passwordSchema }).meta({ id: "PasswordReset" })),
  },
  responses: answers(
    200,
    "The password was changed.",
    ofAccount.meta({ id: "PasswordWasReset" }),
    [400, 404, 413, 415, 422, 429, 503, 507],
  ),
});

const confirmRoute = createRoute({
  method: "put",
  path: "/email",
  operationId: "confirmEmail",
  tags,
  summary: "Confirm an e-mail address by a mailed link",
  middleware: [countAttempt("links"), credentialsBody] as const,
  request: { body: requestBody(z.strictObject({ token }).meta({ id: "AddressConfirmation" })) },
  responses: answers(
    200,
    "The address is the account's.",
    ofAccount.meta({ id: "AddressConfirmed" }),
    [400, 404, 413, 415, 422, 429, 507],
  ),
});

/** Calls for people who follow a mailed link, or ask for one, under `/auth`. None signs anybody in. */
export function mailedLinkRoutes() {
  const router = createApiRouter();
  router.use(noStore);
  return router
    .openapi(optionsRoute, (context) => {
      const { outbox, config } = context.var.services;
      return context.json(
        { passkeys: relyingPartyOf(config.siteUrl) !== undefined, passwordReset: outbox.canMail },
        200,
      );
    })
    .openapi(askRoute, async (context) => {
      const { services, clientAddress } = context.var;
      if (!services.outbox.canMail) throw new AppError("Conflict", ASK_SOMEBODY, { code: "no_mail" });
      await services.throttles.resets.consume(clientAddress, tellLimits(context));
      const { username } = context.req.valid("json");
      // Otherwise the link would be promised, and never come.
      await checkCanWrite(services);
      // Not awaited: how long it takes would tell whether there is such an account.
      void mailResetLinks(services, username).catch((error: unknown) =>
        services.log.error({ err: error }, "A link for a new password could not be queued"),
      );
      return context.json({}, 200);
    })
    .openapi(resetRoute, async (context) => {
      return context.json(await resetPassword(context.var.services, context.req.valid("json")), 200);
    })
    .openapi(confirmRoute, async (context) => {
      return context.json(await confirmAddress(context.var.services, context.req.valid("json").token), 200);
    });
}
