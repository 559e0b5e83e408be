import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { adminApi } from "../../admin/api/admin-api.browser.ts";
import { bodyOf } from "../../admin/api/failure.ts";
import { AdminFailure } from "../../admin/layout/admin-failure.tsx";
import { AdminPage } from "../../admin/layout/admin-page.tsx";
import { Lead } from "../../admin/layout/lead.tsx";
import { ListStatus } from "../../admin/ui/lists/list-status.tsx";
import { Panels } from "../../admin/ui/panel.tsx";
import { counted } from "../../platform/text/counted.ts";
import { NewWebhookPanel } from "./new-webhook-panel.tsx";
import { WebhookPanel } from "./webhook-panel.tsx";

/** The screen where administrators tell other programs what is published. */
export default function Webhooks() {
  const {
    data: webhooks,
    error,
    refetch,
  } = useQuery({
    queryKey: ["webhooks"],
    queryFn: ({ signal }) => bodyOf(adminApi.api.webhooks.$get({}, { init: { signal } })),
  });
  const tally = useRef<HTMLParagraphElement>(null);
  return (
    <AdminPage title="Webhooks">
      <Lead>
        A webhook is an address of another program. The site tells it when a tusker or an article is published, changed
        or withdrawn, and signs what it sends.
      </Lead>
      <ListStatus ref={tally}>
        {webhooks === undefined
          ? error === null && "Loading webhooks..."
          : webhooks.length === 0
            ? "No webhooks yet"
            : counted(webhooks.length, "webhook", "webhooks")}
      </ListStatus>
      {error !== null && <AdminFailure title="Failed to fetch webhooks" failure={error} onRetry={refetch} />}
      <Panels>
        {webhooks?.map((webhook) => (
          <WebhookPanel
            key={webhook.id}
            webhook={webhook}
            onReload={refetch}
            onDeleted={() => tally.current?.focus()}
          />
        ))}
        <NewWebhookPanel />
      </Panels>
    </AdminPage>
  );
}
