import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link, useLocation } from "react-router";
import type { ReceivedMessage } from "../../../people/mail/received-message.ts";
import { counted } from "../../../platform/text/counted.ts";
import { ButtonLink } from "../../../ui/kit/button-link.tsx";
import { readPage } from "../../../ui/kit/lists/list-parameters.ts";
import { Pagination } from "../../../ui/kit/lists/pagination.tsx";
import { Notice } from "../../../ui/kit/notice.tsx";
import { bodyOf, failureOf, succeeded } from "../../kit/api/failure.ts";
import { ConfirmDialog } from "../../kit/ui/confirm-dialog.tsx";
import { ListStatus } from "../../kit/ui/lists/list-status.tsx";
import { useLastPage } from "../../kit/ui/lists/use-last-page.browser.ts";
import { useNotices } from "../../kit/ui/notices.tsx";
import segmentStyles from "../../kit/ui/segments.module.css";
import { AdminFailure } from "../../shell/admin-failure.tsx";
import { AdminPage } from "../../shell/admin-page.tsx";
import { useCounts } from "../../shell/counts.tsx";
import { Lead } from "../../shell/lead.tsx";
import styles from "./inbox.module.css";
import { type MessageActions, MessageItem } from "./message-item.tsx";
import { MESSAGE, MESSAGES_PER_PAGE, paramOf, useInbox } from "./use-inbox.browser.ts";

function addressOf(page: number, unreadOnly: boolean): string {
  const query = new URLSearchParams({ ...(unreadOnly && { unread: "1" }), ...(page > 1 && { page: String(page) }) });
  return query.size === 0 ? "/admin/messages" : `/admin/messages?${query}`;
}

function tallyText(total: number, unreadOnly: boolean): string {
  const kind = unreadOnly ? "unread " : "";
  const tally = counted(total, `${kind}message`, `${kind}messages`);
  return total > 1 ? `${tally}, the newest first` : tally;
}

function FilterLinks({ unreadOnly }: { unreadOnly: boolean }) {
  return (
    <nav className={segmentStyles.segments} aria-label="Which messages">
      <Link to={addressOf(1, false)} aria-current={unreadOnly ? undefined : "page"}>
        All
      </Link>
      <Link to={addressOf(1, true)} aria-current={unreadOnly ? "page" : undefined}>
        Unread
      </Link>
    </nav>
  );
}

/** The inbox: what visitors wrote through the contact form. */
export default function Messages() {
  const parameters = new URLSearchParams(useLocation().search);
  const page = readPage(parameters.get("page"));
  const unreadOnly = parameters.get("unread") === "1";
  const { messages, total, isPlaceholderData, error, refetch, put } = useInbox(page, unreadOnly);
  const { notify } = useNotices();
  const { recount } = useCounts();
  const [openId, setOpenId] = useState<string>();
  const [toDelete, setToDelete] = useState<ReceivedMessage>();
  const [busy, setBusy] = useState(false);
  const tally = useRef<HTMLParagraphElement>(null);
  const inbox = useRef<HTMLUListElement>(null);

  const pageAddress = (other: number) => addressOf(other, unreadOnly);
  const lastPage = useLastPage({
    page,
    perPage: MESSAGES_PER_PAGE,
    total,
    isBefore: isPlaceholderData,
    addressOf: pageAddress,
  });

  // Neither this nor sending again loads the page again: of the unread ones, a message would go while it is read.
  const mark = async (message: ReceivedMessage, read: boolean) => {
    try {
      put(await bodyOf(MESSAGE.$put({ ...paramOf(message), json: { read } })));
      recount();
    } catch (error) {
      notify(`The message could not be marked: ${failureOf(error).message}`, "bad");
    }
  };
  const actions: MessageActions = {
    put,
    onToggle(message) {
      const opens = openId !== message._id;
      setOpenId(opens ? message._id : undefined);
      if (opens && message.readAt === null) void mark(message, true);
    },
    onMarkUnread(message) {
      // Its button disappears with the open message, so move the focus to the row.
      inbox.current?.querySelector<HTMLElement>(`[data-message="${message._id}"]`)?.focus();
      setOpenId(undefined);
      void mark(message, false);
    },
    async onSendAgain(message) {
      if (busy) return;
      setBusy(true);
      try {
        put(await bodyOf(MESSAGE.deliveries.$post(paramOf(message))));
        notify("The message is being sent.", "info");
        recount();
      } catch (error) {
        notify(`The message could not be sent again: ${failureOf(error).message}`, "bad");
      }
      setBusy(false);
    },
    onDelete: setToDelete,
  };
  const removal = useMutation({
    mutationFn: (message: ReceivedMessage) => succeeded(MESSAGE.$delete(paramOf(message))),
    onSuccess: (_, { name }) => {
      notify(`The message of ${name} was deleted.`);
      setOpenId(undefined);
    },
    onError: ({ message }) => {
      notify(`The message could not be deleted: ${message}`, "bad");
      void refetch();
    },
    onSettled: () => {
      // Flush now: while the dialog is open, nothing behind it can receive focus.
      flushSync(() => setToDelete(undefined));
      tally.current?.focus();
    },
  });

  return (
    <AdminPage title="Messages" actions={<FilterLinks unreadOnly={unreadOnly} />}>
      <Lead>
        What visitors write in the contact form. Messages are deleted after two years, as the privacy policy promises.
      </Lead>
      <ListStatus ref={tally} isEmpty={total === 0} page={page} pages={lastPage}>
        {total === undefined ? error === null && "Loading messages..." : tallyText(total, unreadOnly)}
      </ListStatus>
      {error !== null ? (
        <AdminFailure title="Failed to fetch messages" failure={error} onRetry={refetch} />
      ) : total === 0 ? (
        <Notice kind="status" title={unreadOnly ? "All messages are read" : "No messages yet"}>
          <div className="acts">
            {unreadOnly ? (
              <ButtonLink to="/admin/messages" quiet>
                All messages
              </ButtonLink>
            ) : (
              <ButtonLink to="/contact" reloads quiet>
                See the contact form
              </ButtonLink>
            )}
          </div>
        </Notice>
      ) : (
        messages !== undefined && (
          <>
            <ul className={styles.inbox} ref={inbox}>
              {messages.map((message) => (
                <MessageItem
                  key={message._id}
                  message={message}
                  open={message._id === openId}
                  busy={busy}
                  actions={actions}
                />
              ))}
            </ul>
            <Pagination page={page} pages={lastPage} addressOf={pageAddress} />
          </>
        )
      )}
      <ConfirmDialog
        open={toDelete !== undefined}
        text="Delete this message?"
        confirm="Delete"
        busy={removal.isPending}
        onConfirm={() => toDelete !== undefined && removal.mutate(toDelete)}
        onCancel={() => setToDelete(undefined)}
      >
        <p>
          What <b>{toDelete?.name}</b> wrote about “{toDelete?.subject}” will be deleted for ever: messages have no bin.
        </p>
      </ConfirmDialog>
    </AdminPage>
  );
}
