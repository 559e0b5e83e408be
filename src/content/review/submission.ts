import { z } from "zod";
import { entryIdSchema } from "../../platform/ids/entry-id.ts";
import { articleChangeSchema } from "../articles/article.ts";
import { multiLine } from "../safety/plain-text.ts";
import { tuskerChangeSchema } from "../tuskers/tusker.ts";

/**
 * `sent_back` waits for its author, who submits again or takes it back. `ended` is what can no longer be decided,
 * because the entry is gone.
 */
export const SUBMISSION_STATES = ["waiting", "sent_back", "approved", "taken_back", "ended"] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** The states in which something is still to be done. */
export const OPEN_STATES: readonly SubmissionState[] = ["waiting", "sent_back"];
export const isOpen = ({ state }: { state: SubmissionState }): boolean => OPEN_STATES.includes(state);

/** So many submissions of one account may be open at once. */
export const MOST_OPEN = 50;
/** So many comments a submission may have. */
export const MOST_COMMENTS = 300;
export const MAX_NOTE = 1000;
export const MAX_COMMENT = 2000;

const shared = {
  id: entryIdSchema,
  version: z.int("The version must be a whole number.").min(1, "The version must be at least 1.").meta({
    description: "The version of the entry that this is based on; 412 if it has changed since.",
  }),
  note: multiLine({ max: MAX_NOTE, label: "The note" }).optional().meta({ description: "For whoever reviews it." }),
};
const entry = { description: "The body of a PUT. If missing, the entry is submitted as it is stored." };

/** The body of POST /api/submissions. */
export const newSubmissionSchema = z
  .discriminatedUnion(
    "kind",
    [
      z.strictObject({ kind: z.literal("tusker"), ...shared, entry: tuskerChangeSchema.optional().meta(entry) }),
      z.strictObject({ kind: z.literal("article"), ...shared, entry: articleChangeSchema.optional().meta(entry) }),
    ],
    "Kind must be one of: tusker, article.",
  )
  .meta({ id: "NewSubmission" });

export type NewSubmission = z.infer<typeof newSubmissionSchema>;

const round = z.int("The round must be a whole number.").meta({
  description: "The round that was read; 409 if it was submitted again since.",
});

/** The body of POST /api/submissions/{id}/approve. */
export const approvalSchema = z
  .strictObject({
    round,
    version: z.int("The version must be a whole number.").optional().meta({
      description:
        "The version in which an editor has already published it from the form: nothing more is changed. 412 if the entry has another one now.",
    }),
  })
  .meta({ id: "Approval" });

export const sendingBackSchema = z
  .strictObject({ round, reason: multiLine({ min: 1, max: MAX_COMMENT, label: "The reason" }) })
  .meta({ id: "SendingBack" });

export const takingBackSchema = z.strictObject({ round }).meta({ id: "TakingBack" });

const FIELD = /^[A-Za-z]{1,40}$/;

/** Where a comment belongs. */
export const COMMENT_PLACE = {
  field: z
    .string()
    .regex(FIELD, "The field must be the name of a field.")
    .optional()
    .meta({ description: "The name of a field; the whole, without one." }),
  paragraph: z
    .int("The paragraph must be a whole number.")
    .min(0, "The paragraph must be at least 0.")
    .max(9999, "The paragraph can be at most 9,999.")
    .optional()
    .meta({ description: "A paragraph of that field, counted from 0." }),
};

type Placed = { field?: string | undefined; paragraph?: number | undefined };

export const needsFieldOfParagraph: [(comment: Placed) => boolean, { path: string[]; message: string }] = [
  ({ field, paragraph }) => field !== undefined || paragraph === undefined,
  { path: ["paragraph"], message: "A paragraph belongs to a field: name it." },
];

export const newCommentSchema = z
  .strictObject({ ...COMMENT_PLACE, text: multiLine({ min: 1, max: MAX_COMMENT, label: "The comment" }) })
  .refine(...needsFieldOfParagraph)
  .meta({ id: "NewSubmissionComment" });

export type NewComment = z.infer<typeof newCommentSchema>;

export const commentMarkSchema = z
  .strictObject({ resolved: z.boolean({ error: "resolved must be true or false." }) })
  .meta({ id: "SubmissionCommentMark" });

export const commentSchema = z
  .object({
    _id: entryIdSchema,
    round: z.int().meta({ description: "The round that it was made on." }),
    field: z.string().nullable(),
    paragraph: z.int().nullable(),
    text: z.string(),
    author: z.string(),
    createdAt: z.iso.datetime(),
    resolvedAt: z.iso.datetime().nullable(),
    resolvedBy: z.string().nullable(),
    byLink: z.boolean().meta({ description: "Whether an expert without an account made it, by a review link." }),
    agrees: z.boolean().meta({ description: "Whether it says that the expert agrees with the text of that round." }),
  })
  .meta({ id: "SubmissionComment" });

export type SubmissionComment = z.infer<typeof commentSchema>;

const summary = z.object({
  _id: entryIdSchema,
  kind: z.enum(["tusker", "article"]),
  entryId: entryIdSchema,
  name: z.string().meta({ description: "The name that the entry would have." }),
  baseVersion: z.int(),
  entryVersion: z.int().nullable().meta({ description: "The present version; null if the entry is gone." }),
  entryState: z
    .enum(["published", "draft", "binned", "gone"])
    .meta({ description: "Of the entry as it is stored now." }),
  round: z.int(),
  author: z.string(),
  note: z.string(),
  state: z.enum(SUBMISSION_STATES),
  reason: z.string().nullable(),
  reviewer: z.string().nullable(),
  submittedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  openComments: z.int(),
});

export const submissionSummarySchema = summary.meta({ id: "SubmissionSummary" });
export type SubmissionSummary = z.infer<typeof submissionSummarySchema>;

export const submissionSchema = summary
  .extend({
    content: z.record(z.string(), z.unknown()).meta({ description: "The entry as it would be: the body of a PUT." }),
    before: z.record(z.string(), z.unknown()).nullable().meta({
      description: "The version that this is based on: a draft, or what is published. Null if the entry is gone.",
    }),
    comments: z.array(commentSchema),
  })
  .meta({ id: "Submission" });

export type Submission = z.infer<typeof submissionSchema>;
