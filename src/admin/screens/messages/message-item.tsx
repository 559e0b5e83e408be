import { useId } from "react";
import type { ReceivedMessage } from "../../../people/mail/received-message.ts";
import { Icon } from "../../../ui/kit/icon.tsx";
import { Badge } from "../../kit/ui/badge.tsx";
import { Timestamp } from "../../kit/ui/timestamp.tsx";
import { answerAddress } from "./answer-address.ts";
import { DeliveryList } from "./delivery-list.tsx";
import { deliveryConcern } from "./delivery-words.ts";
import styles from "./inbox.module.css";
import { useFollowedDelivery } from "./use-inbox.browser.ts";

export type MessageActions = {
  onToggle(message: ReceivedMessage): void;
  onMarkUnread(message: ReceivedMessage): void;
  onSendAgain(message: ReceivedMessage): void;
  onDelete(message: ReceivedMessage): void;
  /** Replaces the message in the list with its current state. */
  put(message: ReceivedMessage): void;
};

type MessageItemProps = { message: ReceivedMessage; open: boolean; busy: boolean; actions: MessageActions };

function WholeMessage({ message, busy, actions }: Omit<MessageItemProps, "open">) {
  useFollowedDelivery(message, actions.put);
  const { name, email, message: text, deliveries } = message;
  return (
    <>
      <p>
        From {name},{" "}
        <a href={answerAddress(message)} title="Answer by e-mail">
          {email}
        </a>
      </p>
      <div className={styles.text}>{text}</div>
      <DeliveryList deliveries={deliveries} />
      <div className="acts">
        <a href={answerAddress(message)} className="btn small">
          <Icon name="mail" />
          Answer
        </a>
        <button
          type="button"
          className="btn quiet small"
          aria-disabled={busy || undefined}
          onClick={() => actions.onSendAgain(message)}
        >
          <Icon name="rotate-cw" />
          Send again
        </button>
        <button
          type="button"
          className="btn quiet small"
          aria-disabled={busy || undefined}
          onClick={() => actions.onMarkUnread(message)}
        >
          Mark as unread
        </button>
        <button type="button" className={`btn quiet small ${styles.remove}`} onClick={() => actions.onDelete(message)}>
          <Icon name="trash" />
          Delete
        </button>
      </div>
    </>
  );
}

/** One message: a row that expands to the full text. */
export function MessageItem({ message, open, busy, actions }: MessageItemProps) {
  const id = useId();
  const { name, subject, createdAt, readAt } = message;
  const unread = readAt === null;
  const concern = deliveryConcern(message.deliveries);
  return (
    <li className={unread ? `${styles.message} ${styles.unread}` : styles.message}>
      <h2>
        <button
          type="button"
          data-message={message._id}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => actions.onToggle(message)}
        >
          <span className={styles.dot} aria-hidden="true" />
          <span className={styles.sender}>
            {unread && <span className="sr">Unread: </span>}
            {name}
          </span>
          <span className={styles.subject}>{subject}</span>
          {concern !== undefined && (
            <Badge tone={concern === "Not sent" ? "bad" : "info"} className={styles.concern}>
              {concern}
            </Badge>
          )}
          <span className={styles.date}>
            <Timestamp at={createdAt} />
          </span>
        </button>
      </h2>
      {open && (
        <div id={id} className={styles.body}>
          <WholeMessage message={message} busy={busy} actions={actions} />
        </div>
      )}
    </li>
  );
}
