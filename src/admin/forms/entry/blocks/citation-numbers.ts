import { listCitations } from "../../../../content/entries/sources/citations.ts";
import { citedInText } from "../../../../content/rich-text/citations/citations.ts";
import type { NumberOf } from "./block.ts";

/** The keys of sources that a value names: a text with citations, or rows with sources or keys. */
function keysIn(value: unknown): string[] {
  if (typeof value === "string") return citedInText(value);
  if (!Array.isArray(value)) return [];
  return value.flatMap((row: { key?: unknown; sources?: unknown } | null) => {
    const keys = Array.isArray(row?.sources) ? row.sources : [row?.key];
    return keys.filter((key): key is string => typeof key === "string" && key !== "");
  });
}

const counted = new WeakMap<object, ReadonlyMap<string, number>>();

/** The numbers that readers see for the sources of one version, in the order of its page. */
export function numbersIn(values: object): NumberOf {
  let numbers = counted.get(values);
  if (numbers === undefined) {
    const cited = listCitations(values as Parameters<typeof listCitations>[0]).map(({ key }) => key);
    const keys = new Set([...cited, ...Object.values(values).flatMap(keysIn)]);
    numbers = new Map([...keys].map((key, index) => [key, index + 1]));
    counted.set(values, numbers);
  }
  const known = numbers;
  return (key) => String(known.get(key) ?? key);
}
