import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { LINK_DAYS, LONGEST } from "../../../content/review/link-limits.ts";
import type { LinkState, MadeReviewLink, ReviewLink } from "../../../content/review/review-link.ts";
import { isOpen, type Submission } from "../../../content/review/submission.ts";
import { TextInput } from "../../../ui/kit/forms/field.tsx";
import { paramOf, SUBMISSION } from "../../forms/review/submission-calls.browser.ts";
import { bodyOf } from "../../kit/api/failure.ts";
import { Badge, type BadgeTone } from "../../kit/ui/badge.tsx";
import { ConfirmDialog } from "../../kit/ui/confirm-dialog.tsx";
import { ShownOnce } from "../../kit/ui/copy-button.tsx";
import { useNotices } from "../../kit/ui/notices.tsx";
import { SendingForm } from "../../kit/ui/sending-form.tsx";
import { Timestamp } from "../../kit/ui/timestamp.tsx";
import { useSending } from "../../kit/ui/use-sending.browser.ts";
import { AdminFailure } from "../../shell/admin-failure.tsx";
import styles from "./review.module.css";

const STATES: Record<LinkState, { label: string; tone: BadgeTone }> = {
  works: { label: "Works", tone: "good" },
  expired: { label: "Expired", tone: "plain" },
  revoked: { label: "Revoked", tone: "bad" },
  over: { label: "Ended", tone: "plain" },
};

/** One link: whom it is for, its state, and whether it was opened. */
function LinkLine({ link, onRevoke }: { link: ReviewLink; onRevoke(): void }) {
  const { label, tone } = STATES[link.state];
  return (
    <li>
      <p className={styles.facts}>
        <b>{link.label}</b>
        <Badge tone={tone}>{label}</Badge>
        <span>
          Made by {link.madeBy}, <Timestamp at={link.createdAt} />
        </span>
        {link.state === "works" && (
          <span>
            Works until <Timestamp at={link.expiresAt} />
          </span>
        )}
        {link.revokedAt !== null && (
          <span>
            Revoked{link.revokedBy !== null && ` by ${link.revokedBy}`}, <Timestamp at={link.revokedAt} />
          </span>
        )}
        <span>
          {link.openedAt === null ? (
            "Not opened yet"
          ) : (
            <>
              Last opened <Timestamp at={link.openedAt} />
              {link.expertName !== null && `, by ${link.expertName}`}
            </>
          )}
        </span>
        {link.state === "works" && (
          <button type="button" className="linklike" onClick={onRevoke}>
            Revoke<span className="sr"> the link for {link.label}</span>
          </button>
        )}
      </p>
    </li>
  );
}

/** Makes a link. It is shown once. */
function LinkMaker({ submission }: { submission: Submission }) {
  const [label, setLabel] = useState("");
  const [made, setMade] = useState<MadeReviewLink>();
  const sending = useSending(["label"] as const);
  if (made !== undefined) {
    return (
      <ShownOnce
        label={`Link for ${made.label}`}
        text={new URL(made.url, location.origin).href}
        onDone={() => setMade(undefined)}
      >
        Send this link to {made.label}. It is not shown again, and works until <Timestamp at={made.expiresAt} />.
      </ShownOnce>
    );
  }
  const submit = () => {
    const wrong = label.trim() === "" ? [{ path: "label", message: "Write whom the link is for." }] : [];
    return sending.send(wrong, async () => {
      const call = SUBMISSION.links.$post({ param: paramOf(submission._id), json: { label: label.trim() } });
      setMade(await bodyOf(call));
      setLabel("");
    });
  };
  return (
    <SendingForm sending={sending} confirm="Make a link" onSubmit={submit}>
      <TextInput
        label="For whom"
        name="label"
        hint="Only you and the other editors see it."
        maxLength={LONGEST.label}
        autoComplete="off"
        value={label}
        error={sending.errorAt("label")}
        onChange={({ target }) => {
          setLabel(target.value);
          sending.forget("label");
        }}
      />
    </SendingForm>
  );
}

/** The secret links that show a submission to experts without an account. */
export function ReviewLinks({ submission }: { submission: Submission }) {
  const param = paramOf(submission._id);
  const {
    data: links,
    error,
    refetch,
  } = useQuery({
    queryKey: ["review links", param],
    queryFn: ({ signal }): Promise<ReviewLink[]> => bodyOf(SUBMISSION.links.$get({ param }, { init: { signal } })),
  });
  const { notify } = useNotices();
  const [asked, setAsked] = useState<ReviewLink>();
  const heading = useRef<HTMLHeadingElement>(null);
  const revocation = useMutation({
    mutationFn: ({ _id }: ReviewLink) =>
      bodyOf(SUBMISSION.links[":linkId"].$delete({ param: { ...param, linkId: _id } })),
    onSuccess: (_, { label }) => notify(`The link for ${label} does not work any more.`),
    onError: ({ message }) => {
      notify(`The link could not be revoked: ${message}`, "bad");
      void refetch();
    },
    onSettled: () => {
      // Flush now: while the dialog is open, nothing behind it can receive focus.
      flushSync(() => setAsked(undefined));
      heading.current?.focus();
    },
  });
  const mayMake = isOpen(submission);
  if (!mayMake && (links === undefined || links.length === 0)) return null;
  return (
    <section className={styles.part} aria-labelledby="links-heading">
      <h2 id="links-heading" ref={heading} tabIndex={-1}>
        Ask an expert
      </h2>
      {mayMake && (
        <p className="hint">
          A link shows this text for {LINK_DAYS} days to somebody without an account, who can comment on it and agree
          with it. It publishes nothing.
        </p>
      )}
      {error !== null && <AdminFailure title="The links could not be loaded" failure={error} onRetry={refetch} />}
      {links !== undefined && links.length > 0 && (
        <ul className={styles.links}>
          {links.map((link) => (
            <LinkLine key={link._id} link={link} onRevoke={() => setAsked(link)} />
          ))}
        </ul>
      )}
      {mayMake && <LinkMaker submission={submission} />}
      <ConfirmDialog
        open={asked !== undefined}
        text={`Revoke the link for ${asked?.label ?? ""}?`}
        confirm="Revoke"
        busy={revocation.isPending}
        onConfirm={() => asked !== undefined && revocation.mutate(asked)}
        onCancel={() => setAsked(undefined)}
      >
        <p>It stops working at once. Comments that came by it stay.</p>
      </ConfirmDialog>
    </section>
  );
}
