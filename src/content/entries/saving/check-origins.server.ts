import type { Queryable } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { imageNameFromUrl } from "../../../platform/storage/image-names.ts";
import type { ImageDetail } from "../../images/entry-images.ts";
import { SHOWS_POSITION } from "../../images/image-origins.ts";
import type { EntryToCheck } from "../../kinds/checks/entry-texts.ts";
import { mayLiveWild } from "../../tuskers/may-live-wild.ts";

/**
 * Checks where the images of a tusker that may live wild were taken over from, whatever else was saved: an image may
 * come from the library, and a tusker may have become one that lives wild.
 * @throws AppError `Invalid` for images whose page shows where they were made
 */
export async function checkImageOrigins(
  db: Queryable,
  entry: EntryToCheck,
  images: readonly Pick<ImageDetail, "url">[],
): Promise<void> {
  // Articles are about parks of any size.
  if (entry.name === undefined || !mayLiveWild(entry) || images.length === 0) return;
  const names = images.map(({ url }) => imageNameFromUrl(url) ?? "");
  const rows = await db
    .selectFrom("images")
    .select("name")
    .where("name", "in", names)
    .where("source_position", "=", 1)
    .execute();
  const errors = rows.map(({ name }) => ({
    path: `images.${names.indexOf(name)}`,
    message: `${name} comes from Wikimedia Commons. ${SHOWS_POSITION}`,
  }));
  if (errors[0] !== undefined) throw new AppError("Invalid", errors[0].message, { errors });
}
