import type { Element, ElementContent, Root, RootContent } from "hast";
import { createSectionIds, sectionId } from "./section-ids.ts";
import { textIn } from "./text-in.ts";

/** Parts that pages show beside their texts. A link to one that a page lacks does nothing. */
const PAGE_PARTS = /^(?:contents|corrections|features|life|places|related|relations|sources|source-\d{1,3})$/;
/** Headings that have an id on the page. */
const SECTIONS = new Set(["h1", "h2", "h3"]);

const namesOf = ({ tagName, properties: { id, name } }: Element): string[] =>
  [id, tagName === "a" ? name : undefined].filter((found) => typeof found === "string");

const namesWithin = (node: RootContent): string[] =>
  node.type === "element" ? [...namesOf(node), ...node.children.flatMap(namesWithin)] : [];

/** What `#name` names; undefined for other addresses. */
function anchorIn(href: string): string | undefined {
  const [, name] = /^\s*#(.+?)\s*$/.exec(href) ?? [];
  try {
    return name === undefined ? undefined : decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * Finds where links to the anchors of a source lead on its page, on which only headings have an id: to the heading that
 * has the anchor or follows it, otherwise to the one under which it stands. Undefined for other links.
 */
export function createAnchors(source: Root): (href: string) => string | undefined {
  const anchors = new Map<string, string>();
  const nextId = createSectionIds();
  let above: string | undefined;
  let waiting: string[] = [];
  const walk = (node: RootContent): void => {
    if (node.type === "text" && node.value.trim() !== "") waiting = [];
    if (node.type !== "element") return;
    if (SECTIONS.has(node.tagName)) {
      above = nextId(textIn(node));
      for (const name of [...waiting, ...namesWithin(node)]) anchors.set(name, above);
      waiting = [];
      return;
    }
    const names = namesOf(node);
    waiting.push(...names);
    if (above !== undefined) for (const name of names) anchors.set(name, above);
    for (const child of node.children) walk(child);
  };
  for (const child of source.children) walk(child);
  return (href) => {
    const to = anchors.get(anchorIn(href) ?? "");
    return to === undefined ? undefined : `#${to}`;
  };
}

function idsIn(nodes: readonly ElementContent[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type !== "element") return [];
    const { id } = node.properties;
    return [...(typeof id === "string" ? [id] : []), ...idsIn(node.children)];
  });
}

/**
 * Makes links within a page lead to a heading of its texts, even if they spell it in another way, or to a part of the
 * page. Others become their words: they would do nothing.
 */
export function followLinks(texts: readonly ElementContent[][]): ElementContent[][] {
  const ids = new Set(texts.flatMap(idsIn));
  const follow = (node: ElementContent): ElementContent[] => {
    if (node.type !== "element") return [node];
    const children = node.children.flatMap(follow);
    const { href } = node.properties;
    if (node.tagName !== "a" || typeof href !== "string" || !href.startsWith("#")) return [{ ...node, children }];
    const name = href.slice(1);
    const to = [name, sectionId(name)].find((id) => ids.has(id)) ?? (PAGE_PARTS.test(name) ? name : undefined);
    return to === undefined ? children : [{ ...node, properties: { ...node.properties, href: `#${to}` }, children }];
  };
  return texts.map((nodes) => nodes.flatMap(follow));
}
