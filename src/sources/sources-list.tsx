import { webAddress } from "./web-address.ts";

type Source = { title: string; url?: string | undefined };

/** Entries that were stored when any address was taken may hold one that is no link. */
const linkOf = ({ url }: Source): string | undefined => (url === undefined ? undefined : webAddress(url));

/** Where what is told comes from; the addresses lead away from this site. */
export function SourcesList({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources" className="origins">
      <h2 id="sources">Sources</h2>
      <ol className="sources">
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
