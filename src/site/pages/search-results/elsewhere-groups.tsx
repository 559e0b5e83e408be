import type { ReactNode } from "react";
import { placeAddress } from "../../../content/places/place-address.ts";
import { districtsOf, type PlaceKey, placeOf } from "../../../content/places/places.ts";
import { PLACE_NAMES } from "../../../content/places/words.ts";
import { tuskerWords } from "../../../content/tuskers/words.ts";
import { inEnglish } from "../../../platform/languages/stored-text.tsx";
import { foldForSearch } from "../../../platform/text/fold.ts";
import { Icon } from "../../../ui/kit/icon.tsx";
import { type Chip, Chips } from "../../../ui/kit/lists/chips.tsx";
import { FoundText } from "../../../ui/kit/lists/found-text.tsx";
import { PageLink } from "../../../ui/kit/page-link.tsx";
import { words as uiWords } from "../../../ui/kit/words.ts";
import { tagHere } from "../../parts/entry/tags-here.ts";
import { searchAddress } from "../../parts/search/search-address.ts";
import { words } from "../../parts/search/words.ts";
import { listAddress as articlesAddress } from "../articles/list-address.ts";
import { words as articleWords } from "../articles/words.ts";
import { words as placeWords } from "../places/words.ts";
import { listAddress as sourcesAddress } from "../sources/list-address.ts";
import { words as sourceWords } from "../sources/words.ts";
import styles from "./elsewhere-groups.module.css";
import type { Elsewhere, SearchPage } from "./load-search.ts";

/** Texts may have the words where title and excerpt do not. */
const articlesFound = ({ items, total }: Elsewhere["articles"]): number => Math.max(items.length, total);

/** Links to the groups of what a search found, with their numbers; none to a single group. */
export function GroupChips({ total, elsewhere: { places, articles, tags, sources } }: SearchPage) {
  const chips: Chip[] = [
    { to: "#found", label: words.tuskers, count: total },
    { to: "#places-found", label: placeWords.title, count: places.total },
    { to: "#articles-found", label: articleWords.title, count: articlesFound(articles) },
    { to: "#tags-found", label: tuskerWords.tags, count: tags.length },
    { to: "#sources-found", label: sourceWords.title, count: sources.total },
  ].filter(({ count }) => count > 0);
  return chips.length > 1 && <Chips label={uiWords.shortcuts} chips={chips} />;
}

type GroupProps = { id: string; title: string; more?: { to: string; label: string } | undefined; children: ReactNode };

const Group = ({ id, title, more, children }: GroupProps) => (
  <section className={styles.group} aria-labelledby={id}>
    <div className="head lesser">
      <h2 id={id}>{title}</h2>
      {more && (
        <PageLink className="more" to={more.to}>
          {more.label}
          <Icon name="arrow-right" />
        </PageLink>
      )}
    </div>
    {children}
  </section>
);

type FoundProps = {
  /** Folded as for searches. */
  search: string;
};

function Place({ place, search }: FoundProps & { place: PlaceKey }) {
  const districts = placeOf(place).kind === "district" ? [] : districtsOf(place);
  return (
    <li>
      <PageLink to={placeAddress(place)}>
        <FoundText text={PLACE_NAMES[place]} search={search} />
      </PageLink>
      {districts.length > 0 && <p>{districts.map((district) => PLACE_NAMES[district]).join(", ")}</p>}
    </li>
  );
}

function Article({ article, search }: FoundProps & { article: Elsewhere["articles"]["items"][number] }) {
  const { slug, title, titleLang, excerpt, excerptLang, sentence } = article;
  return (
    <li>
      <PageLink to={`/articles/${slug}`} lang={titleLang}>
        <FoundText text={title} search={search} />
      </PageLink>
      <p {...(sentence === undefined ? { lang: excerptLang } : inEnglish())}>
        <FoundText text={sentence ?? excerpt} search={search} />
      </p>
    </li>
  );
}

/** Places, articles, tags and sources that a search found, in groups; a group without any is left out. */
export function ElsewhereGroups({ places, articles, tags, sources, search }: Elsewhere & { search: string }) {
  const folded = foldForSearch(search);
  const allArticles = {
    to: articlesAddress({ search, category: "", page: 1 }),
    label: articleWords.found.counted(articles.total),
  };
  const allSources = {
    to: sourcesAddress({ search, kind: "", page: 1 }),
    label: sourceWords.found.counted(sources.total),
  };
  const tagChips = tags.map(({ tag, tuskers }) => ({
    to: searchAddress({ search: tag, category: "", page: 1 }),
    label: tagHere(tag),
    count: tuskers,
  }));
  return (
    <>
      {places.items.length > 0 && (
        <Group
          id="places-found"
          title={placeWords.title}
          more={places.total > places.items.length ? { to: "/places", label: placeWords.title } : undefined}
        >
          <ul className={`${styles.items} ${styles.places}`}>
            {places.items.map((place) => (
              <Place key={place} place={place} search={folded} />
            ))}
          </ul>
        </Group>
      )}
      {articles.items.length > 0 && (
        <Group
          id="articles-found"
          title={articleWords.title}
          more={articles.total > articles.items.length ? allArticles : undefined}
        >
          <ul className={styles.items}>
            {articles.items.map((article) => (
              <Article key={article.slug} article={article} search={folded} />
            ))}
          </ul>
        </Group>
      )}
      {tagChips.length > 0 && (
        <Group id="tags-found" title={tuskerWords.tags}>
          <Chips label={tuskerWords.tags} chips={tagChips} />
        </Group>
      )}
      {sources.items.length > 0 && (
        <Group
          id="sources-found"
          title={sourceWords.title}
          more={sources.total > sources.items.length ? allSources : undefined}
        >
          <ul className={styles.items}>
            {sources.items.map(({ key, title, language }) => (
              <li key={key}>
                <PageLink to={`/sources/${key}`} lang={language ?? inEnglish().lang}>
                  <FoundText text={title} search={folded} />
                </PageLink>
              </li>
            ))}
          </ul>
        </Group>
      )}
    </>
  );
}
