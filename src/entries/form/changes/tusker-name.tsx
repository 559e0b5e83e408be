import { useCallback } from "react";
import { adminApi } from "../../../admin/api/admin-api.browser.ts";
import { bodyOf } from "../../../admin/api/failure.ts";
import { useLoaded } from "../../../admin/ui/use-loaded.browser.ts";

/** The name of a tusker whom a statement names by his entry. One in the bin has no name here; his id stands in its place. */
export function TuskerName({ id }: { id: string }) {
  const load = useCallback(
    async (signal: AbortSignal) => bodyOf(adminApi.api.tuskers[":id"].$get({ param: { id } }, { init: { signal } })),
    [id],
  );
  return useLoaded(load).content?.name ?? id;
}
