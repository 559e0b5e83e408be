import type { Statistics } from "../../../../content/lives/statistics.ts";
import { TUSKER_CATEGORIES, TUSKER_STATUSES } from "../../../../content/tuskers/status.ts";
import { CATEGORY_LABELS, STATUS_LABELS } from "../../../../content/tuskers/words.ts";
import { writtenDate } from "../../../../platform/text/dates/written-date.ts";
import { Breadcrumb } from "../../../../ui/kit/breadcrumb.tsx";
import { PageLink } from "../../../../ui/kit/page-link.tsx";
import { pageFailure } from "../../../frame/page-failure.tsx";
import { homeTrail } from "../../../meta/structured-data.ts";
import { definePage } from "../../../page/define-page.ts";
import drawnStyles from "../../../parts/lives/drawn.module.css";
import type { PageReaders } from "../../../reading/page-readers.server.ts";
import { Bars, Columns, DeathChart } from "./charts.tsx";
import { failure } from "./failure-words.ts";
import { Statistic } from "./statistic.tsx";
import styles from "./statistics-page.module.css";
import { shapeLabel, words } from "./words.ts";

async function loadStatistics(readers: PageReaders) {
  const { groups: _, ...statistics } = await readers.statistics();
  return statistics;
}

const trail = () => [...homeTrail(), { to: "/record", label: words.allLives }];

type Loaded = Omit<Statistics, "groups">;

/** The counts of a statistic, the largest first. */
const largestFirst = <Key extends string>(counts: Partial<Record<Key, number>>): [Key, number][] =>
  (Object.entries(counts) as [Key, number][]).sort(([, a], [, b]) => b - a);

const isDated = <Value extends { year: number | null }>(one: Value): one is Value & { year: number } =>
  one.year !== null;

function WildDeaths({ deaths, wildDeaths: { of, causes, years } }: Loaded) {
  const inOrder = largestFirst(causes);
  const columns = [words.year, ...inOrder.map(([cause]) => words.causes[cause])];
  return (
    <Statistic
      id="causes"
      isWide
      heading={words.deaths.heading(of, inOrder.slice(0, 2))}
      base={words.deaths.base(of)}
      chart={<DeathChart causes={inOrder} years={years.filter(isDated)} />}
      columns={columns}
      rows={years.map(({ year, causes: ofYear }) => [
        year ?? words.undated,
        ...inOrder.map(([cause]) => ofYear[cause] ?? 0),
      ])}
      note={words.deaths.more(deaths.of, deaths.causes.unknown ?? 0)}
    />
  );
}

function Status({ status: { of, counts, categories } }: Loaded) {
  const rows = TUSKER_CATEGORIES.map((category) => [
    CATEGORY_LABELS[category],
    ...TUSKER_STATUSES.map((status) => categories[category]?.[status] ?? 0),
  ]);
  return (
    <Statistic
      id="status"
      heading={words.status.heading(counts.alive ?? 0, of)}
      base={words.status.base(of)}
      chart={
        <Bars
          bars={TUSKER_STATUSES.map((status) => ({
            label: STATUS_LABELS[status],
            count: counts[status] ?? 0,
            kind: status,
          }))}
        />
      }
      columns={[words.status.category, ...TUSKER_STATUSES.map((status) => STATUS_LABELS[status])]}
      rows={[...rows, [words.all, ...TUSKER_STATUSES.map((status) => counts[status] ?? 0)]]}
    />
  );
}

function LastRecorded({ lastRecorded: { of, years } }: Loaded) {
  const dated = years.filter(isDated);
  return (
    <Statistic
      id="last"
      heading={words.last.heading(dated.at(-1)?.year ?? null)}
      base={words.last.base(of, years.find(({ year }) => year === null)?.count ?? 0)}
      chart={<Columns years={dated} />}
      columns={[words.year, words.number]}
      rows={years.map(({ year, count }) => [year ?? words.undated, count])}
    />
  );
}

function TuskForms({ tuskForms: { of, recorded, counts } }: Loaded) {
  const bars = [
    ...largestFirst(counts).map(([form, count]) => ({ label: shapeLabel(form), count })),
    { label: words.forms.notRecorded, count: of - recorded, kind: "none" as const },
  ];
  return (
    <Statistic
      id="forms"
      heading={words.forms.heading(recorded, of)}
      base={words.forms.base(of)}
      chart={<Bars bars={bars} />}
      columns={[words.forms.form, words.number]}
      rows={bars.map(({ label, count }) => [label, count])}
    />
  );
}

function Sources({ sources: { of, kinds } }: Loaded) {
  const inOrder = largestFirst(kinds);
  const bars = inOrder.map(([kind, count]) => ({ label: words.kinds[kind], count }));
  return (
    <Statistic
      id="sources"
      heading={words.sources.heading(inOrder[0]?.[0], inOrder[0]?.[1] ?? 0, of)}
      base={words.sources.base(of)}
      chart={<Bars bars={bars} />}
      columns={[words.sources.kind, words.number]}
      rows={bars.map(({ label, count }) => [label, count])}
    />
  );
}

function Screen(loaded: Awaited<ReturnType<typeof loadStatistics>>) {
  return (
    <div className="wrap page-end">
      <Breadcrumb trail={trail()} here={words.title} />
      <div className="pagehead">
        <h1>{words.title}</h1>
        <p>{words.lead(loaded.published)}</p>
      </div>
      <div className={`${styles.statistics} ${drawnStyles.lives}`}>
        <WildDeaths {...loaded} />
        <Status {...loaded} />
        <LastRecorded {...loaded} />
        <TuskForms {...loaded} />
        <Sources {...loaded} />
      </div>
      <p className={styles.note}>
        {words.asOf(writtenDate(loaded.asOf))} <PageLink to="/record">{words.allLives}</PageLink>
      </p>
    </div>
  );
}

export const page = definePage({
  read: ({ readers }) => loadStatistics(readers),
  head: () => ({
    title: words.title,
    description: words.description,
    keywords: words.keywords,
    path: "/record/statistics",
    trail: trail(),
  }),
  screen: (statistics) => <Screen {...statistics} />,
  failure: pageFailure(() => failure, "/record/statistics"),
});
