import type { TuskerPage } from "./load-tusker.ts";

/** Where what is told comes from; the addresses lead away from this site. */
export function Sources({ sources }: { sources: TuskerPage["sources"] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources" className="mt-s-7">
      <h2 id="sources" className="text-t-4">
        Sources
      </h2>
      <ol className="mt-s-3 list-decimal pl-s-5 text-t-1">
        {sources.map(({ title, url }) => (
          <li key={`${title} ${url ?? ""}`}>
            {url === undefined ? (
              title
            ) : (
              <a href={url} rel="noopener nofollow">
                {title}
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
