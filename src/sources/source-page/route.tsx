import { Link, redirect, useParams } from "react-router";
import { EntryFailure, entryFailureMeta } from "../../entries/page/entry-failure.tsx";
import { type ApiClient, browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { contentOf } from "../../platform/render/read-answer.ts";
import { words as dateWords } from "../../platform/text/words.en.ts";
import { writtenDate } from "../../platform/text/written-date.ts";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { pageMeta } from "../../site/meta/page-meta.ts";
import { HOME_TRAIL } from "../../site/meta/structured-data.ts";
import type { LibrarySource } from "../library-source.ts";
import { wayToFind } from "../way-to-find.ts";
import { webAddress } from "../web-address.ts";
import { words as sourceWords } from "../words.en.ts";
import type { Route } from "./+types/route";
import styles from "./source-page.module.css";
import { words } from "./words.en.ts";

const SOURCES_TRAIL = [...HOME_TRAIL, { to: "/sources", label: words.sources }];

/** A source that was merged into another leads to it. */
async function loadSource(api: ApiClient, key: string, { signal }: Request) {
  const call = api.api.sources[":key"].$get({ param: { key: encodeURIComponent(key) } }, { init: { signal } });
  const {
    createdAt: _created,
    updatedAt: _updated,
    ...source
  } = await contentOf(call, {
    signal,
    fallback: words.failure.message,
  });
  if (source.key !== key) throw redirect(`/sources/${source.key}`, 301);
  return source;
}

export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  loadSource(serverApi(context), params.key, request);

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadSource(browserApi, params.key, request);

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) =>
  loaderData === undefined
    ? entryFailureMeta(error, words)
    : pageMeta(matches, {
        title: loaderData.title,
        description: words.description(loaderData.title),
        path: `/sources/${loaderData.key}`,
        trail: SOURCES_TRAIL,
      });

const LANGUAGES = new Intl.DisplayNames(dateWords.locale, { type: "language", fallback: "code" });

/** The name of a language; a code that names none stays as it is. */
function languageName(code: string): string {
  try {
    return LANGUAGES.of(code) ?? code;
  } catch {
    return code;
  }
}

type LibrarySourceFields = Omit<LibrarySource, "createdAt" | "updatedAt">;

/** What is known of the source, as labels and texts. */
function factsOf(source: LibrarySourceFields): [label: string, text: string][] {
  const { kind, publisher, author, date, language, readOn, note } = source;
  const { facts } = words;
  const told: [string, string | null][] = [
    [facts.kind, sourceWords.kinds[kind]],
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

export default function SourcePage({ loaderData: source }: Route.ComponentProps) {
  const { key, title, url, archiveUrl, usedBy } = source;
  const links = [
    [words.read, url],
    [words.archived, archiveUrl],
  ] as const;
  return (
    <div className="wrap">
      <Breadcrumb trail={SOURCES_TRAIL} here={words.key(key)} />
      <div className="pagehead">
        <h1 lang={source.language ?? undefined}>{title}</h1>
      </div>
      <dl className={styles.facts}>
        {factsOf(source).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
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
      <section className={styles.uses} aria-labelledby="used-by">
        <h2 id="used-by">{words.usedBy}</h2>
        <p>{words.entries(usedBy.length)}</p>
        <ul>
          {usedBy.map(({ kind, _id, slug, title: entry }) => (
            <li key={_id}>
              <Link to={`/${kind}s/${slug}`}>{entry}</Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { key = "" } = useParams();
  return <EntryFailure error={error} name={key} list="/sources" words={words} />;
}
