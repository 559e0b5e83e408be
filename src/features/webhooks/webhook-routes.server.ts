import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { forAction, getSignedIn } from "../../people/accounts/sign-in-guard.server.ts";
import { createApiRouter } from "../../platform/api/api-router.server.ts";
import { answers } from "../../platform/api/error-response.server.ts";
import { jsonBody } from "../../platform/api/json-body.server.ts";
import { anyIdParam, requestBody } from "../../platform/api/route-parts.server.ts";
import { entryIdSchema } from "../../platform/ids/entry-id.ts";
import { addWebhook, removeWebhook, sendAgain, sendTest, setActive } from "./change-webhooks.server.ts";
import { listDeliveriesOf } from "./rows/webhook-delivery-rows.server.ts";
import { eventsOf, listWebhooks } from "./rows/webhook-rows.server.ts";
import type { WebhookDeliveryRow, WebhookRow } from "./rows/webhook-tables.server.ts";
import { ENTRY_EVENTS, newWebhookSchema } from "./webhook.ts";

const tags = ["Webhooks"];

/** How many deliveries the list of a webhook shows. */
const SHOWN_DELIVERIES = 20;

const webhookFields = {
  id: entryIdSchema,
  url: z.string(),
  events: z.array(z.enum(ENTRY_EVENTS)),
  active: z.boolean(),
  pausedWhy: z.string().nullable().meta({ description: "Why the site paused it; null if somebody did." }),
  createdAt: z.iso.datetime(),
};
const deliverySchema = z
  .object({
    id: z.string().meta({ description: "The `webhook-id`, the same for every attempt." }),
    event: z.enum([...ENTRY_EVENTS, "test"]),
    state: z.enum(["waiting", "sent", "failed"]),
    attempts: z.int(),
    nextAttemptAt: z.iso.datetime().nullable(),
    lastError: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "WebhookDelivery" });
const webhookSchema = z
  .object({ ...webhookFields, deliveries: z.array(deliverySchema).meta({ description: "The last 20, newest first." }) })
  .meta({ id: "Webhook" });

const doneSchema = z.object({ id: entryIdSchema }).meta({ id: "WebhookChanged" });

const listRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "listWebhooks",
  tags,
  summary: "List the webhooks",
  description: "The oldest first.",
  ...forAction("change settings"),
  responses: answers(200, "All webhooks.", z.array(webhookSchema), [401, 403]),
});

const addRoute = createRoute({
  method: "post",
  path: "/",
  operationId: "addWebhook",
  tags,
  summary: "Add a webhook",
  description:
    "It is told what happens to published entries from now on, with signatures by the Standard Webhooks convention. The secret is returned this once.",
  ...forAction("change settings", jsonBody),
  request: { body: requestBody(newWebhookSchema) },
  responses: answers(
    201,
    "The webhook with its secret.",
    z.object({ ...webhookFields, secret: z.string().meta({ example: "whsec_…" }) }).meta({ id: "AddedWebhook" }),
    [400, 401, 403, 409, 413, 415, 422, 507],
  ),
});

const changeRoute = createRoute({
  method: "put",
  path: "/{id}",
  operationId: "changeWebhook",
  tags,
  summary: "Pause or resume a webhook",
  description: "What happens while it is paused is not sent later. What waited before is sent when it is resumed.",
  ...forAction("change settings", jsonBody),
  request: {
    params: anyIdParam,
    body: requestBody(
      z.strictObject({ active: z.boolean("active must be true or false.") }).meta({ id: "WebhookChange" }),
    ),
  },
  responses: answers(200, "It was changed.", doneSchema, [400, 401, 403, 404, 413, 415, 422, 507]),
});

const removeRoute = createRoute({
  method: "delete",
  path: "/{id}",
  operationId: "deleteWebhook",
  tags,
  summary: "Delete a webhook",
  description: "What waits for it is not sent.",
  ...forAction("change settings"),
  request: { params: anyIdParam },
  responses: answers(200, "It was deleted.", doneSchema, [401, 403, 404, 507]),
});

const testRoute = createRoute({
  method: "post",
  path: "/{id}/test",
  operationId: "sendTestEvent",
  tags,
  summary: "Send a test to a webhook",
  ...forAction("change settings"),
  request: { params: anyIdParam },
  responses: answers(200, "The event `test` was queued.", doneSchema, [401, 403, 404, 409, 507]),
});

const againRoute = createRoute({
  method: "post",
  path: "/{id}/deliveries/{delivery}/again",
  operationId: "sendDeliveryAgain",
  tags,
  summary: "Send a delivery again",
  ...forAction("change settings"),
  request: { params: anyIdParam.extend({ delivery: z.string().meta({ example: "msg_65f1c0ffee65f1c0ffee65f1" }) }) },
  responses: answers(200, "It was queued, with the same id.", doneSchema, [401, 403, 404, 507]),
});

const toWebhook = (row: WebhookRow) => ({
  id: row.id,
  url: row.url,
  events: eventsOf(row),
  active: row.active === 1,
  pausedWhy: row.paused_why,
  createdAt: row.created_at,
});

const toDelivery = (row: WebhookDeliveryRow) => ({
  id: row.id,
  event: row.event,
  state: row.state,
  attempts: row.attempts,
  nextAttemptAt: row.next_attempt_at,
  lastError: row.last_error,
  createdAt: row.created_at,
});

/** /api/webhooks, for administrators. */
export function webhookRoutes() {
  return createApiRouter()
    .openapi(listRoute, async (context) => {
      const { db } = context.var.services;
      const webhooks = await Promise.all(
        (await listWebhooks(db.read)).map(async (row) => ({
          ...toWebhook(row),
          deliveries: (await listDeliveriesOf(db.read, row.id, SHOWN_DELIVERIES)).map(toDelivery),
        })),
      );
      return context.json(webhooks, 200);
    })
    .openapi(addRoute, async (context) => {
      const row = await addWebhook(context.var.services, context.req.valid("json"), getSignedIn(context).username);
      return context.json({ ...toWebhook(row), secret: row.secret }, 201);
    })
    .openapi(changeRoute, async (context) => {
      const { id } = context.req.valid("param");
      const { active } = context.req.valid("json");
      await setActive(context.var.services, { id, active }, getSignedIn(context).username);
      return context.json({ id }, 200);
    })
    .openapi(removeRoute, async (context) => {
      const { id } = context.req.valid("param");
      await removeWebhook(context.var.services, id, getSignedIn(context).username);
      return context.json({ id }, 200);
    })
    .openapi(testRoute, async (context) => {
      const { id } = context.req.valid("param");
      await sendTest(context.var.services, id);
      return context.json({ id }, 200);
    })
    .openapi(againRoute, async (context) => {
      const { id, delivery } = context.req.valid("param");
      await sendAgain(context.var.services, { webhookId: id, id: delivery });
      return context.json({ id }, 200);
    });
}
