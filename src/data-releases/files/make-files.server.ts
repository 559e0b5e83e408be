import { createHash } from "node:crypto";
import { type Change, listChanges } from "../content/changes.ts";
import { TABLE_NAMES, type TableName, type Tables } from "../content/tables.ts";
import { csvPackage } from "./csv-package.ts";
import { darwinCore } from "./darwin-core.ts";
import { jsonLd } from "./json-ld.ts";
import { citationOf, type ReleaseFacts } from "./release-facts.ts";
import { zipTexts } from "./zip.ts";

export type ReleaseFile = { name: string; type: string; bytes: number; sha256: string; content: Uint8Array };

export type MadeRelease = {
  files: ReleaseFile[];
  changes: Change[];
  counts: Record<TableName, number>;
};

const file = (name: string, type: string, content: Uint8Array | string): ReleaseFile => {
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { name, type, bytes: bytes.length, sha256, content: bytes };
};

/**
 * The files of a release. The same tables and facts give the same bytes.
 * @param before the release that the changes are told from; undefined for the first one
 */
export function makeFiles(
  tables: Tables,
  facts: ReleaseFacts,
  before: { number: string; tables: Tables } | undefined,
): MadeRelease {
  const name = `tuskers-${facts.number}`;
  const changes = listChanges(before?.tables, tables);
  const list = { release: facts.number, since: before?.number ?? null, changes };
  const data = [
    file(`${name}-csv.zip`, "application/zip", zipTexts(csvPackage(tables, facts))),
    file(`${name}.jsonld`, "application/ld+json", jsonLd(tables, facts)),
    file(`${name}-dwca.zip`, "application/zip", zipTexts(darwinCore(tables, facts))),
    file(`${name}-changes.json`, "application/json", `${JSON.stringify(list, null, 1)}\n`),
  ];
  const counts = Object.fromEntries(TABLE_NAMES.map((table) => [table, tables[table].length])) as MadeRelease["counts"];
  const manifest = {
    ...{ release: facts.number, day: facts.day, licence: facts.licence.key, citation: citationOf(facts), rows: counts },
    files: data.map(({ name: path, bytes, sha256 }) => ({ path, bytes, sha256 })),
  };
  const told = file(`${name}-manifest.json`, "application/json", `${JSON.stringify(manifest, null, 2)}\n`);
  return { files: [...data, told], changes, counts };
}
