import type { InferResponseType } from "hono/client";
import { adminApi } from "../../admin/api/admin-api.browser.ts";
import { bodyOf, succeeded } from "../../admin/api/failure.ts";
import type { NewWebhook } from "../webhook.ts";

const { webhooks } = adminApi.api;
const one = webhooks[":id"];

export type Webhook = InferResponseType<typeof webhooks.$get, 200>[number];
export type WebhookDelivery = Webhook["deliveries"][number];
export type AddedWebhook = InferResponseType<typeof webhooks.$post, 201>;

const param = (id: string) => ({ id: encodeURIComponent(id) });

// All of these throw the API's `Failure`, or what `fetch` throws.

/** All webhooks with their last deliveries, oldest first. */
export const loadWebhooks = (signal: AbortSignal): Promise<Webhook[]> =>
  bodyOf(webhooks.$get({}, { init: { signal } }));

/** @returns the webhook with its secret, which cannot be retrieved again */
export const addWebhook = (json: NewWebhook): Promise<AddedWebhook> => bodyOf(webhooks.$post({ json }));

export async function setActive(id: string, active: boolean): Promise<void> {
  await succeeded(one.$put({ param: param(id), json: { active } }));
}

export async function deleteWebhook(id: string): Promise<void> {
  await succeeded(one.$delete({ param: param(id) }));
}

export async function sendTest(id: string): Promise<void> {
  await succeeded(one.test.$post({ param: param(id) }));
}

export async function sendAgain(id: string, delivery: string): Promise<void> {
  await succeeded(
    one.deliveries[":delivery"].again.$post({ param: { ...param(id), delivery: encodeURIComponent(delivery) } }),
  );
}
