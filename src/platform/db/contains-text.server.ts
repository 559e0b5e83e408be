import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";

/** True where a column contains the given text as a substring, taken literally: there are no wildcards. */
export const containsText = (column: string, text: string): Expression<SqlBool> => contains(sql.ref(column), text);

/** The same for a column whose capital letters do not count. @param text in lower case */
export const containsInAnyCase = (column: string, text: string): Expression<SqlBool> =>
  contains(expressionBuilder().fn("lower", [sql.ref(column)]), text);

const contains = (from: Expression<unknown>, text: string): Expression<SqlBool> =>
  sql<SqlBool>`${expressionBuilder().fn("instr", [from, sql.val(text)])} > 0`;
