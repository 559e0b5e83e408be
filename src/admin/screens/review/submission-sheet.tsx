import { useMutation } from "@tanstack/react-query";
import { useMemo } from "react";
import { STATE_WORDS } from "../../../content/review/state-words.ts";
import {
  isOpen,
  type NewComment,
  type Submission,
  type SubmissionComment,
} from "../../../content/review/submission.ts";
import { type Block, isPassage } from "../../forms/entry/blocks/block.ts";
import { BlockChanges, ChangedBlock } from "../../forms/entry/changes/block-changes.tsx";
import { type ComparedBlock, compareBlocks } from "../../forms/entry/changes/compare-blocks.ts";
import type { ComparedField, EntryDefinition, SharedValues } from "../../forms/entry/entry-definition.ts";
import { sameValue } from "../../forms/entry/same-value.ts";
import { findDifferences } from "../../forms/entry/three-way.ts";
import { Comments } from "../../forms/review/comments.tsx";
import { markComment, paramOf, SUBMISSION } from "../../forms/review/submission-calls.browser.ts";
import { bodyOf } from "../../kit/api/failure.ts";
import { Badge } from "../../kit/ui/badge.tsx";
import { Caution } from "../../kit/ui/caution.tsx";
import { useNotices } from "../../kit/ui/notices.tsx";
import { Timestamp } from "../../kit/ui/timestamp.tsx";
import { useOwnRole } from "../../shell/own-role.tsx";
import { CommentForm } from "./comment-form.tsx";
import { DecisionBar } from "./decision-bar.tsx";
import styles from "./review.module.css";
import { ReviewLinks } from "./review-links.tsx";

/** The name that the API has for a part of the form. */
const apiName = (name: string): string => (name === "pictures" ? "images" : name);

type Talk = {
  submission: Submission;
  onMark: ((comment: SubmissionComment, resolved: boolean) => void) | undefined;
  onComment(comment: NewComment): Promise<unknown>;
};

type BesideProps = Talk & {
  place: Pick<NewComment, "field" | "paragraph">;
  comments: readonly SubmissionComment[];
  about: string;
  where: string;
};

/** The comments at one place, and the way to add one. */
function Beside({ submission, onMark, onComment, place, comments, about, where }: BesideProps) {
  const { may } = useOwnRole();
  return (
    <div className={styles.beside}>
      <Comments comments={comments} round={submission.round} onMark={onMark} mayReopen={may("review")} />
      {isOpen(submission) && (
        <CommentForm about={about} where={where} onSend={(text) => onComment({ ...place, text })} />
      )}
    </div>
  );
}

/**
 * The changes between two texts, by the paragraphs of the newer one, as comments count them: what has no words of its
 * own, or was taken out, stands with the paragraph before it.
 */
function paragraphsOf(before: readonly Block[], after: readonly Block[]): ComparedBlock[][] {
  const paragraphs: ComparedBlock[][] = [];
  let counted = false;
  for (const compared of compareBlocks(before, after)) {
    const isParagraph = compared.kind !== "removed" && isPassage(compared.block);
    const last = paragraphs.at(-1);
    if (last === undefined || (isParagraph && counted)) paragraphs.push([compared]);
    else last.push(compared);
    counted ||= isParagraph;
  }
  return paragraphs;
}

type PartProps<Values> = Talk & {
  field: ComparedField<Values>;
  isRichText: boolean;
  /** Undefined for a draft: there is nothing that readers know. */
  before: Values | undefined;
  after: Values;
};

/** One field: its changes, paragraph by paragraph if it is a text. */
function Part<Values>({ field, isRichText, before, after, ...talk }: PartProps<Values>) {
  const name = apiName(field.name);
  const here = talk.submission.comments.filter((comment) => comment.field === name);
  const [old, fresh] = useMemo(() => {
    const blocks = field.blocksOf(after);
    return [before === undefined ? blocks : field.blocksOf(before), blocks];
  }, [field, before, after]);
  const paragraphs = useMemo(() => (isRichText ? paragraphsOf(old, fresh) : []), [isRichText, old, fresh]);
  const passages =
    paragraphs.length > 0
      ? paragraphs.map((blocks, paragraph) => ({
          paragraph,
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have neither identity nor state.
          text: blocks.map((block, index) => <ChangedBlock key={index} {...block} />),
        }))
      : [{ paragraph: undefined, text: <BlockChanges before={old} after={fresh} isWhole={before === undefined} /> }];
  const last = passages.length - 1;
  return (
    <section className={styles.part} aria-label={field.label}>
      <h2>{field.label}</h2>
      {passages.map(({ paragraph, text }, index) => {
        // Comments on paragraphs that the text no longer has stand at its end.
        const comments = here.filter((comment) => {
          if (paragraph === undefined) return true;
          return comment.paragraph === paragraph || (index === last && (comment.paragraph ?? last) >= last);
        });
        return (
          <div
            key={paragraph ?? "whole"}
            className={comments.length > 0 ? `${styles.passage} ${styles.commented}` : styles.passage}
          >
            <div>{text}</div>
            <Beside
              {...talk}
              place={{ field: name, ...(paragraph === undefined ? {} : { paragraph }) }}
              comments={comments}
              about={paragraph === undefined ? "this field" : "this paragraph"}
              where={paragraph === undefined ? field.label : `${field.label}, ${paragraph + 1}`}
            />
          </div>
        );
      })}
    </section>
  );
}

