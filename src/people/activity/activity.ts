import { z } from "zod";

/** The actions that people, or the site itself, perform on stored data. */
export const ACTIONS = [
  "created",
  "changed",
  "published",
  "unpublished",
  "binned",
  "unbinned",
  "released",
  "recalled",
  "purged",
  "restored",
  "imported",
  "uploaded",
  "removed",
  "withdrew",
  "renamed",
  "merged",
  "deleted",
  "reordered",
  "translated",
  "checked",
  "looked at warnings",
  "submitted",
  "sent back",
  "took back",
  "made review link",
  "revoked review link",
  "sent again",
  "answered",
  "signed in",
  "signed out",
  "changed password",
  "ended sign-in",
  "turned on second factor",
  "turned off second factor",
  "used recovery code",
  "renewed recovery codes",
  "invited",
  "withdrew invitation",
  "accepted invitation",
  "disabled",
  "enabled",
  "changed role",
  "set address",
  "removed address",
  "added passkey",
  "removed passkey",
  "made API key",
  "revoked API key",
  "reset second factor",
] as const;
export type Action = (typeof ACTIONS)[number];

/** What was acted on. */
export const SUBJECT_KINDS = [
  "tusker",
  "article",
  "picture",
  "unused pictures",
  "tag",
  "source",
  "featured tuskers",
  "message",
  "letter",
  "account",
  "directory",
  "data release",
  "setting",
  "page",
  "webhook",
] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** One line of the activity list. Names are those at the time of the action. */
export const activitySchema = z
  .object({
    happenedAt: z.iso.datetime(),
    username: z.string().nullable().meta({ description: "Null for what the site did automatically." }),
    action: z.enum(ACTIONS),
    subject: z.object({
      kind: z.enum(SUBJECT_KINDS),
      id: z.string().nullable(),
      name: z.string(),
    }),
    detail: z.string().nullable(),
  })
  .meta({ id: "Activity" });

export type Activity = z.infer<typeof activitySchema>;
