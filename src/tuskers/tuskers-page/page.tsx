import { EntryList } from "../../entries/list-page/entry-list.tsx";
import { listFailure } from "../../entries/list-page/list-failure.tsx";
import { listHead } from "../../entries/list-page/list-head.ts";
import { PageLink } from "../../platform/ui/page-link.tsx";
import plateStyles from "../../platform/ui/plate.module.css";
import { definePage } from "../../site/render/define-page.ts";
import { TuskerCard } from "../card/tusker-card.tsx";
import { DidYouMean } from "../find/did-you-mean.tsx";
import { TUSKERS_PER_PAGE } from "../find/tusker-query.ts";
import { ElsewhereLine } from "./elsewhere-line.tsx";
import { Filter } from "./filter.tsx";
import { listAddress, readListRequest } from "./list-address.ts";
import { loadTuskers, type TuskerList } from "./load-tuskers.ts";
import styles from "./tuskers-page.module.css";
import { words } from "./words.en.ts";

function Tuskers({ request, items, total, lastPage, suggestions, elsewhere }: TuskerList) {
  const elsewhereLine = <ElsewhereLine elsewhere={elsewhere} search={request.search} />;
  return (
    <EntryList
      words={words}
      filter={<Filter request={request} />}
      heading={words.found.heading}
      total={total}
      page={request.page}
      lastPage={lastPage}
      addressOf={(page) => listAddress({ ...request, page })}
      instead={
        <>
          <DidYouMean suggestions={suggestions} />
          {elsewhereLine}
        </>
      }
    >
      {elsewhereLine}
      <p className={styles.record}>
        <PageLink to="/record">{words.record}</PageLink>
        <PageLink to="/key">{words.key}</PageLink>
      </p>
      <div className={plateStyles.plates}>
        {/* On a phone the filters fill the first screen, so no image is loaded eagerly. */}
        {items.map(({ card, alsoKnownAs, foundBy }) => (
          <TuskerCard key={card.slug} tusker={card} alsoKnownAs={alsoKnownAs} foundBy={foundBy} />
        ))}
      </div>
    </EntryList>
  );
}

export const page = definePage({
  read: ({ readers, request }) => loadTuskers(readers, request.url),
  head: ({ request, total, items }) =>
    listHead(words, {
      path: listAddress(request),
      isFiltered: request.search !== "" || request.category !== "" || request.status !== "",
      page: request.page,
      perPage: TUSKERS_PER_PAGE,
      total,
      items: items.map(({ card: { slug, name } }) => ({ to: `/tuskers/${slug}`, label: name })),
    }),
  screen: (list) => <Tuskers {...list} />,
  failure: listFailure(
    () => words,
    (query) => <Filter request={readListRequest(query)} />,
  ),
  isMostVisited: true,
});
