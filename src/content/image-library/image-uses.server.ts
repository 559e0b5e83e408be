import { sql } from "kysely";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import type { EntryKind } from "../../platform/ids/entry-kind.ts";
import type { ImageRow } from "../images/image-tables.server.ts";
import type { ImageUse } from "./image-library.ts";

/** True for an image (a row of `images`, in scope under that name) that any entry shows, bin included. */
export const isUsedByEntries = sql<boolean>`(
  exists (select 1 from tusker_images where tusker_images.image_name = images.name)
  or exists (select 1 from article_images where article_images.image_name = images.name))`;

type EntryColumns = { publication: "published" | "draft"; binned_at: string | null; publish_date?: string };

function stateOf({ publication, binned_at, publish_date }: EntryColumns, today: string): ImageUse["state"] {
  if (binned_at !== null) return "binned";
  if (publication === "draft") return "draft";
  return publish_date !== undefined && publish_date > today ? "scheduled" : "published";
}

/**
 * The entries that currently show these images, bin included, keyed by image name: tuskers by name, then articles by
 * title.
 * @param today the current day (YYYY-MM-DD) in Sri Lanka
 */
export async function usesByImages(db: Queryable, names: string[], today: string): Promise<Map<string, ImageUse[]>> {
  if (names.length === 0) return new Map();
  const tuskers = await db
    .selectFrom("tusker_images")
    .innerJoin("tuskers", "tuskers.seq", "tusker_images.tusker_seq")
    .select(["image_name", "id", "slug", "name as title", "publication", "binned_at", "sort_key"])
    .distinct()
    .where("image_name", "in", names)
    .orderBy("tuskers.sort_key")
    .orderBy("id")
    .execute();
  const articles = await db
    .selectFrom("article_images")
    .innerJoin("articles", "articles.seq", "article_images.article_seq")
    .select(["image_name", "id", "slug", "title", "publication", "binned_at", "publish_date", "sort_key"])
    .distinct()
    .where("image_name", "in", names)
    .orderBy("articles.sort_key")
    .orderBy("id")
    .execute();
  const toUse =
    (kind: EntryKind) => (row: EntryColumns & { image_name: string; id: string; slug: string; title: string }) => ({
      name: row.image_name,
      use: { kind, _id: row.id, slug: row.slug, title: row.title, state: stateOf(row, today) },
    });
  const uses = [...tuskers.map(toUse("tusker")), ...articles.map(toUse("article"))];
  return new Map(
    Map.groupBy(uses, (each) => each.name)
      .entries()
      .map(([name, group]) => [name, group.map(({ use }) => use)]),
  );
}

/** The other stored images with identical pixels, the oldest first, and the entries that show each, the bin left out. */
export async function listSameImages(
  db: Queryable,
  { name, hash }: Pick<ImageRow, "name" | "hash">,
  today: string,
): Promise<{ name: string; usedBy: Omit<ImageUse, "state">[] }[]> {
  const same = await db
    .selectFrom("images")
    .select("name")
    .where("hash", "=", hash)
    .where("name", "!=", name)
    .where("letter_id", "is", null)
    .orderBy("created_at")
    .orderBy("name")
    .execute();
  const names = same.map((row) => row.name);
  const uses = await usesByImages(db, names, today);
  return names.map((each) => ({
    name: each,
    usedBy: (uses.get(each) ?? []).flatMap(({ state, ...use }) => (state === "binned" ? [] : [use])),
  }));
}

/** The entries whose revisions name these images, keyed by image name, as `{kind} {id}`. */
export async function entriesRemembering(db: Queryable, names: string[]): Promise<Map<string, Set<string>>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .selectFrom("revision_images")
    .innerJoin("revisions", "revisions.seq", "revision_images.revision_seq")
    .select(["image_name", "kind", "entry_id"])
    .distinct()
    .where("image_name", "in", names)
    .execute();
  return new Map(
    Map.groupBy(rows, (row) => row.image_name)
      .entries()
      .map(([name, group]) => [name, new Set(group.map(({ kind, entry_id }) => `${kind} ${entry_id}`))]),
  );
}
