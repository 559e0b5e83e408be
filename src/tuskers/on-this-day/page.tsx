import { PlaceLink } from "../../places/place-link.tsx";
import { inEnglish, Marked } from "../../platform/languages/stored-text.tsx";
import { writtenDate } from "../../platform/text/written-date.ts";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { ClosedBlock } from "../../platform/ui/closed-block/closed-block.tsx";
import { PageLink } from "../../platform/ui/page-link.tsx";
import { Cited } from "../../record/shown/cited.tsx";
import { createMarks, type Mark } from "../../record/shown/marks.ts";
import { CERTAINTY_LABELS, EVENT_LABELS } from "../../record/words.ts";
import { homeTrail } from "../../site/meta/structured-data.ts";
import { definePage, type PageRequest } from "../../site/render/define-page.ts";
import { pageFailure } from "../../site/served/page-failure.tsx";
import { SourcesList, sourcesCounted } from "../../sources/sources-list.tsx";
import { TuskerStatus } from "../card/tusker-status.tsx";
import { failure } from "../lives/lives-page/failure-words.ts";
import type { Days, Remembered } from "./days.ts";
import type { DayReaders } from "./feature.server.ts";
import styles from "./on-this-day.module.css";
import { words } from "./words.ts";

type Numbered = Remembered & { marks: Mark[] };

const Event = ({
  event: { slug, name, status, kind, date, text, place, certainty, isOneAccount, marks },
}: {
  event: Numbered;
}) => (
  <li>
    <h3>
      <PageLink to={`/tuskers/${slug}`} {...inEnglish(name)}>
        {name}
      </PageLink>{" "}
      <small>
        <TuskerStatus status={status} />
      </small>
    </h3>
    <p className={styles.when}>
      <time dateTime={date}>{writtenDate(date)}</time>
      {kind !== "other" && <span>{EVENT_LABELS[kind]}</span>}
      {certainty !== "certain" && <span>{CERTAINTY_LABELS[certainty]}</span>}
      {isOneAccount && <span>{words.oneAccount}</span>}
      {place !== undefined && <PlaceLink place={place} />}
    </p>
    <p>
      <Marked text={text} />
      <Cited marks={marks} />
    </p>
  </li>
);

type NumberedDay = Omit<Days["days"][number], "events"> & { events: Numbered[] };

const Events = ({ days }: { days: readonly NumberedDay[] }) => (
  <ol className={styles.events}>
    {days.flatMap(({ events }) =>
      events.map((event) => <Event key={`${event.slug} ${event.date} ${event.text}`} event={event} />),
    )}
  </ol>
);

const Left = ({ days }: { days: readonly NumberedDay[] }) => {
  const left = days.reduce((sum, day) => sum + day.left, 0);
  return left > 0 && <p>{words.left(left)}</p>;
};

const hasEvents = (days: readonly NumberedDay[]): boolean => days.some(({ events }) => events.length > 0);

function Screen({ asOf, days }: Days) {
  const sources = [
    ...new Map(
      days.flatMap(({ events }) => events.flatMap((one) => one.sources.map((source) => [source.key, source]))),
    ).values(),
  ];
  const marks = createMarks(sources);
  const numbered = days.map(
    (day): NumberedDay => ({
      ...day,
      events: day.events.map((event) => ({
        ...event,
        marks: marks.of(
          "event",
          event.sources.map(({ key }) => key),
        ),
      })),
    }),
  );
  const [today, around] = [numbered.filter(({ isToday }) => isToday), numbered.filter(({ isToday }) => !isToday)];
  return (
    <div className="wrap page-end">
      <Breadcrumb trail={trail()} here={words.title} />
      <div className="pagehead">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </div>
      <section className={styles.section} aria-labelledby="today">
        <h2 id="today">{words.today(writtenDate(asOf))}</h2>
        {hasEvents(today) ? <Events days={today} /> : <p>{words.nothing}</p>}
        <Left days={today} />
      </section>
      <section className={styles.section} aria-labelledby="around">
        <h2 id="around">{words.around}</h2>
        {hasEvents(around) ? <Events days={around} /> : <p>{words.nothingAround}</p>}
        <Left days={around} />
      </section>
      {sources.length > 0 && (
        <ClosedBlock holds={[sourcesCounted(sources.length)]}>
          <SourcesList sources={sources} uses={marks.uses()} />
        </ClosedBlock>
      )}
    </div>
  );
}

const trail = () => [...homeTrail(), { to: "/record", label: words.record }];

/** What happened on this day of earlier years. The page cache holds it until the day ends in Sri Lanka. */
export const page = definePage({
  read: ({ readers }: PageRequest<DayReaders>) => readers.days(),
  head: () => ({
    title: words.title,
    description: words.description,
    keywords: words.keywords,
    path: "/record/on-this-day",
    trail: trail(),
  }),
  screen: (days) => <Screen {...days} />,
  failure: pageFailure(() => failure, "/record/on-this-day"),
});
