import type { ArticleCategory } from "../../content/articles/categories.ts";
import {
  completePublicEntry,
  getPresentSlug,
  getPublicRow,
  readPublicList,
} from "../../content/calls/entries/read-public.server.ts";
import { searchArticles } from "../../content/calls/search-articles.server.ts";
import { suggestTuskers } from "../../content/calls/tuskers/suggest-tuskers.server.ts";
import { withPublicImages } from "../../content/entries/reader-images.server.ts";
import { countEntries, listEntries, listEntriesBySeq } from "../../content/entries/records/list-entries.server.ts";
import { findRelatedTuskers } from "../../content/entries/rows/related-tuskers.server.ts";
import { listRelated } from "../../content/entries/rows/relation-rows.server.ts";
import { listFeaturedSeqs } from "../../content/entries/rows/tusker-rows.server.ts";
import { listPageUses } from "../../content/entries/texts/page-uses.server.ts";
import { readPublishedPage } from "../../content/entries/texts/read-page.server.ts";
import type { LifeFilter } from "../../content/lives/life.ts";
import { readPlaceAndTuskers, readPlaces } from "../../content/lives/places/read-places.server.ts";
import { listFittingLives, readStatistics } from "../../content/lives/read-lives.server.ts";
import { isPlaceKey } from "../../content/places/places.ts";
import { placesMatching } from "../../content/places/places-matching.server.ts";
import { findTuskersLike } from "../../content/search/tuskers-like.server.ts";
import { readSource, readSources } from "../../content/source-library/read-sources.server.ts";
import type { SourceKind } from "../../content/sources/source.ts";
import type { PageKey } from "../../content/texts/page.ts";
import type { TuskerCategory, TuskerStatus } from "../../content/tuskers/status.ts";
import type { TuskerDetail } from "../../content/tuskers/tusker.ts";
import { untilNextSave } from "../../platform/db/until-next-save.server.ts";
import { AppError, type ErrorKind } from "../../platform/errors/app-error.ts";
import { ENTRY_KINDS, type EntryKind } from "../../platform/ids/entry-kind.ts";
import { foldForSearch } from "../../platform/text/fold.ts";
import { createReaderMeans, type MakeReaders, type ReaderMeans, type Reading } from "./reader-means.server.ts";

const RELATED = 3;
/** How many tuskers stand on the page of a place; the timeline has all of them. */
const TUSKERS_OF_PLACE = 12;
/** How many tuskers whose names contain what somebody typed are compared with it. */
const NAMESAKES = 10;

/** A page of a list, counted from 1. */
type ListPart = { page: number; perPage: number };

/** With more tuskers, Home has no map: it would wait after each save until their places are counted. */
const MOST_TUSKERS_ON_MAP = 2000;

const NOTHING_ELSEWHERE = { articles: { items: [], total: 0 }, sources: { items: [], total: 0 } };

/** Empty texts stand for parameters that an address does not have. */
const orNone = <Text extends string>(text: Text | "" | undefined): Text | undefined => text || undefined;

const isKind = (error: unknown, ...kinds: ErrorKind[]): boolean =>
  error instanceof AppError && kinds.includes(error.kind);

