import { Link, redirect, useLocation } from "react-router";
import { EntryList, ListFailure } from "../../entries/list-page/entry-list.tsx";
import { FilterForm } from "../../entries/list-page/filter-form.tsx";
import { listMeta } from "../../entries/list-page/list-meta.ts";
import { type ApiClient, browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { readFailure } from "../../platform/render/load-failure.ts";
import { pageOf } from "../../platform/render/read-answer.ts";
import { writtenDate } from "../../platform/text/written-date.ts";
import { words as sourceWords } from "../words.en.ts";
import type { Route } from "./+types/route";
import { KINDS, listAddress, readListRequest, type SourceListRequest } from "./list-address.ts";
import styles from "./sources-page.module.css";
import { words } from "./words.en.ts";

const SOURCES_PER_PAGE = 50;

/** Loads one page of the list. A page number beyond the last redirects to the last page. */
async function loadSources(api: ApiClient, { url, signal }: Request) {
  const request = readListRequest(new URL(url).searchParams);
  const { search, kind, page } = request;
  const query = {
    ...(search === "" ? {} : { search }),
    ...(kind === "" ? {} : { kind }),
    sort: "title",
    page: String(page),
    limit: String(SOURCES_PER_PAGE),
  };
  const call = api.api.sources.$get({ query }, { init: { signal } });
  const found = await pageOf(call, SOURCES_PER_PAGE, { signal, fallback: words.failure.message });
  if (page > found.lastPage) throw redirect(listAddress({ ...request, page: found.lastPage }));
  const items = found.items.map((source) => ({
    key: source.key,
    title: source.title,
    publisher: source.publisher,
    date: source.date,
    kind: source.kind,
    language: source.language,
    hasAddress: (source.url ?? source.archiveUrl) !== null,
    uses: source.uses,
  }));
  return { ...found, items, request };
}

export const loader = ({ request, context }: Route.LoaderArgs) => loadSources(serverApi(context), request);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadSources(browserApi, request);

export const meta: Route.MetaFunction = ({ loaderData: list, matches }) =>
  listMeta(
    matches,
    words,
    list && {
      path: listAddress(list.request),
      isFiltered: list.request.search !== "" || list.request.kind !== "",
      page: list.request.page,
      perPage: SOURCES_PER_PAGE,
      total: list.total,
      items: list.items.map(({ key, title }) => ({ to: `/sources/${key}`, label: title })),
    },
  );

function Filter({ request: { search, kind } }: { request: SourceListRequest }) {
  const kinds = { name: "kind", label: words.filter.kind, options: KINDS, labels: sourceWords.kinds, value: kind };
  return <FilterForm action="/sources" words={words.filter} search={search} choices={[kinds]} />;
}

export default function Sources({ loaderData }: Route.ComponentProps) {
  const { request, items, total, lastPage } = loaderData;
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
        {items.map(({ key, title, publisher, date, kind, language, hasAddress, uses }) => (
          <li key={key}>
            <Link to={`/sources/${key}`} lang={language ?? undefined}>
              {title}
            </Link>
            <small>
              {[
                key,
                publisher,
                date && writtenDate(date),
                sourceWords.kinds[kind],
                !hasAddress && words.noAddress,
                words.uses(uses),
              ]
                .filter(Boolean)
                .join(" · ")}
            </small>
          </li>
        ))}
      </ul>
    </EntryList>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const request = readListRequest(new URLSearchParams(useLocation().search));
  const { message } = readFailure(error, words.failure.message);
  return <ListFailure words={words} filter={<Filter request={request} />} message={message} />;
}
