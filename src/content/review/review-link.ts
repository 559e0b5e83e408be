import { z } from "zod";
import { entryIdSchema } from "../../platform/ids/entry-id.ts";
import { previewSchema } from "../previews/preview.ts";
import { multiLine, singleLine } from "../safety/plain-text.ts";
import { LONGEST } from "./link-limits.ts";
import { COMMENT_PLACE, needsFieldOfParagraph } from "./submission.ts";

/** So many links of a submission may work at once. */
export const MOST_LINKS = 10;
/** So many comments may come by one link, so that a link that got into the wrong hands cannot use up all that may be made. */
export const MOST_BY_LINK = 100;

/** The body of POST /api/submissions/{id}/links. */
export const newLinkSchema = z
  .strictObject({
    label: singleLine({ min: 1, max: LONGEST.label, label: "For whom it is" }).meta({
      description: "Whom it is for. The expert does not see it.",
    }),
  })
  .meta({ id: "NewReviewLink" });

const LINK_STATES = ["works", "expired", "revoked", "over"] as const;
export type LinkState = (typeof LINK_STATES)[number];

const link = z.object({
  _id: entryIdSchema,
  label: z.string(),
  madeBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(LINK_STATES).meta({ description: "over: the submission can no longer be decided." }),
  revokedAt: z.iso.datetime().nullable(),
  revokedBy: z.string().nullable(),
  openedAt: z.iso.datetime().nullable().meta({ description: "When it was last opened, to the minute." }),
  expertName: z.string().nullable().meta({ description: "The name that the expert gave last." }),
});

export const reviewLinkSchema = link.meta({ id: "ReviewLink" });
export type ReviewLink = z.infer<typeof reviewLinkSchema>;

export const madeLinkSchema = link
  .extend({ url: z.string().meta({ description: "The address of its page. It is not shown again." }) })
  .meta({ id: "MadeReviewLink" });
export type MadeReviewLink = z.infer<typeof madeLinkSchema>;

/** The body of POST /api/reviews/{token}. */
export const remarkSchema = z
  .strictObject({
    name: singleLine({ min: 1, max: LONGEST.name, label: "Your name" }),
    round: z.int("The round must be a whole number.").meta({
      description: "The round that was read; 409 if it was submitted again since.",
    }),
    ...COMMENT_PLACE,
    text: multiLine({ max: LONGEST.text, label: "The comment" }).default(""),
    agrees: z.boolean({ error: "agrees must be true or false." }).default(false).meta({
      description: "Whether the expert agrees with the whole text, apart from what the comment says.",
    }),
  })
  .refine(...needsFieldOfParagraph)
  .refine(({ text, agrees }) => text !== "" || agrees, { path: ["text"], message: "Write a comment, or agree." })
  .meta({ id: "ReviewRemark" });

export type Remark = z.infer<typeof remarkSchema>;

/** A field of the text, or a paragraph of one. */
const passageSchema = z.object({
  field: z.string(),
  paragraph: z.int().nullable().meta({ description: "Counted from 0; null for the whole field." }),
  text: z.string().meta({ description: "How it begins." }),
});
export type Passage = z.infer<typeof passageSchema>;

/** What the page of a link shows. */
export const reviewSchema = z
  .object({
    preview: previewSchema,
    round: z.int(),
    isChange: z.boolean().meta({ description: "Whether it changes a published entry." }),
    changed: z.array(z.string()).meta({ description: "The fields that it changes, if it changes a published entry." }),
    passages: z.array(passageSchema).meta({ description: "What can be commented on, in the order of the text." }),
    expertName: z.string().nullable().meta({ description: "The name that was given last." }),
    agreedAt: z.iso.datetime().nullable().meta({ description: "When the expert agreed with this round." }),
    comments: z
      .array(
        z.object({
          field: z.string().nullable(),
          paragraph: z.int().nullable(),
          text: z.string(),
          createdAt: z.iso.datetime(),
          isOnEarlier: z.boolean().meta({ description: "Whether it is about an earlier round." }),
        }),
      )
      .meta({ description: "What came by this link." }),
  })
  .meta({ id: "Review" });

export type Review = z.infer<typeof reviewSchema>;
