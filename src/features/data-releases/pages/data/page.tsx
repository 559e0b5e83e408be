import { siteName } from "../../../../platform/identity/site-identity.ts";
import { inEnglish, Marked } from "../../../../platform/languages/stored-text.tsx";
import { writtenNumber } from "../../../../platform/text/counted.ts";
import { writtenDate } from "../../../../platform/text/dates/written-date.ts";
import { pageFailure } from "../../../../site/frame/page-failure.tsx";
import { homeTrail } from "../../../../site/meta/structured-data.ts";
import { definePage, type PageRequest } from "../../../../site/page/define-page.ts";
import { Breadcrumb } from "../../../../ui/kit/breadcrumb.tsx";
import { Icon } from "../../../../ui/kit/icon.tsx";
import { useSiteFacts } from "../../../../ui/kit/site-facts.ts";
import type { ReleaseReaders } from "../../feature.server.ts";
import { citationOf } from "../../files/release-facts.ts";
import type { Release } from "../../release.ts";
import styles from "./data-page.module.css";
import { dataSetOf } from "./data-set.ts";
import { failure } from "./failure-words.ts";
import { terms } from "./term-words.ts";
import { words } from "./words.ts";

/** What a file is, by the end of its name. */
const kindOf = (name: string): string =>
  (
    [
      ["-csv.zip", words.files.csv],
      [".jsonld", words.files.jsonLd],
      ["-dwca.zip", words.files.archive],
      ["-changes.json", words.files.changes],
      ["-manifest.json", words.files.manifest],
    ] as const
  ).find(([end]) => name.endsWith(end))?.[1] ?? name;

const BYTES_OF_KB = 1000;

const Files = ({ release: { number, files } }: { release: Release }) => (
  <ul className={styles.files}>
    {files.map(({ name, type, bytes, sha256 }) => (
      <li key={name}>
        <a href={`/data/${number}/${name}`} type={type} download>
          <Marked text={kindOf(name)} />
        </a>{" "}
        <small {...inEnglish()}>
          {words.releases.sizes(writtenNumber(Math.ceil(bytes / BYTES_OF_KB)))} · {words.releases.hash}{" "}
          <code>{sha256}</code>
        </small>
      </li>
    ))}
  </ul>
);

function ReleaseSection({ release }: { release: Release }) {
  const { number, day, counts, since, changes, recalled } = release;
  const { added, changed, removed } = changes;
  const { dated, rows, first, changes: told } = words.releases;
  return (
    <section className={styles.release} id={number}>
      <h3>{dated(number, writtenDate(day))}</h3>
      {recalled === null ? (
        <>
          <p>
            {rows(counts.tuskers ?? 0, counts.events ?? 0, counts.sources ?? 0)}{" "}
            {since === null ? first : told(since, added, changed, removed)}
          </p>
          <Files release={release} />
        </>
      ) : (
        <p>
          <Marked text={words.releases.recalled(writtenDate(recalled.on), recalled.why)} />
        </p>
      )}
    </section>
  );
}

function Data({ releases }: { releases: readonly Release[] }) {
  const facts = useSiteFacts();
  const newest = releases.find(({ recalled }) => recalled === null);
  return (
    <div className="wrap page-end">
      <Breadcrumb trail={homeTrail()} here={words.title} />
      <div className="pagehead">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </div>
      <div className={styles.data}>
        <section aria-labelledby="releases">
          <h2 id="releases">{words.releases.heading}</h2>
          {releases.length === 0 && facts?.licence === undefined && <p id="licence">{words.licence.missing}</p>}
          {releases.length === 0 && facts?.licence !== undefined && <p>{words.releases.none}</p>}
          {releases.map((release) => (
            <ReleaseSection key={release.number} release={release} />
          ))}
        </section>
        {facts?.licence !== undefined && (
          <section aria-labelledby="licence">
            <h2 id="licence">{words.licence.heading}</h2>
            <p>
              <Marked text={words.licence.of(facts.licence.label)} />{" "}
              <a href={facts.licence.url} rel="license noopener">
                {facts.licence.url}
              </a>
            </p>
          </section>
        )}
        {newest !== undefined && (
          <section aria-labelledby="cite-release">
            <h2 id="cite-release">{words.cite.heading}</h2>
            <p>{words.cite.text}</p>
            <p className={styles.citation} {...inEnglish()}>
              {citationOf({ ...newest, siteName: siteName(), siteUrl: facts?.siteUrl ?? "" })}
            </p>
          </section>
        )}
        <section aria-labelledby="withheld">
          <h2 id="withheld">{words.withheld.heading}</h2>
          <p>
            <Marked text={words.withheld.text} />
          </p>
        </section>
        <details className={styles.columns}>
          <summary>
            <h2 id="terms">{words.terms.heading}</h2>
            <Icon name="chevron-right" />
          </summary>
          <p>
            <Marked text={words.terms.text} />
          </p>
          <dl className={styles.terms}>
            {Object.entries(terms).map(([term, meaning]) => (
              <div key={term} id={term}>
                <dt {...inEnglish()}>
                  <code>{term}</code>
                </dt>
                <dd>
                  <Marked text={meaning} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </div>
  );
}

export const page = definePage({
  read: ({ readers }: PageRequest<ReleaseReaders>) => readers.releases(),
  head: (releases) => {
    const newest = releases.find(({ recalled }) => recalled === null);
    const { title, description, keywords } = words;
    return {
      ...{ title, description, keywords, path: "/data", trail: homeTrail() },
      structuredData: (siteUrl) => (newest === undefined ? [] : [dataSetOf(siteUrl, newest, description)]),
    };
  },
  screen: (releases) => <Data releases={releases} />,
  failure: pageFailure(() => failure, "/data"),
});
