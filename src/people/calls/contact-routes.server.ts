import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { createApiRouter } from "../../platform/api/api-router.server.ts";
import { answers } from "../../platform/api/error-response.server.ts";
import { countAttempt, messageBody } from "../../platform/api/json-body.server.ts";
import { requestBody } from "../../platform/api/route-parts.server.ts";
import { tellLimits } from "../../platform/api/tell-limits.server.ts";
import type { ContactMessage } from "../mail/received-message.ts";
import { storeContactMessage } from "../messages/inbox/store-contact-message.server.ts";

/** The body of the call. Who mounts it passes the schema, which refuses positions like all texts of visitors. */
type ContactForm = z.ZodType<SentForm, SentForm>;
type SentForm = ContactMessage & { website?: string | undefined };

const sendMessageRoute = (form: ContactForm) =>
  createRoute({
    method: "post",
    path: "/",
    operationId: "sendMessage",
    tags: ["Contact"],
    summary: "Send a message to the editors of the directory",
    description:
      "A repeated message within ten minutes is stored only once. A message that fills in the hidden field for programs is stored, but not forwarded.",
    middleware: [countAttempt("contact"), messageBody] as const,
    request: { body: requestBody(form) },
    responses: answers(
      201,
      "The message was stored.",
      z.object({ received: z.literal(true) }).meta({ id: "MessageReceived" }),
      [400, 413, 415, 422, 429, 507],
    ),
  });

/** /api/contact. */
export const contactRoutes = (form: ContactForm) =>
  createApiRouter().openapi(sendMessageRoute(form), async (context) => {
    const { throttles } = context.var.services;
    await throttles.contact.consume(context.var.clientAddress, tellLimits(context));
    const { website = "", ...message } = context.req.valid("json");
    // Stored all the same: a browser may have autofilled the hidden field.
    await storeContactMessage(context.var.services, message, { sendOn: website === "" });
    return context.json({ received: true as const }, 201);
  });
