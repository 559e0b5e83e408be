import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { NotedWarnings } from "../../../../content/fields/warnings.ts";
import type { EntryKind } from "../../../../platform/ids/entry-kind.ts";
import { Icon } from "../../../../ui/kit/icon.tsx";
import { adminApi } from "../../../kit/api/admin-api.browser.ts";
import { succeeded } from "../../../kit/api/failure.ts";
import { useNotices } from "../../../kit/ui/notices.tsx";
import { useOwnRole } from "../../../shell/own-role.tsx";
import { ifMatch } from "../entry-calls.browser.ts";

type WarningsToSeeProps = {
  kind: EntryKind;
  id: string;
  /** The version that was saved with the warnings. */
  version: string | null;
  noted: Partial<NotedWarnings>;
};

/** The warnings that an entry was saved with, until somebody who may publish has marked them as looked at. */
export function WarningsToSee({ kind, id, version, noted: { warnings, warningsSeenAt } }: WarningsToSeeProps) {
  const { may } = useOwnRole();
  const { notify } = useNotices();
  const {
    mutate: mark,
    isPending,
    isSuccess: isMarked,
  } = useMutation({
    mutationFn: () =>
      succeeded(
        adminApi.api[`${kind}s`][":id"].warnings.seen.$post({
          param: { id: encodeURIComponent(id) },
          header: ifMatch(version),
        }),
      ),
    onError: ({ message }) => notify(`The warnings were not marked: ${message}`, "bad"),
  });
  const note = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isMarked) note.current?.focus();
  }, [isMarked]);
  if (warnings === undefined || warningsSeenAt !== undefined) return null;

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
            <button
              type="button"
              className="btn quiet small"
              aria-disabled={isPending || undefined}
              onClick={() => isPending || mark()}
            >
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
