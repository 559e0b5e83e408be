import { useQuery } from "@tanstack/react-query";
import { adminApi } from "../../../admin/api/admin-api.browser.ts";
import { bodyOf } from "../../../admin/api/failure.ts";

/** The name of a tusker whom a statement names by his entry. One in the bin has no name here; his id stands in its place. */
export function TuskerName({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: ["name of a tusker", id],
    queryFn: ({ signal }) => bodyOf(adminApi.api.tuskers[":id"].$get({ param: { id } }, { init: { signal } })),
  });
  return data?.name ?? id;
}
