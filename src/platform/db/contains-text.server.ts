import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";

/** True where a column contains the given text as a substring, taken literally: there are no wildcards. */
export const containsText = (column: string, text: string): Expression<SqlBool> =>
  sql<SqlBool>`${expressionBuilder().fn("instr", [sql.ref(column), sql.val(text)])} > 0`;
