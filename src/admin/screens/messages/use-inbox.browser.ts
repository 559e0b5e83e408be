import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReceivedMessage } from "../../../people/mail/received-message.ts";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { bodyOf, pageOf } from "../../kit/api/failure.ts";

export const MESSAGES_PER_PAGE = 20;

/** How often, in milliseconds, the delivery state of the open message is polled. */
const LOOK_EVERY_MS = 4_000;

export const MESSAGE = adminApi.api.messages[":id"];

export const paramOf = ({ _id }: ReceivedMessage) => ({ param: { id: encodeURIComponent(_id) } });

/** A page of the inbox, newest first, and `put`, which replaces a message of it without loading the page again. */
export function useInbox(page: number, unreadOnly: boolean) {
  const client = useQueryClient();
  const query = { page: String(page), limit: String(MESSAGES_PER_PAGE), ...(unreadOnly && { unread: "1" as const }) };
  const options = queryOptions({
    queryKey: ["messages", query],
    queryFn: ({ signal }) => pageOf(adminApi.api.messages.$get({ query }, { init: { signal } })),
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData, error, refetch } = useQuery(options);
  const put = (message: ReceivedMessage) => {
    client.setQueryData(
      options.queryKey,
      (shown) => shown && { ...shown, items: shown.items.map((one) => (one._id === message._id ? message : one)) },
    );
  };
  return { messages: data?.items, total: data?.total, isPlaceholderData, error, refetch, put };
}

/** Polls an open message while one of its deliveries is waiting. Optional: on failure the shown state stays. */
export function useFollowedDelivery(message: ReceivedMessage, put: (message: ReceivedMessage) => void): void {
  const { _id, readAt, deliveries } = message;
  useQuery({
    queryKey: ["delivery", _id],
    queryFn: async ({ signal }) => {
      // Marking it as what it is already changes nothing, and answers with the message.
      const now = await bodyOf(MESSAGE.$put({ ...paramOf(message), json: { read: true } }, { init: { signal } }));
      put(now);
      return now;
    },
    enabled: readAt !== null && deliveries.some(({ state }) => state === "waiting"),
    refetchInterval: LOOK_EVERY_MS,
  });
}
