import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { SchemaDialect } from "../schema-dialect.ts";

/** Everything the first release stores: directory, pictures, accounts and messages. */
export const foundation = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("site_state")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .execute();
    await sql`insert into site_state (key, value) values ('content_version', '1')`.execute(db);

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
      .execute();

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
      .execute();

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
      .execute();

    for (const [entries, owner] of [
      ["tuskers", "tusker"],
      ["articles", "article"],
    ] as const) {
      const ownerColumn = `${owner}_seq`;
      await db.schema
        .createTable(`${owner}_tags`)
        .addColumn(ownerColumn, "integer", (column) =>
          column.notNull().references(`${entries}.seq`).onDelete("cascade"),
        )
        .addColumn("position", "integer", (column) => column.notNull())
        .addColumn("tag", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint(`${owner}_tags_key`, [ownerColumn, "position"])
        .execute();
      await db.schema.createIndex(`${owner}_tags_by_tag`).on(`${owner}_tags`).columns(["tag", ownerColumn]).execute();
      await db.schema
        .createTable(`${owner}_images`)
        .addColumn(ownerColumn, "integer", (column) =>
          column.notNull().references(`${entries}.seq`).onDelete("cascade"),
        )
        .addColumn("position", "integer", (column) => column.notNull())
        .addColumn("image_name", "text", (column) => column.notNull().references("images.name"))
        .addPrimaryKeyConstraint(`${owner}_images_key`, [ownerColumn, "position"])
        .execute();
      await db.schema
        .createIndex(`${owner}_images_by_name`)
        .on(`${owner}_images`)
        .columns(["image_name", ownerColumn])
        .execute();
      await dialect.createSubstringIndex(db, entries, "search_text");
    }

    // Lists run through these alone: the filter columns, then the order, then the tie-breaker.
    await sql`create index tuskers_listed on tuskers (publication, sort_key, id) where binned_at is null`.execute(db);
    await sql`create index tuskers_listed_by_category on tuskers (category, publication, sort_key, id) where binned_at is null`.execute(
      db,
    );
    await sql`create index tuskers_listed_by_status on tuskers (status, publication, sort_key, id) where binned_at is null`.execute(
      db,
    );
    await sql`create index articles_listed on articles (publication, publish_date desc, id) where binned_at is null`.execute(
      db,
    );
    await sql`create index articles_listed_by_category on articles (category, publication, publish_date desc, id) where binned_at is null`.execute(
      db,
    );

    await db.schema
      .createTable("slugs")
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("slug", "text", (column) => column.notNull())
      .addColumn("entry_id", "text", (column) => column.notNull())
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

    await dialect
      .addSequenceKey(db.schema.createTable("accounts"))
      .addColumn("username", "text", (column) => column.notNull())
      .addColumn("username_key", "text", (column) => column.notNull().unique())
      .addColumn("password_hash", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("disabled_at", "text")
      .execute();
    await dialect
      .addSequenceKey(db.schema.createTable("sessions"))
      .addColumn("account_seq", "integer", (column) => column.notNull().references("accounts.seq").onDelete("cascade"))
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("last_used_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("sessions_by_account").on("sessions").columns(["account_seq"]).execute();
    await db.schema
      .createTable("trusted_devices")
      .addColumn("account_seq", "integer", (column) => column.notNull().references("accounts.seq").onDelete("cascade"))
      .addColumn("token_hash", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("trusted_devices_key", ["account_seq", "token_hash"])
      .execute();

    await dialect
      .addSequenceKey(db.schema.createTable("contact_messages"))
      .addColumn("id", "text", (column) => column.notNull().unique())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("message", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
  },
});
