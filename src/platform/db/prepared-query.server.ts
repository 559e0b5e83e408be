import type { Compilable, CompiledQuery } from "kysely";
import { LRUCache } from "lru-cache";
import type { Queryable } from "./queryable.server.ts";

/** A query is compiled separately for each set of keys and list lengths; at most this many are cached per query. */
const CACHED_BUILDS = 24;

/** A placeholder for a value that is bound when the query runs. */
class Argument {
  key: string;
  index: number | undefined;

  constructor(key: string, index?: number) {
    this.key = key;
    this.index = index;
  }
}

type Values = Record<string, unknown>;

const standIn = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map((_, index) => new Argument(key, index)) : new Argument(key),
    ]),
  );

const withoutUndefined = (values: Values): Values =>
  Object.values(values).includes(undefined)
    ? Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
    : values;

/** The cache key: which values are given, and how many are in each list. */
const buildKey = (values: Values): string =>
  Object.entries(values)
    .map(([key, value]) => (Array.isArray(value) ? `${key}*${value.length}` : key))
    .join();

function fill(parameter: unknown, values: Values): unknown {
  if (!(parameter instanceof Argument)) return parameter;
  const value = values[parameter.key];
  return parameter.index === undefined ? value : (value as unknown[])[parameter.index];
}

/**
 * A query that is built and compiled once and run often: building one takes longer than running it.
 * @param build receives a placeholder for each value. It may only pass placeholders on into the query, singly or as a
 *   list. Undefined values are left out.
 * @returns a function that runs the query with the given values and returns its rows
 */
export function preparedQuery<Given extends object, Row>(
  build: (db: Queryable, values: Given) => Compilable<Row>,
): (db: Queryable, values: Given) => Promise<Row[]> {
  // A query compiled for one database (and its dialect) must not run on another.
  const builds = new WeakMap<object, LRUCache<string, CompiledQuery<Row>>>();

  function compiledFor(db: Queryable, values: Values): CompiledQuery<Row> {
    const { adapter } = db.getExecutor();
    const kept = builds.get(adapter) ?? new LRUCache<string, CompiledQuery<Row>>({ max: CACHED_BUILDS });
    builds.set(adapter, kept);
    const key = buildKey(values);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const compiled = build(db, standIn(values) as Given).compile();
    kept.set(key, compiled);
    return compiled;
  }

  return async (db, given) => {
    const values = withoutUndefined(given as Values);
    const compiled = compiledFor(db, values);
    const parameters = compiled.parameters.map((parameter) => fill(parameter, values));
    const query: CompiledQuery<Row> = { ...compiled, parameters };
    return (await db.executeQuery(query)).rows;
  };
}
