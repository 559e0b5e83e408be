import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { allAccounts } from "../../../people/accounts/rows/account-rows.server.ts";
import { migrate } from "../../../platform/db/migrate.server.ts";
import { openServer } from "../../../platform/db/open/open-configured.server.ts";
import type { OpenDatabase } from "../../../platform/db/open-database.server.ts";
import { type LaterRemovals, readLaterRemovals } from "./settle-restored.server.ts";

/** The server database into which a backup is restored. */
export type ServerDatabase = {
  /** Whether a site on any machine is using it. */
  isInUse(): Promise<boolean>;
  holdsData(): Promise<boolean>;
  /** @param since when the backup was started (ISO 8601, UTC) */
  readLaterRemovals(since: string): Promise<LaterRemovals>;
  /** Saves its contents as an SQLite file, in the way that a restore without DATABASE_URL keeps the old database. */
  keepIn(folder: string): Promise<void>;
  /** Replaces all its contents with those of an SQLite file, in one transaction. */
  load(file: string): Promise<void>;
  close(): Promise<void>;
};

/** @throws ConfigError if the database cannot be used */
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
