import { useLocation } from "react-router";
import { browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { ButtonLink } from "../../platform/ui/button-link.tsx";
import listStyles from "../../platform/ui/lists/list-head.module.css";
import { Pagination } from "../../platform/ui/lists/pagination.tsx";
import { Notice } from "../../platform/ui/notice.tsx";
import plateStyles from "../../platform/ui/plate.module.css";
import { words as uiWords } from "../../platform/ui/words.en.ts";
import { errorMeta, pageMeta } from "../../site/meta/page-meta.ts";
import { itemList } from "../../site/meta/structured-data.ts";
import { ArticlePlate } from "../card/article-card.tsx";
import type { ArticleCardFields } from "../card/card-fields.ts";
import { Stories } from "../card/stories.tsx";
import type { Route } from "./+types/route";
import { FilterForm } from "./filter-form.tsx";
import { ARTICLES_PER_PAGE, isFiltered, listAddress, readListRequest } from "./list-address.ts";
import { loadArticles } from "./load-articles.tsx";
import { words } from "./words.en.tsx";

const TRAIL = [{ to: "/", label: uiWords.home }];

export const loader = ({ request, context }: Route.LoaderArgs) => loadArticles(serverApi(context), request);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadArticles(browserApi, request);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return errorMeta(words.failure.title);
  const { request, articles, total } = loaderData;
  return pageMeta(matches, {
    title: request.page > 1 ? words.titleOfPage(request.page) : words.title,
    description: words.description,
    path: listAddress(request),
    listed: !isFiltered(request),
    keywords: words.keywords,
    trail: TRAIL,
    here: words.title,
    structuredData: import.meta.env.SSR
      ? (siteUrl) => [
          itemList(siteUrl, {
            name: words.title,
            total,
            first: firstPlace(request.page),
            items: articles.map(({ slug, title }) => ({ to: `/articles/${slug}`, label: title })),
          }),
        ]
      : undefined,
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
        <Notice kind="status" title={words.none.title}>
          <p>{words.none.message}</p>
        </Notice>
      ) : (
        <section aria-labelledby="found" data-summary={words.found.count(total)}>
          <h2 id="found" className="sr">
            {isFiltered(request) ? words.found.filtered : words.found.all}
          </h2>
          {isFront ? (
            <FrontPage articles={articles} />
          ) : (
            <>
              <p className={listStyles.tally}>
                <span>{words.found.tally(total)}</span>
                {lastPage > 1 && <span>{words.found.page(request.page, lastPage)}</span>}
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
      <Breadcrumb trail={TRAIL} here={words.title} />
      <div className="pagehead">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </div>
    </>
  );
}

/** The newest article in large, the next two next to it, the rest below. */
function FrontPage({ articles: [lead, ...others] }: { articles: ArticleCardFields[] }) {
  if (lead === undefined) return null;
  if (others.length < 2) return <Plates articles={[lead, ...others]} eager />;
  return (
    <>
      <Stories lead={lead} rows={others.slice(0, 2)} eager="first" />
      <Plates articles={others.slice(2)} />
    </>
  );
}

function Plates({ articles, eager = false }: { articles: ArticleCardFields[]; eager?: boolean }) {
  return (
    <div className={plateStyles.plates}>
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
      <Notice kind="alert" title={words.failure.title}>
        <p>{words.failure.message}</p>
        <ButtonLink to={pathname + search}>{uiWords.tryAgain}</ButtonLink>
      </Notice>
    </div>
  );
}
