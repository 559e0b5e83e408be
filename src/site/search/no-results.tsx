import { ButtonLink } from "../../platform/ui/button-link.tsx";
import { Moonstone } from "../../platform/ui/moonstone.tsx";
import { TuskerCard } from "../../tuskers/card/tusker-card.tsx";
import { DidYouMean } from "../../tuskers/tuskers-page/did-you-mean.tsx";
import type { SearchPage } from "./load-search.tsx";
import { searchWords } from "./search-address.ts";

/** What is shown where a search finds nobody: near spellings, two ways on, and some tuskers to look at instead. */
export function NoResults({ found: { request, suggestions, featured } }: { found: SearchPage }) {
  return (
    <>
      <div className="lost">
        <div>
          <div role="status">
            <h2>No tuskers found</h2>
            <p>The directory has no tusker {searchWords(request)}.</p>
          </div>
          <DidYouMean suggestions={suggestions} />
          <div className="acts">
            <ButtonLink to="/tuskers">Browse All Tuskers</ButtonLink>
            <ButtonLink to="/" quiet>
              Return Home
            </ButtonLink>
          </div>
        </div>
        <figure aria-hidden="true">
          <Moonstone />
        </figure>
      </div>
      {featured.length > 0 && (
        <section aria-labelledby="interesting">
          <div className="head lesser">
            <h2 id="interesting">You might be interested in:</h2>
          </div>
          <div className="plates">
            {featured.map((tusker) => (
              <TuskerCard key={tusker.slug} tusker={tusker} mark="Featured" />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
