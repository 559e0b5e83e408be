import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { receivedMessageSchema } from "../../domain/contact/received-message.ts";
import { entryIdSchema } from "../../domain/identifiers/entry-id.ts";
import { countContactMessages, listContactMessages } from "../db/contact-messages.ts";
import { deleteMessage } from "../operations/delete-message.ts";
import { markMessage } from "../operations/mark-message.ts";
import { sendMessageAgain } from "../operations/send-message-again.ts";
import { createApiRouter } from "./api-router.ts";
import { errorResponses } from "./error-response.ts";
import { jsonBody } from "./json-body.ts";
import { deskPage, deskPageQuery, pageHeaders } from "./list-request.ts";
import { noStore } from "./no-store.ts";
import { anyIdParam, bearer, json } from "./route-parts.ts";
import { getSignedIn, requireSignIn } from "./sign-in-guard.ts";

const tags = ["Messages"];

const listMessagesRoute = createRoute({
  method: "get",
  path: "/",
  tags,
  summary: "List contact messages",
  security: bearer,
  middleware: [requireSignIn] as const,
  request: {
    query: z.object({
      ...deskPageQuery,
      unread: z
        .enum(["0", "1"], "unread must be 0 or 1.")
        .optional()
        .meta({ description: "1: only those that nobody has read yet." }),
    }),
  },
  responses: {
    200: { description: "Messages, the newest first.", content: json(z.array(receivedMessageSchema)) },
    ...errorResponses(401, 422),
  },
});

const markMessageRoute = createRoute({
  method: "put",
  path: "/{id}",
  tags,
  summary: "Mark a message as read or as not read",
  security: bearer,
  middleware: [requireSignIn, jsonBody] as const,
  request: {
    params: anyIdParam,
    body: {
      required: true,
      content: json(
        z.strictObject({ read: z.boolean({ error: "read must be true or false." }) }).meta({ id: "MessageMark" }),
      ),
    },
  },
  responses: {
    200: { description: "The message as it is now.", content: json(receivedMessageSchema) },
    ...errorResponses(400, 401, 404, 413, 415, 422, 507),
  },
});

const sendAgainRoute = createRoute({
  method: "post",
  path: "/{id}/deliveries",
  tags,
  summary: "Send a message again",
  description:
    "Through every channel that is set up now, at once, whether the message went out before or was given up. The answer does not wait for it.",
  security: bearer,
  middleware: [requireSignIn] as const,
  request: { params: anyIdParam },
  responses: {
    200: { description: "The message, on its way.", content: json(receivedMessageSchema) },
    ...errorResponses(401, 404, 409, 507),
  },
});

const deleteMessageRoute = createRoute({
  method: "delete",
  path: "/{id}",
  tags,
  summary: "Delete a message",
  description: "For good: messages have no bin. What was not sent on yet is not sent any more.",
  security: bearer,
  middleware: [requireSignIn] as const,
  request: { params: anyIdParam },
  responses: {
    200: {
      description: "It is gone.",
      content: json(z.object({ _id: entryIdSchema }).meta({ id: "DeletedMessage" })),
    },
    ...errorResponses(401, 404, 507),
  },
});

/** /api/messages: what visitors wrote. How a message comes in is in `contact.ts`. */
export function messageRoutes() {
  const router = createApiRouter();
  router.use(noStore);
  return router
    .openapi(listMessagesRoute, async (context) => {
      const { db } = context.var.services;
      const query = context.req.valid("query");
      const filter = { unreadOnly: query.unread === "1" };
      const page = deskPage(query);
      const total = await countContactMessages(db.read, filter);
      const messages = page.offset >= total ? [] : await listContactMessages(db.read, filter, page);
      return context.json(messages, 200, pageHeaders(context.req.url, page, total));
    })
    .openapi(markMessageRoute, async (context) => {
      const { id } = context.req.valid("param");
      return context.json(await markMessage(context.var.services, id, context.req.valid("json")), 200);
    })
    .openapi(sendAgainRoute, async (context) => {
      const { id } = context.req.valid("param");
      return context.json(await sendMessageAgain(context.var.services, id, getSignedIn(context)), 200);
    })
    .openapi(deleteMessageRoute, async (context) => {
      const { id } = context.req.valid("param");
      await deleteMessage(context.var.services, id, getSignedIn(context));
      return context.json({ _id: id }, 200);
    });
}
