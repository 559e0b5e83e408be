import { z } from "zod";
import { derivedEntryId } from "../derived-id.server.ts";

/** The id of a starter tusker: fixed by his file's name, so that relations can name him before he is stored. */
export const starterTuskerId = (slug: string): string => derivedEntryId("starter tusker", slug);

const writtenRelations = z.array(z.looseObject({ tusker: z.string().optional() })).default([]);

/**
 * Relations as the directory stores them: `tusker: koliya`, the name of another file, becomes the id of its tusker.
 * @throws Error when there is no such file
 */
export function relationsFrom(written: unknown, slugs: ReadonlySet<string>): Record<string, unknown>[] {
  return writtenRelations.parse(written ?? []).map(({ tusker, ...relation }) => {
    if (tusker === undefined) return relation;
    if (!slugs.has(tusker)) throw new Error(`It is related to the tusker ${tusker}, who has no file.`);
    return { ...relation, to: starterTuskerId(tusker) };
  });
}

type Related = { slug: string; id: string; tusker: { relations?: { to?: string | undefined }[] | null | undefined } };

/**
 * Tuskers in the order in which they can be stored: each after those that he is related to, since a relation to nobody
 * is refused.
 * @throws Error when relations lead in a circle; one of two files is enough, since pages show both sides
 */
export function inLoadingOrder<Entry extends Related>(entries: readonly Entry[]): Entry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const ordered = new Set<Entry>();
  const add = (entry: Entry, before: string[]): void => {
    if (ordered.has(entry)) return;
    const path = [...before, entry.slug];
    if (before.includes(entry.slug)) {
      throw new Error(
        `Relations of starter tuskers lead in a circle: ${path.join(" → ")}. Record each relation in one file only.`,
      );
    }
    for (const { to } of entry.tusker.relations ?? []) {
      const other = byId.get(to ?? "");
      if (other) add(other, path);
    }
    ordered.add(entry);
  };
  for (const entry of entries) add(entry, []);
  return [...ordered];
}
