import { useMutation, useQuery } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ROLE_LABELS } from "../../../people/accounts/roles.ts";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { bodyOf, succeeded } from "../../kit/api/failure.ts";
import { ConfirmDialog } from "../../kit/ui/confirm-dialog.tsx";
import { useNotices } from "../../kit/ui/notices.tsx";
import { Panel } from "../../kit/ui/panel.tsx";
import { Timestamp } from "../../kit/ui/timestamp.tsx";
import { AdminFailure } from "../../shell/admin-failure.tsx";
import styles from "./accounts.module.css";

const calls = adminApi.api.accounts.invitations;

type Invitation = InferResponseType<typeof calls.$get, 200>[number];

/** The invitations that nobody has accepted yet. */
export function InvitationPanel() {
  const {
    data: invitations,
    error,
    refetch,
  } = useQuery({
    queryKey: ["invitations"],
    queryFn: ({ signal }) => bodyOf(calls.$get({}, { init: { signal } })),
  });
  const { notify } = useNotices();
  const [asked, setAsked] = useState<Invitation>();
  const heading = useRef<HTMLHeadingElement>(null);
  const withdrawal = useMutation({
    mutationFn: ({ id }: Invitation) => succeeded(calls[":id"].$delete({ param: { id: encodeURIComponent(id) } })),
    onSuccess: (_, { username }) => notify(`The invitation of ${username} was withdrawn.`),
    onError: ({ message }) => {
      notify(`The invitation could not be withdrawn: ${message}`, "bad");
      void refetch();
    },
    onSettled: () => {
      // Flush now: while the dialog is open, nothing behind it can receive focus.
      flushSync(() => setAsked(undefined));
      // The row with the focused button disappears, so move the focus to the heading.
      heading.current?.focus();
    },
  });
  return (
    <Panel aria-labelledby="invitations-heading">
      <h2 id="invitations-heading" ref={heading} tabIndex={-1}>
        Open invitations
      </h2>
      {error !== null ? (
        <AdminFailure title="Failed to fetch invitations" failure={error} onRetry={refetch} />
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
        busy={withdrawal.isPending}
        onConfirm={() => asked !== undefined && withdrawal.mutate(asked)}
        onCancel={() => setAsked(undefined)}
      >
        <p>Its link then stops working.</p>
      </ConfirmDialog>
    </Panel>
  );
}
