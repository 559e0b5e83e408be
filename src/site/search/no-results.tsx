import { Marked } from "../../platform/languages/stored-text.tsx";
import { ButtonLink } from "../../platform/ui/button-link.tsx";
import { Moonstone } from "../../platform/ui/moonstone.tsx";
import plateStyles from "../../platform/ui/plate.module.css";
import { TuskerCard } from "../../tuskers/card/tusker-card.tsx";
import { DidYouMean } from "../../tuskers/find/did-you-mean.tsx";
import styles from "../not-found/lost.module.css";
import { ElsewhereGroups } from "./elsewhere-groups.tsx";
import type { SearchPage } from "./load-search.ts";
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
      {featured.length > 0 && (
        <section aria-labelledby="interesting">
          <div className="head lesser">
            <h2 id="interesting">{words.noResults.instead}</h2>
          </div>
          <div className={plateStyles.plates}>
            {featured.map((tusker) => (
              <TuskerCard key={tusker.slug} tusker={tusker} mark={words.featured} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
