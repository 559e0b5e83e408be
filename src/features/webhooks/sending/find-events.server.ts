import { setImmediate as nextTurn } from "node:timers/promises";
import { permanentAddress } from "../../../content/citation/permanent-address.ts";
import { type EntryChange, findNewestChange, listChangesAfter } from "../../../content/search/entry-changes.server.ts";
import type { Config } from "../../../platform/config/config.server.ts";
import type { OpenDatabase } from "../../../platform/db/open-database.server.ts";
import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { newEntryId } from "../../../platform/ids/entry-id.ts";
import { ENTRY_KINDS, type EntryKind } from "../../../platform/ids/entry-kind.ts";
import { siteDay } from "../../../platform/text/dates/publication-day.ts";
import {
  deleteToldEntry,
  listEntriesAfter,
  listIds,
  listPublicEntries,
  listToldEntries,
  listToldIdsAfter,
  type PublicEntry,
  saveToldEntry,
} from "../rows/told-entry-rows.server.ts";
import { insertDeliveries, type NewDelivery } from "../rows/webhook-delivery-rows.server.ts";
import { eventsOf, listWebhooks } from "../rows/webhook-rows.server.ts";
import type { EntryEvent, WebhookEvent } from "../webhook.ts";

/** Entries compared in one transaction. Other requests run in between. */
const PIECE = 50;
/** Beyond this many changes, all entries are compared. */
const MOST_CHANGES = 2000;

type Happened = { event: EntryEvent; entry: PublicEntry };

/** What happened between two states of what readers can see of entries of one kind. An entry that is gone is told as readers last saw it. */
function compareEntries(told: readonly PublicEntry[], now: readonly PublicEntry[]): Happened[] {
  const before = new Map(told.map((entry) => [entry.id, entry]));
  const after = new Set(now.map(({ id }) => id));
  const happened: Happened[] = [];
  for (const entry of now) {
    const known = before.get(entry.id);
    if (known === undefined) happened.push({ event: `${entry.kind}.published`, entry });
    else if (known.version !== entry.version || known.slug !== entry.slug) {
      happened.push({ event: `${entry.kind}.changed`, entry });
    }
  }
  for (const entry of told) {
    if (!after.has(entry.id)) happened.push({ event: `${entry.kind}.withdrawn`, entry });
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

type Parts = { db: OpenDatabase; config: Pick<Config, "siteUrl"> };

/**
 * Queues what happened to some entries since webhooks were last told of them, and notes that it was told, in one
 * transaction: neither a crash nor another process loses or repeats an event.
 * @returns whether anything was queued
 */
async function queueEvents(
  { db, config }: Parts,
  entries: { kind: EntryKind; ids: readonly string[] },
  now: Date,
): Promise<boolean> {
  if (entries.ids.length === 0) return false;
  return db.write.transaction().execute(async (transaction) => {
    const happened = compareEntries(
      await listToldEntries(transaction, entries),
      await listPublicEntries(transaction, entries, now),
    );
    if (happened.length === 0) return false;
    const webhooks = (await listWebhooks(transaction)).filter(({ active }) => active === 1);
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

/**
 * Finds what happened to entries. It compares those that the database recorded as changed; all of them at the start, and
 * when a day begins, which may publish an article without any change. It does so in pieces, and lets other tasks run
 * in between.
 * @returns a function that queues what happened since its last call, and returns whether that was anything
 */
export function createEventFinder(parts: Parts): (now: Date) => Promise<boolean> {
  const { db } = parts;
  /** The newest change that was compared, and the day until which articles were. */
  let known: { change: number; day: string } | undefined;

  async function queueIn(kind: EntryKind, pieces: AsyncIterable<string[]>, now: Date): Promise<boolean> {
    let isQueued = false;
    for await (const ids of pieces) {
      if (await queueEvents(parts, { kind, ids }, now)) isQueued = true;
      await nextTurn();
    }
    return isQueued;
  }

  async function* existingPieces(kind: EntryKind): AsyncGenerator<string[]> {
    let rows: { seq: number; id: string }[] = [];
    do {
      rows = await listEntriesAfter(db.read, kind, { after: rows.at(-1)?.seq ?? 0, limit: PIECE });
      yield rows.map(({ id }) => id);
    } while (rows.length === PIECE);
  }

  /** Those that readers could see, of which some may be deleted for ever: nothing else knows their ids. */
  async function* toldPieces(kind: EntryKind): AsyncGenerator<string[]> {
    let ids: string[] = [];
    do {
      ids = await listToldIdsAfter(db.read, kind, { after: ids.at(-1) ?? "", limit: PIECE });
      yield ids;
    } while (ids.length === PIECE);
  }

  async function* changedPieces(kind: EntryKind, changes: readonly EntryChange[]): AsyncGenerator<string[]> {
    const seqs = [...new Set(changes.filter((each) => each.kind === kind).map(({ seq }) => seq))];
    let existing = 0;
    for (let start = 0; start < seqs.length; start += PIECE) {
      const ids = await listIds(db.read, kind, seqs.slice(start, start + PIECE));
      existing += ids.length;
      yield ids;
    }
    if (existing < seqs.length) yield* toldPieces(kind);
  }

  async function* allPieces(kind: EntryKind): AsyncGenerator<string[]> {
    yield* existingPieces(kind);
    yield* toldPieces(kind);
  }

  return async (now) => {
    const day = siteDay(now);
    // Read first: what changes meanwhile has a higher number, and is compared again.
    const newest = await findNewestChange(db.read);
    const changes = known?.day === day ? await listChangesAfter(db.read, known.change, MOST_CHANGES) : undefined;
    let isQueued = false;
    for (const kind of ENTRY_KINDS) {
      const pieces = changes === undefined ? allPieces(kind) : changedPieces(kind, changes);
      if (await queueIn(kind, pieces, now)) isQueued = true;
    }
    known = { change: newest, day };
    return isQueued;
  };
}
