import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { sortKeyOf } from "../../../domain/search/fold.ts";
import type { SchemaDialect } from "../schema-dialect.ts";

/** Unknown ages come last, whichever way a list is turned. */
const UNKNOWN_AGE = "(age is null)";

/** What the people need who keep the directory: history, previews, deliveries, activity, second factors, invitations. */
export const desk = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await dialect
      .addSequenceKey(db.schema.createTable("revisions"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("entry_id", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("action", "text", (column) => column.notNull())
      .addColumn("content", "text", (column) => column.notNull())
      .addColumn("made_by", "text")
      .addColumn("made_at", "text", (column) => column.notNull())
      .addUniqueConstraint("revisions_version", ["kind", "entry_id", "version"])
      .execute();

    await dialect
      .addSequenceKey(db.schema.createTable("activities"))
      .addColumn("happened_at", "text", (column) => column.notNull())
      .addColumn("username", "text")
      .addColumn("action", "text", (column) => column.notNull())
      .addColumn("subject_kind", "text", (column) => column.notNull())
      .addColumn("subject_id", "text")
      .addColumn("subject_name", "text", (column) => column.notNull())
      .addColumn("detail", "text")
      .execute();
    await db.schema.createIndex("activities_by_time").on("activities").columns(["happened_at"]).execute();

    await db.schema
      .createTable("previews")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("content", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();

    await db.schema.alterTable("contact_messages").addColumn("read_at", "text").execute();
    await db.schema.createIndex("contact_messages_by_time").on("contact_messages").columns(["created_at"]).execute();
    await dialect
      .addSequenceKey(db.schema.createTable("deliveries"))
      .addColumn("message_seq", "integer", (column) =>
        column.notNull().references("contact_messages.seq").onDelete("cascade"),
      )
      .addColumn("channel", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("next_attempt_at", "text")
      .addColumn("last_error", "text")
      .addColumn("updated_at", "text", (column) => column.notNull())
      .addUniqueConstraint("deliveries_channel", ["message_seq", "channel"])
      .execute();
    await db.schema.createIndex("deliveries_due").on("deliveries").columns(["state", "next_attempt_at"]).execute();

    for (const column of ["totp_secret", "totp_enabled_at", "last_used_at"]) {
      await db.schema.alterTable("accounts").addColumn(column, "text").execute();
    }
    await db.schema.alterTable("accounts").addColumn("totp_last_step", "integer").execute();
    await db.schema
      .createTable("recovery_codes")
      .addColumn("account_seq", "integer", (column) => column.notNull().references("accounts.seq").onDelete("cascade"))
      .addColumn("code_hash", "text", (column) => column.notNull())
      .addColumn("used_at", "text")
      .addPrimaryKeyConstraint("recovery_codes_key", ["account_seq", "code_hash"])
      .execute();
    await db.schema
      .createTable("invitations")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("username", "text", (column) => column.notNull())
      .addColumn("username_key", "text", (column) => column.notNull().unique())
      .addColumn("invited_by", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();

    // Accounts and sessions are told apart outside by these, never by their internal keys.
    for (const table of ["accounts", "sessions"]) {
      await db.schema
        .alterTable(table)
        .addColumn("id", "text", (column) => column.notNull().defaultTo(""))
        .execute();
      await sql`update ${sql.table(table)} set id = ${dialect.randomId()}`.execute(db);
      await db.schema.createIndex(`${table}_by_id`).unique().on(table).columns(["id"]).execute();
    }
    await db.schema.alterTable("sessions").addColumn("device", "text").execute();
    // Sessions go when they end; when somebody was here last is to be known longer.
    await sql`update accounts set last_used_at =
      (select max(sessions.last_used_at) from sessions where sessions.account_seq = accounts.seq)`.execute(db);

    // Pictures that were brought along from another site, by their address there: bringing them again doubles nothing.
    await db.schema
      .createTable("imported_images")
      .addColumn("source_url", "text", (column) => column.primaryKey())
      .addColumn("image_name", "text", (column) => column.notNull().references("images.name").onDelete("cascade"))
      .execute();
    await db.schema.createIndex("imported_images_by_name").on("imported_images").columns(["image_name"]).execute();

    // Who uploads a picture is told where the same one is stored already.
    await db.schema.createIndex("images_by_hash").on("images").columns(["hash"]).execute();

    // Articles are ordered by their titles as tuskers are by their names.
    await db.schema
      .alterTable("articles")
      .addColumn("sort_key", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    const { rows: titles } = await sql<{ seq: number; title: string }>`select seq, title from articles`.execute(db);
    for (const { seq, title } of titles) {
      await sql`update articles set sort_key = ${sortKeyOf(title)} where seq = ${seq}`.execute(db);
    }
    // What is left of a purged entry: its slugs, and whether readers are told that it was there.
    await db.schema.alterTable("slugs").addColumn("purged", "text").execute();

    await indexLists(db);
  },
});

/** What lists run through, by the names of the indexes. Those of the first release stand here again, for their end. */
const LIST_INDEXES = {
  tuskers: {
    tuskers_listed: "publication, sort_key, id",
    tuskers_listed_by_category: "category, publication, sort_key, id",
    tuskers_listed_by_status: "status, publication, sort_key, id",
    tuskers_by_name: "sort_key, id",
    tuskers_by_age: `${UNKNOWN_AGE}, age, sort_key, id`,
    tuskers_by_status: "status, sort_key, id",
    tuskers_by_change: "updated_at, id",
    tuskers_desk: `publication, sort_key, id, status, ${UNKNOWN_AGE}, age, updated_at`,
    tuskers_desk_by_category: `category, publication, sort_key, id, status, ${UNKNOWN_AGE}, age, updated_at`,
    tuskers_desk_by_status: `status, publication, sort_key, id, ${UNKNOWN_AGE}, age, updated_at`,
  },
  articles: {
    articles_listed: "publication, publish_date desc, id",
    articles_listed_by_category: "category, publication, publish_date desc, id",
    articles_by_title: "sort_key, id",
    articles_by_date: "publish_date desc, id",
    articles_by_change: "updated_at, id",
    articles_desk: "publication, publish_date desc, id, sort_key, updated_at",
    articles_desk_by_category: "category, publication, publish_date desc, id, sort_key, updated_at",
  },
};

/**
 * The desk's lists: without a filter they run through the index that has their order. With one they are sorted, but from
 * an index that begins with the filter and has all columns to sort by: in the rows a long text stands before those, and
 * reading past it in each of them is what takes time. Public lists keep their own, narrower indexes. `binned_at`, always
 * null here, stands at the end of each: without it SQLite believes that it must look into the rows, and chooses badly.
 */
async function indexLists(db: Kysely<unknown>): Promise<void> {
  for (const [table, indexes] of Object.entries(LIST_INDEXES)) {
    for (const [name, columns] of Object.entries(indexes)) {
      await sql`drop index if exists ${sql.ref(name)}`.execute(db);
      await sql`create index ${sql.ref(name)} on ${sql.table(table)} (${sql.raw(`${columns}, binned_at`)})
        where binned_at is null`.execute(db);
    }
  }
  for (const table of ["tuskers", "articles"]) {
    await sql`create index ${sql.ref(`${table}_binned`)} on ${sql.table(table)} (binned_at)
      where binned_at is not null`.execute(db);
  }
}
