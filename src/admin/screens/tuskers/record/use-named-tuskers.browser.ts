import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { nameQuery } from "../../../forms/entry/changes/tusker-name.tsx";
import { adminApi } from "../../../kit/api/admin-api.browser.ts";
import { bodyOf } from "../../../kit/api/failure.ts";
import { pause } from "../../../kit/api/pause.browser.ts";

const MAX_FOUND = "8";
const PAUSE_MS = 200;

/** The tuskers whose names, places or tags contain what was typed, and the names of those that relations already name. */
export function useNamedTuskers(typed: string, ids: readonly string[]) {
  const isTyped = typed.trim() !== "";
  // Suggestions are a convenience: without them the name is kept as a name.
  const { data: found = [] } = useQuery({
    queryKey: ["tuskers for a relation", typed],
    queryFn: async ({ signal }) => {
      await pause(PAUSE_MS);
      const query = { search: typed, drafts: "1", page: "1", limit: MAX_FOUND } as const;
      return bodyOf(adminApi.api.tuskers.$get({ query }, { init: { signal } }));
    },
    enabled: isTyped,
    placeholderData: keepPreviousData,
  });
  const named = useQueries({
    queries: [...new Set(ids)].map(nameQuery),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  return {
    found: isTyped ? found : [],
    /** One in the bin has no name here; his id stands in its place. One who was just chosen was among those found. */
    nameOf: (id: string) => [...named, ...found].find(({ _id }) => _id === id)?.name ?? id,
  };
}
