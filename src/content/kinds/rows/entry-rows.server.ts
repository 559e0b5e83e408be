import type { Selectable } from "kysely";
import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import type { TuskersTable } from "../../tuskers/tusker-tables.server.ts";

/** Builds one value for each kind of entry. */
export const byKind = <Made>(make: (kind: EntryKind) => Made): Record<EntryKind, Made> => ({
  tusker: make("tusker"),
  article: make("article"),
});

/** The table of a kind. Typed as the table of tuskers, because the queries only use columns that both kinds have. */
export const tableOf = (kind: EntryKind) => (kind === "tusker" ? "tuskers" : "articles") as "tuskers";

/** Entries of both kinds by internal key. */
export type EntrySeqs = Record<EntryKind, number[]>;

export const countSeqs = ({ tusker, article }: EntrySeqs): number => tusker.length + article.length;

/** The entries of one kind alone. */
export const seqsOf = (kind: EntryKind, seqs: number[]): EntrySeqs => ({ tusker: [], article: [], [kind]: seqs });

/** Reads the internal keys of both kinds, one after the other. */
export const readSeqs = async (read: (kind: EntryKind) => Promise<{ seq: number }[]>): Promise<EntrySeqs> => ({
  tusker: (await read("tusker")).map(({ seq }) => seq),
  article: (await read("article")).map(({ seq }) => seq),
});

/** The columns that tuskers and articles share; `name` is the title of an article. */
export type EntryRow = Pick<
  Selectable<TuskersTable>,
  "seq" | "id" | "slug" | "name" | "publication" | "version" | "created_at" | "updated_at" | "binned_at"
> & {
  /** Articles only. */
  publish_date?: string;
};

const columns = ["seq", "id", "slug", "publication", "version", "created_at", "updated_at", "binned_at"] as const;

/** A tusker or an article by its id, bin included. */
export async function findEntry(db: Queryable, kind: EntryKind, id: string): Promise<EntryRow | undefined> {
  if (kind === "tusker") {
    return db
      .selectFrom("tuskers")
      .select([...columns, "name"])
      .where("id", "=", id)
      .executeTakeFirst();
  }
  return db
    .selectFrom("articles")
    .select([...columns, "title as name", "publish_date"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Deletes an entry's row. Its tags, image references and featured position are deleted with it. */
export async function deleteEntry(transaction: WriteTransaction, kind: EntryKind, seq: number): Promise<void> {
  await transaction.deleteFrom(tableOf(kind)).where("seq", "=", seq).execute();
}
