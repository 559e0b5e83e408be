import { z } from "zod";

/** By what kind of save an entry became as one of its versions shows it. */
export const REVISION_ACTIONS = [
  "created",
  "changed",
  "published",
  "unpublished",
  "binned",
  "unbinned",
  "restored",
  "imported",
] as const;
export type RevisionAction = (typeof REVISION_ACTIONS)[number];

/** One line of an entry's history. */
export const revisionSchema = z
  .object({
    version: z.int(),
    action: z.enum(REVISION_ACTIONS),
    madeBy: z.string().nullable().meta({ description: "Null for what the site did by itself." }),
    madeAt: z.string().meta({ format: "date-time" }),
  })
  .meta({ id: "Revision" });

/** A version with what the entry held in it. */
export const revisionContentSchema = revisionSchema
  .extend({
    content: z
      .record(z.string(), z.unknown())
      .meta({ description: "The body of a PUT that would bring the entry back as it was." }),
  })
  .meta({ id: "RevisionContent" });

/** What a restored entry could not get back. */
export const restoredParts = {
  leftOutPictures: z
    .array(z.string())
    .meta({ description: "Addresses of pictures of that version that are no longer stored." }),
  takenSlug: z.string().nullable().meta({
    description: "The slug of that version where another entry has it by now; the entry kept its present one.",
  }),
};

export type Revision = z.infer<typeof revisionSchema>;
export type RevisionContent = z.infer<typeof revisionContentSchema>;

/** What a version is compared with, and which one is missing from a history. */
type Present = { version: number; createdAt: string; updatedAt: string };

/**
 * The line that a history lacks for the entry as it is now: one that was never saved through the admin area (starter
 * content, an older release), or one that changed with something else, such as the words of an image that it shares.
 * @param newest the version of the newest line there is; undefined where there is none
 */
export function missingRevision(newest: number | undefined, present: Present): Revision | undefined {
  if (newest === present.version) return undefined;
  const { version, createdAt, updatedAt } = present;
  if (newest === undefined) return { version, action: "created", madeBy: null, madeAt: createdAt };
  return { version, action: "changed", madeBy: null, madeAt: updatedAt };
}
