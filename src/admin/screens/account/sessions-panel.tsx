import { useMutation, useQuery } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "../../../ui/kit/icon.tsx";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { bodyOf, succeeded } from "../../kit/api/failure.ts";
import { Badge } from "../../kit/ui/badge.tsx";
import { ConfirmDialog } from "../../kit/ui/confirm-dialog.tsx";
import tableStyles from "../../kit/ui/lists/table.module.css";
import { useNotices } from "../../kit/ui/notices.tsx";
import { Panel } from "../../kit/ui/panel.tsx";
import { Timestamp } from "../../kit/ui/timestamp.tsx";
import { AdminFailure } from "../../shell/admin-failure.tsx";

const UNKNOWN = "Unknown device";

const calls = adminApi.api.account.sessions;

type AccountSession = InferResponseType<typeof calls.$get, 200>[number];

/** @returns what is told of it */
async function end(asked: AccountSession | "others"): Promise<string> {
  if (asked === "others") {
    const { ended } = await bodyOf(calls.$delete());
    return ended === 1 ? "One other sign-in was ended." : `${ended} other sign-ins were ended.`;
  }
  await succeeded(calls[":id"].$delete({ param: { id: encodeURIComponent(asked.id) } }));
  return `The sign-in was ended: ${asked.device ?? UNKNOWN}.`;
}

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
export function SessionsPanel() {
  const {
    data: sessions,
    error,
    refetch,
  } = useQuery({
    queryKey: ["sessions"],
    queryFn: ({ signal }) => bodyOf(calls.$get({}, { init: { signal } })),
  });
  const { notify } = useNotices();
  const [asked, setAsked] = useState<AccountSession | "others">();
  const heading = useRef<HTMLHeadingElement>(null);
  const others = sessions?.filter(({ current }) => !current).length ?? 0;
  const ending = useMutation({
    mutationFn: end,
    onSuccess: (told) => notify(told),
    onError: ({ message }) => {
      notify(`It could not be ended: ${message}`, "bad");
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
    <Panel wide aria-labelledby="sessions-heading">
      <h2 id="sessions-heading" ref={heading} tabIndex={-1}>
        Where you are signed in
      </h2>
      {error !== null ? (
        <AdminFailure title="Failed to fetch your sign-ins" failure={error} onRetry={refetch} />
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
        busy={ending.isPending}
        onConfirm={() => asked !== undefined && ending.mutate(asked)}
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
