import { useLocation } from "react-router";
import { browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { readFailure } from "../../platform/render/load-failure.ts";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { ButtonLink } from "../../platform/ui/button-link.tsx";
import { Pagination } from "../../platform/ui/lists/pagination.tsx";
import { Notice } from "../../platform/ui/notice.tsx";
import { errorMeta, pageMeta } from "../../site/meta/page-meta.ts";
import { itemList } from "../../site/meta/structured-data.ts";
import { TuskerCard } from "../card/tusker-card.tsx";
import { TUSKERS_PER_PAGE } from "../find/find-tuskers.tsx";
import type { Route } from "./+types/route";
import { DidYouMean } from "./did-you-mean.tsx";
import { FilterForm } from "./filter-form.tsx";
import { listAddress, readListRequest } from "./list-address.ts";
import { LIST_FAILURE, loadTuskers } from "./load-tuskers.tsx";

const TRAIL = [{ to: "/", label: "Home" }];
export const loader = ({ request, context }: Route.LoaderArgs) => loadTuskers(serverApi(context), request);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadTuskers(browserApi, request);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return errorMeta("Error Loading Tuskers");
  const { request, tuskers, total } = loaderData;
  const filtered = request.search !== "" || request.category !== "" || request.status !== "";
  return pageMeta(matches, {
    title: request.page > 1 ? `Tuskers, page ${request.page}` : "Tuskers",
    description:
      "The tuskers of Sri Lanka by name: where each lives, what has become of him, and when that was last reported.",
    path: listAddress(request),
    listed: !filtered,
    trail: TRAIL,
    here: "Tuskers",
    keywords: ["tusker names", "wild tuskers", "domesticated tuskers"],
    structuredData: (siteUrl) => [
      itemList(siteUrl, {
        name: "Tuskers",
        total,
        first: (request.page - 1) * TUSKERS_PER_PAGE + 1,
        items: tuskers.map(({ slug, name }) => ({ to: `/tuskers/${slug}`, label: name })),
      }),
    ],
  });
};

function PageHead() {
  return (
    <>
      <Breadcrumb trail={TRAIL} here="Tuskers" />
      <div className="pagehead">
        <h1>Tuskers</h1>
        <p>Wild bulls of the dry zone, temple tuskers of the perahera, and the orphans who grew up.</p>
      </div>
    </>
  );
}

export default function Tuskers({ loaderData }: Route.ComponentProps) {
  const { request, tuskers, total, lastPage, suggestions } = loaderData;
  return (
    <div className="wrap page-end">
      <PageHead />
      <FilterForm request={request} />
      {total === 0 ? (
        <Notice kind="status" title="No Tuskers Found">
          <p>No tuskers match your current search criteria.</p>
          <DidYouMean suggestions={suggestions} />
        </Notice>
      ) : (
        <section
          aria-labelledby="found"
          data-summary={total === 1 ? "1 tusker" : `${total.toLocaleString("en")} tuskers`}
        >
          <h2 id="found" className="sr">
            Tuskers in the directory
          </h2>
          <p className="tally">
            <span>
              <strong>{total === 1 ? "1 tusker" : `${total.toLocaleString("en")} tuskers`}</strong>
              {total > 1 && ", sorted by name"}
            </span>
            {lastPage > 1 && (
              <span>
                Page {request.page} of {lastPage}
              </span>
            )}
          </p>
          <div className="plates">
            {/* On a phone the filters fill the first screen: no image goes before what is read there. */}
            {tuskers.map((tusker) => (
              <TuskerCard key={tusker.slug} tusker={tusker} alsoKnownAs={tusker.alsoKnownAs} />
            ))}
          </div>
          <Pagination page={request.page} pages={lastPage} addressOf={(page) => listAddress({ ...request, page })} />
        </section>
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  return (
    <div className="wrap page-end">
      <PageHead />
      <FilterForm request={readListRequest(new URLSearchParams(search))} />
      <Notice kind="alert" title="Error Loading Tuskers">
        <p>{readFailure(error, LIST_FAILURE).message}</p>
        <ButtonLink to={pathname + search}>Try Again</ButtonLink>
      </Notice>
    </div>
  );
}
