import { useLocation } from "react-router";
import { browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { readFailure } from "../../platform/render/load-failure.ts";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { ButtonLink } from "../../platform/ui/button-link.tsx";
import listStyles from "../../platform/ui/lists/list-head.module.css";
import { Pagination } from "../../platform/ui/lists/pagination.tsx";
import { Notice } from "../../platform/ui/notice.tsx";
import plateStyles from "../../platform/ui/plate.module.css";
import { errorMeta, pageMeta } from "../../site/meta/page-meta.ts";
import { itemList } from "../../site/meta/structured-data.ts";
import { TuskerCard } from "../card/tusker-card.tsx";
import { TUSKERS_PER_PAGE } from "../find/tusker-query.ts";
import type { Route } from "./+types/route";
import { DidYouMean } from "./did-you-mean.tsx";
import { FilterForm } from "./filter-form.tsx";
import { listAddress, readListRequest } from "./list-address.ts";
import { loadTuskers } from "./load-tuskers.tsx";
import { words } from "./words.en.tsx";

const TRAIL = [{ to: "/", label: words.home }];

export const loader = ({ request, context }: Route.LoaderArgs) => loadTuskers(serverApi(context), request);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadTuskers(browserApi, request);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return errorMeta(words.failure.title);
  const { request, tuskers, total } = loaderData;
  const filtered = request.search !== "" || request.category !== "" || request.status !== "";
  return pageMeta(matches, {
    title: request.page > 1 ? words.titleOfPage(request.page) : words.title,
    description: words.description,
    path: listAddress(request),
    listed: !filtered,
    trail: TRAIL,
    here: words.title,
    keywords: words.keywords,
    structuredData: import.meta.env.SSR
      ? (siteUrl) => [
          itemList(siteUrl, {
            name: words.title,
            total,
            first: (request.page - 1) * TUSKERS_PER_PAGE + 1,
            items: tuskers.map(({ slug, name }) => ({ to: `/tuskers/${slug}`, label: name })),
          }),
        ]
      : undefined,
  });
};

function PageHead() {
  return (
    <>
      <Breadcrumb trail={TRAIL} here={words.title} />
      <div className="pagehead">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
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
        <Notice kind="status" title={words.none.title}>
          <p>{words.none.message}</p>
          <DidYouMean suggestions={suggestions} />
        </Notice>
      ) : (
        <section aria-labelledby="found" data-summary={words.found.count(total)}>
          <h2 id="found" className="sr">
            {words.found.heading}
          </h2>
          <p className={listStyles.tally}>
            <span>{words.found.tally(total)}</span>
            {lastPage > 1 && <span>{words.found.page(request.page, lastPage)}</span>}
          </p>
          <div className={plateStyles.plates}>
            {/* On a phone the filters fill the first screen, so no image is loaded eagerly. */}
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
      <Notice kind="alert" title={words.failure.title}>
        <p>{readFailure(error, words.failure.message).message}</p>
        <ButtonLink to={pathname + search}>{words.failure.tryAgain}</ButtonLink>
      </Notice>
    </div>
  );
}
