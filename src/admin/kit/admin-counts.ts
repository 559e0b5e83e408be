import { z } from "zod";
import { backupReportSchema } from "./backup-report.ts";

const count = (description: string) => z.int().meta({ description });

/** The counts on the first page of the admin area. */
export const adminCountsSchema = z
  .object({
    tuskers: z.object({
      published: count("Public now."),
      drafts: count("Not published yet."),
      binned: count("In the bin."),
      warned: count("With warnings that nobody has marked as looked at."),
    }),
    articles: z.object({
      published: count("Public now."),
      drafts: count("Not published yet."),
      scheduled: count("Published, and dated in the future."),
      binned: count("In the bin."),
      warned: count("With warnings that nobody has marked as looked at."),
    }),
    messages: z
      .object({
        unread: count("Not read yet."),
        undelivered: count("With a delivery that is waiting or has failed for good."),
      })
      .optional()
      .meta({ description: "Only for those who may read messages." }),
    letters: z
      .object({ open: count("Waiting for a keeper.") })
      .optional()
      .meta({ description: "Only for those who may read letters." }),
    reviews: count(
      "Submissions that wait for this account: for editors those to decide, for writers their own sent back.",
    ),
    translations: count("Things in either language that are behind their English.").optional().meta({
      description: "Only for those who may translate.",
    }),
    pictures: z.object({
      total: count("All stored images, used or not."),
      withoutAlt: count("Without alternative text."),
      withoutCredit: count("Without a credit."),
    }),
    backups: backupReportSchema.optional().meta({ description: "Only for administrators, like newAccounts." }),
    newAccounts: z
      .array(
        z.object({
          username: z.string(),
          createdAt: z.iso.datetime(),
          invitedBy: z.string().nullable().meta({ description: "Null for an account that was created on the server." }),
        }),
      )
      .optional()
      .meta({ description: "Other accounts created in the last 14 days, newest first." }),
  })
  .meta({ id: "DeskCounts" });

export type AdminCounts = z.infer<typeof adminCountsSchema>;