/** What public pages read: the same as the API answers to visitors, in the language of the request. */
function createPageReaders(means: ReaderMeans) {
  const { db, config, note, noted, optional, today } = means;
  const publicArticles = () => ({ publicOn: today() });

  /** The same object until the next save, so that the parts of a page made from it are rendered once. */
  async function onceUntilNextSave<Value extends object>(name: string, read: () => Promise<Value>): Promise<Value> {
    const kept = untilNextSave(db);
    const known = kept.get<Value>(name);
    if (known !== undefined) return known;
    const value = await read();
    kept.set(name, value);
    return value;
  }

  const readText = (key: PageKey) => onceUntilNextSave(`text ${key}`, () => readPublishedPage(db.read, key));
  const readPageUses = () => onceUntilNextSave("uses on pages", () => listPageUses(db.read, { onlyPublic: true }));
  const readAllPlaces = () => onceUntilNextSave("places", () => readPlaces(db));

  async function entry<Kind extends EntryKind>(kind: Kind, name: string) {
    const row = await getPublicRow(means, kind, name);
    const found = await noted(completePublicEntry(means, kind, row), (one) => [one]);
    return { row, found };
  }

  const readers = {
    optional,

    /** A text as it is published. A change of a source may be recorded as one of the entries that cite it. */
    text: (key: PageKey) => noted(readText(key), ({ sources }) => (sources.length === 0 ? [] : undefined)),

    tuskers: (query: { search: string; category: TuskerCategory | ""; status: TuskerStatus | "" }, part: ListPart) => {
      const filter = {
        includeDrafts: false,
        search: orNone(foldForSearch(query.search)),
        category: orNone(query.category),
        status: orNone(query.status),
      };
      return noted(readPublicList(means, "tusker", filter, part), ({ items }) => items);
    },

    /** The tuskers to suggest for a text that is being typed, and how many a search for it finds. */
    tuskersLike: async (search: string, limit: number) => {
      const { seqs, total } = await findTuskersLike(db, foldForSearch(search), limit);
      const tuskers = await noted(listEntriesBySeq(db, "tusker", { includeDrafts: false }, seqs), (found) => found);
      return { items: tuskers.map((tusker) => withPublicImages(config, tusker)), total };
    },

    /** How many tuskers the directory has, and how many of each category and status. */
    tuskerTally: async () => (await db.index.current()).tusker.tally({ includeDrafts: false }),

    /** How many tuskers a search for these words finds; the index keeps it until the next save. */
    tuskersFound: (search: string) =>
      countEntries(db, "tusker", { includeDrafts: false, search: foldForSearch(search) }),

    /** Tuskers with a name that is spelt similarly, the best first; none if they cannot be read. */
    suggestions: (search: string) => optional(noted(suggestTuskers(db, search), (found) => found)),

    featuredTuskers: async () => {
      const seqs = await listFeaturedSeqs(db.read);
      const tuskers = await noted(listEntriesBySeq(db, "tusker", { includeDrafts: false }, seqs), (found) => found);
      return tuskers.map((tusker) => withPublicImages(config, tusker));
    },

    /** The tusker at a slug, a former slug or an id. @throws AppError as `getPublicRow` does */
    tusker: async (name: string) => (await entry("tusker", name)).found,

    /**
     * The tusker with what his page shows beside him.
     * @param readBeside reads what else the page shows, at the same time
     * @throws AppError as `getPublicRow` does
     */
    tuskerAndMore: async <Beside>(name: string, readBeside: (tusker: TuskerDetail) => Promise<Beside>) => {
      const { row, found: tusker } = await entry("tusker", name);
      const { _id: id, relations: own, tags } = tusker;
      const [related, relations, beside] = await Promise.all([
        optional(noted(findRelatedTuskers(db, row, RELATED, tags), (found) => found)),
        optional(noted(listRelated(db.read, { id, relations: own }), (found) => found.flatMap(({ to }) => to ?? []))),
        readBeside(tusker),
      ]);
      return { tusker, related: related.map((one) => withPublicImages(config, one)), relations, beside };
    },

    /** The tusker at a slug, or with a name as somebody types it; undefined if there is none. */
    findTusker: async (text: string) => {
      try {
        return await readers.tusker(text);
      } catch (error) {
        if (!isKind(error, "NotFound", "Gone")) throw error;
      }
      const named = { includeDrafts: false, named: foldForSearch(text) };
      const { items } = await noted(readPublicList(means, "tusker", named, { page: 1, perPage: NAMESAKES }));
      const same = items.find(({ name }) => foldForSearch(name) === foldForSearch(text));
      return same && readers.tusker(same.slug);
    },

    articles: (query: { search: string; category: ArticleCategory | "" }, part: ListPart) => {
      const filter = {
        ...publicArticles(),
        search: orNone(foldForSearch(query.search)),
        category: orNone(query.category),
      };
      return noted(readPublicList(means, "article", filter, part), ({ items }) => items);
    },

    /** How many articles there are, and how many of each category. */
    articleTally: async () => (await db.index.current()).article.tally(publicArticles()),

    /** What a search finds besides tuskers and places: articles and sources, at most `limit` of each. */
    elsewhere: async (search: string, limit: number) => {
      const words = foldForSearch(search);
      if (words === "") return NOTHING_ELSEWHERE;
      const [articles, sources] = await Promise.all([
        noted(searchArticles(db, words, { ...publicArticles(), limit })),
        readers.sources({ search, kind: "" }, { page: 1, perPage: limit }),
      ]);
      return { articles, sources };
    },

    recentArticles: async (limit: number) => {
      const range = { limit, offset: 0 };
      const articles = await noted(listEntries(db, "article", publicArticles(), range), (found) => found);
      return articles.map((article) => withPublicImages(config, article));
    },

    /** The article at a slug, a former slug or an id, and the newest ones. @throws AppError as `getPublicRow` does */
    articleAndMore: async (name: string, limit: number) => {
      const [{ found: article }, recent] = await Promise.all([
        entry("article", name),
        optional(readers.recentArticles(limit)),
      ]);
      return { article, recent };
    },

    /** The present slug of an entry of the earlier site. @throws AppError as `getPublicRow` does */
    presentSlug: (kind: EntryKind, name: string) => noted(getPresentSlug(means, kind, name)),

    /** The kind of the entry with an id, and its present slug, undefined if it is gone; undefined if there is none. */
    entryById: async (id: string): Promise<{ kind: EntryKind; slug: string | undefined } | undefined> => {
      note(undefined);
      for (const kind of ENTRY_KINDS) {
        try {
          return { kind, slug: (await getPublicRow(means, kind, id)).slug };
        } catch (error) {
          if (isKind(error, "Gone")) return { kind, slug: undefined };
          if (!isKind(error, "NotFound")) throw error;
        }
      }
      return undefined;
    },

    places: () => noted(readAllPlaces()),
    /**
     * The places for a map beside other things; none in a directory so large that its page would wait for the count
     * after each save, and none if they cannot be read.
     */
    placesForMap: async () => {
      const { total } = await readers.tuskerTally();
      return total > MOST_TUSKERS_ON_MAP ? [] : optional(noted(readAllPlaces()));
    },
    /** The places whose name has the words of a search. */
    placesNamed: (search: string) => placesMatching(search),
    /** @throws AppError `NotFound` */
    placeAndTuskers: async (key: string) => {
      if (!isPlaceKey(key)) throw new AppError("NotFound", "There is no place with this key.");
      const { place, tuskers } = await noted(readPlaceAndTuskers(db, key, TUSKERS_OF_PLACE));
      return {
        place: { ...place, asOf: today() },
        tuskers: tuskers.map((one) => withPublicImages(config, one)),
      };
    },
    lives: (filter: LifeFilter, limit: number) => noted(listFittingLives(db, filter, limit)),
    statistics: async () => ({ asOf: today(), ...(await noted(readStatistics(db))) }),

    sources: async (query: { search: string; kind: SourceKind | "" }, { page, perPage }: ListPart) => {
      const filter = {
        search: orNone(foldForSearch(query.search)),
        kind: orNone(query.kind),
        show: undefined,
        onlyPublic: true,
        today: today(),
      };
      const range = { limit: perPage, offset: (page - 1) * perPage, sort: "title" } as const;
      return noted(readSources(db.read, filter, range, await readPageUses()));
    },
    /** @throws AppError `NotFound` */
    source: (key: string) => noted(readSource(db.read, key, { onlyPublic: true, today: today() })),
  };
  return readers;
}

