import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { type ListedPage, PAGE_ACTIONS } from "../../../content/texts/page.ts";
import { PAGE_NAMES } from "../../../content/texts/page-words.ts";
import { PAGE_ADDRESSES } from "../../../platform/ids/page-key.ts";
import { writtenTimestamp } from "../../forms/entry/written-timestamp.ts";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { bodyOf } from "../../kit/api/failure.ts";
import tableStyles from "../../kit/ui/lists/table.module.css";
import { AdminFailure } from "../../shell/admin-failure.tsx";
import { AdminPage } from "../../shell/admin-page.tsx";
import { Lead } from "../../shell/lead.tsx";
import { useOwnRole } from "../../shell/own-role.tsx";

function stateOf({ publication, isShipped }: ListedPage): string {
  const shown = isShipped ? "Published, as shipped" : "Published";
  return publication === "draft" ? `Draft over: ${shown.toLowerCase()}` : shown;
}

function PageRow({ page }: { page: ListedPage }) {
  const { may } = useOwnRole();
  const { key, updatedAt, updatedBy } = page;
  const address = `/admin/pages/${key}`;
  return (
    <tr>
      <th scope="row">
        <Link to={may(PAGE_ACTIONS[key]) ? address : `${address}/history`}>{PAGE_NAMES[key]}</Link>
      </th>
      <td data-label="State">{stateOf(page)}</td>
      <td data-label="Last saved">
        {updatedAt === null ? "Never" : `${writtenTimestamp(updatedAt)}${updatedBy === null ? "" : ` by ${updatedBy}`}`}
      </td>
      <td data-label="On the site">
        <a href={PAGE_ADDRESSES[key]}>View</a>
      </td>
    </tr>
  );
}

/** Home, About and the legal pages, each with its state. */
export default function Pages() {
  const { data, error, refetch } = useQuery({
    queryKey: ["pages"],
    queryFn: ({ signal }) => bodyOf(adminApi.api.pages.$get({}, { init: { signal } })),
  });
  return (
    <AdminPage title="Pages">
      <Lead>
        The texts of these pages. Visitors do not see drafts. The history of each page leads back to the text that came
        with the site.
      </Lead>
      {error !== null ? (
        <AdminFailure title="Failed to fetch the pages" failure={error} onRetry={refetch} />
      ) : data === undefined ? (
        <p role="status">Loading the pages...</p>
      ) : (
        <table className={tableStyles.table}>
          <caption className="sr">Pages</caption>
          <thead>
            <tr>
              <th scope="col">Page</th>
              <th scope="col">State</th>
              <th scope="col">Last saved</th>
              <th scope="col">On the site</th>
            </tr>
          </thead>
          <tbody>
            {data.map((page) => (
              <PageRow key={page.key} page={page} />
            ))}
          </tbody>
        </table>
      )}
    </AdminPage>
  );
}
