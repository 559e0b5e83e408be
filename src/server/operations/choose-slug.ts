import { AppError, invalidField } from "../../domain/errors/app-error.ts";
import { cutSlug, MAX_SLUG_LENGTH, nextSlug } from "../../domain/identifiers/slug.ts";
import type { WriteTransaction } from "../db/queryable.ts";
import { type EntryKind, findEntryIdBySlug, insertSlug, listSlugsBeginningWith } from "../db/slugs.ts";

/** Characters left free for "-2", "-3" …: were the base cut for its number, its doubles would no longer begin alike. */
const ROOM_FOR_NUMBER = 8;

/** Reserves a slug for a new entry: `base`, or `base-2`, `base-3` … where others have or once had it. */
export async function claimNewSlug(
  transaction: WriteTransaction,
  claim: { kind: EntryKind; base: string; entryId: string },
): Promise<string> {
  const base = cutSlug(claim.base, MAX_SLUG_LENGTH - ROOM_FOR_NUMBER);
  const taken = await listSlugsBeginningWith(transaction, claim.kind, base);
  const slug = nextSlug(base, (candidate) => taken.has(candidate));
  await insertSlug(transaction, { kind: claim.kind, slug, entryId: claim.entryId });
  return slug;
}

/**
 * Reserves the slug that an administrator chose for an entry; the entry may have had it before.
 * @throws AppError `Conflict` when another entry has, or once had, that slug.
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
