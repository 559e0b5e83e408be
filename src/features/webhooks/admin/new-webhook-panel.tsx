import type { InferResponseType } from "hono/client";
import { useRef, useState } from "react";
import { Tick } from "../../../admin/forms/entry/fields/tick.tsx";
import { adminApi } from "../../../admin/kit/api/admin-api.browser.ts";
import { bodyOf } from "../../../admin/kit/api/failure.ts";
import { ShownOnce } from "../../../admin/kit/ui/copy-button.tsx";
import { Panel } from "../../../admin/kit/ui/panel.tsx";
import { SendingForm } from "../../../admin/kit/ui/sending-form.tsx";
import { useSending } from "../../../admin/kit/ui/use-sending.browser.ts";
import { Field, TextInput } from "../../../ui/kit/forms/field.tsx";
import { ENTRY_EVENTS, type EntryEvent, newWebhookSchema } from "../webhook.ts";

const { webhooks } = adminApi.api;

type AddedWebhook = InferResponseType<typeof webhooks.$post, 201>;

const EVENT_LABELS: Record<EntryEvent, string> = {
  "tusker.published": "A tusker is published",
  "tusker.changed": "A published tusker is changed",
  "tusker.withdrawn": "A tusker is withdrawn",
  "article.published": "An article is published",
  "article.changed": "A published article is changed",
  "article.withdrawn": "An article is withdrawn",
};

/** Adds a webhook, and shows its secret once. */
export function NewWebhookPanel() {
  const [url, setUrl] = useState("");
  const [events, setEvents] = useState<readonly EntryEvent[]>(ENTRY_EVENTS);
  const [added, setAdded] = useState<AddedWebhook>();
  const sending = useSending(["url", "events"]);
  const { errorAt, forget } = sending;
  const heading = useRef<HTMLHeadingElement>(null);
  const submit = () => {
    const checked = newWebhookSchema.safeParse({ url, events });
    const wrong = (checked.error?.issues ?? []).map(({ path, message }) => ({ path: String(path[0]), message }));
    return sending.send(wrong, async () => {
      setAdded(await bodyOf(webhooks.$post({ json: { url: url.trim(), events: [...events] } })));
      setUrl("");
    });
  };
  return (
    <Panel aria-labelledby="new-webhook-heading">
      <h2 id="new-webhook-heading" ref={heading} tabIndex={-1}>
        Add a webhook
      </h2>
      {added !== undefined ? (
        <ShownOnce
          label={`Secret of ${new URL(added.url).host}`}
          text={added.secret}
          what="the secret"
          onDone={() => {
            setAdded(undefined);
            heading.current?.focus();
          }}
        >
          The webhook was added. Copy the secret to the program that receives the events: it verifies their signatures
          with it. It is not shown again.
        </ShownOnce>
      ) : (
        <SendingForm sending={sending} confirm="Add" onSubmit={submit}>
          <TextInput
            label="Address"
            name="url"
            type="url"
            required
            autoComplete="off"
            hint="Begins with https://. The site sends a POST with JSON there."
            value={url}
            error={errorAt("url")}
            onChange={(event) => {
              setUrl(event.target.value);
              forget("url");
            }}
          />
          <Field label="Events" group error={errorAt("events")}>
            {() =>
              ENTRY_EVENTS.map((event) => (
                <Tick
                  key={event}
                  name="events"
                  checked={events.includes(event)}
                  onChange={({ target }) => {
                    setEvents(ENTRY_EVENTS.filter((each) => (each === event ? target.checked : events.includes(each))));
                    forget("events");
                  }}
                >
                  {EVENT_LABELS[event]}
                </Tick>
              ))
            }
          </Field>
        </SendingForm>
      )}
    </Panel>
  );
}
