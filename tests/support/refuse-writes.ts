import { sql } from "kysely";
import type { OpenDatabase } from "../../src/platform/db/open-database.server.ts";
import { TEST_DATABASE } from "./test-database.ts";

/** Makes the database refuse every write of this process, as on a read-only disk, or accept writes again. */
export async function refuseWrites({ write }: Pick<OpenDatabase, "write">, isRefusing: boolean): Promise<void> {
  const value = sql.raw(isRefusing ? "on" : "off");
  if (TEST_DATABASE === "postgres") await sql`set default_transaction_read_only = ${value}`.execute(write);
  else await sql`pragma query_only = ${value}`.execute(write);
}

/** Makes the database refuse new rows of a table with the error "no". */
export async function refuseRows({ write }: Pick<OpenDatabase, "write">, table: string): Promise<void> {
  if (TEST_DATABASE === "postgres") {
    await sql`create function say_no() returns trigger language plpgsql as 'begin raise exception ''no''; end'`.execute(
      write,
    );
    await sql`create trigger refuse before insert on ${sql.table(table)} execute function say_no()`.execute(write);
  } else {
    await sql`create trigger refuse before insert on ${sql.table(table)} begin select raise(abort, 'no'); end`.execute(
      write,
    );
  }
}
