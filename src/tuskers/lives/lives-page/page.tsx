import { writtenDate } from "../../../platform/text/written-date.ts";
import { Breadcrumb } from "../../../platform/ui/breadcrumb.tsx";
import { ButtonLink } from "../../../platform/ui/button-link.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import { PageLink } from "../../../platform/ui/page-link.tsx";
import { homeTrail } from "../../../site/meta/structured-data.ts";
import { definePage } from "../../../site/render/define-page.ts";
import { pageFailure } from "../../../site/served/page-failure.tsx";
import { failure } from "./failure.en.ts";
import { filterAddress } from "./filter-address.ts";
import { LifeFilters } from "./life-filters.tsx";
import { LivesChart } from "./lives-chart.tsx";
import { LivesKey } from "./lives-key.tsx";
import styles from "./lives-page.module.css";
import { LivesTable } from "./lives-table.tsx";
import { type LivesPage, loadLives } from "./load-lives.ts";
import { words } from "./words.en.ts";

function Screen({ filter, choices, lives, found, published, since, today }: LivesPage) {
  const title = words.heading(published, since);
  return (
    <div className="wrap page-end">
      <Breadcrumb trail={homeTrail()} here={words.title} />
      <div className="pagehead">
        <h1>{title}</h1>
        <p>{words.lead}</p>
      </div>
      <LifeFilters filter={filter} choices={choices} />
      {found === 0 ? (
        <Notice kind="status" title={words.none.title}>
          <p>{words.none.message}</p>
          <ButtonLink to="/record">{words.none.all}</ButtonLink>
        </Notice>
      ) : (
        <>
          <p className={styles.tally}>
            <span>
              <strong>{words.tally(found, published)}</strong>
              {words.asOf(writtenDate(today.slice(0, 7)))}
            </span>
            <a href="#table">{words.toTable}</a>
            <PageLink to="/record/statistics">{words.statistics}</PageLink>
            <PageLink to="/record/on-this-day">{words.onThisDay}</PageLink>
            <PageLink to="/record/questions">{words.questions}</PageLink>
            <PageLink to="/tusks-and-heights">{words.heights}</PageLink>
          </p>
          {lives.length < found && <p>{words.tooMany(lives.length)}</p>}
          <LivesKey />
          <LivesChart lives={lives} since={since} today={today} title={title} />
          <LivesTable lives={lives} since={since} today={today} />
        </>
      )}
    </div>
  );
}

export const page = definePage({
  read: ({ readers, request }) => loadLives(readers, request.url),
  head: ({ filter }) => ({
    title: words.title,
    description: words.description,
    keywords: words.keywords,
    path: filterAddress(filter),
    listed: filterAddress(filter) === "/record",
    trail: homeTrail(),
  }),
  screen: (lives) => <Screen {...lives} />,
  failure: pageFailure(() => failure, "/record"),
});
