import { insertActivity } from "../../people/activity/activity-rows.server.ts";
import type { WriteTransaction } from "../../platform/db/queryable.server.ts";
import { AppError, invalidField } from "../../platform/errors/app-error.ts";
import { hostOf } from "../../platform/outgoing/checked-lookup.server.ts";
import { isInside } from "../../platform/outgoing/network-addresses.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { replaceToldEntries } from "./rows/told-entry-rows.server.ts";
import { insertDeliveries, requeueDelivery } from "./rows/webhook-delivery-rows.server.ts";
import {
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks,
  setWebhookActive,
} from "./rows/webhook-rows.server.ts";
import type { WebhookRow } from "./rows/webhook-tables.server.ts";
import { eventBody, newDeliveryId } from "./sending/find-events.server.ts";
import { newSecret } from "./sending/sign-event.server.ts";
import type { NewWebhook } from "./webhook.ts";

type Needs = Pick<Services, "db" | "clock">;
type SendingNeeds = Needs & Pick<Services, "config" | "webhooks">;

const MOST_WEBHOOKS = 20;

async function getWebhook(transaction: WriteTransaction, id: string): Promise<WebhookRow> {
  const row = await findWebhook(transaction, id);
  if (!row) throw new AppError("NotFound", "There is no such webhook. It may have been deleted.");
  return row;
}

type Note = { by: string; action: "created" | "changed" | "deleted"; row: WebhookRow; detail?: string; now: Date };

const note = (transaction: WriteTransaction, { by, action, row, detail, now }: Note) =>
  insertActivity(transaction, {
    username: by,
    action,
    // Without path and parameters, which may contain a secret of the receiver.
    subject: { kind: "webhook", id: row.id, name: new URL(row.url).host },
    detail,
    now,
  });

/** What a name leads to is checked when something is sent there, because it may lead elsewhere then. */
function checkAddress(url: string): void {
  if (!isInside(hostOf(new URL(url)))) return;
  throw invalidField(
    "url",
    "The address must be that of a public server, not of this machine or of a private network.",
  );
}

/**
 * Adds a webhook. It is told what happens from now on. Its secret is in the row, and is not shown again.
 * @throws AppError Conflict when there are many; Invalid if its address is not public
 */
export async function addWebhook({ db, clock }: Needs, wanted: NewWebhook, by: string): Promise<WebhookRow> {
  checkAddress(wanted.url);
  return db.write.transaction().execute(async (transaction) => {
    const now = clock.now();
    const others = await listWebhooks(transaction);
    if (others.length >= MOST_WEBHOOKS) {
      throw new AppError("Conflict", `There can be at most ${MOST_WEBHOOKS} webhooks. Delete one first.`);
    }
    if (others.length === 0) {
      // There was no webhook until now, so the present public state is the baseline.
      await replaceToldEntries(transaction, now);
    }
    const row = await insertWebhook(transaction, { ...wanted, secret: newSecret(), now });
    await note(transaction, { by, action: "created", row, now });
    return row;
  });
}

/** Pauses a webhook, or resumes it with what waits for it. @throws AppError NotFound; Invalid if its address is not public */
export async function setActive(
  { db, clock, webhooks }: SendingNeeds,
  { id, active }: { id: string; active: boolean },
  by: string,
): Promise<void> {
  await db.write.transaction().execute(async (transaction) => {
    const row = await getWebhook(transaction, id);
    if ((row.active === 1) === active) return;
    // Webhooks added before addresses were checked may have a private one.
    if (active) checkAddress(row.url);
    await setWebhookActive(transaction, { id, active });
    await note(transaction, { by, action: "changed", row, detail: active ? "active" : "paused", now: clock.now() });
  });
  webhooks.wake();
}

/** @throws AppError NotFound */
export function removeWebhook({ db, clock }: Needs, id: string, by: string): Promise<void> {
  return db.write.transaction().execute(async (transaction) => {
    const row = await getWebhook(transaction, id);
    await deleteWebhook(transaction, id);
    await note(transaction, { by, action: "deleted", row, now: clock.now() });
  });
}

/** Queues an event that says nothing, to try a webhook. @throws AppError NotFound; Conflict if it is paused */
export async function sendTest({ db, clock, config, webhooks }: SendingNeeds, webhookId: string): Promise<void> {
  await db.write.transaction().execute(async (transaction) => {
    const { active } = await getWebhook(transaction, webhookId);
    if (active === 0) throw new AppError("Conflict", "The webhook is paused. Resume it first.");
    const [id, now, event] = [newDeliveryId(), clock.now(), "test" as const];
    const body = eventBody({ id, event, entry: null, now }, config);
    await insertDeliveries(transaction, [{ id, webhookId, event, body }], now);
  });
  webhooks.wake();
}

/** Sends a delivery once more, with the same id. @throws AppError NotFound */
export async function sendAgain(
  { db, clock, webhooks }: SendingNeeds,
  { webhookId, id }: { webhookId: string; id: string },
): Promise<void> {
  await db.write.transaction().execute(async (transaction) => {
    await getWebhook(transaction, webhookId);
    if (await requeueDelivery(transaction, { webhookId, id, now: clock.now() })) return;
    throw new AppError("NotFound", "There is no such delivery. Deliveries are kept for thirty days.");
  });
  webhooks.wake();
}
