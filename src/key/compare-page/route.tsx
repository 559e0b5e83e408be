import { data, Link } from "react-router";
import { browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { readFailure } from "../../platform/render/load-failure.ts";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { ButtonLink } from "../../platform/ui/button-link.tsx";
import { Notice } from "../../platform/ui/notice.tsx";
import { words as uiWords } from "../../platform/ui/words.en.ts";
import { createMarks } from "../../record/shown/marks.ts";
import { errorMeta, pageMeta } from "../../site/meta/page-meta.ts";
import { HOME_TRAIL } from "../../site/meta/structured-data.ts";
import { SourcesList } from "../../sources/sources-list.tsx";
import type { Route } from "./+types/route";
import { Choosers } from "./choosers.tsx";
import styles from "./compare-page.module.css";
import { ComparedPlate } from "./compared-plate.tsx";
import type { Told } from "./comparison.ts";
import { ComparisonTable, type NumberedRow } from "./comparison-table.tsx";
import { HeightScene, type Tall } from "./height-scene.tsx";
import { type ComparePage, loadComparison } from "./load-comparison.ts";
import { words } from "./words.en.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = await loadComparison(serverApi(context), request);
  return data(page, { status: page.unknown.length > 0 ? 404 : 200 });
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadComparison(browserApi, request);

const TRAIL = [...HOME_TRAIL, { to: "/key", label: words.key }];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return errorMeta(words.failure.title);
  const { pair, unknown } = loaderData;
  if (unknown.length > 0) return errorMeta(words.unknown.pageTitle);
  return pageMeta(matches, {
    title: pair === null ? words.title : words.pairTitle(pair[0].name, pair[1].name),
    description: pair === null ? words.description : words.pairDescription(pair[0].name, pair[1].name),
    keywords: words.keywords,
    path: pair === null ? "/compare" : `/compare?a=${pair[0].slug}&b=${pair[1].slug}`,
    // Of many tuskers there are too many pairs for search engines, and each pair says nothing that is not on two pages.
    listed: false,
    trail: TRAIL,
  });
};

const inOne = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** What stands there while there are no two animals to compare. */
function Instead({ asked: { a, b }, unknown, choices }: ComparePage) {
  if (unknown.length > 0) {
    return (
      <Notice kind="status" title={words.unknown.title}>
        <p>{words.unknown.message(inOne.format([...new Set(unknown)].map(words.unknown.quoted)))}</p>
        <ButtonLink to="/tuskers" quiet>
          {words.unknown.browse}
        </ButtonLink>
      </Notice>
    );
  }
  const chosen = a || b;
  const name = choices?.find(({ slug }) => slug === chosen)?.name ?? chosen;
  const [title, message] =
    chosen === ""
      ? [words.chooseTwo.title, words.chooseTwo.message]
      : a === b
        ? [words.same.title, words.same.message(name)]
        : [words.chooseSecond.title, words.chooseSecond.message(name)];
  return (
    <Notice kind="status" title={title}>
      <p>{message}</p>
    </Notice>
  );
}

/** Numbers the citations in the order of the page: rows, then heights. */
function numbered({ pair, rows, sources }: ComparePage) {
  const marks = createMarks(sources);
  const tell = (told: readonly Told[]) =>
    told.map(({ text, sources }) => ({ text, marks: marks.of("feature", sources) }));
  const numberedRows = rows.map((row): NumberedRow => ({ ...row, told: [tell(row.told[0]), tell(row.told[1])] }));
  const tall = (pair ?? []).flatMap(({ height, ...tusker }): Tall[] =>
    height === null ? [] : [{ ...tusker, height, marks: marks.of("fact", height.sources) }],
  );
  return { rows: numberedRows, tall, uses: marks.uses() };
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { asked, choices, pair, ofNeither, sources } = loaderData;
  const { rows, tall, uses } = numbered(loaderData);
  return (
    <div className="wrap page-end">
      <Breadcrumb trail={TRAIL} here={words.title} />
      <div className="pagehead">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </div>
      <Choosers asked={asked} choices={choices} />
      {pair === null ? (
        <Instead {...loaderData} />
      ) : (
        <>
          <div className={styles.plates}>
            <ComparedPlate tusker={pair[0]} />
            <ComparedPlate tusker={pair[1]} />
          </div>
          <ComparisonTable names={[pair[0].name, pair[1].name]} rows={rows} ofNeither={ofNeither} />
          <HeightScene tall={tall} />
          <SourcesList sources={sources} uses={uses} />
        </>
      )}
      <p className={styles.onward}>
        <Link to="/key">{words.key}</Link>
      </p>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className="wrap band">
      <Notice kind="alert" title={words.failure.title} isPage>
        <p>{readFailure(error, words.failure.message).message}</p>
        <ButtonLink to="/compare">{uiWords.tryAgain}</ButtonLink>
      </Notice>
    </div>
  );
}
