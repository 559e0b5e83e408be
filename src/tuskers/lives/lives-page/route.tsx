import { Link } from "react-router";
import { browserApi } from "../../../platform/api-client/api-client.ts";
import { serverApi } from "../../../platform/api-client/load-context.ts";
import { readFailure } from "../../../platform/render/load-failure.ts";
import { writtenDate } from "../../../platform/text/written-date.ts";
import { Breadcrumb } from "../../../platform/ui/breadcrumb.tsx";
import { ButtonLink } from "../../../platform/ui/button-link.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import { words as uiWords } from "../../../platform/ui/words.en.ts";
import { errorMeta, pageMeta } from "../../../site/meta/page-meta.ts";
import { HOME_TRAIL } from "../../../site/meta/structured-data.ts";
import type { Route } from "./+types/route";
import { filterAddress } from "./filter-address.ts";
import { LifeFilters } from "./life-filters.tsx";
import { LivesChart } from "./lives-chart.tsx";
import { LivesKey } from "./lives-key.tsx";
import styles from "./lives-page.module.css";
import { LivesTable } from "./lives-table.tsx";
import { loadLives } from "./load-lives.ts";
import { words } from "./words.en.ts";

export const loader = ({ request, context }: Route.LoaderArgs) => loadLives(serverApi(context), request);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadLives(browserApi, request);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return errorMeta(words.failure.title);
  const path = filterAddress(loaderData.filter);
  return pageMeta(matches, {
    title: words.title,
    description: words.description,
    keywords: words.keywords,
    path,
    listed: path === "/record",
    trail: HOME_TRAIL,
  });
};

export default function Lives({ loaderData }: Route.ComponentProps) {
  const { filter, choices, lives, found, published, since, today } = loaderData;
  const title = words.heading(published, since);
  return (
    <div className="wrap page-end">
      <Breadcrumb trail={HOME_TRAIL} here={words.title} />
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
            <Link to="/record/statistics">{words.statistics}</Link>
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className="wrap band">
      <Notice kind="alert" title={words.failure.title} isPage>
        <p>{readFailure(error, words.failure.message).message}</p>
        <ButtonLink to="/record">{uiWords.tryAgain}</ButtonLink>
      </Notice>
    </div>
  );
}
