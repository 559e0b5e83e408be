import { useCallback, useEffect, useRef, useState } from "react";
import { useLoaded } from "../../admin/ui/use-loaded.browser.ts";
import type { ReceivedMessage } from "../received-message.ts";
import { loadMessages, type MessagePage, markMessage } from "./message-calls.browser.ts";

/** How often, in milliseconds, the delivery state of the open message is polled. */
const LOOK_EVERY_MS = 4_000;

type Overlay = { over: MessagePage | undefined; messages: ReadonlyMap<string, ReceivedMessage> };

/**
 * A page of the inbox. A changed message is updated in place without reloading the page: with the filter 'Unread' it
 * would otherwise disappear while somebody reads it.
 */
export function useInbox(page: number, unreadOnly: boolean) {
  const load = useCallback((signal: AbortSignal) => loadMessages({ page, unreadOnly }, signal), [page, unreadOnly]);
  const { content, failure, reload } = useLoaded(load);
  const latest = useRef(content);
  latest.current = content;
  const [overlay, setOverlay] = useState<Overlay>({ over: undefined, messages: new Map() });
  const put = useCallback((message: ReceivedMessage) => {
    setOverlay(({ over, messages }) => ({
      over: latest.current,
      messages: new Map(over === latest.current ? messages : []).set(message._id, message),
    }));
  }, []);
  const isFresh = overlay.over === content;
  const messages = content?.messages.map((message) => (isFresh && overlay.messages.get(message._id)) || message);
  return { messages, total: content?.total, failure, reload, put };
}

/** Polls an open message while one of its deliveries is waiting. */
export function useFollowedDelivery(message: ReceivedMessage, put: (message: ReceivedMessage) => void): void {
  const { _id, readAt } = message;
  const isWaiting = message.deliveries.some(({ state }) => state === "waiting");
  useEffect(() => {
    if (!isWaiting || readAt === null) return;
    const abort = new AbortController();
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        const now = await markMessage(_id, true, abort.signal);
        if (!abort.signal.aborted) put(now);
      } catch {
        // Polling is optional: on failure the shown state stays.
      }
    };
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [_id, readAt, isWaiting, put]);
}
