import { type Expression, type SqlBool, sql } from "kysely";
import type { OpenDatabase } from "./open.ts";
import type { SearchedTable } from "./search-dialect.ts";

/** Up to this many matches are looked up one by one; beyond, walking the list and testing each row is cheaper. */
const FEW = 400;

/**
 * The condition that keeps the rows of a search. Few matches are named by their keys: left to itself the database would
 * walk the whole list in its order and look for them, which costs more the larger the directory is.
 */
export async function searchCondition(
  db: OpenDatabase,
  table: SearchedTable,
  folded: string | undefined,
): Promise<Expression<SqlBool> | undefined> {
  if (folded === undefined) return undefined;
  const seqs = await db.dialect.search.findFew(db.read, table, folded, FEW);
  if (seqs === undefined) return db.dialect.search.contains(table, folded);
  if (seqs.length === 0) return sql<boolean>`1 = 0`;
  return sql<boolean>`${sql.ref(`${table}.seq`)} in (${sql.join(seqs)})`;
}
