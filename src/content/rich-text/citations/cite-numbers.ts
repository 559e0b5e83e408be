import type { Element, ElementContent } from "hast";
import { storedWords } from "./words.ts";

/** A source of the entry. The page numbers its sources in their order, from 1. */
export type CitedSource = { key?: string | undefined };

const element = (tagName: string, properties: Element["properties"], children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties,
  children,
});

/** The keys of a citation; undefined for anything else. */
function keysOf(node: ElementContent): string[] | undefined {
  if (node.type !== "element" || node.tagName !== "sup") return undefined;
  const { dataSources } = node.properties;
  return typeof dataSources === "string" ? dataSources.split(" ") : undefined;
}

/** Takes the citations out of the content of a link, which cannot contain another link. */
function takeOut(nodes: ElementContent[], taken: string[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    const keys = keysOf(node);
    if (keys === undefined)
      return [node.type === "element" ? { ...node, children: takeOut(node.children, taken) } : node];
    taken.push(...keys);
    return [];
  });
}

/**
 * Turns citations into the numbers of their sources, each a link to the source. A citation of unknown sources
 * disappears. Neighbours become one, and those within a link follow it. All texts of a page share one of these, because
 * it counts the uses of each number.
 */
export function createCiter(sources: readonly CitedSource[]): (nodes: ElementContent[]) => ElementContent[] {
  const numbers = new Map<string, number>();
  for (const [index, { key }] of sources.entries())
    if (key !== undefined && !numbers.has(key)) numbers.set(key, index + 1);
  const uses = new Map<number, number>();

  function link(number: number): Element {
    const use = (uses.get(number) ?? 0) + 1;
    uses.set(number, use);
    const properties = {
      href: `#source-${number}`,
      id: `cite-${number}-${use}`,
      ariaLabel: storedWords.source(number),
    };
    return element("a", properties, [{ type: "text", value: String(number) }]);
  }

  function cite(keys: string[]): ElementContent[] {
    const cited = [...new Set(keys.flatMap((key) => numbers.get(key) ?? []))].sort((a, b) => a - b);
    if (cited.length === 0) return [];
    const links = cited.flatMap((number, index): ElementContent[] =>
      index === 0 ? [link(number)] : [{ type: "text", value: ", " }, link(number)],
    );
    return [element("sup", { className: ["cite"] }, links)];
  }

  return function citeAll(nodes) {
    const result: ElementContent[] = [];
    let waiting: string[] = [];
    for (const node of nodes) {
      const keys = keysOf(node);
      if (keys !== undefined) {
        waiting.push(...keys);
        continue;
      }
      result.push(...cite(waiting));
      waiting = [];
      if (node.type !== "element") result.push(node);
      else if (node.tagName === "a") result.push({ ...node, children: takeOut(node.children, waiting) });
      else result.push({ ...node, children: citeAll(node.children) });
    }
    return [...result, ...cite(waiting)];
  };
}
