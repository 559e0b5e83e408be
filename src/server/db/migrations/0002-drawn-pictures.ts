import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * What was drawn for each entry, so that its address can say so. Empty until the entry is rendered again, which the
 * start does for whatever an older release rendered.
 */
export const drawnPictures: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, column] of [
      ["tuskers", "portrait_hash"],
      ["tuskers", "portrait_alt"],
      ["articles", "landscape_hash"],
    ] as const) {
      await db.schema
        .alterTable(table)
        .addColumn(column, "text", (text) => text.notNull().defaultTo(""))
        .execute();
    }
  },
};
