import { useCallback, useEffect, useState } from "react";
import { SIGNED_IN_AGAIN } from "../../../admin/api/admin-api.browser.ts";
import { type Failure, failureOf } from "../../../admin/api/failure.ts";
import { listRevisions, loadEntry, type StoredEntry } from "../../form/entry-calls.browser.ts";
import type { EntryDefinition, SharedValues } from "../../form/entry-definition.ts";
import type { Revision } from "../revision.ts";

type History<Content> = { stored: StoredEntry<Content>; revisions: Revision[] };

/** The current entry and all its versions, newest first. `reload` and a new sign-in load them again. */
export function useHistory<Values extends SharedValues, Content>(
  { kind }: EntryDefinition<Values, Content>,
  id: string,
) {
  const [history, setHistory] = useState<History<Content>>();
  const [failure, setFailure] = useState<Failure>();
  const [tries, setTries] = useState(0);
  const reload = useCallback(() => setTries((before) => before + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new try loads it again.
  useEffect(() => {
    const leaving = new AbortController();
    Promise.all([loadEntry<Content>(kind, id, leaving.signal), listRevisions(kind, id, leaving.signal)])
      .then(([stored, revisions]) => {
        setHistory({ stored, revisions });
        setFailure(undefined);
      })
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) setFailure(failureOf(error));
      });
    return () => leaving.abort();
  }, [kind, id, tries]);
  useEffect(() => {
    window.addEventListener(SIGNED_IN_AGAIN, reload);
    return () => window.removeEventListener(SIGNED_IN_AGAIN, reload);
  }, [reload]);

  return { history, failure, reload };
}
