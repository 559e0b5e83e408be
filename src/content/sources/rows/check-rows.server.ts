import type { Selectable } from "kysely";
import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { siteDay } from "../../../platform/text/dates/publication-day.ts";
import { ADDRESS_STATES, type AddressCheck, type AddressState, type Known, UNKNOWN } from "../address-check.ts";
import type { SourceCheckColumns, SourceRow } from "./source-tables.server.ts";

type Columns = Selectable<SourceCheckColumns>;

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** So many sources are planned in one transaction. */
const BATCH = 500;
/** Neighbours in the library are often of one site: their turns lie far apart in the week. */
const APART = 0.618_034;

/** The due time of what a keeper asks for: before all that is due by the plan. */
export const AT_ONCE = "1970-01-01T00:00:00.000Z";

/** What is known of an address, as the row has it. */
export const toCheck = (row: Columns): AddressCheck => ({
  state: row.check_state,
  since: row.check_since,
  checkedAt: row.checked_at,
  aliveAt: row.alive_at,
  movedTo: row.moved_to,
  firstTitle: row.first_title,
  pageTitle: row.page_title,
  problem: row.check_problem,
  dueAt: row.check_due_at,
});

export const toKnown = (row: Columns): Known => ({ ...toCheck(row), failures: row.check_failures });

const toColumns = (known: Known): Columns => ({
  check_state: known.state,
  check_since: known.since,
  checked_at: known.checkedAt,
  alive_at: known.aliveAt,
  moved_to: known.movedTo,
  first_title: known.firstTitle,
  page_title: known.pageTitle,
  check_problem: known.problem,
  check_failures: known.failures,
  check_due_at: known.dueAt,
});

/** The columns of an address of which nothing is known. */
export const NOTHING_KNOWN: Columns = toColumns(UNKNOWN);

/** All that readers see of a check: the day on which the address was found to be gone. */
export const goneSince = ({ check_state, check_since }: Pick<Columns, "check_state" | "check_since">): string | null =>
  check_state === "gone" && check_since !== null ? siteDay(new Date(check_since)) : null;

/** Sources that can be checked. */
const checkable = (db: Queryable) =>
  db.selectFrom("sources").where("merged_into", "is", null).where("url", "is not", null);

/** Whether sources have come in that are not planned yet. */
async function listUnplanned(db: Queryable): Promise<{ key: string; number: number }[]> {
  return checkable(db).select(["key", "number"]).where("check_due_at", "is", null).limit(BATCH).execute();
}

/** Gives each new source its turn within the next week. */
export async function planChecks(
  { read, write }: { read: Queryable; write: { transaction(): WriteStarter } },
  now: Date,
): Promise<void> {
  while ((await listUnplanned(read)).length > 0) {
    await write.transaction().execute(async (transaction) => {
      for (const { key, number } of await listUnplanned(transaction)) {
        const dueAt = new Date(now.getTime() + Math.round(((number * APART) % 1) * WEEK_MS));
        await saveColumns(transaction, key, { check_due_at: dueAt.toISOString() });
      }
    });
  }
}

type WriteStarter = { execute<Result>(work: (transaction: WriteTransaction) => Promise<Result>): Promise<Result> };

/** The source whose check is due for the longest time. */
export const findDue = (db: Queryable, now: Date): Promise<SourceRow | undefined> =>
  checkable(db)
    .selectAll()
    .where("check_due_at", "<=", now.toISOString())
    .orderBy("check_due_at")
    .orderBy("number")
    .limit(1)
    .executeTakeFirst();

/** When the next check is due. */
export async function findNextDue(db: Queryable): Promise<Date | undefined> {
  const row = await checkable(db)
    .select("check_due_at")
    .where("check_due_at", "is not", null)
    .orderBy("check_due_at")
    .limit(1)
    .executeTakeFirst();
  return row?.check_due_at == null ? undefined : new Date(row.check_due_at);
}

/** When any address was last checked; undefined if none was. */
export async function findLastCheck(db: Queryable): Promise<Date | undefined> {
  const row = await checkable(db)
    .select(({ fn }) => fn.max("checked_at").as("last"))
    .executeTakeFirst();
  return row?.last == null ? undefined : new Date(row.last);
}

/** When any address was last seen alive. */
export async function findLastAlive(db: Queryable): Promise<string | null> {
  const row = await db
    .selectFrom("sources")
    .select(({ fn }) => fn.max("alive_at").as("last"))
    .executeTakeFirst();
  return row?.last ?? null;
}

export const saveKnown = (transaction: WriteTransaction, key: string, known: Known): Promise<void> =>
  saveColumns(transaction, key, toColumns(known));

async function saveColumns(transaction: WriteTransaction, key: string, columns: Partial<Columns>): Promise<void> {
  await transaction.updateTable("sources").set(columns).where("key", "=", key).execute();
}

/** How many addresses are in each state. */
export async function countAddressStates(db: Queryable): Promise<Record<AddressState, number>> {
  const rows = await checkable(db)
    .select(["check_state", ({ fn }) => fn.countAll<number | string>().as("sources")])
    .where("check_state", "is not", null)
    .groupBy("check_state")
    .execute();
  const counts = new Map(rows.map(({ check_state, sources }) => [check_state, Number(sources)]));
  return Object.fromEntries(ADDRESS_STATES.map((state) => [state, counts.get(state) ?? 0])) as Record<
    AddressState,
    number
  >;
}
