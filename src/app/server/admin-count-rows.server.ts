import type { AdminCounts } from "../../admin/kit/admin-counts.ts";
import { countEntries } from "../../content/entries/records/list-entries.server.ts";
import { countUnseenWarnings } from "../../content/kinds/rows/warning-rows.server.ts";
import { countSubmissions } from "../../content/review/rows/submission-rows.server.ts";
import type { IndexedDatabase } from "../../content/search/directory-index.server.ts";
import { countBehind } from "../../content/translation-work/saving/list-work.server.ts";
import { type ActingRole, may } from "../../people/accounts/roles.ts";
import { countContactMessages } from "../../people/messages/message-rows.server.ts";
import { countRows } from "../../platform/db/count-rows.server.ts";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import { features } from "../features.server.ts";

/**
 * The counts that the admin area shows: lengths of lists, from a handful of queries that read only small indexes and
 * tables, however large the directory is.
 * @param viewer `today` is the current day in Sri Lanka (YYYY-MM-DD); the role decides what is counted
 */
export async function countForAdmin(
  db: IndexedDatabase,
  { today, username, role }: { today: string; username: string; role: ActingRole },
): Promise<Omit<AdminCounts, "backups" | "newAccounts">> {
  const ofFeatures = await Promise.all(features.map(({ adminCounts }) => adminCounts?.(db.read, role)));
  return {
    ...(Object.assign({}, ...ofFeatures) as Partial<AdminCounts>),
    tuskers: await countTuskersForAdmin(db),
    articles: await countArticlesForAdmin(db, today),
    ...(may(role, "read messages") ? { messages: await countMessagesForAdmin(db.read) } : {}),
    reviews: await countSubmissions(
      db.read,
      may(role, "review") ? { states: ["waiting"] } : { states: ["sent_back"], author: username },
    ),
    ...(may(role, "translate") ? { translations: await countBehind(db.read) } : {}),
    pictures: await countImagesForAdmin(db.read),
  };
}

async function countTuskersForAdmin(db: IndexedDatabase): Promise<AdminCounts["tuskers"]> {
  return {
    published: await countEntries(db, "tusker", { includeDrafts: true, publication: "published" }),
    drafts: await countEntries(db, "tusker", { includeDrafts: true, publication: "draft" }),
    binned: await countBinned(db.read, "tuskers"),
    warned: await countUnseenWarnings(db.read, "tusker"),
  };
}

async function countArticlesForAdmin(db: IndexedDatabase, today: string): Promise<AdminCounts["articles"]> {
  return {
    published: await countEntries(db, "article", { state: { is: "published", today } }),
    drafts: await countEntries(db, "article", { state: { is: "draft", today } }),
    scheduled: await countEntries(db, "article", { state: { is: "scheduled", today } }),
    binned: await countBinned(db.read, "articles"),
    warned: await countUnseenWarnings(db.read, "article"),
  };
}

const countBinned = (db: Queryable, entries: "tuskers" | "articles"): Promise<number> =>
  countRows(db.selectFrom(entries).where("binned_at", "is not", null));

async function countMessagesForAdmin(db: Queryable): Promise<NonNullable<AdminCounts["messages"]>> {
  const { undelivered } = await db
    .selectFrom("deliveries")
    .select(({ fn }) => fn.count<number>("message_seq").distinct().as("undelivered"))
    .where("state", "in", ["waiting", "failed"])
    .executeTakeFirstOrThrow();
  return { unread: await countContactMessages(db, { unreadOnly: true }), undelivered: Number(undelivered) };
}

async function countImagesForAdmin(db: Queryable): Promise<AdminCounts["pictures"]> {
  const row = await db
    .selectFrom("images")
    .select(({ fn }) => [
      fn.countAll<number>().as("total"),
      fn
        .countAll<number>()
        .filterWhere((where) => where.or([where("alt", "is", null), where("alt", "=", "")]))
        .as("withoutAlt"),
      fn
        .countAll<number>()
        .filterWhere((where) => where.or([where("credit", "is", null), where("credit", "=", "")]))
        .as("withoutCredit"),
    ])
    .where("letter_id", "is", null)
    .executeTakeFirstOrThrow();
  return {
    total: Number(row.total),
    withoutAlt: Number(row.withoutAlt),
    withoutCredit: Number(row.withoutCredit),
  };
}
