import { useLocation } from "react-router";
import { browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { ButtonLink } from "../../platform/ui/button-link.tsx";
import { Pagination } from "../../platform/ui/lists/pagination.tsx";
import { Notice } from "../../platform/ui/notice.tsx";
import { errorMeta, pageMeta } from "../../site/meta/page-meta.ts";
import { itemList } from "../../site/meta/structured-data.ts";
import { type ArticleCardFields, ArticlePlate, ArticleRow } from "../card/article-card.tsx";
import type { Route } from "./+types/route";
import { FilterForm } from "./filter-form.tsx";
import { isFiltered, listAddress, readListRequest } from "./list-address.ts";
import { ARTICLES_PER_PAGE, LIST_FAILURE, loadArticles } from "./load-articles.tsx";

const TRAIL = [{ to: "/", label: "Home" }];

export const loader = ({ request, context }: Route.LoaderArgs) => loadArticles(serverApi(context), request);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadArticles(browserApi, request);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return errorMeta("Error Loading Articles");
  const { request, articles, total } = loaderData;
  const items = articles.map(({ slug, title }) => ({ to: `/articles/${slug}`, label: title }));
  return pageMeta(matches, {
    title: request.page > 1 ? `Articles, page ${request.page}` : "Articles",
    description:
      "Articles on the elephants of Sri Lanka and those who live with them: habitat, conflict, counts, festivals, law, and how tuskers are told apart.",
    path: listAddress(request),
    listed: !isFiltered(request),
    keywords: ["articles", "elephant conservation", "wildlife research"],
    trail: TRAIL,
    here: "Articles",
    structuredData: (siteUrl) => [
      itemList(siteUrl, { name: "Articles", total, first: firstPlace(request.page), items }),
    ],
  });
};

const firstPlace = (page: number): number => (page - 1) * ARTICLES_PER_PAGE + 1;

export default function Articles({ loaderData }: Route.ComponentProps) {
  const { request, articles, total, lastPage } = loaderData;
  const isFront = !isFiltered(request) && request.page === 1;
  return (
    <div className="wrap page-end">
      <PageHead />
      <FilterForm request={request} />
      {total === 0 ? (
        <Notice kind="status" title="No Articles Found">
          <p>No articles match your current search criteria.</p>
        </Notice>
      ) : (
        <section
          aria-labelledby="found"
          data-summary={total === 1 ? "1 article" : `${total.toLocaleString("en")} articles`}
        >
          <h2 id="found" className="sr">
            {isFiltered(request) ? "Articles found" : "All articles"}
          </h2>
          {isFront ? (
            <FrontPage articles={articles} />
          ) : (
            <>
              <p className="tally">
                <span>
                  <strong>{total === 1 ? "1 article" : `${total.toLocaleString("en")} articles`}</strong>
                  {total > 1 && ", the newest first"}
                </span>
                {lastPage > 1 && (
                  <span>
                    Page {request.page} of {lastPage}
                  </span>
                )}
              </p>
              <Plates articles={articles} eager />
            </>
          )}
          <Pagination page={request.page} pages={lastPage} addressOf={(page) => listAddress({ ...request, page })} />
        </section>
      )}
    </div>
  );
}

function PageHead() {
  return (
    <>
      <Breadcrumb trail={TRAIL} here="Articles" />
      <div className="pagehead">
        <h1>Articles</h1>
        <p>Fences and festivals, counts and courts: the writing behind the directory.</p>
      </div>
    </>
  );
}

/** The newest article large, the next two beside it, the rest below. */
function FrontPage({ articles: [lead, ...others] }: { articles: ArticleCardFields[] }) {
  if (lead === undefined) return null;
  if (others.length < 2) return <Plates articles={[lead, ...others]} eager />;
  return (
    <>
      <div className="stories">
        <ArticlePlate article={lead} eager="first" lead />
        <div className="rows">
          {others.slice(0, 2).map((article) => (
            <ArticleRow key={article.slug} article={article} />
          ))}
        </div>
      </div>
      <Plates articles={others.slice(2)} />
    </>
  );
}

function Plates({ articles, eager = false }: { articles: ArticleCardFields[]; eager?: boolean }) {
  return (
    <div className="plates">
      {articles.map((article, index) => (
        <ArticlePlate key={article.slug} article={article} eager={eager && index === 0 ? "first" : false} />
      ))}
    </div>
  );
}

export function ErrorBoundary() {
  const { pathname, search } = useLocation();
  return (
    <div className="wrap page-end">
      <PageHead />
      <FilterForm request={readListRequest(new URLSearchParams(search))} />
      <Notice kind="alert" title="Error Loading Articles">
        <p>{LIST_FAILURE}</p>
        <ButtonLink to={pathname + search}>Try Again</ButtonLink>
      </Notice>
    </div>
  );
}
