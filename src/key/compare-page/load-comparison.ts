import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { answered, failureFrom } from "../../platform/render/load-failure.ts";
import { contentOf, optionalList } from "../../platform/render/read-answer.ts";
import { foldForSearch } from "../../platform/text/fold.ts";
import { type Span, sourcedHeight } from "../../record/measured-span.ts";
import type { Feature } from "../../record/record.ts";
import type { ListedSource } from "../../sources/source.ts";
import { nameHere } from "../../tuskers/name-here.ts";
import type { TuskerDetail } from "../../tuskers/tusker.ts";
import { comparisonOf, type Row } from "./comparison.ts";
import { failure } from "./failure.en.ts";

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

type Asked = { signal: AbortSignal; fallback: string };

/** Finds a tusker by his slug, or by his name as somebody types it; undefined if the directory has none. */
async function findTusker(
  { api: { tuskers } }: ApiClient,
  text: string,
  asked: Asked,
): Promise<TuskerDetail | undefined> {
  const init = { init: { signal: asked.signal } };
  const bySlug = (slug: string) => tuskers.slug[":slug"].$get({ param: { slug: encodeURIComponent(slug) } }, init);
  const found = await answered(bySlug(text), asked.signal, asked.fallback);
  if (found.ok) return (await found.json()) as TuskerDetail;
  if (found.status >= 500) throw await failureFrom(found, asked.fallback);
  const named = await optionalList(tuskers.$get({ query: { search: text, page: "1", limit: "10" } }, init));
  const same = named.find(({ name }) => foldForSearch(name) === foldForSearch(text));
  return same && ((await contentOf(bySlug(same.slug), asked)) as TuskerDetail);
}

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

async function listChoices({ api: { record } }: ApiClient, asked: Asked): Promise<ComparePage["choices"]> {
  const query = { limit: String(MOST_CHOICES) };
  const lives = await contentOf(record.$get({ query }, { init: { signal: asked.signal } }), asked);
  return lives.length < MOST_CHOICES ? lives.map(({ slug, name }) => ({ slug, name })) : null;
}

/** Loads the two animals named in the address, if they are, and compares them. */
export async function loadComparison(api: ApiClient, { url, signal }: Request): Promise<ComparePage> {
  const query = new URL(url).searchParams;
  const given = (["a", "b"] as const).map((name) => (query.get(name) ?? "").trim().slice(0, 120)) as [string, string];
  const asked = { signal, fallback: failure.message };
  const [choices, one, other] = await Promise.all([
    listChoices(api, asked),
    ...given.map((text) => (text === "" ? undefined : findTusker(api, text, asked))),
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
