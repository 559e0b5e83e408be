import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Work that the site does by itself is done by one of its processes at a time. */
export const turns: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("turns")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("holder", "text")
      .addColumn("held_until", "text")
      .addColumn("done_at", "text")
      .execute();
  },
};
