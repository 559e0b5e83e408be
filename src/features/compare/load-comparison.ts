import { type Span, sourcedHeight } from "../../content/record/measured-span.ts";
import type { Feature } from "../../content/record/record.ts";
import type { ListedSource } from "../../content/sources/source.ts";
import { nameHere } from "../../content/tuskers/name-here.ts";
import type { TuskerDetail } from "../../content/tuskers/tusker.ts";
import type { PageReaders } from "../../site/reading/page-readers.server.ts";
import { comparisonOf, type Row } from "./comparison.ts";

/** With more tuskers than these, their names are typed, not chosen from a list. */
const MOST_CHOICES = 1000;

/** What the page shows of one animal besides the rows. */
export type Compared = Pick<TuskerDetail, "slug" | "name" | "status" | "statusAsOf" | "diedOn"> & {
  drawn: Pick<Feature, "character" | "state" | "side" | "clock">[];
  height: Span | null;
};

export type ComparePage = {
  /** What stands in the two fields: a slug, or what was asked for in vain. */
  asked: { a: string; b: string };
  /** The fields whose animal is not in the directory. */
  unknown: string[];
  /** All tuskers by name; null if there are too many for a list. */
  choices: { slug: string; name: string }[] | null;
  pair: [Compared, Compared] | null;
  rows: Row[];
  ofNeither: string[];
  /** The sources of the rows, in the order in which they are first cited. */
  sources: ListedSource[];
};

const toCompared = (tusker: TuskerDetail): Compared => ({
  slug: tusker.slug,
  name: nameHere(tusker),
  status: tusker.status,
  statusAsOf: tusker.statusAsOf,
  diedOn: tusker.diedOn,
  drawn: tusker.features.map(({ character, state, side, clock }) => ({ character, state, side, clock })),
  height: sourcedHeight(tusker) ?? null,
});

function sourcesOf(rows: readonly Row[], [one, other]: [TuskerDetail, TuskerDetail]): ListedSource[] {
  const known = new Map([...other.sources, ...one.sources].map((source) => [source.key, source]));
  const cited = new Set(rows.flatMap(({ told }) => told.flat().flatMap(({ sources }) => sources)));
  return [...cited].flatMap((key) => {
    const source = known.get(key);
    return source === undefined ? [] : { key, title: source.title, url: source.url, kind: source.kind };
  });
}

async function listChoices(readers: PageReaders): Promise<ComparePage["choices"]> {
  const lives = await readers.lives({}, MOST_CHOICES);
  return lives.length < MOST_CHOICES ? lives.map(({ slug, name }) => ({ slug, name })) : null;
}

/** Loads the two animals named in the address, if they are, and compares them. */
export async function loadComparison(readers: PageReaders, url: string): Promise<ComparePage> {
  const query = new URL(url).searchParams;
  const given = (["a", "b"] as const).map((name) => (query.get(name) ?? "").trim().slice(0, 120)) as [string, string];
  const [choices, one, other] = await Promise.all([
    listChoices(readers),
    ...given.map((text) => (text === "" ? undefined : readers.findTusker(text))),
  ]);
  const found = [one, other];
  const [a, b] = given.map((text, index) => found[index]?.slug ?? text) as [string, string];
  const page = { asked: { a, b }, unknown: given.filter((text, index) => text !== "" && !found[index]), choices };
  if (one === undefined || other === undefined || one.slug === other.slug) {
    return { ...page, pair: null, rows: [], ofNeither: [], sources: [] };
  }
  const { rows, ofNeither } = comparisonOf(one, other);
  return {
    ...page,
    pair: [toCompared(one), toCompared(other)],
    rows,
    ofNeither,
    sources: sourcesOf(rows, [one, other]),
  };
}
