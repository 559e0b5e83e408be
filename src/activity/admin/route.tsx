import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { adminApi } from "../../admin/api/admin-api.browser.ts";
import { pageOf } from "../../admin/api/failure.ts";
import { AdminFailure } from "../../admin/layout/admin-failure.tsx";
import { AdminPage } from "../../admin/layout/admin-page.tsx";
import { Lead } from "../../admin/layout/lead.tsx";
import { useOwnRole } from "../../admin/layout/own-role.tsx";
import { ListStatus } from "../../admin/ui/lists/list-status.tsx";
import { useLastPage } from "../../admin/ui/lists/use-last-page.browser.ts";
import { counted } from "../../platform/text/counted.ts";
import { ButtonLink } from "../../platform/ui/button-link.tsx";
import { readPage } from "../../platform/ui/lists/list-parameters.ts";
import { Pagination } from "../../platform/ui/lists/pagination.tsx";
import { Notice } from "../../platform/ui/notice.tsx";
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
