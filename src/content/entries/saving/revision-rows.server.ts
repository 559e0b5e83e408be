import type { Generated, Insertable, Selectable } from "kysely";
import { preparedQuery } from "../../../platform/db/prepared-query.server.ts";
import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import type { Revision, RevisionAction, RevisionContent } from "../../fields/revision.ts";
import { imagesNamedIn } from "../../images/named-images.ts";
import { completeClaims, type WithClaims } from "../../tuskers/reconcile-claims.ts";
import type { EntryContent } from "../history/entry-content.ts";

declare module "../../../platform/db/schema.server.ts" {
  interface Database {
    revisions: RevisionsTable;
    revision_images: RevisionImagesTable;
  }
}

/** An entry as it was after a save. `content` is the body of the PUT request that would restore it, as JSON. */
type RevisionsTable = {
  seq: Generated<number>;
  kind: EntryKind;
  entry_id: string;
  version: number;
  action: RevisionAction;
  content: string;
  made_by: string | null;
  made_at: string;
};

/** Which images an older state of an entry references, in its list or in a text. The image itself may be deleted. */
type RevisionImagesTable = { image_name: string; revision_seq: number };

export type RevisionRow = Selectable<RevisionsTable>;

type Owner = { kind: EntryKind; id: string };

const insertRow = preparedQuery((db, row: Insertable<RevisionsTable>) =>
  db.insertInto("revisions").values(row).returning("seq"),
);

/** Stores one version of an entry, and which images it names. */
export async function insertRevision(
  transaction: WriteTransaction,
  { kind, id }: Owner,
  { version, action, madeBy, madeAt, content }: Revision & { content: EntryContent },
): Promise<void> {
  const text = JSON.stringify(content);
  const row = { kind, entry_id: id, version, action, content: text, made_by: madeBy, made_at: madeAt };
  const [inserted] = await insertRow(transaction, row);
  if (inserted === undefined) throw new Error("The database returned no key for a new row.");
  const rows = [...imagesNamedIn(text)].map((image_name) => ({ image_name, revision_seq: inserted.seq }));
  if (rows.length > 0) await transaction.insertInto("revision_images").values(rows).execute();
}

/** A page of the revisions, of all entries, that name an image. `after` is the key of the last one read. */
export async function listRevisionsNaming(
  db: Queryable,
  imageName: string,
  { after, limit }: { after: number; limit: number },
): Promise<{ seq: number; content: Record<string, unknown> }[]> {
  const rows = await db
    .selectFrom("revision_images")
    .innerJoin("revisions", "revisions.seq", "revision_images.revision_seq")
    .select(["revisions.seq", "content"])
    .where("image_name", "=", imageName)
    .where("revision_seq", ">", after)
    .orderBy("revision_seq")
    .limit(limit)
    .execute();
  return rows.map(({ seq, content }) => ({ seq, content: JSON.parse(content) as Record<string, unknown> }));
}

/** Replaces the content of a revision, without an image that must be removed. */
export async function replaceRevisionContent(
  transaction: WriteTransaction,
  seq: number,
  { content, without }: { content: Record<string, unknown>; without: string },
): Promise<void> {
  await transaction
    .updateTable("revisions")
    .set({ content: JSON.stringify(content) })
    .where("seq", "=", seq)
    .execute();
  await transaction
    .deleteFrom("revision_images")
    .where("image_name", "=", without)
    .where("revision_seq", "=", seq)
    .execute();
}

/** The version of an entry's newest revision; undefined where it has none. */
export async function findNewestVersion(db: Queryable, { kind, id }: Owner): Promise<number | undefined> {
  const row = await db
    .selectFrom("revisions")
    .select((select) => select.fn.max("version").as("version"))
    .where("kind", "=", kind)
    .where("entry_id", "=", id)
    .executeTakeFirst();
  return row?.version ?? undefined;
}

/** The revisions of an entry without their content, newest first. */
export async function listRevisions(db: Queryable, { kind, id }: Owner): Promise<Revision[]> {
  return db
    .selectFrom("revisions")
    .select(["version", "action", "made_by as madeBy", "made_at as madeAt"])
    .where("kind", "=", kind)
    .where("entry_id", "=", id)
    .orderBy("version", "desc")
    .execute();
}

export async function findRevision(
  db: Queryable,
  { kind, id }: Owner,
  version: number,
): Promise<RevisionContent | undefined> {
  const row = await db
    .selectFrom("revisions")
    .select(["version", "action", "made_by as madeBy", "made_at as madeAt", "content"])
    .where("kind", "=", kind)
    .where("entry_id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const content = JSON.parse(row.content) as RevisionContent["content"];
  // A version from before there were claims must not look as if someone had added them since.
  return { ...row, content: kind === "tusker" ? completeClaims(content as Partial<WithClaims>) : content };
}

/** The newest versions with their content, the newest first. */
export async function listNewestContents(
  db: Queryable,
  { kind, id }: Owner,
  limit: number,
): Promise<Pick<RevisionContent, "madeAt" | "content">[]> {
  const rows = await db
    .selectFrom("revisions")
    .select(["made_at as madeAt", "content"])
    .where("kind", "=", kind)
    .where("entry_id", "=", id)
    .orderBy("version", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ madeAt, content }) => ({ madeAt, content: JSON.parse(content) as RevisionContent["content"] }));
}

/** Who binned each of these entries, by entry id. Entries without such a record are left out. */
export async function findBinners(db: Queryable, kind: EntryKind, ids: string[]): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("revisions")
    .select(["entry_id", "made_by"])
    .where("kind", "=", kind)
    .where("entry_id", "in", ids)
    .where("action", "=", "binned")
    // Later rows overwrite earlier ones, so the last binning wins.
    .orderBy("version")
    .execute();
  return new Map(rows.map((row) => [row.entry_id, row.made_by]));
}

export async function deleteRevisions(transaction: WriteTransaction, { kind, id }: Owner): Promise<void> {
  await transaction.deleteFrom("revisions").where("kind", "=", kind).where("entry_id", "=", id).execute();
}
