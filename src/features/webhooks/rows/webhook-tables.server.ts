import type { Generated, Selectable } from "kysely";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import type { WebhookEvent } from "../webhook.ts";

declare module "../../../platform/db/schema.server.ts" {
  interface Database {
    webhooks: WebhooksTable;
    webhook_entries: WebhookEntriesTable;
    webhook_deliveries: WebhookDeliveriesTable;
  }
}

/** Addresses of other programs that are told what happens to published entries. */
export type WebhooksTable = {
  id: string;
  url: string;
  /** JSON: the names of the events that it wants. */
  events: string;
  /** `whsec_` and 256 bits in Base64. Kept readable, because it signs. */
  secret: string;
  /** 1 if events are sent to it. */
  active: number;
  /** Why the site paused it; null if it is active, or somebody paused it. */
  paused_why: string | null;
  created_at: string;
};

/** The entries that readers could see when webhooks were last told; empty while there is no webhook. */
export type WebhookEntriesTable = { kind: EntryKind; entry_id: string; slug: string; version: number };

/** What is sent to a webhook. A row stays for a month, so that it can be sent again. */
export type WebhookDeliveriesTable = {
  seq: Generated<number>;
  id: string;
  webhook_id: string;
  event: WebhookEvent;
  /** The JSON that is signed and sent. */
  body: string;
  state: "waiting" | "sent" | "failed";
  attempts: number;
  next_attempt_at: string | null;
  last_error: string | null;
  created_at: string;
  updated_at: string;
};

export type WebhookRow = Selectable<WebhooksTable>;
export type WebhookDeliveryRow = Selectable<WebhookDeliveriesTable>;
