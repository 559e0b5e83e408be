import { sql } from "kysely";
import { trigramsOf } from "../../../../domain/search/trigrams.ts";
import type { SearchDialect } from "../../search-dialect.ts";

/** A phrase for FTS5: in quotes everything is plain text, and a quote is written twice. */
const phrase = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const isIndexed = (folded: string): boolean => [...folded].length >= 3;

export const sqliteSearchDialect: SearchDialect = {
  contains(table, folded) {
    if (!isIndexed(folded)) return sql<boolean>`instr(${sql.ref(`${table}.search_text`)}, ${folded}) > 0`;
    const index = sql.table(`${table}_fts`);
    return sql<boolean>`${sql.ref(`${table}.seq`)} in (select rowid from ${index} where ${index} match ${phrase(folded)})`;
  },

  async findFew(db, table, folded, limit) {
    if (!isIndexed(folded)) return undefined;
    const index = sql.table(`${table}_fts`);
    const { rows } = await sql<{ rowid: number }>`
      select rowid from ${index} where ${index} match ${phrase(folded)} limit ${limit + 1}`.execute(db);
    return rows.length > limit ? undefined : rows.map((row) => row.rowid);
  },

  async findNearestTuskers(db, folded, limit) {
    const trigrams = trigramsOf(folded);
    if (trigrams.length === 0) return [];
    const anyOf = trigrams.map(phrase).join(" OR ");
    const { rows } = await sql<{ rowid: number }>`
      select rowid from tuskers_fts where tuskers_fts match ${anyOf} order by rank limit ${limit}`.execute(db);
    return rows.map((row) => row.rowid);
  },
};
