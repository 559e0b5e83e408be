import { articleFields } from "../../articles/fields.ts";
import { defineColumns } from "../../fields/columns.server.ts";
import { tuskerFields } from "../../tuskers/fields.ts";
import { completeClaims } from "../../tuskers/reconcile-claims.ts";

const asStored = defineColumns(tuskerFields);
/** Claims are complete wherever a row is read, also in rows that were stored before there were claims. */
export const tuskerColumns: typeof asStored = {
  ...asStored,
  fromRow: (row, elsewhere) => completeClaims(asStored.fromRow(row, elsewhere)),
};
export const articleColumns = defineColumns(articleFields);
