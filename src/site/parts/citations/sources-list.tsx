import { kinds } from "../../../content/sources/kind-words.ts";
import type { ListedSource } from "../../../content/sources/source.ts";
import { webAddress } from "../../../content/sources/web-address.ts";
import { words } from "../../../content/sources/words.ts";
import { inEnglish } from "../../../platform/languages/stored-text.tsx";
import { writtenDate } from "../../../platform/text/dates/written-date.ts";
import { PageLink } from "../../../ui/kit/page-link.tsx";
import styles from "./sources-list.module.css";

/** A source with its number, and the ids of the marks that name it. */
type Numbered = { source: ListedSource; number: number; uses: readonly string[] };

/** Entries stored before addresses were validated may contain one that is not a valid link. */
const linkOf = (url: string | undefined): string | undefined => (url === undefined ? undefined : webAddress(url));

function Item({ source, number, uses }: Numbered) {
  const link = linkOf(source.url);
  const archived = linkOf(source.archiveUrl);
  return (
    <li id={`source-${number}`} value={number}>
      {/* The first element is also what a mark in the text shows beside it. */}
      <span>
        {link === undefined ? (
          <span className={styles.title} lang={source.language ?? inEnglish().lang}>
            {source.title}
          </span>
        ) : (
          <a className={styles.title} href={link} rel="noopener nofollow" lang={source.language ?? inEnglish().lang}>
            {source.title}
          </a>
        )}{" "}
        <span className={styles.kind}>{kinds[source.kind]}</span>
        {archived !== undefined && (
          <>
            {" "}
            <a
              className={styles.kind}
              href={archived}
              rel="noopener nofollow"
              aria-label={words.archivedOf(source.title)}
            >
              {words.archived}
            </a>
          </>
        )}
        {source.key !== undefined && (
          <>
            {" "}
            <PageLink className={styles.key} to={`/sources/${source.key}`} aria-label={words.everything(source.key)}>
              {source.key}
            </PageLink>
          </>
        )}
        {source.goneSince !== undefined && (
          <span className={styles.find}>{words.gone(writtenDate(source.goneSince), archived !== undefined)}</span>
        )}
        {source.find !== undefined && (
          <span className={styles.find} {...inEnglish()}>
            {source.find}
          </span>
        )}
      </span>
      {uses[0] !== undefined && (
        <a className={styles.back} href={`#${uses[0]}`} aria-label={words.backTo(number)}>
          ↑
        </a>
      )}
    </li>
  );
}

const List = ({ sources }: { sources: readonly Numbered[] }) => (
  <ol className={styles.list}>
    {sources.map((numbered) => (
      <Item key={numbered.number} {...numbered} />
    ))}
  </ol>
);

type SourcesListProps = {
  sources: readonly ListedSource[];
  /** The ids of the marks that name each source, by its number. The first is its way back. */
  uses: Readonly<Record<number, readonly string[]>>;
};

/** The number of sources in words. */
export const sourcesCounted = (count: number): string => words.counted(count);

/**
 * The sources of a page, within its closed block. Their links lead to other sites, and back to the first place that names each. Where some are
 * named, the others are further reading. On paper they are printed, also from a closed block.
 */
export function SourcesList({ sources, uses }: SourcesListProps) {
  if (sources.length === 0) return null;
  const numbered = sources.map((source, index) => ({ source, number: index + 1, uses: uses[index + 1] ?? [] }));
  const named = numbered.filter((one) => one.uses.length > 0);
  const further = named.length === 0 ? [] : numbered.filter((one) => one.uses.length === 0);
  return (
    <section aria-labelledby="sources" className="printed">
      <h3 id="sources">{sourcesCounted(sources.length)}</h3>
      <List sources={named.length === 0 ? numbered : named} />
      {further.length > 0 && (
        <>
          <h4>{words.further}</h4>
          <List sources={further} />
        </>
      )}
    </section>
  );
}
