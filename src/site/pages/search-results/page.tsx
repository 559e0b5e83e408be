import type { TuskerCardFields } from "../../../content/tuskers/card-fields.ts";
import { nameHere } from "../../../content/tuskers/name-here.ts";
import { CATEGORY_LABELS } from "../../../content/tuskers/words.ts";
import { findFolded } from "../../../platform/text/find-folded.ts";
import { foldForSearch } from "../../../platform/text/fold.ts";
import { ButtonLink } from "../../../ui/kit/button-link.tsx";
import listStyles from "../../../ui/kit/lists/list-head.module.css";
import { Pagination } from "../../../ui/kit/lists/pagination.tsx";
import { Notice } from "../../../ui/kit/notice.tsx";
import { usePageAddress } from "../../../ui/kit/page-address.ts";
import plateStyles from "../../../ui/kit/plate.module.css";
import { words as uiWords } from "../../../ui/kit/words.ts";
import { homeTrail } from "../../meta/structured-data.ts";
import { definePage } from "../../page/define-page.ts";
import { TuskerCard } from "../../parts/cards/tusker/tusker-card.tsx";
import { tagHere } from "../../parts/entry/tags-here.ts";
import { searchAddress } from "../../parts/search/search-address.ts";
import { words } from "../../parts/search/words.ts";
import styles from "./elsewhere-groups.module.css";
import { ElsewhereGroups, GroupChips } from "./elsewhere-groups.tsx";
import { loadSearch, type SearchPage } from "./load-search.ts";
import { NoResults } from "./no-results.tsx";

const MAX_KEYWORDS = 5;

/** A tag with the capital letters that his location has, if it names the same place: "Kala Wewa". */
function tagOn({ location }: TuskerCardFields, tag: string): string {
  const word = tagHere(tag);
  const named = findFolded(location, foldForSearch(word));
  return named === undefined ? word : location.slice(named.start, named.end);
}

function Results({ found }: { found: SearchPage }) {
  const { request, items, total, lastPage } = found;
  return (
    <div className="wrap page-end">
      <div className={`pagehead ${listStyles.title}`}>
        <h1>{words.here}</h1>
        {total > 0 && <p role="status">{words.found(total, request)}</p>}
      </div>
      <div className={styles.groups}>
        <GroupChips {...found} />
      </div>
      {total === 0 ? (
        <NoResults found={found} />
      ) : (
        <>
          <section aria-labelledby="found" data-summary={words.summary(total)}>
            <h2 id="found" className="sr">
              {words.results}
            </h2>
            <div className={`${plateStyles.plates} ${plateStyles.pairs}`}>
              {items.map(({ card, firstTag, alsoKnownAs, foundBy }, index) => {
                const mark = firstTag && tagOn(card, firstTag);
                return (
                  <TuskerCard
                    key={card.slug}
                    tusker={card}
                    shape="listed"
                    eager={index === 0 ? "first" : false}
                    mark={mark}
                    search={foldForSearch(request.search)}
                    alsoKnownAs={alsoKnownAs}
                    // A tag stands once on the card.
                    foundBy={
                      foundBy && "tag" in foundBy && firstTag && foundBy.tag === tagHere(firstTag) ? undefined : foundBy
                    }
                  />
                );
              })}
            </div>
            <Pagination
              page={request.page}
              pages={lastPage}
              addressOf={(page) => searchAddress({ ...request, page })}
            />
          </section>
          <ElsewhereGroups {...found.elsewhere} search={request.search} />
        </>
      )}
    </div>
  );
}

/** The specification has one sentence for every failure. */
const Failure = () => {
  const { pathname, search } = usePageAddress();
  return (
    <div className="wrap page-end">
      <div className={`pagehead ${listStyles.title}`}>
        <h1>{words.here}</h1>
      </div>
      <Notice kind="alert" title={words.failure.title}>
        <p>{words.failure.message}</p>
        <div className="acts">
          <ButtonLink to={pathname + search}>{uiWords.tryAgain}</ButtonLink>
          <ButtonLink to="/tuskers" quiet>
            {words.browseAll}
          </ButtonLink>
        </div>
      </Notice>
    </div>
  );
};

export const page = definePage({
  read: ({ readers, request }) => loadSearch(readers, request.url),
  head: ({ request, items, total }) => {
    const first = items.slice(0, MAX_KEYWORDS).map(({ card }) => card);
    return {
      title: words.title(request),
      description: words.description(total, request),
      path: searchAddress(request),
      // Only the category pages are indexed: otherwise every search would become a page of its own.
      listed: request.search === "" && total > 0,
      trail: homeTrail(),
      here: words.here,
      keywords: [...first.map(nameHere), ...first.map(({ category }) => CATEGORY_LABELS[category].toLowerCase())],
    };
  },
  screen: (found) => <Results found={found} />,
  failure: { title: () => words.failure.title, screen: () => <Failure /> },
  isMostVisited: true,
});
