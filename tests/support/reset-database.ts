import type pg from "pg";

/** A digest of the structure of a PostgreSQL database: tables, columns, indexes, triggers and functions. */
const SHAPE = `select md5(string_agg(line, ',' order by line collate "C")) as shape from (
    select format('%s %s %s %s %s', relname, relkind, attname, atttypid, attnotnull) as line
      from pg_class join pg_attribute on attrelid = pg_class.oid where relnamespace = 'public'::regnamespace
    union all select format('%s %s %s', tgrelid::regclass, tgname, tgenabled) from pg_trigger
    union all select format('%s %s', indexrelid::regclass, indisvalid) from pg_index where indrelid >= 16384
    union all select format('%s %s', proname, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace
  ) as lines`;

/**
 * Restores every table to its state after the migrations. Triggers and rules are off, because they would run per row.
 */
const EMPTY = `
  set session_replication_role = replica;
  set lock_timeout = '2s';
  do $$
  declare each record;
  begin
    for each in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
      execute format('delete from %I', each.tablename);
    end loop;
    -- Unlike "alter sequence restart", which makes a new file for each.
    perform setval(format('%I', sequencename)::regclass, start_value, false)
      from pg_sequences where schemaname = 'public' and last_value is not null;
    insert into site_state (key, value) values ('content_version', '1');
  end $$`;

export async function shapeOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(SHAPE);
  return rows[0]?.shape ?? "";
}

/**
 * Resets a used test database, in a tenth of the time that a new one takes.
 * @returns false if the test changed more than rows: then it must not be reused
 */
export async function resetDatabase(client: pg.Client, shape: string): Promise<boolean> {
  if ((await shapeOf(client)) !== shape) return false;
  await client.query(EMPTY);
  return true;
}
