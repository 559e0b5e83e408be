import type { ReactNode } from "react";
import { tagWords } from "../../../content/kinds/tag-words.ts";
import { placeAddress } from "../../../content/places/place-address.ts";
import { PLACE_NAMES } from "../../../content/places/words.ts";
import { writtenLocation } from "../../../content/places/written-location.ts";
import { languageOf } from "../../../content/tuskers/language-of.ts";
import { nameHere } from "../../../content/tuskers/name-here.ts";
import { inEnglish, Marked } from "../../../platform/languages/stored-text.tsx";
import { storedWord } from "../../../platform/languages/stored-word.ts";
import { Icon } from "../../../ui/kit/icon.tsx";
import { PageLink } from "../../../ui/kit/page-link.tsx";
import { defineFragment } from "../../page/define-page.ts";
import { TuskerImage } from "../images/image.tsx";
import { searchAddress } from "../search/search-address.ts";
import { loadSuggestions, type Suggestions } from "./load-suggestions.ts";
import styles from "./suggestions.module.css";
import { words } from "./words.ts";

const resultsOf = (search: string): string => searchAddress({ search, category: "", page: 1 });

/** One of the kinds of entries that were found; nothing if there are none. */
const Group = ({ label, links }: { label: string; links: ReactNode[] }) =>
  links.length > 0 && (
    <>
      <p aria-hidden="true">{label}</p>
      <ul aria-label={label}>{links}</ul>
    </>
  );

const Found = ({ card, alsoKnownAs }: Suggestions["tuskers"][number]) => (
  <PageLink to={`/tuskers/${card.slug}`} className={styles.tusker}>
    <TuskerImage tusker={card} aspect="1:1" sizes="44px" thumbnail alt="" />
    <span>
      <Marked text={nameHere(card)} />
      <small>
        {alsoKnownAs === undefined ? (
          <Marked text={writtenLocation(card.location)} />
        ) : (
          <span lang={languageOf(alsoKnownAs) ?? inEnglish().lang}>{alsoKnownAs}</span>
        )}
      </small>
    </span>
  </PageLink>
);

function SuggestionList({ search, tuskers, total, near, places, tags, articles }: Suggestions) {
  const count = tuskers.length + near.length + places.length + tags.length + articles.length;
  return (
    <div data-told={words.told(count)}>
      <Group
        label={words.tuskers}
        links={tuskers.map((found) => (
          <li key={found.card.slug}>
            <Found {...found} />
          </li>
        ))}
      />
      {total > tuskers.length && (
        <PageLink to={resultsOf(search)} className="more">
          {words.all(total)}
          <Icon name="arrow-right" />
        </PageLink>
      )}
      <Group
        label={words.near}
        links={near.map(({ slug, name }) => (
          <li key={slug} {...inEnglish()}>
            <PageLink to={`/tuskers/${slug}`}>{name}</PageLink>
          </li>
        ))}
      />
      <Group
        label={words.places}
        links={places.map((place) => (
          <li key={place}>
            <PageLink to={placeAddress(place)}>{PLACE_NAMES[place]}</PageLink>
          </li>
        ))}
      />
      <Group
        label={words.tags}
        links={tags.map((tag) => (
          <li key={tag} {...inEnglish(storedWord(tagWords, tag))}>
            <PageLink to={resultsOf(tag)}>{storedWord(tagWords, tag)}</PageLink>
          </li>
        ))}
      />
      <Group
        label={words.articles}
        links={articles.map(({ slug, title, titleLang }) => (
          <li key={slug} lang={titleLang}>
            <PageLink to={`/articles/${slug}`}>{title}</PageLink>
          </li>
        ))}
      />
    </div>
  );
}

export const fragment = defineFragment({
  read: ({ readers, request }) => loadSuggestions(readers, request.url),
  screen: (found) => <SuggestionList {...found} />,
});
