import { useEffect, useRef, useState } from "react";
import { failureOf } from "../../../admin/api/failure.ts";
import { useCounts } from "../../../admin/layout/counts.tsx";
import { useOwnRole } from "../../../admin/layout/own-role.tsx";
import { useNotices } from "../../../admin/ui/notices.tsx";
import type { EntryKind } from "../../../platform/identifiers/entry-kind.ts";
import { Icon } from "../../../platform/ui/icon.tsx";
import type { NotedWarnings } from "../../definition/warnings.ts";
import { markWarningsSeen } from "../entry-calls.browser.ts";

type WarningsToSeeProps = {
  kind: EntryKind;
  id: string;
  /** The version that was saved with the warnings. */
  version: string | null;
  noted: Partial<NotedWarnings>;
};

/** The warnings that an entry was saved with, until somebody who may publish has marked them as looked at. */
export function WarningsToSee({ kind, id, version, noted: { warnings, warningsSeenAt } }: WarningsToSeeProps) {
  const [isMarked, setMarked] = useState(false);
  const [busy, setBusy] = useState(false);
  const { may } = useOwnRole();
  const { notify } = useNotices();
  const { recount } = useCounts();
  const note = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isMarked) note.current?.focus();
  }, [isMarked]);
  if (warnings === undefined || warningsSeenAt !== undefined) return null;

  const mark = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await markWarningsSeen(kind, id, version);
      setMarked(true);
      recount();
    } catch (error) {
      notify(`The warnings were not marked: ${failureOf(error).message}`, "bad");
    } finally {
      setBusy(false);
    }
  };
  return (
    <div ref={note} tabIndex={-1} className={isMarked ? "note ok" : "note"}>
      <Icon name={isMarked ? "check" : "info"} />
      {isMarked ? (
        <p>Marked as looked at.</p>
      ) : (
        <div>
          <p>This {kind} was saved with warnings.</p>
          <ul>
            {[...new Set(warnings.map(({ message }) => message))].map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
          {may("publish") ? (
            <button type="button" className="btn quiet small" aria-disabled={busy || undefined} onClick={mark}>
              Looked at
            </button>
          ) : (
            <p>They stay here until an editor has looked at them.</p>
          )}
        </div>
      )}
    </div>
  );
}
