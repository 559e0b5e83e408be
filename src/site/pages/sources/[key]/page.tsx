import { redirect } from "react-router";
import { kinds } from "../../../../content/sources/kind-words.ts";
import type { LibrarySource, RestingEntry } from "../../../../content/sources/library-source.ts";
import { wayToFind } from "../../../../content/sources/way-to-find.ts";
import { webAddress } from "../../../../content/sources/web-address.ts";
import { words as sourceWords } from "../../../../content/sources/words.ts";
import { PAGE_ADDRESSES } from "../../../../platform/ids/page-key.ts";
import { currentLanguage } from "../../../../platform/languages/current-language.ts";
import { inEnglish, Marked } from "../../../../platform/languages/stored-text.tsx";
import { writtenDate } from "../../../../platform/text/dates/written-date.ts";
import { Breadcrumb } from "../../../../ui/kit/breadcrumb.tsx";
import { PageLink } from "../../../../ui/kit/page-link.tsx";
import { homeTrail } from "../../../meta/structured-data.ts";
import { definePage } from "../../../page/define-page.ts";
import { entryFailure } from "../../../parts/entry/entry-failure.tsx";
import type { PageReaders } from "../../../reading/page-readers.server.ts";
import styles from "./source-page.module.css";
import { words } from "./words.ts";

const sourcesTrail = () => [...homeTrail(), { to: "/sources", label: words.sources }];

/** A source that was merged into another leads to it. */
async function loadSource(readers: PageReaders, key: string) {
  const source = await readers.source(key);
  if ("mergedInto" in source) throw redirect(`/sources/${source.mergedInto}`, 301);
  return source;
}

/** The name of a language; a code that names none stays as it is. */
function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(currentLanguage(), { type: "language", fallback: "code" }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** What is known of the source, as labels and texts. */
function factsOf(
  source: Omit<LibrarySource, "createdAt" | "updatedAt" | "goneSince">,
): [label: string, text: string][] {
  const { kind, publisher, author, date, language, readOn, note } = source;
  const { facts } = words;
  const told: [string, string | null][] = [
    [facts.kind, kinds[kind]],
    [facts.publisher, publisher],
    [facts.author, author],
    [facts.date, date && writtenDate(date)],
    [facts.language, language && languageName(language)],
    [facts.readOn, readOn && writtenDate(readOn)],
    [facts.find, wayToFind(source) ?? null],
    [facts.note, wayToFind(source) === undefined ? note : null],
  ];
  return told.flatMap(([label, text]) => (text === null ? [] : [[label, text]]));
}

/** As many statements stand in view; more are closed. */
const OPEN_STATEMENTS = 2;

/** An entry with the statements of it that rest on the source. */
function Entry({ entry: { kind, slug, title, statements, statementCount } }: { entry: RestingEntry }) {
  const more = statementCount - statements.length;
  const told = (
    <ul>
      {statements.map((statement) => (
        <li key={statement}>
          <Marked text={statement} />
        </li>
      ))}
      {more > 0 && <li>{words.moreStatements(more)}</li>}
    </ul>
  );
  return (
    <li>
      <h3>
        <PageLink to={`/${kind}s/${slug}`} {...inEnglish(title)}>
          {title}
        </PageLink>
      </h3>
      {statementCount === 0 ? (
        <p>{words.further}</p>
      ) : statementCount > OPEN_STATEMENTS ? (
        <details>
          <summary>{words.statements(statementCount)}</summary>
          {told}
        </details>
      ) : (
        told
      )}
    </li>
  );
}

function Source({ source }: { source: Awaited<ReturnType<typeof loadSource>> }) {
  const { key, title, url, archiveUrl, goneSince, uses, usedBy, pages } = source;
  const original = [goneSince === null ? words.read : words.readOriginal, url] as const;
  const archived = [words.archived, archiveUrl] as const;
  // What can be read comes first.
  const links = goneSince === null ? [original, archived] : [archived, original];
  return (
    <div className="wrap">
      <Breadcrumb trail={sourcesTrail()} here={words.key(key)} />
      <div className="pagehead">
        <h1 lang={source.language ?? inEnglish().lang}>{title}</h1>
      </div>
      {goneSince !== null && <p>{sourceWords.gone(writtenDate(goneSince), archiveUrl !== null)}</p>}
      {links.map(([label, address]) => {
        const href = address === null ? undefined : webAddress(address);
        return (
          href !== undefined && (
            <p key={label}>
              <a href={href} rel="noopener nofollow">
                {label}
              </a>
            </p>
          )
        );
      })}
      <dl className={styles.facts}>
        {factsOf(source).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Marked text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <section className={styles.uses} aria-labelledby="used-by">
        <h2 id="used-by">{words.usedBy}</h2>
        {uses > 0 && <p>{words.entries(uses, usedBy.length)}</p>}
        <ul>
          {pages.map(({ page }) => (
            <li key={page}>
              <h3>
                <PageLink to={PAGE_ADDRESSES[page]}>{words.pages[page]}</PageLink>
              </h3>
              <p>{words.citedByPage}</p>
            </li>
          ))}
          {usedBy.map((entry) => (
            <Entry key={entry._id} entry={entry} />
          ))}
        </ul>
      </section>
    </div>
  );
}

export const page = definePage({
  read: ({ readers, params: { key = "" } }) => loadSource(readers, key),
  head: ({ title, key }) => ({
    title,
    description: words.description(title),
    path: `/sources/${key}`,
    trail: sourcesTrail(),
  }),
  screen: (source) => <Source source={source} />,
  failure: entryFailure("/sources", () => words),
});
