import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { counted } from "../../../platform/text/counted.ts";
import { ButtonLink } from "../../../ui/kit/button-link.tsx";
import { readPage } from "../../../ui/kit/lists/list-parameters.ts";
import { Pagination } from "../../../ui/kit/lists/pagination.tsx";
import { Notice } from "../../../ui/kit/notice.tsx";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { pageOf } from "../../kit/api/failure.ts";
import { ListStatus } from "../../kit/ui/lists/list-status.tsx";
import { useLastPage } from "../../kit/ui/lists/use-last-page.browser.ts";
import { AdminFailure } from "../../shell/admin-failure.tsx";
import { AdminPage } from "../../shell/admin-page.tsx";
import { Lead } from "../../shell/lead.tsx";
import { useOwnRole } from "../../shell/own-role.tsx";
import { ActivityList } from "./activity-list.tsx";

const LINES_PER_PAGE = 50;

const addressOf = (page: number): string => (page > 1 ? `/admin/activity?page=${page}` : "/admin/activity");

/** Lists what people did in the admin area and what the site did automatically. */
export default function ActivityScreen() {
  const parameters = new URLSearchParams(useLocation().search);
  const page = readPage(parameters.get("page"));
  const query = { page: String(page), limit: String(LINES_PER_PAGE) };
  const { data, error, refetch } = useQuery({
    queryKey: ["activity", query],
    queryFn: ({ signal }) => pageOf(adminApi.api.activity.$get({ query }, { init: { signal } })),
    placeholderData: keepPreviousData,
  });
  const { may } = useOwnRole();

  const lastPage = useLastPage({ page, perPage: LINES_PER_PAGE, total: data?.total, addressOf });

  return (
    <AdminPage title="Activity">
      <Lead>
        {may("see all activity") ? "Who did what" : "What you did"}, newest first. Lines are kept for two years.
      </Lead>
      <ListStatus page={page} pages={lastPage}>
        {data === undefined ? error === null && "Loading activity..." : counted(data.total, "line", "lines")}
      </ListStatus>
      {error !== null ? (
        <AdminFailure title="Failed to fetch activity" failure={error} onRetry={refetch} />
      ) : data?.total === 0 ? (
        <Notice kind="status" title="There is no activity yet">
          <p>Who changed what is listed here, from the first entry that is saved. Lines are kept for two years.</p>
          <div className="acts">
            <ButtonLink to="/admin/dashboard">Dashboard</ButtonLink>
          </div>
        </Notice>
      ) : (
        data !== undefined && (
          <>
            <ActivityList lines={data.items} />
            <Pagination page={page} pages={lastPage} addressOf={addressOf} />
          </>
        )
      )}
    </AdminPage>
  );
}
