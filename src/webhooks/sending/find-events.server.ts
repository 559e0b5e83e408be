import { permanentAddress } from "../../citing/permanent-address.ts";
import type { Config } from "../../platform/config/config.server.ts";
import type { OpenDatabase } from "../../platform/db/open-database.server.ts";
import type { WriteTransaction } from "../../platform/db/queryable.server.ts";
import { newEntryId } from "../../platform/identifiers/entry-id.ts";
import {
  deleteToldEntry,
  listPublicEntries,
  listToldEntries,
  type PublicEntry,
  saveToldEntry,
} from "../rows/told-entry-rows.server.ts";
import { insertDeliveries, type NewDelivery } from "../rows/webhook-delivery-rows.server.ts";
import { eventsOf, listWebhooks } from "../rows/webhook-rows.server.ts";
import type { EntryEvent, WebhookEvent } from "../webhook.ts";

const keyOf = ({ kind, id }: PublicEntry): string => `${kind} ${id}`;

type Happened = { event: EntryEvent; entry: PublicEntry };

/** What happened between two states of what readers can see. An entry that is gone is told as readers last saw it. */
function compareEntries(told: readonly PublicEntry[], now: readonly PublicEntry[]): Happened[] {
  const before = new Map(told.map((entry) => [keyOf(entry), entry]));
  const after = new Set(now.map(keyOf));
  const happened: Happened[] = [];
  for (const entry of now) {
    const known = before.get(keyOf(entry));
    if (known === undefined) happened.push({ event: `${entry.kind}.published`, entry });
    else if (known.version !== entry.version || known.slug !== entry.slug) {
      happened.push({ event: `${entry.kind}.changed`, entry });
    }
  }
  for (const entry of told) {
    if (!after.has(keyOf(entry))) happened.push({ event: `${entry.kind}.withdrawn`, entry });
  }
  return happened;
}

/** The JSON of an event: nothing that readers cannot see. */
export function eventBody(
  { id, event, entry, now }: { id: string; event: WebhookEvent; entry: PublicEntry | null; now: Date },
  { siteUrl }: Pick<Config, "siteUrl">,
): string {
  return JSON.stringify({
    id,
    event,
    at: now.toISOString(),
    entry: entry && {
      kind: entry.kind,
      _id: entry.id,
      slug: entry.slug,
      url: `${siteUrl}/${entry.kind}s/${entry.slug}`,
      permanentUrl: siteUrl + permanentAddress(entry.id),
      version: entry.version,
    },
  });
}

export const newDeliveryId = (): string => `msg_${newEntryId()}`;

/**
 * Queues what happened since webhooks were last told, and notes that it was told, in one transaction: neither a crash nor
 * another process loses or repeats an event.
 * @returns whether anything was queued
 */
export async function queueEvents({
  db,
  config,
  now,
}: {
  db: OpenDatabase;
  config: Pick<Config, "siteUrl">;
  now: Date;
}): Promise<boolean> {
  return db.write.transaction().execute(async (transaction) => {
    const webhooks = (await listWebhooks(transaction)).filter(({ active }) => active === 1);
    const happened = compareEntries(await listToldEntries(transaction), await listPublicEntries(transaction, now));
    const deliveries: NewDelivery[] = [];
    for (const { event, entry } of happened) {
      await noteTold(transaction, { event, entry });
      for (const webhook of webhooks) {
        if (!eventsOf(webhook).includes(event)) continue;
        const id = newDeliveryId();
        deliveries.push({ id, webhookId: webhook.id, event, body: eventBody({ id, event, entry, now }, config) });
      }
    }
    await insertDeliveries(transaction, deliveries, now);
    return deliveries.length > 0;
  });
}

const noteTold = (transaction: WriteTransaction, { event, entry }: Happened): Promise<void> =>
  event.endsWith(".withdrawn") ? deleteToldEntry(transaction, entry) : saveToldEntry(transaction, entry);
