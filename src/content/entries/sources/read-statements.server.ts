import { setImmediate } from "node:timers/promises";
import type { Queryable } from "../../../platform/db/queryable.server.ts";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import type { Relation } from "../../record/record.ts";
import { readNamesHere } from "../rows/names-here.server.ts";
import { type Resting, restingStatements } from "./resting-statements.ts";

/** Parsed in one go: other requests are answered between two of them, as records may be large. */
const BATCH = 20;

async function readTuskers(db: Queryable, ids: string[]): Promise<[id: string, entry: Resting][]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("tuskers")
    .select(["id", "description", "claims", "events", "features", "relations"])
    .where("id", "in", ids)
    .execute();
  return rows.map(({ id, description, claims, events, features, relations }) => [
    id,
    {
      texts: [description],
      claims: JSON.parse(claims),
      events: JSON.parse(events),
      features: JSON.parse(features),
      relations: JSON.parse(relations),
    },
  ]);
}

async function readArticles(db: Queryable, ids: string[]): Promise<[id: string, entry: Resting][]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("articles")
    .select(["id", "description", "content"])
    .where("id", "in", ids)
    .execute();
  return rows.map(({ id, description, content }) => [id, { texts: [description, content] }]);
}

/** The names of the tuskers whose pages readers can open. */
async function readNames(db: Queryable, relations: readonly Relation[]): Promise<Map<string, string>> {
  const ids = [...new Set(relations.flatMap(({ to }) => to ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("tuskers")
    .select(["id", "name", "aliases"])
    .where("id", "in", ids)
    .where("publication", "=", "published")
    .where("binned_at", "is", null)
    .execute();
  return new Map(
    await readNamesHere(
      db,
      rows.map(({ id, name, aliases }) => ({ _id: id, name, aliases: JSON.parse(aliases) })),
    ),
  );
}

/** The statements of these entries that rest on a source, by the id of the entry. */
export async function readStatements(
  db: Queryable,
  key: string,
  uses: readonly { kind: EntryKind; _id: string }[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (let from = 0; from < uses.length; from += BATCH) {
    const batch = uses.slice(from, from + BATCH);
    const idsOf = (kind: EntryKind) => batch.filter((use) => use.kind === kind).map(({ _id }) => _id);
    const entries = [...(await readTuskers(db, idsOf("tusker"))), ...(await readArticles(db, idsOf("article")))];
    const related = entries.flatMap(([, { relations = [] }]) =>
      relations.filter(({ sources }) => sources.includes(key)),
    );
    const names = await readNames(db, related);
    for (const [id, entry] of entries)
      found.set(
        id,
        restingStatements(entry, key, (other) => names.get(other)),
      );
    await setImmediate();
  }
  return found;
}
