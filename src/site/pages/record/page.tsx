import { Breadcrumb } from "../../../ui/kit/breadcrumb.tsx";
import { ButtonLink } from "../../../ui/kit/button-link.tsx";
import { Notice } from "../../../ui/kit/notice.tsx";
import { PageLink } from "../../../ui/kit/page-link.tsx";
import { pageFailure } from "../../frame/page-failure.tsx";
import { homeTrail } from "../../meta/structured-data.ts";
import { definePage } from "../../page/define-page.ts";
import { failure } from "./failure-words.ts";
import { filterAddress } from "./filter-address.ts";
import { LifeFilters } from "./life-filters.tsx";
import { LivesChart } from "./lives-chart.tsx";
import { LivesKey } from "./lives-key.tsx";
import styles from "./lives-page.module.css";
import { LivesTable } from "./lives-table.tsx";
import { type LivesPage, loadLives } from "./load-lives.ts";
import { words } from "./words.ts";

/** What else is counted and told of the same lives. */
const MORE = [
  { to: "/record/statistics", name: "statistics" },
  { to: "/record/on-this-day", name: "onThisDay" },
  { to: "/record/questions", name: "questions" },
  { to: "/tusks-and-heights", name: "heights" },
] as const;

function Screen({ filter, choices, lives, found, published, since, today }: LivesPage) {
  const sentence = words.sentence(published, since);
  return (
    <div className="wrap page-end">
      <Breadcrumb trail={homeTrail()} here={words.title} />
      <div className={`pagehead ${styles.head}`}>
        <h1>{words.title}</h1>
        <p>{sentence}</p>
      </div>
      <ul className={styles.more}>
        {MORE.map(({ to, name }) => (
          <li key={to}>
            <PageLink to={to}>{words[name]}</PageLink>
          </li>
        ))}
      </ul>
      <LifeFilters filter={filter} choices={choices} published={published} />
      {found === 0 ? (
        <Notice kind="status" title={words.none.title}>
          <p>{words.none.message}</p>
          <ButtonLink to="/record">{words.none.all}</ButtonLink>
        </Notice>
      ) : (
        <>
          <div className={styles.tally}>
            <p>
              <strong>{words.tally(found, published)}</strong>
            </p>
            <LivesKey />
          </div>
          {lives.length < found && <p>{words.tooMany(lives.length)}</p>}
          <LivesChart lives={lives} since={since} today={today} title={sentence} />
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
