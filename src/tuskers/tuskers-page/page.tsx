import { EntryList } from "../../entries/list-page/entry-list.tsx";
import { listHead } from "../../entries/list-page/list-head.ts";
import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { PageLink } from "../../platform/ui/page-link.tsx";
import plateStyles from "../../platform/ui/plate.module.css";
import type { MadePage } from "../../site/served/served-page.tsx";
import { TuskerCard } from "../card/tusker-card.tsx";
import { TUSKERS_PER_PAGE } from "../find/tusker-query.ts";
import { DidYouMean } from "./did-you-mean.tsx";
import { Filter } from "./filter.tsx";
import { listAddress } from "./list-address.ts";
import { loadTuskers, type TuskerList } from "./load-tuskers.ts";
import styles from "./tuskers-page.module.css";
import { words } from "./words.en.ts";

function Tuskers({ request, items, total, lastPage, suggestions }: TuskerList) {
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
        <PageLink to="/record">{words.record}</PageLink>
        <PageLink to="/key">{words.key}</PageLink>
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

export async function tuskersPage(api: ApiClient, asked: Request): Promise<MadePage> {
  const list = await loadTuskers(api, asked);
  const { request, total, items } = list;
  return {
    head: listHead(words, {
      path: listAddress(request),
      isFiltered: request.search !== "" || request.category !== "" || request.status !== "",
      page: request.page,
      perPage: TUSKERS_PER_PAGE,
      total,
      items: items.map(({ slug, name }) => ({ to: `/tuskers/${slug}`, label: name })),
    }),
    content: <Tuskers {...list} />,
  };
}
