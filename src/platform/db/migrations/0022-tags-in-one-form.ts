import { type Kysely, sql } from "kysely";
import { normalised } from "../../text/normalised.ts";

type Tags = { position: number; tag: string };
type Tables = {
  tusker_tags: Tags & { tusker_seq: number };
  article_tags: Tags & { article_seq: number };
  site_state: { key: string; value: string };
};

/**
 * Brings tags to one Unicode form: keyboards write the same vowel sign of Sinhala with one character or with two, and
 * readers saw such tags twice. An entry that had both keeps the first.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  let hasChanged = false;
  for (const [table, owner] of [
    ["tusker_tags", "tusker_seq"],
    ["article_tags", "article_seq"],
  ] as const) {
    const stored = await db.selectFrom(table).select("tag").distinct().execute();
    for (const { tag } of stored) {
      const inOneForm = normalised(tag);
      if (inOneForm === tag) continue;
      hasChanged = true;
      await db.updateTable(table).set({ tag: inOneForm }).where("tag", "=", tag).execute();
    }
    const [tags, entry] = [sql.table(table), sql.ref(owner)];
    await sql`delete from ${tags} where exists (select 1 from ${tags} as earlier
      where earlier.${entry} = ${tags}.${entry} and earlier.tag = ${tags}.tag and earlier.position < ${tags}.position)`.execute(
      db,
    );
  }
  if (!hasChanged) return;
  await sql`update site_state set value = cast(cast(value as integer) + 1 as text) where key = 'content_version'`.execute(
    db,
  );
}
