import { setImmediate } from "node:timers/promises";
import { listEntriesBySeq } from "../../../content/entries/records/list-entries.server.ts";
import { listMetFirst } from "../../../content/entries/rows/met-first.server.ts";
import { listLives, readPlaceIndex } from "../../../content/lives/read-lives.server.ts";
import type { PlaceKey } from "../../../content/places/places.ts";
import { PLACE_NAMES } from "../../../content/places/words.ts";
import type { IndexedDatabase } from "../../../content/search/directory-index.server.ts";
import { findSources, toSource } from "../../../content/sources/rows/source-rows.server.ts";
import { toLibrarySource } from "../../../content/sources/rows/to-library-source.server.ts";
import type { ListedSource } from "../../../content/sources/source.ts";
import { withDetails } from "../../../content/sources/with-details.ts";
import { currentLanguage } from "../../../platform/languages/current-language.ts";
import { nameOrder } from "../../../platform/text/by-language/name-order.ts";
import { type CardContent, cardContent } from "../id-card/card-content.ts";
import { readWatching, type Watching } from "./watching.server.ts";
import { words } from "./words.ts";

/** The page of a place lists as many. */
const MOST_OF_PLACE = 100;
const MOST = 200;

/** Read at a time: other requests are answered in between. */
const PIECE = 20;

/** All that a guide says. */
export type GuideContent = {
  title: string;
  /** The title of the document, which names the kind of booklet. */
  fullTitle: string;
  day: string;
  cards: CardContent[];
  /** How many tuskers have no room in it. */
  left: number;
  watching: Watching | undefined;
  sources: ListedSource[];
};

type Asked = { db: IndexedDatabase; siteUrl: string; day: string };

type Chosen = Pick<GuideContent, "title" | "fullTitle"> & { seqs: readonly number[]; all: number };

async function readCards({ db, siteUrl }: Asked, seqs: readonly number[]): Promise<CardContent[]> {
  const cards: CardContent[] = [];
  for (let start = 0; start < seqs.length; start += PIECE) {
    const piece = seqs.slice(start, start + PIECE);
    const tuskers = await listEntriesBySeq(db, "tusker", { includeDrafts: false }, piece);
    cards.push(...tuskers.map((tusker) => cardContent(tusker, siteUrl)));
    await setImmediate();
  }
  const inOrder = nameOrder(currentLanguage());
  return cards.sort((one, other) => inOrder(one.name, other.name));
}

async function readSources(db: IndexedDatabase, keys: Iterable<string>): Promise<ListedSource[]> {
  const rows = await findSources(db.read, { keys });
  return withDetails<ListedSource>(rows.map(toSource), rows.map(toLibrarySource));
}

async function gather(asked: Asked, { seqs, all, ...titles }: Chosen): Promise<GuideContent | undefined> {
  const cards = await readCards(asked, seqs);
  if (cards.length === 0) return undefined;
  const { db, day } = asked;
  return {
    ...titles,
    day,
    cards,
    left: all - seqs.length,
    watching: await readWatching(db.read, day),
    sources: await readSources(
      db,
      cards.flatMap(({ sources }) => sources),
    ),
  };
}

/** The guide of the tuskers that the page of a place lists; undefined if it lists none. */
export async function placeGuide(asked: Asked, key: PlaceKey): Promise<GuideContent | undefined> {
  const { seqs } = (await readPlaceIndex(asked.db))[key];
  const title = PLACE_NAMES[key];
  const fullTitle = words.ofPlace(title);
  return gather(asked, { title, fullTitle, seqs: seqs.slice(0, MOST_OF_PLACE), all: seqs.length });
}

/** The guide of all published tuskers; undefined if there are none. */
export async function wholeGuide(asked: Asked, most = MOST): Promise<GuideContent | undefined> {
  const chosen = await listMetFirst(asked.db.read, most);
  const all = await listLives(asked.db);
  const title = words.whole;
  const seqs = chosen.map(({ seq }) => seq);
  return gather(asked, { title, fullTitle: `${words.title}: ${title}`, seqs, all: all.length });
}
