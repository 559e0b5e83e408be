import { useState } from "react";
import { failureOf } from "../../admin/api/failure.ts";
import { Badge } from "../../admin/ui/badge.tsx";
import { ConfirmDialog } from "../../admin/ui/confirm-dialog.tsx";
import tableStyles from "../../admin/ui/lists/table.module.css";
import { useNotices } from "../../admin/ui/notices.tsx";
import { Panel } from "../../admin/ui/panel.tsx";
import { Timestamp } from "../../admin/ui/timestamp.tsx";
import { counted } from "../../platform/text/counted.ts";
import {
  deleteWebhook,
  sendAgain,
  sendTest,
  setActive,
  type Webhook,
  type WebhookDelivery,
} from "./webhook-calls.browser.ts";

function State({ delivery }: { delivery: WebhookDelivery }) {
  const { state, attempts, lastError, nextAttemptAt } = delivery;
  if (state === "sent") return <Badge tone="good">Sent</Badge>;
  const reason = lastError !== null && attempts > 0 && ` ${lastError}`;
  if (state === "failed") {
    return (
      <>
        <Badge tone="bad">Given up</Badge> after {counted(attempts, "attempt", "attempts")}.{reason}
      </>
    );
  }
  return (
    <>
      Waiting.{reason}
      {reason && nextAttemptAt !== null && (
        <>
          {" "}
          Next attempt <Timestamp at={nextAttemptAt} />.
        </>
      )}
    </>
  );
}

type DeliveryTableProps = { webhook: Webhook; onAgain(delivery: WebhookDelivery): void };

function DeliveryTable({ webhook, onAgain }: DeliveryTableProps) {
  return (
    <table className={tableStyles.table}>
      <caption className="sr">The last deliveries to {webhook.url}</caption>
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col">When</th>
          <th scope="col">State</th>
          <th scope="col">
            <span className="sr">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {webhook.deliveries.map((delivery) => (
          <tr key={delivery.id}>
            <th scope="row">{delivery.event}</th>
            <td data-label="When" className={tableStyles.number}>
              <Timestamp at={delivery.createdAt} />
            </td>
            <td data-label="State">
              <State delivery={delivery} />
            </td>
            <td className={tableStyles.actions}>
              <button type="button" className="btn quiet small" onClick={() => onAgain(delivery)}>
                Send again<span className="sr"> {delivery.event}</span>
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type WebhookPanelProps = {
  webhook: Webhook;
  reload(): void;
  /** Called when the panel is about to disappear, to move the focus. */
  onDeleted(): void;
};

/** One webhook: what it is told, its last deliveries, and what can be done with it. */
export function WebhookPanel({ webhook, reload, onDeleted }: WebhookPanelProps) {
  const { id, url, events, active, pausedWhy, deliveries } = webhook;
  const { notify } = useNotices();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);

  const run = async (work: () => Promise<void>, done: string): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      await work();
      notify(done);
      reload();
      return true;
    } catch (error) {
      notify(`It did not work: ${failureOf(error).message}`, "bad");
      return false;
    } finally {
      setBusy(false);
    }
  };
  const remove = async () => {
    const isDone = await run(() => deleteWebhook(id), "The webhook was deleted.");
    setAsked(false);
    if (isDone) onDeleted();
  };
  return (
    <Panel wide aria-labelledby={`webhook-${id}`}>
      <h2 id={`webhook-${id}`} style={{ fontFamily: "var(--ui)", overflowWrap: "anywhere" }}>
        {url}
      </h2>
      <p>
        {active ? <Badge tone="good">Active</Badge> : <Badge tone="bad">Paused</Badge>} {pausedWhy} Events:{" "}
        {events.join(", ")}.
      </p>
      <div className="acts">
        {active && (
          <button
            type="button"
            className="btn quiet"
            onClick={() =>
              void run(() => sendTest(id), "A test is on its way. Reload the list to see what became of it.")
            }
          >
            Send a test
          </button>
        )}
        <button
          type="button"
          className="btn quiet"
          onClick={() =>
            void run(() => setActive(id, !active), active ? "The webhook is paused." : "The webhook is active again.")
          }
        >
          {active ? "Pause" : "Resume"}
        </button>
        <button type="button" className="btn quiet" onClick={reload}>
          Reload
        </button>
        <button type="button" className="btn quiet" onClick={() => setAsked(true)}>
          Delete
        </button>
      </div>
      {deliveries.length === 0 ? (
        <p className="hint">Nothing was sent in the last thirty days.</p>
      ) : (
        <DeliveryTable
          webhook={webhook}
          onAgain={(delivery) => void run(() => sendAgain(id, delivery.id), `It is sent again: ${delivery.event}.`)}
        />
      )}
      <ConfirmDialog
        open={asked}
        text="Delete this webhook?"
        confirm="Delete"
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsked(false)}
      >
        <p>What waits for it is not sent. Its secret cannot be used again.</p>
      </ConfirmDialog>
    </Panel>
  );
}
