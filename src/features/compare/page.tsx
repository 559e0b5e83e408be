import { createMarks } from "../../content/record/texts/marks.ts";
import { Marked } from "../../platform/languages/stored-text.tsx";
import { listOfAll } from "../../platform/text/by-language/lists.ts";
import { pageFailure } from "../../site/frame/page-failure.tsx";
import type { PageMeta } from "../../site/meta/page-meta.ts";
import { homeTrail } from "../../site/meta/structured-data.ts";
import { definePage } from "../../site/page/define-page.ts";
import { SourcesList, sourcesCounted } from "../../site/parts/citations/sources-list.tsx";
import { Breadcrumb } from "../../ui/kit/breadcrumb.tsx";
import { ButtonLink } from "../../ui/kit/button-link.tsx";
import { ClosedBlock } from "../../ui/kit/closed-block/closed-block.tsx";
import { Notice } from "../../ui/kit/notice.tsx";
import { Choosers } from "./choosers.tsx";
import styles from "./compare-page.module.css";
import { ComparedPlate } from "./compared-plate.tsx";
import type { Told } from "./comparison.ts";
import { ComparisonTable, type NumberedRow } from "./comparison-table.tsx";
import { failure } from "./failure-words.ts";
import { HeightScene, type Tall } from "./height-scene.tsx";
import { type ComparePage, loadComparison } from "./load-comparison.ts";
import { words } from "./words.ts";

const trail = () => [...homeTrail(), { to: "/key", label: words.key }];

/** What stands there while there are no two animals to compare. */
function Instead({ asked: { a, b }, unknown, choices }: ComparePage) {
  if (unknown.length > 0) {
    return (
      <Notice kind="status" title={words.unknown.title}>
        <p>
          <Marked text={words.unknown.message(listOfAll([...new Set(unknown)].map(words.unknown.quoted)))} />
        </p>
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
      <p>
        <Marked text={message} />
      </p>
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

function Comparison({ page }: { page: ComparePage }) {
  const { asked, choices, pair, ofNeither, sources } = page;
  const { rows, tall, uses } = numbered(page);
  const neither = ofNeither.map((label) => label.charAt(0).toLowerCase() + label.slice(1));
  return (
    <div className="wrap page-end">
      <Breadcrumb trail={trail()} here={words.title} />
      <div className="pagehead">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </div>
      {pair === null ? (
        <>
          <Choosers asked={asked} choices={choices} />
          <Instead {...page} />
        </>
      ) : (
        <>
          <div className={styles.plates}>
            <ComparedPlate tusker={pair[0]} />
            <ComparedPlate tusker={pair[1]} />
          </div>
          <details className={styles.others}>
            <summary>{words.form.others}</summary>
            <Choosers asked={asked} choices={choices} />
          </details>
          <ComparisonTable names={[pair[0].name, pair[1].name]} rows={rows} />
          <HeightScene tall={tall} />
          <ClosedBlock
            holds={[
              ...(sources.length > 0 ? [sourcesCounted(sources.length)] : []),
              ...(neither.length > 0 ? [words.neither.holds] : []),
            ]}
          >
            <div>
              <SourcesList sources={sources} uses={uses} />
              {neither.length > 0 && (
                <section>
                  <h3>{words.neither.title}</h3>
                  <p>{words.neither.text(listOfAll(neither))}</p>
                </section>
              )}
            </div>
          </ClosedBlock>
        </>
      )}
    </div>
  );
}

function headOf({ pair, unknown }: ComparePage): PageMeta {
  // Of many tuskers there are too many pairs for search engines, and each pair says nothing that is not on two pages.
  const shared = { keywords: words.keywords, listed: false, trail: trail() };
  if (unknown.length > 0) {
    return { ...shared, title: words.unknown.pageTitle, description: words.description, path: undefined };
  }
  if (pair === null) return { ...shared, title: words.title, description: words.description, path: "/compare" };
  const [one, other] = pair;
  return {
    ...shared,
    title: words.pairTitle(one.name, other.name),
    description: words.pairDescription(one.name, other.name),
    path: `/compare?a=${one.slug}&b=${other.slug}`,
  };
}

/** The page, and whether it knows both tuskers that were asked for. */
export const page = definePage({
  read: ({ readers, request }) => loadComparison(readers, request.url),
  status: ({ unknown }) => (unknown.length === 0 ? 200 : 404),
  head: headOf,
  screen: (comparison) => <Comparison page={comparison} />,
  failure: pageFailure(() => failure, "/compare"),
});
