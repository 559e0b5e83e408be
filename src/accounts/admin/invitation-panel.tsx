import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type Failure, failureOf } from "../../admin/api/failure.ts";
import { AdminFailure } from "../../admin/layout/admin-failure.tsx";
import { ConfirmDialog } from "../../admin/ui/confirm-dialog.tsx";
import { useNotices } from "../../admin/ui/notices.tsx";
import { Panel } from "../../admin/ui/panel.tsx";
import { Timestamp } from "../../admin/ui/timestamp.tsx";
import { ROLE_LABELS } from "../roles.ts";
import styles from "./accounts.module.css";
import { type Invitation, withdrawInvitation } from "./accounts-calls.browser.ts";

type InvitationPanelProps = {
  invitations: Invitation[] | undefined;
  failure: Failure | undefined;
  reload(): void;
};

/** The invitations that nobody has accepted yet. */
export function InvitationPanel({ invitations, failure, reload }: InvitationPanelProps) {
  const { notify } = useNotices();
  const [asked, setAsked] = useState<Invitation>();
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const withdraw = async () => {
    if (asked === undefined) return;
    setBusy(true);
    try {
      await withdrawInvitation(asked.id);
      notify(`The invitation of ${asked.username} was withdrawn.`);
    } catch (error) {
      notify(`The invitation could not be withdrawn: ${failureOf(error).message}`, "bad");
    }
    // Flush now: while the dialog is open, nothing behind it can receive focus.
    flushSync(() => {
      setBusy(false);
      setAsked(undefined);
    });
    reload();
    // The row with the focused button disappears, so move the focus to the heading.
    heading.current?.focus();
  };
  return (
    <Panel aria-labelledby="invitations-heading">
      <h2 id="invitations-heading" ref={heading} tabIndex={-1}>
        Open invitations
      </h2>
      {failure !== undefined ? (
        <AdminFailure title="Failed to fetch invitations" failure={failure} onRetry={reload} />
      ) : invitations === undefined ? (
        <p role="status">Loading invitations...</p>
      ) : invitations.length === 0 ? (
        <p className="hint">There are no open invitations.</p>
      ) : (
        <ul className={styles.invitations}>
          {invitations.map((invitation) => (
            <li key={invitation.id}>
              <p>
                <b>{invitation.username}</b>, as {ROLE_LABELS[invitation.role].toLowerCase()}
                {invitation.invitedBy !== null && `, invited by ${invitation.invitedBy}`}, valid until{" "}
                <Timestamp at={invitation.expiresAt} />
              </p>
              <button type="button" className="btn quiet small" onClick={() => setAsked(invitation)}>
                Withdraw<span className="sr"> the invitation of {invitation.username}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        text={`Withdraw the invitation of ${asked?.username ?? ""}?`}
        confirm="Withdraw"
        busy={busy}
        onConfirm={() => void withdraw()}
        onCancel={() => setAsked(undefined)}
      >
        <p>Its link then stops working.</p>
      </ConfirmDialog>
    </Panel>
  );
}
