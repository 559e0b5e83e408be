import { useLocation } from "react-router";
import { browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { ButtonLink } from "../../platform/ui/button-link.tsx";
import { Pagination } from "../../platform/ui/lists/pagination.tsx";
import { Notice } from "../../platform/ui/notice.tsx";
import { TuskerCard } from "../../tuskers/card/tusker-card.tsx";
import { errorMeta, pageMeta } from "../meta/page-meta.ts";
import type { Route } from "./+types/route";
import { loadSearch, SEARCH_FAILURE } from "./load-search.tsx";
import { NoResults } from "./no-results.tsx";
import { searchAddress, searchTitle, searchWords } from "./search-address.ts";

const TRAIL = [{ to: "/", label: "Home" }];
const HERE = "Search Results";
const MAX_KEYWORDS = 5;

export const loader = ({ request, context }: Route.LoaderArgs) => loadSearch(serverApi(context), request);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadSearch(browserApi, request);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return errorMeta("Something went wrong");
  const { request, tuskers, total } = loaderData;
  const first = tuskers.slice(0, MAX_KEYWORDS);
  return pageMeta(matches, {
    title: searchTitle(request),
    description: `Found ${total} tusker(s) ${searchWords(request)} in the directory of Sri Lanka's tuskers.`,
    path: searchAddress(request),
    // Every search would be a page of its own; the categories are three.
    listed: request.search === "" && total > 0,
    trail: TRAIL,
    here: HERE,
    keywords: [...first.map(({ name }) => name), ...new Set(first.map(({ category }) => category))],
  });
};

export default function SearchResults({ loaderData: found }: Route.ComponentProps) {
  const { request, tuskers, total, lastPage } = found;
  return (
    <div className="wrap page-end">
      <Breadcrumb trail={TRAIL} here={HERE} />
      <div className="pagehead">
        <h1>{HERE}</h1>
        {total > 0 && (
          <p role="status">
            Found {total} tusker(s) {searchWords(request)}
          </p>
        )}
      </div>
      {total === 0 ? (
        <NoResults found={found} />
      ) : (
        <section aria-labelledby="found" data-summary={total === 1 ? "1 result" : `${total} results`}>
          <h2 id="found" className="sr">
            Tuskers found
          </h2>
          <div className="plates">
            {tuskers.map((tusker, index) => (
              <TuskerCard
                key={tusker.slug}
                tusker={tusker}
                eager={index === 0 ? "first" : false}
                mark={tusker.firstTag}
                alsoKnownAs={tusker.alsoKnownAs}
              />
            ))}
          </div>
          <Pagination page={request.page} pages={lastPage} addressOf={(page) => searchAddress({ ...request, page })} />
        </section>
      )}
    </div>
  );
}

export function ErrorBoundary() {
  const { pathname, search } = useLocation();
  return (
    <div className="wrap page-end">
      <Breadcrumb trail={TRAIL} here={HERE} />
      <div className="pagehead">
        <h1>{HERE}</h1>
      </div>
      <Notice kind="alert" title="Something went wrong">
        <p>{SEARCH_FAILURE}</p>
        <div className="acts">
          <ButtonLink to={pathname + search}>Try Again</ButtonLink>
          <ButtonLink to="/tuskers" quiet>
            Browse All Tuskers
          </ButtonLink>
        </div>
      </Notice>
    </div>
  );
}
