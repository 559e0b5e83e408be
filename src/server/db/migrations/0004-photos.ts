import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

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
  },
};
