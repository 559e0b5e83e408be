import { Marked } from "../../platform/languages/stored-text.tsx";
import { ButtonLink } from "../../platform/ui/button-link.tsx";
import { Moonstone } from "../../platform/ui/moonstone.tsx";
import { DidYouMean } from "../../tuskers/find/did-you-mean.tsx";
import styles from "../not-found/lost.module.css";
import { ElsewhereGroups } from "./elsewhere-groups.tsx";
import type { SearchPage } from "./load-search.ts";
import { SuggestedTuskers } from "./suggested-tuskers.tsx";
import { words } from "./words.en.ts";

/** Shown if a search finds no tusker: similar spellings, two links, what else matches, and some tuskers to look at instead. */
export function NoResults({ found: { request, suggestions, elsewhere, featured } }: { found: SearchPage }) {
  return (
    <>
      <div className={styles.lost}>
        <div>
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
        </div>
        <figure aria-hidden="true">
          <Moonstone />
        </figure>
      </div>
      <ElsewhereGroups {...elsewhere} search={request.search} />
      <SuggestedTuskers tuskers={featured} />
    </>
  );
}
