import { useLocation } from "react-router";
import { browserApi } from "../../api-client.ts";
import { TuskerCard } from "../../components/tusker-card.tsx";
import { serverApi } from "../../load-context.ts";
import { readFailure } from "../../load-failure.ts";
import { errorMeta, pageMeta } from "../../page-meta.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import type { Route } from "./+types/route";
import { FilterForm } from "./filter-form.tsx";
import { listAddress } from "./list-address.ts";
import { LIST_FAILURE, loadTuskers, TUSKERS_PER_PAGE } from "./load-tuskers.ts";

export const loader = ({ request, context }: Route.LoaderArgs) => loadTuskers(serverApi(context), request);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadTuskers(browserApi, request);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return errorMeta("Error Loading Tuskers");
  const { request } = loaderData;
  const filtered = request.search !== "" || request.category !== "" || request.status !== "";
  return pageMeta(matches, {
    title: request.page > 1 ? `Tuskers, page ${request.page}` : "Tuskers",
    description: "The tuskers of Sri Lanka by name: where each lives, what has become of him and as of when.",
    path: listAddress(request),
    listed: !filtered,
  });
};

export default function Tuskers({ loaderData }: Route.ComponentProps) {
  const { request, tuskers, total } = loaderData;
  return (
    <div className="wrap py-s-6">
      <Breadcrumb trail={[{ to: "/", label: "Home" }]} here="Tuskers" />
      <h1 className="mt-s-4 text-t-6">Tuskers</h1>
      <FilterForm request={request} />
      {total === 0 ? (
        <div className="mt-s-6">
          <Notice kind="status" title="No Tuskers Found">
            <p>No tuskers match your current search criteria.</p>
          </Notice>
        </div>
      ) : (
        <>
          <p className="mt-s-6 text-ink-2">{tally(request.page, tuskers.length, total)}</p>
          <div className="mt-s-4 grid gap-s-6 sm:grid-cols-2 lg:grid-cols-3">
            {tuskers.map((tusker) => (
              <TuskerCard key={tusker.slug} tusker={tusker} />
            ))}
          </div>
          <Pagination
            page={request.page}
            pages={Math.ceil(total / TUSKERS_PER_PAGE)}
            addressOf={(page) => listAddress({ ...request, page })}
          />
        </>
      )}
    </div>
  );
}

function tally(page: number, shown: number, total: number): string {
  if (total <= shown) return total === 1 ? "1 tusker" : `${total} tuskers`;
  const first = (page - 1) * TUSKERS_PER_PAGE + 1;
  return `Tuskers ${first} to ${first + shown - 1} of ${total}`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  return (
    <div className="wrap py-s-6">
      <Notice kind="alert" title="Error Loading Tuskers">
        <p className="mt-s-2">{readFailure(error, LIST_FAILURE).message}</p>
        <p className="mt-s-4">
          <ButtonLink to={pathname + search}>Try Again</ButtonLink>
        </p>
      </Notice>
    </div>
  );
}
