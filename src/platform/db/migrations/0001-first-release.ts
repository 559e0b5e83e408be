import { type Kysely, sql } from "kysely";
import type { SchemaDialect } from "../schema-dialects/schema-dialect.server.ts";
import { schemaDialectOf } from "../schema-dialects/schema-dialect-of.server.ts";

/** How many of the newest changes are kept. A process that is further behind reloads everything. */
const KEPT_CHANGES = 10_000;

/**
 * The columns that lists are built from (see `entries/search/directory-index.server.ts`). The internal key comes first,
 * because the rows are read by it.
 */
const LISTED = {
  tuskers: [
    "seq",
    "id",
    "sort_key",
    "search_text",
    "category",
    "status",
    "age",
    "updated_at",
    "publication",
    "binned_at",
  ],
  articles: [
    "seq",
    "id",
    "sort_key",
    "search_text",
    "category",
    "publish_date",
    "updated_at",
    "publication",
    "binned_at",
  ],
};

type Schema = { db: Kysely<unknown>; dialect: SchemaDialect };

/**
 * The schema of the first release. `old-chain.server.ts` accepts databases that reached it through older migrations.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const schema = { db, dialect: schemaDialectOf(db) };
  await createSiteState(schema);
  await createTuskers(schema);
  await createArticles(schema);
  await createImages(schema);
  for (const [entries, owner] of [
    ["tuskers", "tusker"],
    ["articles", "article"],
  ] as const) {
    await createTagsAndImages(schema, entries, owner);
  }
  await createEntryTables(schema);
  await createRevisions(schema);
  await createAccounts(schema);
  await createMessages(schema);
  await createActivities(schema);
  await createChangeLog(schema);
  await schema.dialect.createThrottleCounts(db);
  await createTurns(schema);
}

async function createSiteState({ db }: Schema): Promise<void> {
  await db.schema
    .createTable("site_state")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
  await sql`insert into site_state (key, value) values ('content_version', '1')`.execute(db);
}

async function createTuskers({ db, dialect }: Schema): Promise<void> {
  await dialect
    .addSequenceKey(db.schema.createTable("tuskers"))
    .addColumn("id", "text", (column) => column.notNull().unique())
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("sort_key", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("description_html", "text", (column) => column.notNull())
    .addColumn("summary", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("age", "real")
    .addColumn("location", "text", (column) => column.notNull())
    .addColumn("category", "text", (column) => column.notNull())
    .addColumn("aliases", "text", (column) => column.notNull())
    .addColumn("status_as_of", "text")
    .addColumn("status_note", "text")
    .addColumn("age_note", "text")
    .addColumn("born_year", "integer")
    .addColumn("died_on", "text")
    .addColumn("height_m", "real")
    .addColumn("tusks", "text")
    .addColumn("origin", "text")
    .addColumn("sources", "text", (column) => column.notNull())
    .addColumn("portrait", "text")
    .addColumn("publication", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("search_text", "text", (column) => column.notNull())
    .addColumn("html_version", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addColumn("binned_at", "text")
    .addColumn("portrait_hash", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("portrait_alt", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}

async function createArticles({ db, dialect }: Schema): Promise<void> {
  await dialect
    .addSequenceKey(db.schema.createTable("articles"))
    .addColumn("id", "text", (column) => column.notNull().unique())
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("excerpt", "text", (column) => column.notNull())
    .addColumn("description", "text")
    .addColumn("description_html", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("content_html", "text", (column) => column.notNull())
    .addColumn("category", "text", (column) => column.notNull())
    .addColumn("author", "text", (column) => column.notNull())
    .addColumn("publish_date", "text", (column) => column.notNull())
    .addColumn("sources", "text", (column) => column.notNull())
    .addColumn("publication", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("search_text", "text", (column) => column.notNull())
    .addColumn("html_version", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addColumn("binned_at", "text")
    .addColumn("landscape_hash", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("sort_key", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}

async function createImages({ db }: Schema): Promise<void> {
  await db.schema
    .createTable("images")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("bytes", "integer", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("placeholder", "text")
    .addColumn("alt", "text")
    .addColumn("credit", "text")
    .addColumn("licence", "text")
    .addColumn("taken_on", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("focus_x", "real")
    .addColumn("focus_y", "real")
    .addColumn("attention_x", "real")
    .addColumn("attention_y", "real")
    .addColumn("variants_due", "text")
    .addColumn("variants_tries", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("search_text", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  // Finds duplicates: each upload is compared with the stored images.
  await db.schema.createIndex("images_by_hash").on("images").columns(["hash"]).execute();
  // The library lists the newest first.
  await db.schema.createIndex("images_by_time").on("images").columns(["created_at", "name"]).execute();
  await sql`create index images_variants_due on images (variants_due) where variants_due is not null`.execute(db);

  await db.schema
    .createTable("image_variants")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("image_name", "text", (column) => column.notNull().references("images.name").onDelete("cascade"))
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("bytes", "integer", (column) => column.notNull())
    .addUniqueConstraint("image_variants_form", ["image_name", "type", "width"])
    .execute();

  // Keeps imports idempotent: importing the same image from another site again creates no duplicate.
  await db.schema
    .createTable("imported_images")
    .addColumn("source_url", "text", (column) => column.primaryKey())
    .addColumn("image_name", "text", (column) => column.notNull().references("images.name").onDelete("cascade"))
    .execute();
  await db.schema.createIndex("imported_images_by_name").on("imported_images").columns(["image_name"]).execute();
}

async function createTagsAndImages({ db }: Schema, entries: string, owner: string): Promise<void> {
  const ownerColumn = `${owner}_seq`;
  await db.schema
    .createTable(`${owner}_tags`)
    .addColumn(ownerColumn, "integer", (column) => column.notNull().references(`${entries}.seq`).onDelete("cascade"))
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("tag", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint(`${owner}_tags_key`, [ownerColumn, "position"])
    .execute();
  await db.schema.createIndex(`${owner}_tags_by_tag`).on(`${owner}_tags`).columns(["tag", ownerColumn]).execute();
  await db.schema
    .createTable(`${owner}_images`)
    .addColumn(ownerColumn, "integer", (column) => column.notNull().references(`${entries}.seq`).onDelete("cascade"))
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("image_name", "text", (column) => column.notNull().references("images.name"))
    .addPrimaryKeyConstraint(`${owner}_images_key`, [ownerColumn, "position"])
    .execute();
  await db.schema
    .createIndex(`${owner}_images_by_name`)
    .on(`${owner}_images`)
    .columns(["image_name", ownerColumn])
    .execute();
  await sql`create index ${sql.ref(`${entries}_binned`)} on ${sql.table(entries)} (binned_at)
      where binned_at is not null`.execute(db);
}

async function createEntryTables({ db }: Schema): Promise<void> {
  await db.schema
    .createTable("slugs")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("slug", "text", (column) => column.notNull())
    .addColumn("entry_id", "text", (column) => column.notNull())
    .addColumn("purged", "text")
    .addPrimaryKeyConstraint("slugs_key", ["kind", "slug"])
    .execute();
  await db.schema.createIndex("slugs_by_entry").on("slugs").columns(["entry_id"]).execute();

  await db.schema
    .createTable("featured_tuskers")
    .addColumn("position", "integer", (column) => column.primaryKey())
    .addColumn("tusker_seq", "integer", (column) =>
      column.notNull().unique().references("tuskers.seq").onDelete("cascade"),
    )
    .execute();

  await db.schema
    .createTable("previews")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
}

async function createRevisions({ db, dialect }: Schema): Promise<void> {
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

  // No foreign key: the image itself may have been deleted.
  await db.schema
    .createTable("revision_images")
    .addColumn("image_name", "text", (column) => column.notNull())
    .addColumn("revision_seq", "integer", (column) => column.notNull().references("revisions.seq").onDelete("cascade"))
    .addPrimaryKeyConstraint("revision_images_key", ["image_name", "revision_seq"])
    .execute();
  await db.schema.createIndex("revision_images_by_revision").on("revision_images").columns(["revision_seq"]).execute();
}

async function createAccounts({ db, dialect }: Schema): Promise<void> {
  // Accounts and sessions are identified by `id` outside the database, never by their internal keys.
  await dialect
    .addSequenceKey(db.schema.createTable("accounts"))
    .addColumn("username", "text", (column) => column.notNull())
    .addColumn("username_key", "text", (column) => column.notNull().unique())
    .addColumn("password_hash", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("disabled_at", "text")
    .addColumn("totp_secret", "text")
    .addColumn("totp_enabled_at", "text")
    .addColumn("last_used_at", "text")
    .addColumn("totp_last_step", "integer")
    .addColumn("id", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema.createIndex("accounts_by_id").unique().on("accounts").columns(["id"]).execute();

  await dialect
    .addSequenceKey(db.schema.createTable("sessions"))
    .addColumn("account_seq", "integer", (column) => column.notNull().references("accounts.seq").onDelete("cascade"))
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("last_used_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("device", "text")
    .execute();
  await db.schema.createIndex("sessions_by_account").on("sessions").columns(["account_seq"]).execute();
  await db.schema.createIndex("sessions_by_id").unique().on("sessions").columns(["id"]).execute();

  await db.schema
    .createTable("trusted_devices")
    .addColumn("account_seq", "integer", (column) => column.notNull().references("accounts.seq").onDelete("cascade"))
    .addColumn("token_hash", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("trusted_devices_key", ["account_seq", "token_hash"])
    .execute();

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
}

async function createMessages({ db, dialect }: Schema): Promise<void> {
  await dialect
    .addSequenceKey(db.schema.createTable("contact_messages"))
    .addColumn("id", "text", (column) => column.notNull().unique())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("read_at", "text")
    .execute();
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
}

async function createActivities({ db, dialect }: Schema): Promise<void> {
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
}

/** Lists and searches are answered from memory: the database stores the columns they need and records each change. */
async function createChangeLog({ db, dialect }: Schema): Promise<void> {
  await dialect.createChangeLog(db, KEPT_CHANGES);
  for (const [table, kind] of [
    ["tuskers", "tusker"],
    ["articles", "article"],
  ] as const) {
    await dialect.createNarrowCopy(db, table, LISTED[table]);
    await dialect.recordChanges(db, { table, kind, columns: LISTED[table].filter((column) => column !== "seq") });
  }
}

/** Lets only one process at a time do each of the site's scheduled jobs. */
async function createTurns({ db }: Schema): Promise<void> {
  await db.schema
    .createTable("turns")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("holder", "text")
    .addColumn("held_until", "text")
    .addColumn("done_at", "text")
    .execute();
}
