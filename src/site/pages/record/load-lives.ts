import { fitsFilter, type Life, type LifeFilter } from "../../../content/lives/life.ts";
import { byBeginning, type DrawnLife } from "../../parts/lives/life-years.ts";
import type { PageReaders } from "../../reading/page-readers.server.ts";
import { type Choices, choicesOf, readFilter } from "./filter-address.ts";

/** More rows than these are no chart; the page says so, and its filters lead on. */
const MOST_ROWS = 1000;

export type LivesPage = {
  filter: LifeFilter;
  choices: Choices;
  lives: DrawnLife[];
  /** How many lives fit the filter, and how many there are. */
  found: number;
  published: number;
  since: number | null;
  today: string;
};

const toDrawn = ({ slug, name, category, status, born, died, deadBy, deathCause, first, last }: Life): DrawnLife => ({
  slug,
  name,
  category,
  status,
  born,
  died,
  deadBy,
  deathCause,
  first,
  last,
});

/** Loads the lives of the chart in the order in which they began, and what its filters offer. */
export async function loadLives(readers: PageReaders, url: string): Promise<LivesPage> {
  const filter = readFilter(new URL(url).searchParams);
  const [lives, { asOf, published, since, groups }] = await Promise.all([
    readers.lives(filter, MOST_ROWS),
    readers.statistics(),
  ]);
  const found = groups.filter((group) => fitsFilter(group, filter)).reduce((sum, { count }) => sum + count, 0);
  const drawn = lives.map(toDrawn).sort(byBeginning);
  return { filter, choices: choicesOf(groups), lives: drawn, found, published, since, today: asOf };
}
