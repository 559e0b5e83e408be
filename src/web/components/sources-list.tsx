/** Where what is told comes from; the addresses lead away from this site. */
export function SourcesList({ sources }: { sources: readonly { title: string; url?: string | undefined }[] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources" className="mt-s-6">
      <h2 id="sources" className="mb-s-3 text-t-4">
        Sources
      </h2>
      <ol className="sources list-decimal">
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
