import { useCallback } from "react";
import { useLocation } from "react-router";
import { AdminFailure } from "../../admin/layout/admin-failure.tsx";
import { AdminPage } from "../../admin/layout/admin-page.tsx";
import { Lead } from "../../admin/layout/lead.tsx";
import { useOwnRole } from "../../admin/layout/own-role.tsx";
import { ListStatus } from "../../admin/ui/lists/list-status.tsx";
import { useLastPage } from "../../admin/ui/lists/use-last-page.browser.ts";
import { useLoaded } from "../../admin/ui/use-loaded.browser.ts";
import { counted } from "../../platform/text/counted.ts";
import { ButtonLink } from "../../platform/ui/button-link.tsx";
import { readPage } from "../../platform/ui/lists/list-parameters.ts";
import { Pagination } from "../../platform/ui/lists/pagination.tsx";
import { Notice } from "../../platform/ui/notice.tsx";
import { ActivityList } from "./activity-list.tsx";
import { LINES_PER_PAGE, loadActivity } from "./load-activity.browser.ts";

const addressOf = (page: number): string => (page > 1 ? `/admin/activity?page=${page}` : "/admin/activity");

/** Lists what people did in the admin area and what the site did automatically. */
export default function ActivityScreen() {
  const parameters = new URLSearchParams(useLocation().search);
  const page = readPage(parameters.get("page"));
  const load = useCallback((signal: AbortSignal) => loadActivity(page, signal), [page]);
  const { content, failure, reload } = useLoaded(load);
  const { may } = useOwnRole();

  const lastPage = useLastPage({ page, perPage: LINES_PER_PAGE, total: content?.total, addressOf });

  return (
    <AdminPage title="Activity">
      <Lead>
        {may("see all activity") ? "Who did what" : "What you did"}, newest first. Lines are kept for two years.
      </Lead>
      <ListStatus page={page} pages={lastPage}>
        {content === undefined
          ? failure === undefined && "Loading activity..."
          : counted(content.total, "line", "lines")}
      </ListStatus>
      {failure !== undefined ? (
        <AdminFailure title="Failed to fetch activity" failure={failure} onRetry={reload} />
      ) : content?.total === 0 ? (
        <Notice kind="status" title="There is no activity yet">
          <p>Who changed what is listed here, from the first entry that is saved. Lines are kept for two years.</p>
          <div className="acts">
            <ButtonLink to="/admin/dashboard">Dashboard</ButtonLink>
          </div>
        </Notice>
      ) : (
        content !== undefined && (
          <>
            <ActivityList lines={content.lines} />
            <Pagination page={page} pages={lastPage} addressOf={addressOf} />
          </>
        )
      )}
    </AdminPage>
  );
}
