import { z } from "zod";
import { isStorageKey } from "../../platform/storage/storage.server.ts";

/*
 * A backup is a tar archive, or one that is encrypted as age does it. Its members, in this order:
 *   backup.json       what this is
 *   pictures/{key}    each object of the image store
 *   database.sqlite   the database as it was at one moment; behind the images, so that all it names are there
 *   contents.json     what was found missing or damaged on the way
 *   SHA256SUMS        the hash of each member before it, as `sha256sum -c` reads it
 */

export const HEADER_MEMBER = "backup.json";
export const CONTENTS_MEMBER = "contents.json";
export const SUMS_MEMBER = "SHA256SUMS";
const IMAGES = "pictures/";

export const FORMAT = "sri-lankan-tuskers-backup";
/** Raised when an older release could not read what a newer one writes. */
export const FORMAT_VERSION = 1;

/** The databases whose copies a backup can hold, and the name of the member that is the copy. */
export const DATABASE_MEMBERS = { sqlite: "database.sqlite" } as const;

/** Read before the rest of the header: what a newer format looks like nobody knows. */
export const anyHeaderSchema = z.object({ format: z.literal(FORMAT), version: z.int().min(1) });

export const headerSchema = anyHeaderSchema.extend({
  version: z.literal(FORMAT_VERSION),
  /** When the backup was begun: what it holds was so then, or later. */
  createdAt: z.iso.datetime(),
  database: z.object({ engine: z.enum(["sqlite"]) }),
});
export type BackupHeader = z.infer<typeof headerSchema>;

export const contentsSchema = z.object({
  /** Objects of the store that the database names, and bytes of them. */
  pictures: z.int(),
  bytes: z.int(),
  /** Keys that the database names and the store does not hold. */
  missing: z.array(z.string()),
  /** Keys of what is not the file that was recorded; it is in the backup as it is. */
  damaged: z.array(z.string()),
});
export type BackupContents = z.infer<typeof contentsSchema>;

export const imageMember = (key: string): string => `${IMAGES}${key}`;

/** The key of the image that a member is; undefined for a member that is none. */
export function imageKeyOf(member: string): string | undefined {
  const key = member.slice(IMAGES.length);
  return member.startsWith(IMAGES) && isStorageKey(key) ? key : undefined;
}

/** What is known of a member without its bytes. `sha256` is in hexadecimal. */
export type Digest = { bytes: number; sha256: string };

/** A line of `SHA256SUMS`. */
export const sumsLine = (name: string, { sha256 }: Digest): string => `${sha256}  ${name}\n`;
