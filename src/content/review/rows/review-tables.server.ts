import type { Generated } from "kysely";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import type { SubmissionState } from "../submission.ts";

declare module "../../../platform/db/schema.server.ts" {
  interface Database {
    submissions: SubmissionsTable;
    submission_comments: SubmissionCommentsTable;
    review_links: ReviewLinksTable;
  }
}

/** What a writer asks to have published. It outlives the entry, so that its author learns what became of it. */
export type SubmissionsTable = {
  id: string;
  kind: EntryKind;
  entry_id: string;
  /** The name that it would have. */
  entry_name: string;
  /** The version of the entry that the content is based on. */
  base_version: number;
  /** Raised each time it is submitted again. */
  round: number;
  /** The entry as it would be, in the form of a revision, as JSON. */
  content: string;
  author: string;
  note: string;
  state: SubmissionState;
  /** Why it was sent back or has ended. */
  reason: string | null;
  reviewer: string | null;
  submitted_at: string;
  decided_at: string | null;
};

/** A remark on a submission, at a field, at a paragraph of a field, or on the whole. */
export type SubmissionCommentsTable = {
  id: string;
  submission_id: string;
  /** The round that it was made on: a later one may have other paragraphs. */
  round: number;
  field: string | null;
  /** Counted from 0. */
  paragraph: number | null;
  text: string;
  author: string;
  created_at: string;
  resolved_at: string | null;
  resolved_by: string | null;
  /** The link by which it came, which may be deleted since; null for comments of accounts. */
  link_id: string | null;
  /** 1 if the expert agrees with the text of that round. */
  agrees: Generated<number>;
};

/** A secret link that shows a submission to an expert without an account. What it shows is a preview with the same token. */
export type ReviewLinksTable = {
  id: string;
  token_hash: string;
  submission_id: string;
  /** Whom it is for, in the words of the account that made it. */
  label: string;
  made_by: string;
  created_at: string;
  expires_at: string;
  revoked_at: string | null;
  revoked_by: string | null;
  /** When it was last opened. */
  opened_at: string | null;
  /** The name that the expert gave last. */
  expert_name: string | null;
};
