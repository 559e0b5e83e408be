import { sql } from "kysely";
import { AppError } from "../errors/app-error.ts";
import type { Queryable } from "./queryable.server.ts";

/** What the migrations were called, one after the other, while the first release was made. */
const OLD_CHAIN = [
  "0001-foundation",
  "0002-drawn-pictures",
  "0003-desk",
  "0004-photos",
  "0005-lists-in-memory",
  "0006-shared-counts",
  "0007-turns",
];

/** The one that makes the same tables, columns and indexes at once. */
const FIRST_RELEASE = "0001-first-release";

/** The last commit that knows the old chain. */
const LAST_WITH_CHAIN = "050eeea";

/**
 * The migrations that a database has seen, by the names of today: all of the old chain are the first release.
 * @throws AppError `Invalid` where only some of them were run: nothing here could run the others
 */
export function withoutOldChain(applied: readonly string[]): string[] {
  const old = OLD_CHAIN.filter((name) => applied.includes(name));
  if (old.length === 0) return [...applied];
  if (old.length < OLD_CHAIN.length) {
    throw new AppError(
      "Invalid",
      `The database is older than the first release (its last migration is ${old.at(-1)}): start the site of commit ${LAST_WITH_CHAIN} on it once, which brings it up to date.`,
    );
  }
  return [FIRST_RELEASE, ...applied.filter((name) => !OLD_CHAIN.includes(name))];
}

/** A database that the old chain made has the very schema of the first release: from now on its list says so. */
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
