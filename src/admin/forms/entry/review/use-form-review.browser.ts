import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Submission, SubmissionComment } from "../../../../content/review/submission.ts";
import { useNotices } from "../../../kit/ui/notices.tsx";
import { useOwnRole } from "../../../shell/own-role.tsx";
import { approve, markComment } from "../../review/submission-calls.browser.ts";
import type { SharedValues } from "../entry-definition.ts";
import type { EntryForm } from "../use-entry-form.browser.ts";
import { versionIn } from "../use-entry-save.browser.ts";

/**
 * What is submitted of the entry in the form. An editor who reviews it, and a writer who proposes changes of a published
 * entry, go on with the submitted text, which stands on the version that it was made from: if others changed the entry
 * since, the next save shows both, as after any conflict. A draft is in the form as it is stored.
 */
export function useFormReview<Values extends SharedValues, Content>(
  { definition, begun, origin: present, standOn, fill }: EntryForm<Values, Content>,
  submission: Submission | undefined,
) {
  const { may } = useOwnRole();
  const { notify } = useNotices();
  const { _id: submissionId = "", round = 1 } = submission ?? {};
  const isReviewing = submission?.state === "waiting" && may("review");
  const [comments, setComments] = useState<readonly SubmissionComment[]>(submission?.comments ?? []);
  const isFilled = useRef(false);

  useEffect(() => {
    const { origin } = begun.current;
    if (isFilled.current || submission === undefined || submission.before === null || origin === undefined) return;
    isFilled.current = true;
    if (!isReviewing && submission.before.publication !== "published") return;
    standOn(definition.valuesOf(submission.before as Content), { ...origin, version: `"${submission.baseVersion}"` });
    fill(definition.valuesOf(submission.content as Content));
  }, [definition, begun, standOn, fill, submission, isReviewing]);

  const { mutate: mark } = useMutation({
    mutationFn: ({ id, resolved }: { id: string; resolved: boolean }) => markComment(submissionId, id, resolved),
    onSuccess: (marked) => setComments((before) => before.map((other) => (other._id === marked._id ? marked : other))),
    onError: ({ message }) => notify(`It could not be marked: ${message}`, "bad"),
  });

  const { mutate: approveSaved } = useMutation({
    mutationFn: (version: number) => approve(submissionId, { round, version }),
    onSuccess: ({ author }) => notify(`What ${author} submitted is approved.`, "good", { onNextScreen: true }),
    onError: ({ message }) => notify(`The submission still waits: ${message}`, "bad", { onNextScreen: true }),
  });

  // A proposed change of a published entry is never saved, so only a draft can be ahead of what was submitted.
  const isSavedSince =
    submission?.state === "waiting" &&
    !isReviewing &&
    submission.before?.publication !== "published" &&
    versionIn(present?.version ?? null) !== submission.baseVersion;

  return {
    comments,
    isSavedSince,
    onMark: (comment: SubmissionComment, resolved: boolean) => mark({ id: comment._id, resolved }),
    isReviewing,
    /** The editor has published it from the form, perhaps with changes: that is the approval. */
    onSaved: (version: number) => isReviewing && approveSaved(version),
    round,
  };
}
