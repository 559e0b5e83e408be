import { redirect } from "react-router";
import { kinds } from "../../../content/sources/kind-words.ts";
import { inEnglish, Marked } from "../../../platform/languages/stored-text.tsx";
import { writtenDate } from "../../../platform/text/dates/written-date.ts";
import { PageLink } from "../../../ui/kit/page-link.tsx";
import { listPage } from "../../../ui/render/list-page.ts";
import { definePage } from "../../page/define-page.ts";
import { EntryList } from "../../parts/lists/entry-list.tsx";
import { listFailure } from "../../parts/lists/list-failure.tsx";
import { listHead } from "../../parts/lists/list-head.ts";
import type { PageReaders } from "../../reading/page-readers.server.ts";
import { Filter } from "./filter.tsx";
import { listAddress, readListRequest } from "./list-address.ts";
import styles from "./sources-page.module.css";
import { words } from "./words.ts";

const SOURCES_PER_PAGE = 50;

/** Loads one page of the list. A page number beyond the last redirects to the last page. */
async function loadSources(readers: PageReaders, url: string) {
  const request = readListRequest(new URL(url).searchParams);
  const part = await readers.sources(request, { page: request.page, perPage: SOURCES_PER_PAGE });
  const found = listPage(part, SOURCES_PER_PAGE, (source) => ({
    key: source.key,
    title: source.title,
    publisher: source.publisher,
    date: source.date,
    kind: source.kind,
    language: source.language,
    goneSince: source.goneSince,
    isArchived: source.archiveUrl !== null,
    hasAddress: (source.url ?? source.archiveUrl) !== null,
    uses: source.uses,
    pages: source.pages.length,
  }));
  if (request.page > found.lastPage) throw redirect(listAddress({ ...request, page: found.lastPage }));
  return { ...found, request };
}

function Sources({ request, items, total, lastPage }: Awaited<ReturnType<typeof loadSources>>) {
  return (
    <EntryList
      words={words}
      filter={<Filter request={request} />}
      heading={words.found.heading}
      total={total}
      page={request.page}
      lastPage={lastPage}
      addressOf={(page) => listAddress({ ...request, page })}
    >
      <ul className={styles.sources}>
        {items.map(
          ({ key, title, publisher, date, kind, language, hasAddress, goneSince, isArchived, uses, pages }) => (
            <li key={key}>
              <PageLink to={`/sources/${key}`} lang={language ?? inEnglish().lang}>
                {title}
              </PageLink>
              <small>
                <Marked
                  text={[
                    key,
                    publisher,
                    date && writtenDate(date),
                    kinds[kind],
                    !hasAddress && words.noAddress,
                    goneSince !== null && words.gone(isArchived),
                    words.uses(uses, pages),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                />
              </small>
            </li>
          ),
        )}
      </ul>
      <p>
        <PageLink to="/data">{words.data}</PageLink>
      </p>
    </EntryList>
  );
}

export const page = definePage({
  read: ({ readers, request }) => loadSources(readers, request.url),
  head: ({ request, total, items }) =>
    listHead(words, {
      path: listAddress(request),
      isFiltered: request.search !== "" || request.kind !== "",
      page: request.page,
      perPage: SOURCES_PER_PAGE,
      total,
      items: items.map(({ key, title }) => ({ to: `/sources/${key}`, label: title })),
    }),
  screen: (list) => <Sources {...list} />,
  failure: listFailure(
    () => words,
    (query) => <Filter request={readListRequest(query)} />,
  ),
});