type SubmissionSheetProps<Values extends SharedValues, Content> = {
  definition: EntryDefinition<Values, Content>;
  submission: Submission;
};

/** Who submitted what, and what became of it. */
function Intro({ submission }: { submission: Submission }) {
  const { state, author, submittedAt, round, note, reason, reviewer, entryState, baseVersion, entryVersion } =
    submission;
  const { label, tone } = STATE_WORDS[state];
  return (
    <div className={styles.intro}>
      <p className={styles.facts}>
        <Badge tone={tone}>{label}</Badge>
        <span>
          {author}, <Timestamp at={submittedAt} />
        </span>
        {round > 1 && <span>Submitted {round} times</span>}
        {reviewer !== null && <span>Decided by {reviewer}</span>}
      </p>
      {note !== "" && <p className={styles.words}>“{note}”</p>}
      {reason !== null && <p className={styles.words}>{state === "sent_back" ? `Sent back: ${reason}` : reason}</p>}
      {isOpen(submission) && entryState === "binned" && (
        <Caution>The entry is in the bin. Restore it first, or send this back.</Caution>
      )}
      {isOpen(submission) && entryVersion !== null && entryState !== "binned" && entryVersion !== baseVersion && (
        <Caution>
          The entry was changed since this was submitted, so it cannot be published as it is. Open it in the form: there
          you choose for each field what is to stay.
        </Caution>
      )}
    </div>
  );
}

/** What a submission would change, with the comments beside it and the decision below. */
export function SubmissionSheet<Values extends SharedValues, Content>(props: SubmissionSheetProps<Values, Content>) {
  const { definition, submission } = props;
  const { notify } = useNotices();
  const { before, content, comments } = submission;
  const after = useMemo(() => definition.valuesOf(content as Content), [definition, content]);
  const isDraft = before?.publication !== "published";
  const old = useMemo(
    () => (isDraft ? undefined : definition.valuesOf(before as Content)),
    [definition, before, isDraft],
  );
  const said = new Set(comments.map(({ field }) => field));
  const base = old ?? definition.blank();
  const changed = findDifferences(definition.compared, base, after);
  const shown = definition.compared.filter(
    (field) =>
      said.has(apiName(field.name)) ||
      (changed.includes(field) && !sameValue(field.blocksOf(base), field.blocksOf(after))),
  );
  const { mutate: mark } = useMutation({
    mutationFn: (comment: { _id: string; resolved: boolean }) =>
      markComment(submission._id, comment._id, comment.resolved),
    onError: ({ message }) => notify(`It could not be marked: ${message}`, "bad"),
  });
  const talk: Talk = {
    submission,
    onMark: isOpen(submission) ? ({ _id }, resolved) => mark({ _id, resolved }) : undefined,
    onComment: (json) => bodyOf(SUBMISSION.comments.$post({ param: paramOf(submission._id), json })),
  };
  return (
    <>
      <Intro submission={submission} />
      <p className={`hint ${styles.lead}`}>
        {isDraft ? "The whole entry, as it would be published." : "What changes for readers."}
      </p>
      {shown.map((field) => (
        <Part
          key={field.name}
          field={field}
          isRichText={definition.fields[field.name]?.kind === "richText"}
          before={old}
          after={after}
          {...talk}
        />
      ))}
      <section className={styles.part} aria-label="The whole">
        <h2>The whole</h2>
        <Beside
          {...talk}
          place={{}}
          comments={comments.filter(({ field }) => field === null)}
          about="the whole"
          where={submission.name}
        />
      </section>
      <ReviewLinks submission={submission} />
      {isOpen(submission) && <DecisionBar submission={submission} />}
    </>
  );
}
