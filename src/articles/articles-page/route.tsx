import { useLocation } from "react-router";
import { EntryList, ListFailure } from "../../entries/list-page/entry-list.tsx";
import { FilterForm } from "../../entries/list-page/filter-form.tsx";
import { listMeta } from "../../entries/list-page/list-meta.ts";
import { browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import plateStyles from "../../platform/ui/plate.module.css";
import { ArticlePlate } from "../card/article-card.tsx";
import type { ArticleCardFields } from "../card/card-fields.ts";
import { Stories } from "../card/stories.tsx";
import { ARTICLE_CATEGORIES } from "../categories.ts";
import { ARTICLE_CATEGORY_LABELS } from "../words.en.ts";
import type { Route } from "./+types/route";
import { ARTICLES_PER_PAGE, type ArticleQuery, isFiltered, listAddress, readListRequest } from "./list-address.ts";
import { loadArticles } from "./load-articles.ts";
import { words } from "./words.en.ts";

export const loader = ({ request, context }: Route.LoaderArgs) => loadArticles(serverApi(context), request);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadArticles(browserApi, request);

export const meta: Route.MetaFunction = ({ loaderData: list, matches }) =>
  listMeta(
    matches,
    words,
    list && {
      path: listAddress(list.request),
      isFiltered: isFiltered(list.request),
      page: list.request.page,
      perPage: ARTICLES_PER_PAGE,
      total: list.total,
      items: list.items.map(({ slug, title }) => ({ to: `/articles/${slug}`, label: title })),
    },
  );

function Filter({ request: { search, category } }: { request: ArticleQuery }) {
  const { category: label } = words.filter;
  const categories = { name: "category", label, options: ARTICLE_CATEGORIES, labels: ARTICLE_CATEGORY_LABELS };
  return (
    <FilterForm
      action="/articles"
      words={words.filter}
      search={search}
      choices={[{ ...categories, value: category }]}
    />
  );
}

export default function Articles({ loaderData: { request, items, total, lastPage } }: Route.ComponentProps) {
  const filtered = isFiltered(request);
  const isFront = !filtered && request.page === 1;
  return (
    <EntryList
      words={words}
      filter={<Filter request={request} />}
      heading={filtered ? words.found.filtered : words.found.all}
      total={total}
      page={request.page}
      lastPage={lastPage}
      addressOf={(page) => listAddress({ ...request, page })}
      untold={isFront}
    >
      {isFront ? <FrontPage articles={items} /> : <Plates articles={items} eager />}
    </EntryList>
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
  const request = readListRequest(new URLSearchParams(useLocation().search));
  return <ListFailure words={words} filter={<Filter request={request} />} message={words.failure.message} />;
}
