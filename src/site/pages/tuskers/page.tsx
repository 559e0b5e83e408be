import { foldForSearch } from "../../../platform/text/fold.ts";
import { ButtonLink } from "../../../ui/kit/button-link.tsx";
import plateStyles from "../../../ui/kit/plate.module.css";
import { definePage } from "../../page/define-page.ts";
import { hasOtherNames } from "../../parts/cards/tusker/native-names.tsx";
import { TuskerCard } from "../../parts/cards/tusker/tusker-card.tsx";
import { EntryList } from "../../parts/lists/entry-list.tsx";
import { listFailure } from "../../parts/lists/list-failure.tsx";
import { listHead } from "../../parts/lists/list-head.ts";
import { DidYouMean } from "../../parts/search/did-you-mean.tsx";
import { SuggestedTuskers } from "../../parts/search/suggested-tuskers.tsx";
import { TUSKERS_PER_PAGE } from "../../parts/search/tusker-query.ts";
import { ElsewhereLine } from "./elsewhere-line.tsx";
import { Filter } from "./filter.tsx";
import { KeyTile } from "./key-tile.tsx";
import { listAddress, readListRequest } from "./list-address.ts";
import { loadTuskers, type TuskerList } from "./load-tuskers.ts";
import { words } from "./words.ts";

function Tuskers({ request, tally, items, total, lastPage, suggestions, featured, elsewhere }: TuskerList) {
  const allHaveNames = items.every(({ card }) => hasOtherNames(card));
  const elsewhereLine = <ElsewhereLine elsewhere={elsewhere} search={request.search} />;
  return (
    <EntryList
      words={words}
      filter={<Filter request={request} tally={tally} />}
      heading={words.found.heading}
      total={total}
      page={request.page}
      lastPage={lastPage}
      addressOf={(page) => listAddress({ ...request, page })}
      instead={
        <>
          <DidYouMean suggestions={suggestions} />
          {elsewhereLine}
          <div className="acts">
            <ButtonLink to="/tuskers" quiet>
              {words.none.clear(tally.total)}
            </ButtonLink>
          </div>
        </>
      }
      suggested={<SuggestedTuskers tuskers={featured} />}
    >
      {elsewhereLine}
      <div className={`${plateStyles.plates} ${plateStyles.pairs}`}>
        {items.map(({ card, alsoKnownAs, foundBy }, index) => (
          <TuskerCard
            key={card.slug}
            tusker={card}
            shape="listed"
            eager={index === 0 ? "first" : false}
            alsoKnownAs={alsoKnownAs}
            foundBy={foundBy}
            search={foldForSearch(request.search)}
            withoutNames={request.search === "" && !allHaveNames}
          />
        ))}
        <KeyTile />
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
