import { type Column, columnsOf, TABLE_NAMES, type TableName } from "../content/tables.ts";
import { ABOUT, citationOf, type ReleaseFacts, titleOf } from "./release-facts.ts";

const fieldOf = ({ name, type, description, required }: Column) => ({
  ...{ name, type, description },
  ...(required ? { constraints: { required: true, ...(name === "id" ? { unique: true } : {}) } } : {}),
});

export const csvName = (table: TableName): string => `${table}.csv`;

const resourceOf = (table: TableName) => {
  const columns = columnsOf(table);
  const foreignKeys = columns.flatMap(({ name, refersTo }) =>
    refersTo === undefined
      ? []
      : [{ fields: [name], reference: { resource: refersTo.table, fields: [refersTo.column] } }],
  );
  return {
    ...{ name: table, type: "table", path: csvName(table), format: "csv", mediatype: "text/csv", encoding: "utf-8" },
    schema: {
      $schema: "https://datapackage.org/profiles/2.0/tableschema.json",
      fields: columns.map(fieldOf),
      ...{ missingValues: [""], primaryKey: ["id"] },
      ...(foreignKeys.length > 0 ? { foreignKeys } : {}),
    },
  };
};

/** The description of the tables in CSV: a Data Package of Frictionless (version 2). */
export function describeTables(facts: ReleaseFacts): string {
  const { number, day, siteUrl, siteName, licence } = facts;
  const description = {
    $schema: "https://datapackage.org/profiles/2.0/datapackage.json",
    name: "sri-lankan-tuskers",
    id: `${siteUrl}/data/${number}`,
    ...{ title: titleOf(facts), description: `${ABOUT} Cite as: ${citationOf(facts)}` },
    ...{ homepage: `${siteUrl}/data`, version: number, created: `${day}T00:00:00Z` },
    licenses: [{ name: licence.key, path: licence.url, title: licence.label }],
    contributors: [{ title: siteName, path: siteUrl, roles: ["publisher"] }],
    resources: TABLE_NAMES.map(resourceOf),
  };
  return `${JSON.stringify(description, null, 2)}\n`;
}
