import { z } from "zod";

/** The kinds of save that create a version. */
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

/** One version in an entry's history. */
export const revisionSchema = z
  .object({
    version: z.int(),
    action: z.enum(REVISION_ACTIONS),
    madeBy: z.string().nullable().meta({ description: "Null for what the site did automatically." }),
    madeAt: z.string().meta({ format: "date-time" }),
  })
  .meta({ id: "Revision" });

/** A version with the entry's content. */
export const revisionContentSchema = revisionSchema
  .extend({
    content: z
      .record(z.string(), z.unknown())
      .meta({ description: "The body of a PUT that would restore this version." }),
  })
  .meta({ id: "RevisionContent" });

/** What could not be restored. */
export const restoredParts = {
  leftOutPictures: z
    .array(z.string())
    .meta({ description: "Addresses of that version's images that are no longer stored." }),
  takenSlug: z.string().nullable().meta({
    description: "The slug of that version if another entry has it now; the entry then keeps its current slug.",
  }),
};

export type Revision = z.infer<typeof revisionSchema>;
export type RevisionContent = z.infer<typeof revisionContentSchema>;

/** The current state of an entry, for comparison with its history. */
type Present = { version: number; createdAt: string; updatedAt: string };

/**
 * The revision that the history lacks for the current state. It is missing if the entry was never saved in the admin
 * area (starter content, an older release), or changed indirectly, for example with the texts of a shared image.
 * @param newest the version of the newest stored revision; undefined if there is none
 */
export function missingRevision(newest: number | undefined, present: Present): Revision | undefined {
  if (newest === present.version) return undefined;
  const { version, createdAt, updatedAt } = present;
  if (newest === undefined) return { version, action: "created", madeBy: null, madeAt: createdAt };
  return { version, action: "changed", madeBy: null, madeAt: updatedAt };
}
