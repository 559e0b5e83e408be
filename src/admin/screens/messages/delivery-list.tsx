import type { Delivery } from "../../../people/mail/received-message.ts";
import { Icon } from "../../../ui/kit/icon.tsx";
import { Timestamp } from "../../kit/ui/timestamp.tsx";
import { CHANNEL_WORDS, triesText } from "./delivery-words.ts";
import styles from "./inbox.module.css";

const STATE_CLASSES: Record<Delivery["state"], string | undefined> = {
  waiting: undefined,
  sent: styles.sent,
  failed: styles.failed,
};

function DeliveryState({ delivery }: { delivery: Delivery }) {
  const { channel, state, attempts, nextAttemptAt, lastError, updatedAt } = delivery;
  if (state === "sent") {
    return (
      <>
        <Icon name="check" />
        <span>
          Sent {CHANNEL_WORDS[channel]}, <Timestamp at={updatedAt} />
        </span>
      </>
    );
  }
  if (state === "failed") {
    return (
      <>
        <Icon name="triangle-alert" />
        <span>
          Failed {CHANNEL_WORDS[channel]} after {triesText(attempts)}: {lastError ?? "The reason is not known."}
        </span>
      </>
    );
  }
  return (
    <>
      <Icon name="clock" />
      <span>
        Waiting to be sent {CHANNEL_WORDS[channel]}
        {attempts > 0 && nextAttemptAt !== null && (
          <>
            , next try at <Timestamp at={nextAttemptAt} />
          </>
        )}
        {lastError !== null && `. ${attempts > 0 ? `So far ${triesText(attempts)}: ` : ""}${lastError}`}
      </span>
    </>
  );
}

/** The state of a message's deliveries, one line per channel. */
export function DeliveryList({ deliveries }: { deliveries: readonly Delivery[] }) {
  return (
    <ul className={styles.deliveries} aria-label="Delivery">
      {deliveries.length === 0 ? (
        <li>
          <Icon name="info" />
          <span>Stored only: no delivery is configured</span>
        </li>
      ) : (
        deliveries.map((delivery) => (
          <li key={delivery.channel} className={STATE_CLASSES[delivery.state]}>
            <DeliveryState delivery={delivery} />
          </li>
        ))
      )}
    </ul>
  );
}
