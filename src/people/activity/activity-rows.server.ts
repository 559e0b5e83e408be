import type { Generated, Insertable, Selectable } from "kysely";
import { countRows } from "../../platform/db/count-rows.server.ts";
import { preparedQuery } from "../../platform/db/prepared-query.server.ts";
import type { Queryable, WriteTransaction } from "../../platform/db/queryable.server.ts";
import type { Action, Activity, SubjectKind } from "./activity.ts";

declare module "../../platform/db/schema.server.ts" {
  interface Database {
    activities: ActivitiesTable;
  }
}

/** The activity log. Names are stored as they were, because a row outlives its subject. */
type ActivitiesTable = {
  seq: Generated<number>;
  happened_at: string;
  /** Null for automatic actions of the site. */
  username: string | null;
  action: string;
  subject_kind: string;
  subject_id: string | null;
  subject_name: string;
  detail: string | null;
};

type ActivityRow = Selectable<ActivitiesTable>;

export type NewActivity = {
  /** The account that did it; null for the site itself. */
  username: string | null;
  action: Action;
  subject: { kind: SubjectKind; id: string | null; name: string };
  detail?: string | undefined;
  now: Date;
};

const insertRow = preparedQuery((db, row: Insertable<ActivitiesTable>) => db.insertInto("activities").values(row));

/** Records an activity in the same transaction as the change itself, so a rollback discards both. */
export async function insertActivity(
  transaction: WriteTransaction,
  { username, action, subject, detail, now }: NewActivity,
): Promise<void> {
  await insertRow(transaction, {
    happened_at: now.toISOString(),
    username,
    action,
    subject_kind: subject.kind,
    subject_id: subject.id,
    subject_name: subject.name,
    detail: detail ?? null,
  });
}

const toActivity = (row: ActivityRow): Activity => ({
  happenedAt: row.happened_at,
  username: row.username,
  action: row.action as Action,
  subject: { kind: row.subject_kind as SubjectKind, id: row.subject_id, name: row.subject_name },
  detail: row.detail,
});

/** Whose activities are meant; everybody's, without a name. */
type Whose = { username?: string | undefined };

/** One page of the activity list, newest first. */
export async function listActivities(
  db: Queryable,
  range: { limit: number; offset: number },
  { username }: Whose = {},
): Promise<Activity[]> {
  const rows = await db
    .selectFrom("activities")
    .selectAll()
    .$if(username !== undefined, (query) => query.where("username", "=", username ?? ""))
    .orderBy("seq", "desc")
    .limit(range.limit)
    .offset(range.offset)
    .execute();
  return rows.map(toActivity);
}

/** The distinct subjects of an action since the given time (ISO 8601, UTC), with the details of it. */
export async function listSubjectsSince(
  db: Queryable,
  { action, kind, since }: { action: Action; kind: SubjectKind; since: string },
): Promise<{ id: string | null; name: string; detail: string | null }[]> {
  return db
    .selectFrom("activities")
    .select(["subject_id as id", "subject_name as name", "detail"])
    .distinct()
    .where("happened_at", ">=", since)
    .where("action", "=", action)
    .where("subject_kind", "=", kind)
    .execute();
}

export const countActivities = (db: Queryable, { username }: Whose = {}): Promise<number> =>
  countRows(
    db.selectFrom("activities").$if(username !== undefined, (query) => query.where("username", "=", username ?? "")),
  );

/** @returns how many activities were deleted */
export async function deleteActivitiesBefore(transaction: WriteTransaction, time: Date): Promise<number> {
  const result = await transaction
    .deleteFrom("activities")
    .where("happened_at", "<", time.toISOString())
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Deletes the activities of the given messages, and those of any message before a given time. */
export async function deleteMessageActivities(
  transaction: WriteTransaction,
  { kind = "message", ids, before }: { kind?: "message" | "letter"; ids: readonly string[]; before: Date },
): Promise<void> {
  await transaction
    .deleteFrom("activities")
    .where("subject_kind", "=", kind satisfies SubjectKind)
    .where((where) =>
      where.or([
        where("happened_at", "<", before.toISOString()),
        ...(ids.length > 0 ? [where("subject_id", "in", [...ids])] : []),
      ]),
    )
    .execute();
}
