import { useRef } from "react";
import { AdminFailure } from "../../admin/layout/admin-failure.tsx";
import { AdminPage } from "../../admin/layout/admin-page.tsx";
import { Lead } from "../../admin/layout/lead.tsx";
import { ListStatus } from "../../admin/ui/lists/list-status.tsx";
import { Panels } from "../../admin/ui/panel.tsx";
import { useLoaded } from "../../admin/ui/use-loaded.browser.ts";
import { counted } from "../../platform/text/counted.ts";
import { NewWebhookPanel } from "./new-webhook-panel.tsx";
import { loadWebhooks } from "./webhook-calls.browser.ts";
import { WebhookPanel } from "./webhook-panel.tsx";

/** The screen where administrators tell other programs what is published. */
export default function Webhooks() {
  const { content: webhooks, failure, reload } = useLoaded(loadWebhooks);
  const tally = useRef<HTMLParagraphElement>(null);
  return (
    <AdminPage title="Webhooks">
      <Lead>
        A webhook is an address of another program. The site tells it when a tusker or an article is published, changed
        or withdrawn, and signs what it sends.
      </Lead>
      <ListStatus ref={tally}>
        {webhooks === undefined
          ? failure === undefined && "Loading webhooks..."
          : webhooks.length === 0
            ? "No webhooks yet"
            : counted(webhooks.length, "webhook", "webhooks")}
      </ListStatus>
      {failure !== undefined && <AdminFailure title="Failed to fetch webhooks" failure={failure} onRetry={reload} />}
      <Panels>
        {webhooks?.map((webhook) => (
          <WebhookPanel key={webhook.id} webhook={webhook} reload={reload} onDeleted={() => tally.current?.focus()} />
        ))}
        <NewWebhookPanel onAdded={reload} />
      </Panels>
    </AdminPage>
  );
}
