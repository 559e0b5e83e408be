import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { adminApi } from "../../../admin/kit/api/admin-api.browser.ts";
import { bodyOf } from "../../../admin/kit/api/failure.ts";
import { ListStatus } from "../../../admin/kit/ui/lists/list-status.tsx";
import { Panels } from "../../../admin/kit/ui/panel.tsx";
import { AdminFailure } from "../../../admin/shell/admin-failure.tsx";
import { AdminPage } from "../../../admin/shell/admin-page.tsx";
import { Lead } from "../../../admin/shell/lead.tsx";
import { counted } from "../../../platform/text/counted.ts";
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
