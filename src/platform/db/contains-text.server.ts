import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";

/** True where a column's text contains another one, letter by letter. */
export const containsText = (column: string, text: string): Expression<SqlBool> =>
  sql<SqlBool>`${expressionBuilder().fn("instr", [sql.ref(column), sql.val(text)])} > 0`;
