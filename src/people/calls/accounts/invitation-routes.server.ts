import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { createApiRouter } from "../../../platform/api/api-router.server.ts";
import { answers } from "../../../platform/api/error-response.server.ts";
import { countAttempt, messageBody } from "../../../platform/api/json-body.server.ts";
import { noStore } from "../../../platform/api/no-store.server.ts";
import { confirmationFields } from "../../../platform/api/required-text.server.ts";
import { anyIdParam, requestBody } from "../../../platform/api/route-parts.server.ts";
import { entryIdSchema } from "../../../platform/ids/entry-id.ts";
import { acceptInvitation, getOpenInvitation } from "../../accounts/actions/accept-invitation.server.ts";
import { inviteAccount, withdrawInvitation } from "../../accounts/actions/invite-account.server.ts";
import { passwordSchema } from "../../accounts/password.ts";
import { ROLES, roleSchema } from "../../accounts/roles.ts";
import { openInvitations } from "../../accounts/rows/invitation-rows.server.ts";
import { forAction, getSignedIn } from "../../accounts/sign-in-guard.server.ts";
import { usernameSchema } from "../../accounts/username.ts";

const tags = ["Invitations"];

const tokenParam = z.object({ token: z.string().meta({ description: "The last part of the link." }) });

const listRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "listInvitations",
  tags,
  summary: "List the open invitations",
  description: "Newest first, without their links, which are shown only when an invitation is created.",
  ...forAction("manage accounts"),
  responses: answers(
    200,
    "The invitations that are still valid.",
    z.array(
      z
        .object({
          id: entryIdSchema,
          username: z.string(),
          role: z.enum(ROLES),
          invitedBy: z.string().nullable(),
          createdAt: z.iso.datetime(),
          expiresAt: z.iso.datetime(),
        })
        .meta({ id: "OpenInvitation" }),
    ),
    [401, 403],
  ),
});

const inviteRoute = createRoute({
  method: "post",
  path: "/",
  operationId: "createInvitation",
  tags,
  summary: "Invite someone",
  description: "The name is reserved while the invitation is valid: 7 days.",
  ...forAction("manage accounts", messageBody),
  request: {
    body: requestBody(
      z
        .strictObject({ username: usernameSchema, role: roleSchema.default("writer"), ...confirmationFields })
        .meta({ id: "Invite" }),
    ),
  },
  responses: answers(
    201,
    "The invitation.",
    z
      .object({
        id: entryIdSchema,
        username: z.string(),
        role: z.enum(ROLES),
        url: z.url().meta({ description: "The link to pass on. It works once and is not shown again." }),
        expiresAt: z.iso.datetime(),
      })
      .meta({ id: "NewInvitation" }),
    [400, 401, 403, 409, 413, 415, 422, 429, 503, 507],
  ),
});

const withdrawRoute = createRoute({
  method: "delete",
  path: "/{id}",
  operationId: "withdrawInvitation",
  tags,
  summary: "Withdraw an invitation",
  ...forAction("manage accounts"),
  request: { params: anyIdParam },
  responses: answers(
    200,
    "Its link no longer works.",
    z.object({ id: entryIdSchema }).meta({ id: "WithdrawnInvitation" }),
    [401, 403, 404, 507],
  ),
});

const readRoute = createRoute({
  method: "get",
  path: "/{token}",
  operationId: "getInvitation",
  tags,
  summary: "Read an invitation by its link",
  request: { params: tokenParam },
  responses: answers(
    200,
    "The invited name, and how long the invitation is valid.",
    z.object({ username: z.string(), expiresAt: z.iso.datetime() }).meta({ id: "Invitation" }),
    [404],
  ),
});

const acceptRoute = createRoute({
  method: "post",
  path: "/{token}",
  operationId: "acceptInvitation",
  tags,
  summary: "Accept an invitation",
  description: "Creates the account with this password. It can then sign in like any other.",
  middleware: [countAttempt("invitations"), messageBody] as const,
  request: {
    params: tokenParam,
    body: requestBody(z.strictObject({ password: passwordSchema }).meta({ id: "AcceptedInvitation" })),
  },
  responses: answers(
    201,
    "The account was created.",
    z.object({ username: z.string() }).meta({ id: "Invited" }),
    [400, 404, 409, 413, 415, 422, 429, 503, 507],
  ),
});

/** Invitations as inviters see them, under `/accounts/invitations`. */
export function accountInvitationRoutes() {
  const router = createApiRouter();
  router.use(noStore);
  return router
    .openapi(listRoute, async (context) => {
      const { db, clock } = context.var.services;
      const invitations = await openInvitations(db.read, clock.now());
      return context.json(
        invitations.map((invitation) => ({
          id: invitation.id,
          username: invitation.username,
          role: invitation.role,
          invitedBy: invitation.invited_by,
          createdAt: invitation.created_at,
          expiresAt: invitation.expires_at,
        })),
        200,
      );
    })
    .openapi(inviteRoute, async (context) => {
      const { services } = context.var;
      const { invitation, token } = await inviteAccount(services, context.req.valid("json"), getSignedIn(context));
      const { id, username, role, expires_at: expiresAt } = invitation;
      return context.json(
        { id, username, role, url: `${services.config.siteUrl}/admin/invitation/${token}`, expiresAt },
        201,
      );
    })
    .openapi(withdrawRoute, async (context) => {
      const { id } = context.req.valid("param");
      await withdrawInvitation(context.var.services, id, getSignedIn(context));
      return context.json({ id }, 200);
    });
}

/** Invitations as invitees see them, under `/invitations`: for anyone who has the link. */
export function invitationRoutes() {
  const router = createApiRouter();
  router.use(noStore);
  return router
    .openapi(readRoute, async (context) => {
      const { db, clock } = context.var.services;
      const invitation = await getOpenInvitation(db.read, context.req.valid("param").token, clock.now());
      return context.json({ username: invitation.username, expiresAt: invitation.expires_at }, 200);
    })
    .openapi(acceptRoute, async (context) => {
      const { token } = context.req.valid("param");
      const { password } = context.req.valid("json");
      return context.json({ username: await acceptInvitation(context.var.services, { token, password }) }, 201);
    });
}
