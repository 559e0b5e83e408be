import { adminApi } from "../../admin/api/admin-api.browser.ts";
import { bodyOf, pageOf, succeeded } from "../../admin/api/failure.ts";
import type { ReceivedMessage } from "../received-message.ts";

export const MESSAGES_PER_PAGE = 20;

export type MessagePage = { messages: ReceivedMessage[]; total: number };

const param = (id: string) => ({ id: encodeURIComponent(id) });

// All of these throw the API's `Failure`, or what `fetch` throws.

/** One page of the inbox, newest first. */
export async function loadMessages(
  { page, unreadOnly }: { page: number; unreadOnly: boolean },
  signal: AbortSignal,
): Promise<MessagePage> {
  const query = { page: String(page), limit: String(MESSAGES_PER_PAGE), ...(unreadOnly && { unread: "1" as const }) };
  const { items: messages, total } = await pageOf(adminApi.api.messages.$get({ query }, { init: { signal } }));
  return { messages, total };
}

/**
 * Marks a message as read or unread. Setting its present state again is a no-op.
 * @returns the current message
 */
export async function markMessage(id: string, read: boolean, signal?: AbortSignal): Promise<ReceivedMessage> {
  const init = signal === undefined ? {} : { init: { signal } };
  return bodyOf(adminApi.api.messages[":id"].$put({ param: param(id), json: { read } }, init));
}

/** Queues the message for delivery again. The response does not wait for it. */
export const sendAgain = (id: string): Promise<ReceivedMessage> =>
  bodyOf(adminApi.api.messages[":id"].deliveries.$post({ param: param(id) }));

/** Deletes a message permanently. */
export async function deleteMessage(id: string): Promise<void> {
  await succeeded(adminApi.api.messages[":id"].$delete({ param: param(id) }));
}
