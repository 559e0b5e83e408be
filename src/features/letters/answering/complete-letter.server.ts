import { findRowById } from "../../../content/entries/records/complete-entries.server.ts";
import { listVariants } from "../../../content/image-library/variants/variant-rows.server.ts";
import { findImage } from "../../../content/images/image-rows.server.ts";
import { variantUrlFor } from "../../../content/images/image-variants.ts";
import type { PlaceKey } from "../../../content/places/places.ts";
import type { Queryable } from "../../../platform/db/queryable.server.ts";
import { imageUrlFor } from "../../../platform/storage/image-names.ts";
import { siteDay } from "../../../platform/text/dates/publication-day.ts";
import type { Letter, OwnLetter } from "../letter.ts";
import type { About } from "../letter-fields.ts";
import type { LetterRow } from "../letter-rows.server.ts";

const YEARS_KEPT = 2;
/** Wide enough for the screen of an editor. */
const SHOWN_WIDTH = 1600;

/** The time before which letters are deleted. */
export function deletedBefore(now: Date): Date {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - YEARS_KEPT);
  return limit;
}

function deletedOn(createdAt: string): string {
  const day = new Date(createdAt);
  day.setUTCFullYear(day.getUTCFullYear() + YEARS_KEPT);
  return siteDay(day);
}

const textsOf = (row: LetterRow) => ({
  kind: row.kind,
  about: row.about as About | null,
  wrong: row.wrong,
  right: row.correction,
  source: row.source,
  seen: row.seen === 1,
  note: row.note,
  maker: row.maker,
  licence: row.terms,
  takenOn: row.taken_on,
  place: row.place as PlaceKey | null,
  state: row.state,
  answer: row.answer,
  createdAt: row.created_at,
  deletedOn: deletedOn(row.created_at),
});

async function photographOf(db: Queryable, { image_name: name, id }: LetterRow): Promise<Letter["photograph"]> {
  const image = name === null ? undefined : await findImage(db, name);
  if (image === undefined) return null;
  const variants = (await listVariants(db, image.name)).filter(({ type }) => type === "image/webp");
  const fitting = variants.toSorted((a, b) => a.width - b.width);
  const shown = fitting.find(({ width }) => width >= SHOWN_WIDTH) ?? fitting.at(-1);
  return {
    url: imageUrlFor(image.name),
    shownUrl: shown === undefined ? imageUrlFor(image.name) : variantUrlFor(shown.name),
    width: image.width,
    height: image.height,
    taken: image.letter_id !== id,
  };
}

/** A letter as editors see it. */
export async function completeLetter(db: Queryable, row: LetterRow): Promise<Letter> {
  const tusker = await findRowById(db, "tusker", row.tusker_id);
  const isThere = tusker !== undefined && tusker.binned_at === null;
  return {
    _id: row.id,
    ...textsOf(row),
    name: row.sender,
    permission: row.permission,
    photograph: await photographOf(db, row),
    tusker: {
      _id: row.tusker_id,
      name: isThere ? tusker.name : row.tusker_name,
      slug: isThere ? tusker.slug : null,
      publication: isThere ? tusker.publication : null,
    },
    takenVersion: row.taken_version,
    settledAt: row.settled_at,
  };
}

/** A letter as its reader sees it. Its name is left out: whoever finds the link must not learn it. */
export async function completeOwnLetter(db: Queryable, row: LetterRow): Promise<OwnLetter> {
  const tusker = await findRowById(db, "tusker", row.tusker_id);
  const isPublic = tusker !== undefined && tusker.binned_at === null && tusker.publication === "published";
  return {
    ...textsOf(row),
    hasPhotograph: row.image_name !== null,
    tusker: isPublic ? { name: tusker.name, slug: tusker.slug } : { name: row.tusker_name, slug: null },
  };
}
