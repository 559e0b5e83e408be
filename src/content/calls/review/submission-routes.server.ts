import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { may } from "../../../people/accounts/roles.ts";
import { forAction, savedBy } from "../../../people/accounts/sign-in-guard.server.ts";
import { createApiRouter } from "../../../platform/api/api-router.server.ts";
import { answers } from "../../../platform/api/error-response.server.ts";
import { jsonBody } from "../../../platform/api/json-body.server.ts";
import { adminPage, adminPageQuery, pageHeaders } from "../../../platform/api/list-request.server.ts";
import { anyIdParam, requestBody } from "../../../platform/api/route-parts.server.ts";
import { countSubmissions, listSubmissions } from "../../review/rows/submission-rows.server.ts";
import { comment, resolveComment } from "../../review/saving/comment.server.ts";
import { approve, sendBack, takeBack } from "../../review/saving/decide.server.ts";
import { completeSubmission, getSubmission, toSummaries } from "../../review/saving/read-submission.server.ts";
import { submit } from "../../review/saving/submit.server.ts";
import {
  approvalSchema,
  commentMarkSchema,
  commentSchema,
  newCommentSchema,
  newSubmissionSchema,
  OPEN_STATES,
  SUBMISSION_STATES,
  sendingBackSchema,
  submissionSchema,
  submissionSummarySchema,
  takingBackSchema,
} from "../../review/submission.ts";

const tags = ["Review"];

const LISTS = {
  waiting: ["waiting"],
  open: OPEN_STATES,
  decided: SUBMISSION_STATES.filter((state) => !OPEN_STATES.includes(state)),
} as const;

const listRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "listSubmissions",
  tags,
  summary: "List what was submitted for review",
  description: "Editors see all submissions, writers their own.",
  ...forAction("submit"),
  request: {
    query: z.object({
      ...adminPageQuery,
      state: z.enum(["waiting", "open", "decided"], "state must be waiting, open or decided.").optional().meta({
        description:
          "waiting: for an editor. open (as without it): also what was sent back. decided: the others, the newest first.",
      }),
      entry: z.string().max(100).optional().meta({ description: "Only those of the entry with this id." }),
    }),
  },
  responses: answers(
    200,
    "Submissions, those that have waited longest first.",
    z.array(submissionSummarySchema),
    [401, 403, 422],
  ),
});

const readRoute = createRoute({
  method: "get",
  path: "/{id}",
  operationId: "getSubmission",
  tags,
  summary: "Read a submission",
  ...forAction("submit"),
  request: { params: anyIdParam },
  responses: answers(
    200,
    "The submission, with what it would change and its comments.",
    submissionSchema,
    [401, 403, 404],
  ),
});

const submitRoute = createRoute({
  method: "post",
  path: "/",
  operationId: "createSubmission",
  tags,
  summary: "Submit an entry for review",
  description:
    "The entry stays as it is until an editor approves. What the same account has open of it goes on in a new round.",
  ...forAction("submit", jsonBody),
  request: { body: requestBody(newSubmissionSchema) },
  responses: answers(201, "The submission.", submissionSchema, [400, 401, 403, 404, 409, 410, 412, 413, 415, 422, 507]),
});

const COMMENTING = [400, 401, 403, 404, 409, 413, 415, 422, 507] as const;

const commentRoute = createRoute({
  method: "post",
  path: "/{id}/comments",
  operationId: "commentOnSubmission",
  tags,
  summary: "Comment on a submission",
  ...forAction("submit", jsonBody),
  request: { params: anyIdParam, body: requestBody(newCommentSchema) },
  responses: answers(201, "The comment.", commentSchema, [...COMMENTING]),
});

const markRoute = createRoute({
  method: "put",
  path: "/{id}/comments/{commentId}",
  operationId: "markComment",
  tags,
  summary: "Mark a comment as settled, or open it again",
  ...forAction("submit", jsonBody),
  request: { params: anyIdParam.extend({ commentId: z.string() }), body: requestBody(commentMarkSchema) },
  responses: answers(200, "The comment as it is now.", commentSchema, [...COMMENTING]),
});

type Decision<Path extends string, Body extends z.ZodType> = {
  path: Path;
  operationId: string;
  summary: string;
  description?: string;
  action: "submit" | "review";
  body: Body;
};

/** A call that decides about a submission in the round that the body names. */
const decisionRoute = <const Path extends string, Body extends z.ZodType>({
  path,
  action,
  body,
  ...told
}: Decision<Path, Body>) =>
  createRoute({
    method: "post",
    path,
    tags,
    ...told,
    ...forAction(action, jsonBody),
    request: { params: anyIdParam, body: requestBody(body) },
    responses: answers(200, "The submission as it is now.", submissionSchema, [...COMMENTING, 410, 412]),
  });

const approveRoute = decisionRoute({
  path: "/{id}/approve",
  operationId: "approveSubmission",
  summary: "Approve a submission and publish it",
  description: "412 if the entry has changed since it was submitted. A writer never approves.",
  action: "review",
  body: approvalSchema,
});

const sendBackRoute = decisionRoute({
  path: "/{id}/send-back",
  operationId: "sendBackSubmission",
  summary: "Send a submission back to its author",
  action: "review",
  body: sendingBackSchema,
});

const takeBackRoute = decisionRoute({
  path: "/{id}/take-back",
  operationId: "takeBackSubmission",
  summary: "Take back one's own submission",
  action: "submit",
  body: takingBackSchema,
});

/** /api/submissions: what writers submit, and what editors decide. */
export const submissionRoutes = () =>
  createApiRouter()
    .openapi(listRoute, async (context) => {
      const { db } = context.var.services;
      const query = context.req.valid("query");
      const { by, role } = savedBy(context);
      const { state = "open", entry: entryId } = query;
      const filter = { states: LISTS[state], entryId, author: may(role, "review") ? undefined : by };
      const page = adminPage(query);
      const total = await countSubmissions(db.read, filter);
      const rows = await listSubmissions(db.read, filter, { ...page, oldestFirst: state !== "decided" });
      return context.json(await toSummaries(db.read, rows), 200, pageHeaders(context.req.url, page, total));
    })
    .openapi(readRoute, async (context) => {
      const { db } = context.var.services;
      const row = await getSubmission(db.read, context.req.valid("param").id, savedBy(context));
      return context.json(await completeSubmission(db.read, row), 200);
    })
    .openapi(submitRoute, async (context) => {
      const made = await submit(context.var.services, context.req.valid("json"), savedBy(context));
      return context.json(made, 201);
    })
    .openapi(commentRoute, async (context) => {
      const { id } = context.req.valid("param");
      return context.json(await comment(context.var.services, id, context.req.valid("json"), savedBy(context)), 201);
    })
    .openapi(markRoute, async (context) => {
      const mark = context.req.valid("json");
      const marked = await resolveComment(context.var.services, context.req.valid("param"), mark, savedBy(context));
      return context.json(marked, 200);
    })
    .openapi(approveRoute, async (context) => {
      const { id } = context.req.valid("param");
      return context.json(await approve(context.var.services, id, context.req.valid("json"), savedBy(context)), 200);
    })
    .openapi(sendBackRoute, async (context) => {
      const { id } = context.req.valid("param");
      return context.json(await sendBack(context.var.services, id, context.req.valid("json"), savedBy(context)), 200);
    })
    .openapi(takeBackRoute, async (context) => {
      const { id } = context.req.valid("param");
      return context.json(await takeBack(context.var.services, id, context.req.valid("json"), savedBy(context)), 200);
    });
