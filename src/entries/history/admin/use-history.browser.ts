import { useCallback } from "react";
import { useLoaded } from "../../../admin/ui/use-loaded.browser.ts";
import { listRevisions, loadEntry } from "../../form/entry-calls.browser.ts";
import type { EntryDefinition, SharedValues } from "../../form/entry-definition.ts";

/** The current entry and all its versions, newest first. `reload` and a new sign-in load them again. */
export function useHistory<Values extends SharedValues, Content>(
  { kind }: EntryDefinition<Values, Content>,
  id: string,
) {
  const load = useCallback(
    async (signal: AbortSignal) => {
      const [stored, revisions] = await Promise.all([
        loadEntry<Content>(kind, id, signal),
        listRevisions(kind, id, signal),
      ]);
      return { stored, revisions };
    },
    [kind, id],
  );
  const { content: history, failure, reload } = useLoaded(load);
  return { history, failure, reload };
}
