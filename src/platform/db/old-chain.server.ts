import { sql } from "kysely";
import { AppError } from "../errors/app-error.ts";
import type { Queryable } from "./queryable.server.ts";

/** The migrations that were used, in order, while the first release was being developed. */
const OLD_CHAIN = [
  "0001-foundation",
  "0002-drawn-pictures",
  "0003-desk",
  "0004-photos",
  "0005-lists-in-memory",
  "0006-shared-counts",
  "0007-turns",
];

/** The single migration that creates the same tables, columns and indexes. */
const FIRST_RELEASE = "0001-first-release";

/** The last commit that still contains the old migrations. */
const LAST_WITH_CHAIN = "050eeea";

/**
 * The applied migrations under their current names: the complete old chain counts as the first release.
 * @throws AppError `Invalid` if only part of the old chain was applied, because this release cannot run the rest
 */
export function withoutOldChain(applied: readonly string[]): string[] {
  const old = OLD_CHAIN.filter((name) => applied.includes(name));
  if (old.length === 0) return [...applied];
  if (old.length < OLD_CHAIN.length) {
    throw new AppError(
      "Invalid",
      `The database is older than the first release (its last migration is ${old.at(-1)}): start the site of commit ${LAST_WITH_CHAIN} on it once to migrate it.`,
    );
  }
  return [FIRST_RELEASE, ...applied.filter((name) => !OLD_CHAIN.includes(name))];
}

/** A database made by the old chain has exactly the schema of the first release; this updates its migration list. */
export async function renameOldChain(write: Queryable): Promise<void> {
  await write.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ name: string; timestamp: string }>`
      select name, timestamp from kysely_migration order by name`.execute(transaction);
    const old = rows.filter(({ name }) => OLD_CHAIN.includes(name));
    const last = old.at(-1);
    if (last === undefined) return;
    withoutOldChain(old.map(({ name }) => name));
    await sql`delete from kysely_migration where name in (${sql.join(OLD_CHAIN)})`.execute(transaction);
    await sql`insert into kysely_migration (name, timestamp) values (${FIRST_RELEASE}, ${last.timestamp})`.execute(
      transaction,
    );
  });
}
