import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { forAction, savedBy } from "../../../people/accounts/sign-in-guard.server.ts";
import { createApiRouter } from "../../../platform/api/api-router.server.ts";
import { answers } from "../../../platform/api/error-response.server.ts";
import { countAttempt, jsonBody, messageBody } from "../../../platform/api/json-body.server.ts";
import { noStore } from "../../../platform/api/no-store.server.ts";
import { anyIdParam, requestBody } from "../../../platform/api/route-parts.server.ts";
import { tellLimits } from "../../../platform/api/tell-limits.server.ts";
import { listReviewLinks, makeLink, revokeLink } from "../../review/links/manage-links.server.ts";
import { openReview } from "../../review/links/open-review.server.ts";
import { sendRemark } from "../../review/links/send-remark.server.ts";
import {
  madeLinkSchema,
  newLinkSchema,
  remarkSchema,
  reviewLinkSchema,
  reviewSchema,
} from "../../review/review-link.ts";

const tags = ["Review"];

const listRoute = createRoute({
  method: "get",
  path: "/{id}/links",
  operationId: "listReviewLinks",
  tags,
  summary: "List the review links of a submission",
  description: "Without their tokens, which are not stored.",
  ...forAction("submit"),
  request: { params: anyIdParam },
  responses: answers(200, "The links, the newest first.", z.array(reviewLinkSchema), [401, 403, 404]),
});

const makeRoute = createRoute({
  method: "post",
  path: "/{id}/links",
  operationId: "createReviewLink",
  tags,
  summary: "Make a review link",
  description:
    "Whoever has the link can read what was submitted for 14 days, and comment on it, without an account. The answer is the only one that contains it.",
  ...forAction("submit", jsonBody),
  request: { params: anyIdParam, body: requestBody(newLinkSchema) },
  responses: answers(201, "The link.", madeLinkSchema, [400, 401, 403, 404, 409, 410, 413, 415, 422, 507]),
});

const revokeRoute = createRoute({
  method: "delete",
  path: "/{id}/links/{linkId}",
  operationId: "revokeReviewLink",
  tags,
  summary: "Revoke a review link",
  description: "It stops working at once. Comments that came by it stay.",
  ...forAction("submit"),
  request: { params: anyIdParam.extend({ linkId: z.string() }) },
  responses: answers(200, "The link as it is now.", reviewLinkSchema, [401, 403, 404, 507]),
});

/** What accounts may do with the review links of a submission, under /api/submissions. */
export const reviewLinkRoutes = () =>
  createApiRouter()
    .openapi(listRoute, async (context) => {
      const { db, clock } = context.var.services;
      const asked = { asking: savedBy(context), now: clock.now() };
      return context.json(await listReviewLinks(db.read, context.req.valid("param").id, asked), 200);
    })
    .openapi(makeRoute, async (context) => {
      const { id } = context.req.valid("param");
      return context.json(await makeLink(context.var.services, id, context.req.valid("json"), savedBy(context)), 201);
    })
    .openapi(revokeRoute, async (context) =>
      context.json(await revokeLink(context.var.services, context.req.valid("param"), savedBy(context)), 200),
    );

const tokenParam = z.object({ token: z.string() });

const readRoute = createRoute({
  method: "get",
  path: "/{token}",
  operationId: "getReview",
  tags,
  summary: "Read what a review link shows",
  description:
    "By the token of the link, which is the only permission needed. 410 if it works no more, with the reason.",
  middleware: [noStore] as const,
  request: { params: tokenParam },
  responses: answers(200, "The text, and what came by this link.", reviewSchema, [404, 410]),
});

const remarkRoute = createRoute({
  method: "post",
  path: "/{token}",
  operationId: "sendRemark",
  tags,
  summary: "Comment on what a review link shows, or agree with it",
  description: "An opinion for those who decide. It publishes nothing.",
  middleware: [noStore, countAttempt("reviews"), messageBody] as const,
  request: { params: tokenParam, body: requestBody(remarkSchema) },
  responses: answers(
    201,
    "It is stored.",
    z.object({ stored: z.literal(true) }).meta({ id: "StoredRemark" }),
    [400, 404, 409, 410, 413, 415, 422, 429, 507],
  ),
});

/** What experts may call with the token of a review link, under /api/reviews. */
export const expertRoutes = () =>
  createApiRouter()
    .openapi(readRoute, async (context) =>
      context.json(await openReview(context.var.services, context.req.valid("param").token), 200),
    )
    .openapi(remarkRoute, async (context) => {
      const { services, clientAddress } = context.var;
      await sendRemark(services, context.req.valid("param").token, context.req.valid("json"), {
        clientAddress,
        tellLimits: tellLimits(context),
      });
      return context.json({ stored: true as const }, 201);
    });
