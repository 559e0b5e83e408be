import { Fragment } from "react";
import { listAddress } from "../../articles/articles-page/list-address.ts";
import { PlaceLink } from "../../places/place-link.tsx";
import { Marked } from "../../platform/languages/stored-text.tsx";
import { ButtonLink } from "../../platform/ui/button-link.tsx";
import { Moonstone } from "../../platform/ui/moonstone.tsx";
import { PageLink } from "../../platform/ui/page-link.tsx";
import plateStyles from "../../platform/ui/plate.module.css";
import { TuskerCard } from "../../tuskers/card/tusker-card.tsx";
import { nameHere } from "../../tuskers/name-here.ts";
import { DidYouMean } from "../../tuskers/tuskers-page/did-you-mean.tsx";
import styles from "../not-found/lost.module.css";
import type { SearchPage } from "./load-search.ts";
import { words } from "./words.en.ts";

/** The places, the tuskers with a matching tag and the articles, in one line. */
function Elsewhere({ places, tagged, articles, search }: SearchPage["elsewhere"] & { search: string }) {
  const links = [
    ...places.map((place) => <PlaceLink key={place} place={place} />),
    ...tagged.map((tusker) => (
      <PageLink key={tusker.slug} to={`/tuskers/${tusker.slug}`}>
        <Marked text={nameHere(tusker)} />
      </PageLink>
    )),
    articles > 0 && (
      <PageLink key="articles" to={listAddress({ search, category: "", page: 1 })}>
        {words.noResults.articles(articles)}
      </PageLink>
    ),
  ].filter((link) => link !== false);
  if (links.length === 0) return null;
  return (
    <p>
      {words.noResults.elsewhere}{" "}
      {links.map((link, index) => (
        <Fragment key={link.key}>
          {index > 0 && ", "}
          {link}
        </Fragment>
      ))}
    </p>
  );
}

/** Shown if a search finds nothing: similar spellings, what else matches, two links, and some tuskers to look at instead. */
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
          <Elsewhere {...elsewhere} search={request.search} />
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
