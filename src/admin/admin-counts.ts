import { z } from "zod";
import { backupReportSchema } from "../backups/backup-report.ts";

const count = (description: string) => z.int().meta({ description });

/** The counts on the first page of the admin area. */
export const adminCountsSchema = z
  .object({
    tuskers: z.object({
      published: count("Public now."),
      drafts: count("Not published yet."),
      binned: count("In the bin."),
    }),
    articles: z.object({
      published: count("Public now."),
      drafts: count("Not published yet."),
      scheduled: count("Published, and dated in the future."),
      binned: count("In the bin."),
    }),
    messages: z.object({
      unread: count("Not read yet."),
      undelivered: count("Still waiting to be sent on some way, or given up there."),
    }),
    pictures: z.object({
      total: count("In the store, whether an entry shows them or not."),
      withoutAlt: count("Without alternative text."),
      withoutCredit: count("Without a credit."),
    }),
    backups: backupReportSchema,
    newAccounts: z
      .array(
        z.object({
          username: z.string(),
          createdAt: z.iso.datetime(),
          invitedBy: z.string().nullable().meta({ description: "Null for an account that was made on the server." }),
        }),
      )
      .meta({ description: "Accounts of others that came in the last 14 days, the newest first." }),
  })
  .meta({ id: "DeskCounts" });

export type AdminCounts = z.infer<typeof adminCountsSchema>;
