import { z } from "zod";
import { isStorageKey } from "../../../platform/storage/storage.server.ts";

/*
 * A backup is a tar archive, which may be encrypted with age. Its members, in this order:
 *   backup.json       the format and the time of the backup
 *   pictures/{key}    each object of the image store
 *   database.sqlite   a snapshot of the database; after the images, so that all files that it names are there
 *   contents.json     which files were missing or damaged
 *   SHA256SUMS        the hash of each member before it, as `sha256sum -c` reads it
 */

export const HEADER_MEMBER = "backup.json";
export const CONTENTS_MEMBER = "contents.json";
export const SUMS_MEMBER = "SHA256SUMS";
const IMAGES = "pictures/";

export const FORMAT = "sri-lankan-tuskers-backup";
/** To be incremented when an older release could not read what a newer one writes. */
export const FORMAT_VERSION = 1;

/** The database engines whose copies a backup can hold, and the name of the member with the copy. */
export const DATABASE_MEMBERS = { sqlite: "database.sqlite" } as const;

/** Checked before the rest of the header, because the shape of a newer format is unknown. */
export const anyHeaderSchema = z.object({ format: z.literal(FORMAT), version: z.int().min(1) });

export const headerSchema = anyHeaderSchema.extend({
  version: z.literal(FORMAT_VERSION),
  /** When the backup was started: its contents date from then or later. */
  createdAt: z.iso.datetime(),
  database: z.object({ engine: z.enum(["sqlite"]) }),
});
export type BackupHeader = z.infer<typeof headerSchema>;

export const contentsSchema = z.object({
  /** The number of objects that the database names, and their total bytes. */
  pictures: z.int(),
  bytes: z.int(),
  /** Keys that the database names but the store lacks. */
  missing: z.array(z.string()),
  /** Keys of files that differ from what was recorded. The backup contains them as they are. */
  damaged: z.array(z.string()),
});
export type BackupContents = z.infer<typeof contentsSchema>;

export const imageMember = (key: string): string => `${IMAGES}${key}`;

/** The storage key of an image member; undefined for any other member. */
export function imageKeyOf(member: string): string | undefined {
  const key = member.slice(IMAGES.length);
  return member.startsWith(IMAGES) && isStorageKey(key) ? key : undefined;
}

/** The size and hash of a member. `sha256` is in hexadecimal. */
export type Digest = { bytes: number; sha256: string };

/** A line of `SHA256SUMS`. */
export const sumsLine = (name: string, { sha256 }: Digest): string => `${sha256}  ${name}\n`;
