import { SOURCES_OF_TEETH } from "../../content/lives/statements.ts";
import { createMarks } from "../../content/record/texts/marks.ts";
import type { ListedSource } from "../../content/sources/source.ts";
import { pageFailure } from "../../site/frame/page-failure.tsx";
import { homeTrail } from "../../site/meta/structured-data.ts";
import { definePage, type PageRequest } from "../../site/page/define-page.ts";
import { failure } from "../../site/pages/record/failure-words.ts";
import { SourcesList, sourcesCounted } from "../../site/parts/citations/sources-list.tsx";
import { Breadcrumb } from "../../ui/kit/breadcrumb.tsx";
import { ClosedBlock } from "../../ui/kit/closed-block/closed-block.tsx";
import { Pagination } from "../../ui/kit/lists/pagination.tsx";
import type { HeightReaders } from "./feature.server.ts";
import { HeightChart } from "./height-chart.tsx";
import { HeightFigure } from "./height-figure.tsx";
import styles from "./heights.module.css";
import type { Heights } from "./heights.ts";
import { Plate } from "./plate.tsx";
import { words } from "./words.ts";

const PATH = "/tusks-and-heights";
/** The scale reaches this far, or as far as the tallest needs. */
const METRES = 4;

const addressOf = (page: number): string => (page === 1 ? PATH : `${PATH}?page=${page}`);

/** Those of the teeth come with the release, so they have no key: here they get ones that no library has. */
const teeth = SOURCES_OF_TEETH.map((source, index) => ({ source, mark: `teeth-${index}` }));

/** All sources in the order of the page, each once. */
function sourcesOf({ tuskers }: Heights) {
  const own = new Map(tuskers.flatMap(({ sources }) => sources.map((source) => [source.key, source] as const)));
  const listed: ListedSource[] = [...teeth.map(({ source }) => source), ...own.values()];
  const marks = createMarks([...teeth.map(({ mark }) => ({ key: mark })), ...own.values()]);
  return { listed, marks };
}

function Screen({ heights }: { heights: Heights }) {
  const { total, page, pages, tuskers } = heights;
  const { listed, marks } = sourcesOf(heights);
  const metres = Math.max(METRES, ...tuskers.map(({ max }) => Math.ceil(max)));
  // Numbered before the list of sources, which leads back to them.
  const teethMarks = Array.from({ length: 3 }, () =>
    marks.of(
      "feature",
      teeth.map(({ mark }) => mark),
    ),
  );
  const numbered = tuskers.map((tall) => ({
    tall,
    marks: marks.of(
      "fact",
      tall.sources.map(({ key }) => key),
    ),
  }));
  return (
    <div className="wrap page-end">
      <Breadcrumb trail={homeTrail()} here={words.title} />
      <div className="pagehead">
        <h1>{page === 1 ? words.title : words.pageTitle(page)}</h1>
        <p>{words.lead}</p>
      </div>
      <Plate marks={teethMarks} />
      <section className={styles.section} aria-labelledby="heights">
        <h2 id="heights">{words.heights.title}</h2>
        <p className={styles.note}>{total === 0 ? words.heights.none : words.heights.total(total)}</p>
        {total > 0 && (
          <>
            <HeightChart tuskers={numbered} metres={metres} />
            <details className={styles.drawn}>
              <summary>{words.heights.drawn}</summary>
              <div className={styles.heights}>
                {tuskers.map((tall) => (
                  <HeightFigure key={tall.slug} metres={metres} tall={tall} />
                ))}
              </div>
            </details>
            <p className={styles.note}>{words.heights.note}</p>
          </>
        )}
        <Pagination page={page} pages={pages} addressOf={(number) => `${addressOf(number)}#heights`} />
      </section>
      <ClosedBlock holds={[sourcesCounted(listed.length)]}>
        <SourcesList sources={listed} uses={marks.uses()} />
      </ClosedBlock>
    </div>
  );
}

/** What a tusk is, and how tall the tuskers are. A page after the last one is the last one. */
export const page = definePage({
  read: ({ readers, request }: PageRequest<HeightReaders>) => {
    const asked = new URL(request.url).searchParams.get("page") ?? "";
    return readers.heights(/^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1);
  },
  head: (heights) => ({
    title: heights.page === 1 ? words.title : words.pageTitle(heights.page),
    description: words.description,
    keywords: words.keywords,
    path: addressOf(heights.page),
    listed: heights.page === 1,
    trail: homeTrail(),
  }),
  screen: (heights) => <Screen heights={heights} />,
  failure: pageFailure(() => failure, "/tusks-and-heights"),
});
