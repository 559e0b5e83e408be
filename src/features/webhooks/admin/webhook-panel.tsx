import { useMutation } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { useState } from "react";
import { adminApi } from "../../../admin/kit/api/admin-api.browser.ts";
import { type Reply, succeeded } from "../../../admin/kit/api/failure.ts";
import { Badge } from "../../../admin/kit/ui/badge.tsx";
import { ConfirmDialog } from "../../../admin/kit/ui/confirm-dialog.tsx";
import tableStyles from "../../../admin/kit/ui/lists/table.module.css";
import { useNotices } from "../../../admin/kit/ui/notices.tsx";
import { Panel } from "../../../admin/kit/ui/panel.tsx";
import { Timestamp } from "../../../admin/kit/ui/timestamp.tsx";
import { counted } from "../../../platform/text/counted.ts";

const { webhooks } = adminApi.api;
const one = webhooks[":id"];

type Webhook = InferResponseType<typeof webhooks.$get, 200>[number];
type WebhookDelivery = Webhook["deliveries"][number];

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

type DeliveryTableProps = { webhook: Webhook; onAgain(delivery: WebhookDelivery): unknown };

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
  onReload(): unknown;
  /** Called when the panel is about to disappear, to move the focus. */
  onDeleted(): void;
};

/** One webhook: what it is told, its last deliveries, and what can be done with it. */
export function WebhookPanel({ webhook, onReload, onDeleted }: WebhookPanelProps) {
  const { id, url, events, active, pausedWhy, deliveries } = webhook;
  const { notify } = useNotices();
  const [asked, setAsked] = useState(false);
  const param = { id: encodeURIComponent(id) };
  const { mutate, isPending } = useMutation({
    mutationFn: ({ call }: { call(): Promise<Reply>; done: string }) => succeeded(call()),
    onSuccess: (_, { done }) => notify(done),
    onError: ({ message }) => notify(`It did not work: ${message}`, "bad"),
  });
  const run = (call: () => Promise<Reply>, done: string) => isPending || mutate({ call, done });
  const remove = () =>
    mutate(
      { call: () => one.$delete({ param }), done: "The webhook was deleted." },
      { onSuccess: onDeleted, onSettled: () => setAsked(false) },
    );
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
              run(() => one.test.$post({ param }), "A test is on its way. Reload the list to see what became of it.")
            }
          >
            Send a test
          </button>
        )}
        <button
          type="button"
          className="btn quiet"
          onClick={() =>
            run(
              () => one.$put({ param, json: { active: !active } }),
              active ? "The webhook is paused." : "The webhook is active again.",
            )
          }
        >
          {active ? "Pause" : "Resume"}
        </button>
        <button type="button" className="btn quiet" onClick={() => onReload()}>
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
          onAgain={(delivery) =>
            run(
              () =>
                one.deliveries[":delivery"].again.$post({
                  param: { ...param, delivery: encodeURIComponent(delivery.id) },
                }),
              `It is sent again: ${delivery.event}.`,
            )
          }
        />
      )}
      <ConfirmDialog
        open={asked}
        text="Delete this webhook?"
        confirm="Delete"
        busy={isPending}
        onConfirm={remove}
        onCancel={() => setAsked(false)}
      >
        <p>What waits for it is not sent. Its secret cannot be used again.</p>
      </ConfirmDialog>
    </Panel>
  );
}
