import styles from "./sources-list.module.css";
import { webAddress } from "./web-address.ts";
import { words } from "./words.en.ts";

type Source = { title: string; url?: string | undefined };

/** Entries stored before addresses were validated may contain one that is not a valid link. */
const linkOf = ({ url }: Source): string | undefined => (url === undefined ? undefined : webAddress(url));

/** The sources of an entry. Their links lead to other sites. */
export function SourcesList({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources" className={styles.section}>
      <h2 id="sources">{words.title}</h2>
      <ol className={styles.list}>
        {sources.map((source) => (
          <li key={`${source.title} ${source.url ?? ""}`}>
            {linkOf(source) === undefined ? (
              source.title
            ) : (
              <a href={linkOf(source)} rel="noopener nofollow">
                {source.title}
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
