import { isRecord } from "../../platform/text/is-record.ts";

type Fields = Record<string, unknown>;

/** Keys under which sites wrap their responses. */
const WRAPPERS = ["data", "items", "results", "result", "docs", "records", "tusker", "tuskers", "article", "articles"];

const MOST_WRAPPERS = 3;

/** The list in a response: the response itself, or what it wraps (`{ "data": { "tuskers": [ … ] } }`). */
export function unwrapList(answer: unknown, name: string): unknown[] | undefined {
  let inside = answer;
  for (let depth = 0; depth <= MOST_WRAPPERS; depth += 1) {
    if (Array.isArray(inside)) return inside;
    if (!isRecord(inside)) return undefined;
    const fields: Fields = inside;
    inside = [name, ...WRAPPERS].map((key) => fields[key]).find((part) => typeof part === "object" && part !== null);
  }
  return undefined;
}

/** The entry in a response or a list: an object with a name, a title or an id, possibly wrapped. */
export function unwrapEntry(answer: unknown): Fields | undefined {
  let inside = answer;
  for (let depth = 0; depth <= MOST_WRAPPERS; depth += 1) {
    // Some sites return a list of one.
    if (Array.isArray(inside) && inside.length === 1) inside = inside[0];
    if (!isRecord(inside)) return undefined;
    const fields: Fields = inside;
    if (["name", "title", "_id", "id"].some((key) => fields[key] !== undefined)) return fields;
    inside = WRAPPERS.map((key) => fields[key]).find((part) => typeof part === "object" && part !== null);
  }
  return undefined;
}
