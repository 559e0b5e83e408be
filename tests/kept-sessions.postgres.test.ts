import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { temporaryPostgres } from "./support/test-database.ts";

async function connect(url: string, name = "a program"): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: name });
  client.on("error", () => undefined);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const processOf = async (client: pg.Client): Promise<number> =>
  (await client.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]?.pid ?? 0;

async function rowsOf(client: pg.Client, query: string): Promise<unknown[]> {
  return (await client.query({ text: query, rowMode: "array" })).rows.flat();
}

/** Connects as someone who left before, until that session has been kept: the server is told of the end, not asked. */
async function connectAgain(url: string, pid: number): Promise<pg.Client> {
  let client: pg.Client | undefined;
  await expect
    .poll(async () => {
      client = await connect(url);
      return processOf(client);
    })
    .toBe(pid);
  return client as pg.Client;
}

test("the session of a client that left serves the next one, who finds nothing of what was set in it", async () => {
  const url = await temporaryPostgres();
  const first = await connect(url);
  const pid = await processOf(first);
  await first.query("create temporary table mine (id int)");
  await first.query("listen someone; select pg_advisory_lock(7)");
  await first.query("set default_transaction_read_only = on; set statement_timeout = '7s'; set application_name = 'x'");
  await first.query({ name: "named", text: "select 1" });
  await first.end();

  const next = await connectAgain(url, pid);
  const settings = ["default_transaction_read_only", "statement_timeout", "application_name"];
  const values = settings.map((name) => `current_setting('${name}')`).join(", ");
  expect(await rowsOf(next, `select ${values}`)).toEqual(["off", "0", "a program"]);
  expect(await rowsOf(next, "select to_regclass('mine')")).toEqual([null]);
  expect(await rowsOf(next, "select pg_listening_channels()")).toEqual([]);
  expect(await rowsOf(next, "select name from pg_prepared_statements")).toEqual([]);
  const locks = "select objid from pg_locks join pg_database on database = pg_database.oid";
  expect(await rowsOf(next, `${locks} where locktype = 'advisory' and datname = current_database()`)).toEqual([]);
});

test("a session is kept neither in a transaction nor for a client of another name, and errors come through", async () => {
  const url = await temporaryPostgres();
  const first = await connect(url);
  const pid = await processOf(first);
  await first.query("begin");
  await first.query("create table half_done (id int)");
  await first.end();
  const next = await connect(url);
  expect(await processOf(next)).not.toBe(pid);
  await expect.poll(() => rowsOf(next, "select to_regclass('half_done')")).toEqual([null]);
  const other = await connect(url, "another program");
  expect(await processOf(other)).not.toBe(await processOf(next));

  await expect(next.query("select nonsense")).rejects.toThrow("nonsense");
  const nowhere = new URL(url);
  nowhere.pathname = "/nowhere";
  await expect(connect(nowhere.href)).rejects.toThrow(/"nowhere" does not exist/);
});
