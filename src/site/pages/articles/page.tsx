import plateStyles from "../../../ui/kit/plate.module.css";
import { definePage } from "../../page/define-page.ts";
import { ArticlePlate } from "../../parts/cards/article/article-card.tsx";
import type { ArticleCardFields } from "../../parts/cards/article/card-fields.ts";
import { Stories } from "../../parts/cards/article/stories.tsx";
import { EntryList } from "../../parts/lists/entry-list.tsx";
import { listFailure } from "../../parts/lists/list-failure.tsx";
import { listHead } from "../../parts/lists/list-head.ts";
import { Filter } from "./filter.tsx";
import { ARTICLES_PER_PAGE, isFiltered, listAddress, readListRequest } from "./list-address.ts";
import { type ArticleList, loadArticles } from "./load-articles.ts";
import { words } from "./words.ts";

function Articles({ request, tally, items, total, lastPage }: ArticleList) {
  const filtered = isFiltered(request);
  const isFront = !filtered && request.page === 1;
  return (
    <EntryList
      words={words}
      filter={<Filter request={request} tally={tally} />}
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

export const page = definePage({
  read: ({ readers, request }) => loadArticles(readers, request.url),
  head: ({ request, total, items }) =>
    listHead(words, {
      path: listAddress(request),
      isFiltered: isFiltered(request),
      page: request.page,
      perPage: ARTICLES_PER_PAGE,
      total,
      items: items.map(({ slug, title }) => ({ to: `/articles/${slug}`, label: title })),
    }),
  screen: (list) => <Articles {...list} />,
  // The specification has one sentence for every failure of this list.
  failure: listFailure(
    () => words,
    (query) => <Filter request={readListRequest(query)} />,
    () => words.failure.message,
  ),
  isMostVisited: true,
});
