import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { contactMessageSchema } from "../../domain/contact/contact-message.ts";
import { storeContactMessage } from "../operations/store-contact-message.ts";
import { createApiRouter } from "./api-router.ts";
import { errorResponses } from "./error-response.ts";
import { jsonBody } from "./json-body.ts";
import { json } from "./route-parts.ts";

const sendMessageRoute = createRoute({
  method: "post",
  path: "/",
  tags: ["Contact"],
  summary: "Send a message to the keepers of the directory",
  middleware: [jsonBody] as const,
  request: { body: { required: true, content: json(contactMessageSchema) } },
  responses: {
    201: {
      description: "The message is kept.",
      content: json(z.object({ received: z.literal(true) }).meta({ id: "MessageReceived" })),
    },
    ...errorResponses(400, 413, 415, 422, 429, 507),
  },
});

/** /api/contact. */
export const contactRoutes = () =>
  createApiRouter().openapi(sendMessageRoute, async (context) => {
    const { throttles } = context.var.services;
    await throttles.contact.consume(context.var.clientAddress);
    await storeContactMessage(context.var.services, context.req.valid("json"));
    return context.json({ received: true as const }, 201);
  });
