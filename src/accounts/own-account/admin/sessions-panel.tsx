import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type Failure, failureOf } from "../../../admin/api/failure.ts";
import { AdminFailure } from "../../../admin/layout/admin-failure.tsx";
import { Badge } from "../../../admin/ui/badge.tsx";
import { ConfirmDialog } from "../../../admin/ui/confirm-dialog.tsx";
import tableStyles from "../../../admin/ui/lists/table.module.css";
import { useNotices } from "../../../admin/ui/notices.tsx";
import { Panel } from "../../../admin/ui/panel.tsx";
import { Timestamp } from "../../../admin/ui/timestamp.tsx";
import { Icon } from "../../../platform/ui/icon.tsx";
import { type AccountSession, endOtherSessions, endSession } from "./account-calls.browser.ts";

const UNKNOWN = "Unknown device";

type SessionsPanelProps = {
  sessions: AccountSession[] | undefined;
  failure: Failure | undefined;
  reload(): void;
};

function SessionTable({ sessions, onEnd }: { sessions: AccountSession[]; onEnd(session: AccountSession): void }) {
  return (
    <table className={tableStyles.table}>
      <caption className="sr">Where you are signed in</caption>
      <thead>
        <tr>
          <th scope="col">Device</th>
          <th scope="col">Signed in</th>
          <th scope="col">Last used</th>
          <th scope="col">
            <span className="sr">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => (
          <tr key={session.id}>
            <th scope="row">
              {session.device ?? UNKNOWN} {session.current && <Badge tone="good">This one</Badge>}
            </th>
            <td data-label="Signed in" className={tableStyles.number}>
              <Timestamp at={session.createdAt} />
            </td>
            <td data-label="Last used" className={tableStyles.number}>
              <Timestamp at={session.lastUsedAt} />
            </td>
            <td className={tableStyles.actions}>
              {!session.current && (
                <button type="button" className="btn quiet small" onClick={() => onEnd(session)}>
                  <Icon name="log-out" />
                  End
                  <span className="sr">
                    {" "}
                    {session.device ?? UNKNOWN}, signed in <Timestamp at={session.createdAt} />
                  </span>
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One's own sessions, with a way to end them remotely. */
export function SessionsPanel({ sessions, failure, reload }: SessionsPanelProps) {
  const { notify } = useNotices();
  const [asked, setAsked] = useState<AccountSession | "others">();
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const others = sessions?.filter(({ current }) => !current).length ?? 0;

  const end = async () => {
    if (asked === undefined) return;
    setBusy(true);
    try {
      if (asked === "others") {
        const ended = await endOtherSessions();
        notify(ended === 1 ? "One other sign-in was ended." : `${ended} other sign-ins were ended.`);
      } else {
        await endSession(asked.id);
        notify(`The sign-in was ended: ${asked.device ?? UNKNOWN}.`);
      }
    } catch (error) {
      notify(`It could not be ended: ${failureOf(error).message}`, "bad");
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
    <Panel wide aria-labelledby="sessions-heading">
      <h2 id="sessions-heading" ref={heading} tabIndex={-1}>
        Where you are signed in
      </h2>
      {failure !== undefined ? (
        <AdminFailure title="Failed to fetch your sign-ins" failure={failure} onRetry={reload} />
      ) : sessions === undefined ? (
        <p role="status">Loading your sign-ins...</p>
      ) : (
        <>
          <SessionTable sessions={sessions} onEnd={setAsked} />
          {others > 0 ? (
            <div className="acts">
              <button type="button" className="btn quiet" onClick={() => setAsked("others")}>
                End all others
              </button>
            </div>
          ) : (
            <p className="hint">You are not signed in anywhere else.</p>
          )}
        </>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        text={asked === "others" ? "End all other sign-ins?" : "End this sign-in?"}
        confirm="End"
        busy={busy}
        onConfirm={() => void end()}
        onCancel={() => setAsked(undefined)}
      >
        <p>
          {asked === "others"
            ? "All other devices have to sign in again."
            : `On that device (${asked?.device ?? UNKNOWN}) you have to sign in again.`}
        </p>
      </ConfirmDialog>
    </Panel>
  );
}
