import type { DeskCounts } from "../../domain/desk/desk-counts.ts";
import type { Queryable } from "./queryable.ts";

/**
 * What the desk tells at a glance: a handful of queries that read indexes and small tables, however large the directory.
 * @param today the day (YYYY-MM-DD) that it is in Sri Lanka
 */
export async function countForDesk(db: Queryable, today: string): Promise<DeskCounts> {
  return {
    tuskers: await countTuskersForDesk(db),
    articles: await countArticlesForDesk(db, today),
    messages: await countMessagesForDesk(db),
    pictures: await countPicturesForDesk(db),
  };
}

// Grouped by their first column, the indexes of the lists answer alone: no row, with all its text, is read.

async function countTuskersForDesk(db: Queryable): Promise<DeskCounts["tuskers"]> {
  const rows = await db
    .selectFrom("tuskers")
    .select(({ fn }) => ["publication", fn.countAll<number>().as("total")])
    .where("binned_at", "is", null)
    .groupBy("publication")
    .execute();
  const of = new Map(rows.map(({ publication, total }) => [publication, Number(total)]));
  return {
    published: of.get("published") ?? 0,
    drafts: of.get("draft") ?? 0,
    binned: await countBinned(db, "tuskers"),
  };
}

async function countArticlesForDesk(db: Queryable, today: string): Promise<DeskCounts["articles"]> {
  const rows = await db
    .selectFrom("articles")
    .select(({ fn }) => [
      "publication",
      fn.countAll<number>().as("total"),
      fn.countAll<number>().filterWhere("publish_date", ">", today).as("later"),
    ])
    .where("binned_at", "is", null)
    .groupBy("publication")
    .execute();
  const of = new Map(rows.map((row) => [row.publication, { total: Number(row.total), later: Number(row.later) }]));
  const published = of.get("published") ?? { total: 0, later: 0 };
  return {
    published: published.total - published.later,
    drafts: of.get("draft")?.total ?? 0,
    scheduled: published.later,
    binned: await countBinned(db, "articles"),
  };
}

async function countBinned(db: Queryable, entries: "tuskers" | "articles"): Promise<number> {
  const { binned } = await db
    .selectFrom(entries)
    .select(({ fn }) => fn.countAll<number>().as("binned"))
    .where("binned_at", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(binned);
}

async function countMessagesForDesk(db: Queryable): Promise<DeskCounts["messages"]> {
  const { unread } = await db
    .selectFrom("contact_messages")
    .select(({ fn }) => fn.countAll<number>().as("unread"))
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow();
  const { undelivered } = await db
    .selectFrom("deliveries")
    .select(({ fn }) => fn.count<number>("message_seq").distinct().as("undelivered"))
    .where("state", "in", ["waiting", "failed"])
    .executeTakeFirstOrThrow();
  return { unread: Number(unread), undelivered: Number(undelivered) };
}

async function countPicturesForDesk(db: Queryable): Promise<DeskCounts["pictures"]> {
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
    .executeTakeFirstOrThrow();
  return {
    total: Number(row.total),
    withoutAlt: Number(row.withoutAlt),
    withoutCredit: Number(row.withoutCredit),
  };
}
