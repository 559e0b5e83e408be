import type { Selectable } from "kysely";
import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";
import type { Revision, RevisionAction } from "../../fields/revision.ts";
import { findSources } from "../../sources/rows/source-rows.server.ts";
import type { PageContents, PageKey } from "../../texts/page.ts";
import { citedOnPage, replaceCitedOnPage } from "../../texts/page-texts.ts";
import { shippedHere } from "./shipped-here.server.ts";

declare module "../../../platform/db/schema.server.ts" {
  interface Database {
    page_versions: PageVersionsTable;
  }
}

/** The versions of the pages that are edited in the admin area. Version 1 is the shipped one, which has no row. */
type PageVersionsTable = {
  page: string;
  version: number;
  publication: "published" | "draft";
  action: RevisionAction;
  /** JSON of the fields that differ from the shipped ones. */
  content: string;
  made_by: string | null;
  made_at: string;
};

type PageVersionRow = Selectable<PageVersionsTable>;

/** One version of a page, as it is shown. */
export type PageVersion<Key extends PageKey = PageKey> = Revision & { content: PageContents[Key] };

/** The version that every page begins with. It has no row, so that a later release may improve its words. */
const FIRST = 1;
/** The day on which the first release with these pages was made. */
const SHIPPED_AT = "2025-01-20T00:00:00.000Z";

const toRevision = ({ version, action, made_by, made_at }: Omit<PageVersionRow, "content">): Revision => ({
  version,
  action,
  madeBy: made_by,
  madeAt: made_at,
});

const shippedRevision: Revision = { version: FIRST, action: "created", madeBy: null, madeAt: SHIPPED_AT };

/** What was changed, over what is shipped today. Fields of another release are left out. */
function contentOf<Key extends PageKey>(
  shipped: PageContents[Key],
  { content, publication }: PageVersionRow,
): PageContents[Key] {
  const changed = Object.entries(JSON.parse(content) as object).filter(([name]) => name in shipped);
  return { ...shipped, ...Object.fromEntries(changed), publication };
}

/** The keys that these sources have now: that of the other source for one that was merged, none for one that is gone. */
export async function findPresentKeys(db: Queryable, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await findSources(db, { keys });
  return new Map(rows.map((row) => [row.key, row.merged_into ?? row.key]));
}

/** What a page cites under its present keys, without what was deleted. So old versions need not be rewritten. */
async function withPresentSources<Key extends PageKey>(
  db: Queryable,
  key: Key,
  content: PageContents[Key],
): Promise<PageContents[Key]> {
  const cited = citedOnPage(key, content);
  if (cited.length === 0) return content;
  const present = await findPresentKeys(db, cited);
  return replaceCitedOnPage(key, content, (one) => present.get(one));
}

async function toVersion<Key extends PageKey>(
  db: Queryable,
  key: Key,
  row: PageVersionRow | undefined,
): Promise<PageVersion<Key>> {
  const shipped = await shippedHere(db, key);
  if (row === undefined) return { ...shippedRevision, content: shipped };
  return { ...toRevision(row), content: await withPresentSources(db, key, contentOf(shipped, row)) };
}

const rowsOf = (db: Queryable, key: PageKey) =>
  db.selectFrom("page_versions").selectAll().where("page", "=", key).orderBy("version", "desc");

/** The version that the admin area goes on from: the newest one, draft or not. */
export const findNewestPage = async <Key extends PageKey>(db: Queryable, key: Key): Promise<PageVersion<Key>> =>
  toVersion(db, key, await rowsOf(db, key).limit(1).executeTakeFirst());

/** The version that visitors see: the newest published one. */
export const findPublishedPage = async <Key extends PageKey>(db: Queryable, key: Key): Promise<PageVersion<Key>> =>
  toVersion(db, key, await rowsOf(db, key).where("publication", "=", "published").limit(1).executeTakeFirst());

/** Undefined if the page never had this version. */
export async function findPageVersion<Key extends PageKey>(
  db: Queryable,
  key: Key,
  version: number,
): Promise<PageVersion<Key> | undefined> {
  if (version === FIRST) return toVersion(db, key, undefined);
  const row = await rowsOf(db, key).where("version", "=", version).executeTakeFirst();
  return row && toVersion(db, key, row);
}

/** All versions, newest first; the last one is the shipped one. */
export async function listPageVersions(db: Queryable, key: PageKey): Promise<Revision[]> {
  const rows = await db
    .selectFrom("page_versions")
    .select(["page", "version", "publication", "action", "made_by", "made_at"])
    .where("page", "=", key)
    .orderBy("version", "desc")
    .execute();
  return [...rows.map(toRevision), shippedRevision];
}

/** Whether it is a version that somebody saved, whatever it holds. */
export const isEdited = ({ version }: Pick<PageVersion, "version">): boolean => version > FIRST;

/** Whether nothing of it differs from what is shipped. */
export const isShipped = async <Key extends PageKey>(
  db: Queryable,
  key: Key,
  content: PageContents[Key],
): Promise<boolean> => Object.keys(await changedFields(db, key, content)).length === 0;

/** The fields in which two states of a page differ. */
export function differingFields<Key extends PageKey>(before: PageContents[Key], after: PageContents[Key]): string[] {
  const [old, now]: Record<string, unknown>[] = [before, after];
  return Object.keys(after).filter((name) => JSON.stringify(old?.[name]) !== JSON.stringify(now?.[name]));
}

/** What differs from what is shipped; only that is stored. */
export async function changedFields<Key extends PageKey>(
  db: Queryable,
  key: Key,
  content: PageContents[Key],
): Promise<Record<string, unknown>> {
  const names = differingFields(await shippedHere(db, key), content).filter((name) => name !== "publication");
  return Object.fromEntries(names.map((name) => [name, (content as Record<string, unknown>)[name]]));
}

export async function insertPageVersion<Key extends PageKey>(
  transaction: WriteTransaction,
  key: Key,
  { content, version, action, madeBy, madeAt }: PageVersion<Key>,
): Promise<void> {
  await transaction
    .insertInto("page_versions")
    .values({
      page: key,
      version,
      publication: content.publication,
      action,
      content: JSON.stringify(await changedFields(transaction, key, content)),
      made_by: madeBy,
      made_at: madeAt,
    })
    .execute();
}
