import { checkMay } from "../../../people/accounts/check-may.ts";
import type { ActingRole } from "../../../people/accounts/roles.ts";
import { insertActivity } from "../../../people/activity/activity-rows.server.ts";
import { checkIfMatch } from "../../../platform/api/entry-version.server.ts";
import { fieldErrors } from "../../../platform/api/error-response.server.ts";
import { raiseContentVersion } from "../../../platform/db/content-version.server.ts";
import type { OpenDatabase } from "../../../platform/db/open-database.server.ts";
import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { AppError, invalidField } from "../../../platform/errors/app-error.ts";
import type { Clock } from "../../../platform/services/services.server.ts";
import { checkCleaned } from "../../fields/check-cleaned.ts";
import { cleanTexts } from "../../fields/clean-texts.server.ts";
import { merge } from "../../fields/content.ts";
import type { Fields } from "../../fields/fields.ts";
import { findPositionIn } from "../../kinds/checks/entry-positions.ts";
import { PAGE_ACTIONS, PAGE_SCHEMAS, type PageContents, type PageKey } from "../../texts/page.ts";
import { PAGE_FIELDS } from "../../texts/page-fields.ts";
import { citationsOnPage, replaceCitedOnPage, richTextsOfPage, textsOfPage } from "../../texts/page-texts.ts";
import { PAGE_NAMES, pageLabels } from "../../texts/page-words.ts";
import { noSource } from "../sources/settle-sources.server.ts";
import {
  differingFields,
  findNewestPage,
  findPageVersion,
  findPresentKeys,
  insertPageVersion,
  type PageVersion,
} from "./page-rows.server.ts";

type Writer = { db: OpenDatabase; clock: Clock };
type SavedBy = { by: string; role: ActingRole };

/** What an import brings: some fields, and the keys that their sources have here, also those that it is about to add. */
type Brought = { fields: ReadonlySet<string>; keys: ReadonlyMap<string, string> };

/**
 * The page with the keys that its sources have now.
 * @throws AppError `Invalid` at each field that cites a source which the library does not have
 */
async function settleCitations<Key extends PageKey>(
  db: Queryable,
  key: Key,
  { content, brought }: { content: PageContents[Key]; brought: Brought | undefined },
): Promise<PageContents[Key]> {
  const citations = citationsOnPage(key, content);
  const cited = citations.map((citation) => citation.key);
  const present = await findPresentKeys(db, cited);
  const keyHere = (one: string, field: string): string | undefined =>
    (brought?.fields.has(field) ? brought.keys.get(one) : undefined) ?? present.get(one);
  const errors = citations
    .filter((citation) => keyHere(citation.key, citation.path) === undefined)
    .map((citation) => ({ path: citation.path, message: noSource(citation.key) }));
  if (errors[0] !== undefined) throw new AppError("Invalid", errors[0].message, { errors });
  return replaceCitedOnPage(key, content, keyHere);
}

type NewContent<Key extends PageKey> = {
  before: PageContents[Key];
  body: Record<string, unknown>;
  brought?: Brought;
};

/**
 * The page as it would be after a save: checked, cleaned, and without any position. Nothing is written, so previews and
 * the check of an import use it as well.
 * @throws AppError `Invalid` at each field that is not right; a part that a legal page needs is one of them
 */
export async function changedPage<Key extends PageKey>(
  db: Queryable,
  key: Key,
  { before, body, brought }: NewContent<Key>,
): Promise<PageContents[Key]> {
  const read = PAGE_SCHEMAS[key].safeParse(body);
  if (!read.success) {
    const errors = fieldErrors(read.error);
    throw new AppError("Invalid", errors[0]?.message ?? "The page is not right.", { errors });
  }
  const table: Fields = PAGE_FIELDS[key];
  const clean = await cleanTexts(table, read.data);
  const merged = merge(table, before as never, clean as never) as unknown as PageContents[Key];
  checkCleaned(table, pageLabels[key], read.data as never, merged as never);
  const content = await settleCitations(db, key, { content: merged, brought });
  const position = findPositionIn(richTextsOfPage(key, content), textsOfPage(key, content));
  if (position !== undefined) throw invalidField(position.path, position.message);
  return content;
}

type NewVersion<Key extends PageKey> = {
  content: PageContents[Key];
  restored?: number | undefined;
  isImported?: boolean;
};

async function addVersion<Key extends PageKey>(
  transaction: WriteTransaction,
  key: Key,
  {
    before,
    by,
    now,
    content,
    restored,
    isImported = false,
  }: NewVersion<Key> & {
    before: PageVersion<Key>;
    by: string | null;
    now: Date;
  },
): Promise<PageVersion<Key>> {
  const isPublished = content.publication === "published";
  if (differingFields(before.content, content).length === 0) return before;
  const saving = isPublished ? "published" : "changed";
  const action = isImported ? "imported" : restored !== undefined ? "restored" : saving;
  const saved = { version: before.version + 1, action, madeBy: by, madeAt: now.toISOString(), content } as const;
  await insertPageVersion(transaction, key, saved);
  await insertActivity(transaction, {
    username: by,
    action,
    subject: { kind: "page", id: key, name: PAGE_NAMES[key] },
    ...(restored === undefined ? {} : { detail: `Version ${restored}.` }),
    now,
  });
  if (isPublished) await raiseContentVersion(transaction);
  return saved;
}

/**
 * Saves a page as a draft, which visitors do not see, or publishes it. Writes nothing if nothing differs.
 * @throws AppError `Forbidden`, `Stale`, `Invalid`
 */
export function savePage<Key extends PageKey>(
  { db, clock }: Writer,
  key: Key,
  { body, ifMatch, by, role }: SavedBy & { body: Record<string, unknown>; ifMatch: string | undefined },
): Promise<PageVersion<Key>> {
  checkMay(role, PAGE_ACTIONS[key]);
  return db.write.transaction().execute(async (transaction) => {
    const before = await findNewestPage(transaction, key);
    checkIfMatch(ifMatch, before.version);
    const content = await changedPage(transaction, key, { before: before.content, body });
    return addVersion(transaction, key, { before, by, now: clock.now(), content });
  });
}

/**
 * Makes an old version the newest one, published or not as it was then. Version 1 is what is shipped.
 * @throws AppError `Forbidden`, `NotFound`, `Stale`, `Invalid` if it holds a position that was not known as one then
 */
export function restorePage<Key extends PageKey>(
  { db, clock }: Writer,
  key: Key,
  { version, ifMatch, by, role }: SavedBy & { version: number; ifMatch: string | undefined },
): Promise<PageVersion<Key>> {
  checkMay(role, PAGE_ACTIONS[key]);
  return db.write.transaction().execute(async (transaction) => {
    const before = await findNewestPage(transaction, key);
    checkIfMatch(ifMatch, before.version);
    const old = await findPageVersion(transaction, key, version);
    if (old === undefined) throw new AppError("NotFound", `This page has no version ${version}.`);
    const content = await changedPage(transaction, key, { before: before.content, body: old.content });
    return addVersion(transaction, key, { before, by, now: clock.now(), content, restored: version });
  });
}

/** Adds a version that an import brings: checked by `changedPage`, and differing from what is here. */
export function importPage<Key extends PageKey>(
  { db, clock }: Writer,
  key: Key,
  { content, by }: { content: PageContents[Key]; by: string | null },
): Promise<PageVersion<Key>> {
  return db.write.transaction().execute(async (transaction) => {
    const before = await findNewestPage(transaction, key);
    return addVersion(transaction, key, { before, by, now: clock.now(), content, isImported: true });
  });
}