export type PageReaders = ReturnType<typeof createPageReaders>;

export type PageContent<Loaded> = {
  /** What was read for a page. */
  loaded: Loaded;
  /** The ids of the entries that it shows; undefined if it may show any. */
  entries: readonly string[] | undefined;
  /** Whether a part of it could not be read: no cache may hold the page. */
  lacksPart: boolean;
};

export type ReadPage = <Loaded>(
  read: (readers: PageReaders) => Promise<Loaded>,
  /** How often it is read at most; 3 if left out. */
  tries?: number,
) => Promise<PageContent<Loaded>>;

const TRIES = 3;

/** Undefined while the database is away: pages that read nothing of it are still shown. */
function versionOf(db: Reading["db"]): number | undefined {
  try {
    return db.currentContentVersion();
  } catch {
    return undefined;
  }
}

/**
 * Reads a page. If a save came in between, the page is read again, so that it shows one state of the database. A
 * transaction would do the same, but all reads of SQLite share a connection, and on PostgreSQL each page would hold
 * one. While saves come in between again and again, as during an import, the last reading counts.
 * @param ofFeatures makes the readers that the pages of features use besides
 */
export function createReadPage(reading: Reading, ofFeatures: readonly MakeReaders[] = []): ReadPage {
  return async (read, tries = TRIES) => {
    for (let left = tries; ; left -= 1) {
      const version = versionOf(reading.db);
      let lacksPart = false;
      const ids = new Set<string>();
      let isAny = false;
      const means = createReaderMeans(reading, {
        note(entries) {
          isAny ||= entries === undefined;
          for (const { _id } of entries ?? []) ids.add(_id);
        },
        noteMissing() {
          lacksPart = true;
        },
      });
      const readers: PageReaders = Object.assign(createPageReaders(means), ...ofFeatures.map((make) => make(means)));
      const loaded = await read(readers);
      if (left === 1 || versionOf(reading.db) === version)
        return { loaded, entries: isAny ? undefined : [...ids], lacksPart };
    }
  };
}
