import { Marked } from "../../../platform/languages/stored-text.tsx";
import { ButtonLink } from "../../../ui/kit/button-link.tsx";
import { PageLink } from "../../../ui/kit/page-link.tsx";
import { DidYouMean } from "../../parts/search/did-you-mean.tsx";
import { SuggestedTuskers } from "../../parts/search/suggested-tuskers.tsx";
import { words } from "../../parts/search/words.ts";
import { words as placeWords } from "../places/words.ts";
import { ElsewhereGroups } from "./elsewhere-groups.tsx";
import type { SearchPage } from "./load-search.ts";
import styles from "./no-results.module.css";

/** Shown if a search finds no tusker: similar spellings, other ways to find one, what else matches, and some tuskers to look at instead. */
export function NoResults({ found: { request, suggestions, elsewhere, featured } }: { found: SearchPage }) {
  return (
    <>
      <div className={styles.none}>
        <div role="status">
          <h2>{words.noResults.title}</h2>
          <p>
            <Marked text={words.noResults.message(request)} />
          </p>
        </div>
        <DidYouMean suggestions={suggestions} />
        <div className="acts">
          <ButtonLink to="/tuskers">{words.browseAll}</ButtonLink>
          <ButtonLink to="/" quiet>
            {words.home}
          </ButtonLink>
        </div>
        <ul>
          <li>
            <PageLink to="/key">{words.noResults.key}</PageLink>
          </li>
          <li>
            <PageLink to="/places">{placeWords.title}</PageLink>
          </li>
        </ul>
      </div>
      <ElsewhereGroups {...elsewhere} search={request.search} />
      <SuggestedTuskers tuskers={featured} />
    </>
  );
}
