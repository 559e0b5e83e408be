import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { AppError, invalidField } from "../../../platform/errors/app-error.ts";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import { cutSlug, MAX_SLUG_LENGTH, nextSlug } from "../../../platform/ids/slug.ts";
import { findEntryIdBySlug, insertSlug, listSlugsBeginningWith } from "./slug-rows.server.ts";

/**
 * Characters reserved for "-2", "-3" … Otherwise a long base would be cut to fit its number, and the search for taken
 * slugs, which looks for this base, would miss it.
 */
const ROOM_FOR_NUMBER = 8;

/**
 * The slug that a new entry would get now: `requested`, or with `-2`, `-3` … appended if another entry has or had it.
 * @param entryId if the id is already known: a purged entry that is restored may reuse its own slugs
 */
export async function findFreeSlug(
  db: Queryable,
  kind: EntryKind,
  requested: string,
  entryId?: string,
): Promise<string> {
  const base = cutSlug(requested, MAX_SLUG_LENGTH - ROOM_FOR_NUMBER);
  const taken = await listSlugsBeginningWith(db, kind, base, entryId);
  return nextSlug(base, (candidate) => taken.has(candidate));
}

/**
 * Reserves the slug of a new entry: `requested` unless another entry has or had it, otherwise the result of
 * `findFreeSlug`.
 * @param claim `base` is derived from the name; `requested` comes from the caller, such as an import
 */
export async function claimNewSlug(
  transaction: WriteTransaction,
  claim: { kind: EntryKind; base: string; requested?: string | undefined; entryId: string },
): Promise<string> {
  const { kind, requested, entryId } = claim;
  if (requested !== undefined) {
    const owner = await findEntryIdBySlug(transaction, kind, requested);
    const slug =
      owner === undefined || owner === entryId ? requested : await findFreeSlug(transaction, kind, requested);
    await insertSlug(transaction, { kind, slug, entryId });
    return slug;
  }
  const slug = await findFreeSlug(transaction, claim.kind, claim.base, claim.entryId);
  await insertSlug(transaction, { kind: claim.kind, slug, entryId: claim.entryId });
  return slug;
}

/**
 * Reserves the slug that an administrator chose for an entry. The entry may have had it before.
 * @throws AppError `Conflict` if another entry has or had the slug
 */
export async function claimChosenSlug(
  transaction: WriteTransaction,
  claim: { kind: EntryKind; slug: string; entryId: string },
): Promise<void> {
  const owner = await findEntryIdBySlug(transaction, claim.kind, claim.slug);
  if (owner !== undefined && owner !== claim.entryId) {
    const { message, errors } = invalidField("slug", `Another entry has, or once had, the address "${claim.slug}".`);
    throw new AppError("Conflict", message, { errors });
  }
  await insertSlug(transaction, claim);
}
