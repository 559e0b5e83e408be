import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { allAccounts } from "../../accounts/rows/account-rows.server.ts";
import { migrate } from "../../platform/db/migrate.server.ts";
import { openServer } from "../../platform/db/open/open-configured.server.ts";
import type { OpenDatabase } from "../../platform/db/open-database.server.ts";
import { type LaterRemovals, readLaterRemovals } from "./settle-restored.server.ts";

/** The database of a server into which a backup is restored. */
export type ServerDatabase = {
  /** Whether a site runs on it, on whatever machine. */
  isInUse(): Promise<boolean>;
  holdsData(): Promise<boolean>;
  /** @param since when the backup was begun (ISO 8601, UTC) */
  readLaterRemovals(since: string): Promise<LaterRemovals>;
  /** Puts what it holds aside, as a file of SQLite that a restore without DATABASE_URL would have left there. */
  keepIn(folder: string): Promise<void>;
  /** Puts what a file of SQLite holds in the place of everything, in one go. */
  load(file: string): Promise<void>;
  close(): Promise<void>;
};

/** @throws ConfigError where it cannot be used */
export async function openServerDatabase(databaseUrl: string): Promise<ServerDatabase> {
  const db = await openServer(databaseUrl);
  try {
    await migrate(db);
  } catch (error) {
    await db.close();
    throw error;
  }
  return {
    isInUse: async () => (await db.countSites()) > 0,
    holdsData: async () => (await allAccounts(db.read)).length > 0 || (await holdsEntries(db)),
    readLaterRemovals: (since) => readLaterRemovals(db.read, since),
    async keepIn(folder) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await db.copyInto(join(folder, "tuskers.db"));
    },
    load: (file) => db.loadFrom(file),
    close: () => db.close(),
  };
}

async function holdsEntries({ read }: OpenDatabase): Promise<boolean> {
  const slug = await read.selectFrom("slugs").select("slug").limit(1).executeTakeFirst();
  return slug !== undefined;
}
