import type { ReactNode } from "react";
import { listAddress as articlesAddress } from "../../articles/articles-page/list-address.ts";
import { words as articleWords } from "../../articles/articles-page/words.en.ts";
import { PlaceLink } from "../../places/place-link.tsx";
import { inEnglish } from "../../platform/languages/stored-text.tsx";
import { Icon } from "../../platform/ui/icon.tsx";
import { PageLink } from "../../platform/ui/page-link.tsx";
import { listAddress as sourcesAddress } from "../../sources/sources-page/list-address.ts";
import { words as sourceWords } from "../../sources/sources-page/words.en.ts";
import { words as placeWords } from "../../tuskers/places/places-page/words.en.ts";
import styles from "./elsewhere-groups.module.css";
import type { Elsewhere } from "./load-search.ts";

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
    <ul className={styles.items}>{children}</ul>
  </section>
);

/** A sentence with the words of the search marked; unmarked if it spells them otherwise. */
function Sentence({ text, words }: { text: string; words: string }) {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  if (at === -1) return text;
  const end = at + words.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}

/** Places, articles and sources that a search found, in groups; a group without any is left out. */
export function ElsewhereGroups({ places, articles, sources, search }: Elsewhere & { search: string }) {
  const allArticles = {
    to: articlesAddress({ search, category: "", page: 1 }),
    label: articleWords.found.counted(articles.total),
  };
  const allSources = {
    to: sourcesAddress({ search, kind: "", page: 1 }),
    label: sourceWords.found.counted(sources.total),
  };
  return (
    <>
      {places.length > 0 && (
        <Group id="places-found" title={placeWords.title}>
          {places.map((place) => (
            <li key={place}>
              <PlaceLink place={place} />
            </li>
          ))}
        </Group>
      )}
      {articles.items.length > 0 && (
        <Group
          id="articles-found"
          title={articleWords.title}
          more={articles.total > articles.items.length ? allArticles : undefined}
        >
          {articles.items.map(({ slug, title, titleLang, excerpt, excerptLang, sentence }) => (
            <li key={slug}>
              <PageLink to={`/articles/${slug}`} lang={titleLang}>
                {title}
              </PageLink>
              {sentence === undefined ? (
                <p lang={excerptLang}>{excerpt}</p>
              ) : (
                <p {...inEnglish()}>
                  <Sentence text={sentence} words={search} />
                </p>
              )}
            </li>
          ))}
        </Group>
      )}
      {sources.items.length > 0 && (
        <Group
          id="sources-found"
          title={sourceWords.title}
          more={sources.total > sources.items.length ? allSources : undefined}
        >
          {sources.items.map(({ key, title, language }) => (
            <li key={key}>
              <PageLink to={`/sources/${key}`} lang={language ?? inEnglish().lang}>
                {title}
              </PageLink>
            </li>
          ))}
        </Group>
      )}
    </>
  );
}
