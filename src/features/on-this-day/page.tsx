import { PlaceLink } from "../../content/places/place-link.tsx";
import { createMarks, type Mark } from "../../content/record/texts/marks.ts";
import { CERTAINTY_LABELS, EVENT_LABELS } from "../../content/record/words.ts";
import { inEnglish, Marked } from "../../platform/languages/stored-text.tsx";
import { writtenDate } from "../../platform/text/dates/written-date.ts";
import { pageFailure } from "../../site/frame/page-failure.tsx";
import { homeTrail } from "../../site/meta/structured-data.ts";
import { definePage, type PageRequest } from "../../site/page/define-page.ts";
import { failure } from "../../site/pages/record/failure-words.ts";
import { TuskerStatus } from "../../site/parts/cards/tusker/tusker-status.tsx";
import { SourcesList, sourcesCounted } from "../../site/parts/citations/sources-list.tsx";
import { Cited } from "../../site/parts/record/cited.tsx";
import { Breadcrumb } from "../../ui/kit/breadcrumb.tsx";
import { ClosedBlock } from "../../ui/kit/closed-block/closed-block.tsx";
import { PageLink } from "../../ui/kit/page-link.tsx";
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
