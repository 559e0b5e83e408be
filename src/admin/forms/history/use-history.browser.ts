import { useQuery } from "@tanstack/react-query";
import { listRevisions, loadEntry } from "../entry/entry-calls.browser.ts";
import type { EntryDefinition, SharedValues } from "../entry/entry-definition.ts";

/** The current entry and all its versions, newest first. `refetch` and a new sign-in load them again. */
export function useHistory<Values extends SharedValues, Content>(
  { kind }: EntryDefinition<Values, Content>,
  id: string,
) {
  const {
    data: history,
    error,
    refetch,
  } = useQuery({
    queryKey: ["history", kind, id],
    queryFn: async ({ signal }) => {
      const [stored, revisions] = await Promise.all([
        loadEntry<Content>(kind, id, signal),
        listRevisions(kind, id, signal),
      ]);
      return { stored, revisions };
    },
  });
  return { history, error, refetch };
}
