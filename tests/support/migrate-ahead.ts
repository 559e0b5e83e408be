import { sql } from "kysely";
import { onTestFinished } from "vitest";
import type { Config } from "../../src/platform/config/config.server.ts";
import { openConfiguredDatabase } from "../../src/platform/db/open/open-configured.server.ts";

/**
 * Records in a database a migration that only a newer release has. It is taken out again after the test, because
 * databases are used by several tests.
 * @returns a function that takes it out at once, as an older backup does
 */
export async function migrateAhead(config: Pick<Config, "dataDir" | "databaseUrl">): Promise<() => Promise<void>> {
  const { write, close } = await openConfiguredDatabase(config);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-newer', '2027')`.execute(write);
  const takeOut = async () => void (await sql`delete from kysely_migration where name = '9999-newer'`.execute(write));
  onTestFinished(async () => {
    await takeOut();
    await close();
  });
  return takeOut;
}
