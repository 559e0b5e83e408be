import { queryOptions, useQuery } from "@tanstack/react-query";
import { adminApi } from "../../../kit/api/admin-api.browser.ts";
import { bodyOf } from "../../../kit/api/failure.ts";

/** A tusker whom a statement names by his entry. */
export const nameQuery = (id: string) =>
  queryOptions({
    queryKey: ["name of a tusker", id],
    queryFn: ({ signal }) => bodyOf(adminApi.api.tuskers[":id"].$get({ param: { id } }, { init: { signal } })),
  });

/** His name. One in the bin has no name here; his id stands in its place. */
export function TuskerName({ id }: { id: string }) {
  const { data } = useQuery(nameQuery(id));
  return data?.name ?? id;
}
