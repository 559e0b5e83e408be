import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { createApiRouter } from "../../platform/api/api-router.server.ts";
import { answers } from "../../platform/api/error-response.server.ts";
import { jsonBody } from "../../platform/api/json-body.server.ts";
import { adminPage, adminPageQuery, pageHeaders } from "../../platform/api/list-request.server.ts";
import { anyIdParam, requestBody } from "../../platform/api/route-parts.server.ts";
import { entryIdSchema } from "../../platform/ids/entry-id.ts";
import { forAction, getSignedIn } from "../accounts/sign-in-guard.server.ts";
import { receivedMessageSchema } from "../mail/received-message.ts";
import { deleteMessage } from "../messages/inbox/delete-message.server.ts";
import { markMessage } from "../messages/inbox/mark-message.server.ts";
import { sendMessageAgain } from "../messages/inbox/send-message-again.server.ts";
import { countContactMessages, listContactMessages } from "../messages/message-rows.server.ts";

const tags = ["Messages"];

const listMessagesRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "listMessages",
  tags,
  summary: "List contact messages",
  ...forAction("read messages"),
  request: {
    query: z.object({
      ...adminPageQuery,
      unread: z.enum(["0", "1"], "unread must be 0 or 1.").optional().meta({ description: "1: only unread messages." }),
    }),
  },
  responses: answers(200, "Messages, newest first.", z.array(receivedMessageSchema), [401, 403, 422]),
});

const markMessageRoute = createRoute({
  method: "put",
  path: "/{id}",
  operationId: "markMessage",
  tags,
  summary: "Mark a message as read or unread",
  ...forAction("read messages", jsonBody),
  request: {
    params: anyIdParam,
    body: requestBody(
      z.strictObject({ read: z.boolean({ error: "read must be true or false." }) }).meta({ id: "MessageMark" }),
    ),
  },
  responses: answers(200, "The message as it is now.", receivedMessageSchema, [400, 401, 403, 404, 413, 415, 422, 507]),
});

const sendAgainRoute = createRoute({
  method: "post",
  path: "/{id}/deliveries",
  operationId: "deliverMessageAgain",
  tags,
  summary: "Send a message again",
  description:
    "Sends it at once through every configured channel, whether or not it was delivered before. The response does not wait for the delivery.",
  ...forAction("read messages"),
  request: { params: anyIdParam },
  responses: answers(200, "The message, queued for delivery.", receivedMessageSchema, [401, 403, 404, 409, 507]),
});

const deleteMessageRoute = createRoute({
  method: "delete",
  path: "/{id}",
  operationId: "deleteMessage",
  tags,
  summary: "Delete a message",
  description: "For ever: messages have no bin. Pending deliveries are cancelled.",
  ...forAction("read messages"),
  request: { params: anyIdParam },
  responses: answers(
    200,
    "It is gone.",
    z.object({ _id: entryIdSchema }).meta({ id: "DeletedMessage" }),
    [401, 403, 404, 507],
  ),
});

/** /api/messages: what visitors wrote. New messages arrive through `contact-routes.server.ts`. */
export function messageRoutes() {
  return createApiRouter()
    .openapi(listMessagesRoute, async (context) => {
      const { db } = context.var.services;
      const query = context.req.valid("query");
      const filter = { unreadOnly: query.unread === "1" };
      const page = adminPage(query);
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
