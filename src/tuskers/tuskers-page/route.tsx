import { Link, useLocation } from "react-router";
import { EntryList, ListFailure } from "../../entries/list-page/entry-list.tsx";
import { FilterForm } from "../../entries/list-page/filter-form.tsx";
import { listMeta } from "../../entries/list-page/list-meta.ts";
import { browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { readFailure } from "../../platform/render/load-failure.ts";
import plateStyles from "../../platform/ui/plate.module.css";
import { TuskerCard } from "../card/tusker-card.tsx";
import { TUSKERS_PER_PAGE, type TuskerQuery } from "../find/tusker-query.ts";
import { TUSKER_CATEGORIES, TUSKER_STATUSES } from "../status.ts";
import { CATEGORY_LABELS, STATUS_LABELS } from "../words.en.ts";
import type { Route } from "./+types/route";
import { DidYouMean } from "./did-you-mean.tsx";
import { listAddress, readListRequest } from "./list-address.ts";
import { loadTuskers } from "./load-tuskers.ts";
import styles from "./tuskers-page.module.css";
import { words } from "./words.en.ts";

export const loader = ({ request, context }: Route.LoaderArgs) => loadTuskers(serverApi(context), request);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadTuskers(browserApi, request);

export const meta: Route.MetaFunction = ({ loaderData: list, matches }) =>
  listMeta(
    matches,
    words,
    list && {
      path: listAddress(list.request),
      isFiltered: list.request.search !== "" || list.request.category !== "" || list.request.status !== "",
      page: list.request.page,
      perPage: TUSKERS_PER_PAGE,
      total: list.total,
      items: list.items.map(({ slug, name }) => ({ to: `/tuskers/${slug}`, label: name })),
    },
  );

function Filter({ request: { search, category, status } }: { request: TuskerQuery }) {
  const { category: ofCategory, status: ofStatus } = words.filter;
  const categories = { name: "category", label: ofCategory, options: TUSKER_CATEGORIES, labels: CATEGORY_LABELS };
  const statuses = { name: "status", label: ofStatus, options: TUSKER_STATUSES, labels: STATUS_LABELS };
  return (
    <FilterForm
      action="/tuskers"
      words={words.filter}
      search={search}
      choices={[
        { ...categories, value: category },
        { ...statuses, value: status },
      ]}
    />
  );
}

export default function Tuskers({ loaderData }: Route.ComponentProps) {
  const { request, items, total, lastPage, suggestions } = loaderData;
  return (
    <EntryList
      words={words}
      filter={<Filter request={request} />}
      heading={words.found.heading}
      total={total}
      page={request.page}
      lastPage={lastPage}
      addressOf={(page) => listAddress({ ...request, page })}
      instead={<DidYouMean suggestions={suggestions} />}
    >
      <p className={styles.record}>
        <Link to="/record">{words.record}</Link>
      </p>
      <div className={plateStyles.plates}>
        {/* On a phone the filters fill the first screen, so no image is loaded eagerly. */}
        {items.map((tusker) => (
          <TuskerCard key={tusker.slug} tusker={tusker} alsoKnownAs={tusker.alsoKnownAs} />
        ))}
      </div>
    </EntryList>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const request = readListRequest(new URLSearchParams(useLocation().search));
  const { message } = readFailure(error, words.failure.message);
  return <ListFailure words={words} filter={<Filter request={request} />} message={message} />;
}
