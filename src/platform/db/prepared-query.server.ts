import type { Compilable, CompiledQuery } from "kysely";
import { LRUCache } from "lru-cache";
import type { Queryable } from "./queryable.server.ts";

/** A query is built anew for other keys, or other lengths of lists; so many builds of each are kept. */
const CACHED_BUILDS = 24;

/** Stands in a query for a value that is given when it is asked. */
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

/** What decides how the query is built: which values there are, and how many in each list. */
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
 * A query that is built and compiled once and asked often: building one takes longer than its answer.
 * @param build gets, in the place of each value, something that stands for it: it may be passed on into the query, singly
 *   or as a list, and nothing else. A value that is undefined is left out.
 * @returns asks the query with values, and gives its rows
 */
export function preparedQuery<Given extends object, Row>(
  build: (db: Queryable, values: Given) => Compilable<Row>,
): (db: Queryable, values: Given) => Promise<Row[]> {
  // What was built for one database (and its dialect) is not asked of another.
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
