import type { Insertable, Selectable } from "kysely";
import { countRows } from "../../../platform/db/count-rows.server.ts";
import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";
import type { ReviewLinksTable } from "./review-tables.server.ts";

export type LinkRow = Selectable<ReviewLinksTable>;

/** The links of a submission, the newest first. */
export const listLinks = (db: Queryable, submissionId: string): Promise<LinkRow[]> =>
  db
    .selectFrom("review_links")
    .selectAll()
    .where("submission_id", "=", submissionId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();

const working = (db: Queryable, submissionId: string, now: Date) =>
  db
    .selectFrom("review_links")
    .where("submission_id", "=", submissionId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now.toISOString());

export const countWorkingLinks = (db: Queryable, submissionId: string, now: Date): Promise<number> =>
  countRows(working(db, submissionId, now));

export const listWorkingLinks = (db: Queryable, submissionId: string, now: Date): Promise<LinkRow[]> =>
  working(db, submissionId, now).selectAll().execute();

/** The links of an account that neither were revoked nor have expired. */
export const listUnrevokedLinksBy = (db: Queryable, username: string, now: Date): Promise<LinkRow[]> =>
  db
    .selectFrom("review_links")
    .selectAll()
    .where("made_by", "=", username)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .execute();

export const findLink = (db: Queryable, submissionId: string, id: string): Promise<LinkRow | undefined> =>
  db
    .selectFrom("review_links")
    .selectAll()
    .where("submission_id", "=", submissionId)
    .where("id", "=", id)
    .executeTakeFirst();

/** A link by the hash of its token, even if it has expired or was revoked. */
export const findLinkByToken = (db: Queryable, tokenHash: string): Promise<LinkRow | undefined> =>
  db.selectFrom("review_links").selectAll().where("token_hash", "=", tokenHash).executeTakeFirst();

export async function insertLink(transaction: WriteTransaction, link: Insertable<ReviewLinksTable>): Promise<void> {
  await transaction.insertInto("review_links").values(link).execute();
}

export async function updateLink(
  transaction: WriteTransaction,
  id: string,
  values: Partial<Pick<LinkRow, "revoked_at" | "revoked_by" | "opened_at" | "expert_name">>,
): Promise<void> {
  await transaction.updateTable("review_links").set(values).where("id", "=", id).execute();
}

/** Deletes the previews that the links of a submission show, so that its images and drawings are no longer served. */
export async function deletePreviewsOf(transaction: WriteTransaction, submissionId: string): Promise<void> {
  const links = transaction.selectFrom("review_links").select("token_hash").where("submission_id", "=", submissionId);
  await transaction.deleteFrom("previews").where("token_hash", "in", links).execute();
}

/** Deletes links that expired before a time. Comments that came by them stay. @returns how many there were */
export async function deleteLinksBefore(transaction: WriteTransaction, time: Date): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom("review_links")
    .where("expires_at", "<", time.toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}
