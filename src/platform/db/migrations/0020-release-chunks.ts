import { type Kysely, sql } from "kysely";

/** Base64 of 393,216 bytes. */
const CHUNK_LENGTH = 524_288;

/**
 * Stores what files of releases contain in chunks, so that nothing has to hold a file whole. `file_id` names the chunks
 * of a file, and is null once the release is recalled. The rows of a release as JSON are dropped: its file of CSV has
 * them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("data_release_chunks")
    .addColumn("file_id", "text", (column) => column.notNull())
    .addColumn("part", "integer", (column) => column.notNull())
    .addColumn("stored_at", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("data_release_chunks_pkey", ["file_id", "part"])
    .execute();
  await db.schema.alterTable("data_release_files").addColumn("file_id", "text").execute();
  const { rows: files } = await sql<{ number: string; position: number; made_at: string }>`
    select data_release_files.number, position, made_at from data_release_files
    join data_releases on data_releases.number = data_release_files.number where content is not null`.execute(db);
  for (const { number, position, made_at: storedAt } of files) {
    const { rows } = await sql<{ content: string }>`select content from data_release_files
      where number = ${number} and position = ${position}`.execute(db);
    const content = rows[0]?.content ?? "";
    const fileId = `${number}/${position}`;
    for (let part = 0; part * CHUNK_LENGTH < content.length; part += 1) {
      const chunk = content.slice(part * CHUNK_LENGTH, (part + 1) * CHUNK_LENGTH);
      await sql`insert into data_release_chunks (file_id, part, stored_at, content)
        values (${fileId}, ${part}, ${storedAt}, ${chunk})`.execute(db);
    }
    await sql`update data_release_files set file_id = ${fileId}, content = null
      where number = ${number} and position = ${position}`.execute(db);
  }
  await db.schema.alterTable("data_release_files").dropColumn("content").execute();
  await db.schema.alterTable("data_releases").dropColumn("tables").execute();
}
