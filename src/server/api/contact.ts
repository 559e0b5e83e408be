import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { sentContactFormSchema } from "../../domain/contact/contact-message.ts";
import { storeContactMessage } from "../operations/store-contact-message.ts";
import { createApiRouter } from "./api-router.ts";
import { errorResponses } from "./error-response.ts";
import { countAttempt, messageBody } from "./json-body.ts";
import { json } from "./route-parts.ts";

const sendMessageRoute = createRoute({
  method: "post",
  path: "/",
  tags: ["Contact"],
  summary: "Send a message to the keepers of the directory",
  description:
    "The same message once more within ten minutes is not kept twice. One that fills in the field for programs is kept and not sent on.",
  middleware: [countAttempt("contact"), messageBody] as const,
  request: { body: { required: true, content: json(sentContactFormSchema) } },
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
    const { website = "", ...message } = context.req.valid("json");
    // Kept all the same: a browser may have filled in for its visitor what nobody was to see.
    await storeContactMessage(context.var.services, message, { sendOn: website === "" });
    return context.json({ received: true as const }, 201);
  });
