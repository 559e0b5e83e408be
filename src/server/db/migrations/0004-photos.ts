import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { picturesNamedIn } from "../../../domain/images/named-pictures.ts";
import { foldForSearch } from "../../../domain/search/fold.ts";

/** The forms that photographs are shown in, the point of each that is kept when it is cut, and who may see it. */
export const photos: Migration = {
  async up(db: Kysely<unknown>) {
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

    for (const column of ["focus_x", "focus_y", "attention_x", "attention_y"]) {
      await db.schema.alterTable("images").addColumn(column, "real").execute();
    }
    await db.schema.alterTable("images").addColumn("variants_due", "text").execute();
    await db.schema
      .alterTable("images")
      .addColumn("variants_tries", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    // What an older release took in has no forms yet: they are made after the start.
    await sql`update images set variants_due = created_at`.execute(db);
    await sql`create index images_variants_due on images (variants_due) where variants_due is not null`.execute(db);

    // The library of pictures is the newest first, and is searched.
    await db.schema
      .alterTable("images")
      .addColumn("search_text", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await db.schema.createIndex("images_by_time").on("images").columns(["created_at", "name"]).execute();
    await foldPictures(db);

    // Which pictures an older state of an entry names. The picture itself may be gone, or have been gone for long.
    await db.schema
      .createTable("revision_images")
      .addColumn("image_name", "text", (column) => column.notNull())
      .addColumn("revision_seq", "integer", (column) =>
        column.notNull().references("revisions.seq").onDelete("cascade"),
      )
      .addPrimaryKeyConstraint("revision_images_key", ["image_name", "revision_seq"])
      .execute();
    await db.schema
      .createIndex("revision_images_by_revision")
      .on("revision_images")
      .columns(["revision_seq"])
      .execute();
    await readRevisions(db);
  },
};

async function foldPictures(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string; alt: string | null; credit: string | null }>`
    select name, alt, credit from images`.execute(db);
  for (const { name, alt, credit } of rows) {
    const text = [name, alt ?? "", credit ?? ""].map(foldForSearch).join("\n");
    await sql`update images set search_text = ${text} where name = ${name}`.execute(db);
  }
}

async function readRevisions(db: Kysely<unknown>): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await sql<{ seq: number; content: string }>`
      select seq, content from revisions where seq > ${last} order by seq limit 200`.execute(db);
    for (const { seq, content } of rows) {
      for (const name of picturesNamedIn(content)) {
        await sql`insert into revision_images (image_name, revision_seq) values (${name}, ${seq})`.execute(db);
      }
      last = seq;
    }
    if (rows.length === 0) return;
  }
}
