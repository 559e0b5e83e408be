import { TABLE_NAMES, type TableName, type Tables } from "./tables.ts";

/** What happened to a row since the release before. */
export type Change = { table: TableName; id: string; change: "added" | "changed" | "removed"; columns?: string[] };

/** The differences of two releases, by table and id; everything is added in the first one. */
export function listChanges(before: Tables | undefined, after: Tables): Change[] {
  return TABLE_NAMES.flatMap((table) => {
    const old = new Map((before?.[table] ?? []).map((row) => [row.id, row]));
    const changes = after[table].flatMap((row): Change[] => {
      const earlier = old.get(row.id);
      old.delete(row.id);
      if (earlier === undefined) return [{ table, id: row.id, change: "added" }];
      const names = [...new Set([...Object.keys(row), ...Object.keys(earlier)])];
      const columns = names.filter((name) => (row[name] ?? "") !== (earlier[name] ?? ""));
      return columns.length === 0 ? [] : [{ table, id: row.id, change: "changed", columns }];
    });
    return [...changes, ...[...old.keys()].map((id): Change => ({ table, id, change: "removed" }))];
  });
}
