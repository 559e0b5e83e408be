import type { Element, ElementContent, Properties, Root, RootContent } from "hast";
import { sanitize } from "hast-util-sanitize";
import { finish } from "../../platform/jobs/finish.ts";
import { normalised } from "../../platform/text/normalised.ts";
import { printable } from "../../platform/text/printable.ts";
import {
  ALLOWED_TAGS,
  BLOCK_TAGS,
  CITED_KEYS,
  CLEAN_SCHEMA,
  DROPPED_TAGS,
  INLINE_TAGS,
  LANGUAGE,
  LINK_REL,
  NUMBER_SIGNS,
  POINT_NUMBER,
} from "./allowed-html.ts";
import { isBlank, readFragment, writeHtml } from "./html-fragment.ts";
import { framedVideo, isExternal, ownImageSource, safeHref } from "./links.ts";
import { attributeName, elementName } from "./removed-parts.ts";
import { createAnchors } from "./sections/links-within.ts";

/** Cleaning usually stabilises after one or two rounds. Text that has not by then is shown as plain text. */
const MAX_ROUNDS = 6;

const DROPPED = new Set(DROPPED_TAGS);
const RENAMED: Record<string, string> = { h1: "h2", h5: "h4", h6: "h4", strike: "s", del: "s", ins: "u" };
/** Containers without meaning of their own: their content becomes paragraphs. */
const BOXES = new Set(
  "address article aside center dd details dialog dir div dl dt fieldset footer header hgroup legend main menu nav search section summary".split(
    " ",
  ),
);
/** Blocks that contain only inline content. */
const LINES = new Set(["p", "h2", "h3", "h4", "pre", "caption"]);
const INLINE = new Set(INLINE_TAGS);
/** Dropped without a report, because nobody misses them. */
const SILENT_PROPERTIES = new Set(["rel", "loading", "decoding"]);
const NUMBERS: Record<string, number> = { width: 99_999, height: 99_999, colSpan: 50, rowSpan: 50 };
const LINE_END = /\r\n?/g;
/** Text as readers see it, in one Unicode form. */
const inOneForm = (text: string): string => normalised(printable(text).replace(LINE_END, "\n"));
const isBlock = (node: ElementContent): boolean => node.type === "element" && BLOCK_TAGS.has(node.tagName);
const element = (tagName: string, properties: Properties, children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties,
  children,
});

/** Whether these are keys of sources, each named once. */
const areCitedKeys = (text: string): boolean => {
  const keys = text.split(" ");
  return CITED_KEYS.test(text) && new Set(keys).size === keys.length;
};

/** An ordered list with the signs of its numbers, which pages of old have on its points. */
function withSigns(list: Element): Element {
  const point = list.children.find((child) => child.type === "element");
  const type = list.properties.type ?? (point?.tagName === "li" ? point.properties.type : undefined);
  return type === undefined ? list : { ...list, properties: { ...list.properties, type } };
}

/** Wraps loose text between blocks in paragraphs, so that the words of two containers do not run together. */
function wrapLoose(children: ElementContent[]): ElementContent[] {
  const wrapped: ElementContent[] = [];
  let run: ElementContent[] = [];
  const close = () => {
    if (run.some((node) => !isBlank(node))) wrapped.push(element("p", {}, run));
    run = [];
  };
  for (const child of children) {
    if (isBlock(child)) {
      close();
      wrapped.push(child);
    } else run.push(child);
  }
  close();
  return wrapped;
}

/** The content of a list. A list beside its points, which HTML does not know, belongs to the point before it. */
function pointsOf(children: ElementContent[]): ElementContent[] {
  const points: ElementContent[] = [];
  let point: Element | undefined;
  for (const child of children) {
    if (child.type === "element" && (child.tagName === "ul" || child.tagName === "ol")) {
      if (point === undefined) {
        point = element("li", {}, []);
        points.push(point);
      }
      point.children.push(child);
      continue;
    }
    if (child.type === "element" && child.tagName === "li") point = child;
    points.push(child);
  }
  return points;
}

const isPart = (node: ElementContent, name: string): boolean => node.type === "element" && node.tagName === name;

/** The content of a table, its caption at the begin. */
const captionFirst = (children: ElementContent[]): ElementContent[] => [
  ...children.filter((child) => isPart(child, "caption")),
  ...children.filter((child) => !isPart(child, "caption")),
];

/** A table with the rows of its foot at the end: the editor knows no foot, and rows without a part would become a second body. */
function withoutFoot(table: Element): Element {
  const feet = table.children.filter((child): child is Element => isPart(child, "tfoot"));
  if (feet.length === 0) return table;
  const rows = feet.flatMap((foot) => foot.children);
  const children = table.children.filter((child) => !isPart(child, "tfoot"));
  const last = children.findLast((child): child is Element => isPart(child, "tbody"));
  if (last === undefined) return { ...table, children: [...children, element("tbody", {}, rows)] };
  const joined = element("tbody", last.properties, [...last.children, ...rows]);
  return { ...table, children: children.map((child) => (child === last ? joined : child)) };
}

function createCleaner(removed: Set<string>, anchored: (href: string) => string | undefined) {
  function cleanProperty(tag: string, property: string, written: unknown): Properties[string] {
    const value = inOneForm(Array.isArray(written) ? written.join(" ") : String(written ?? "")).trim();
    switch (property) {
      case "lang":
        return LANGUAGE.test(value) ? value : undefined;
      case "alt":
        return tag === "img" ? value : undefined;
      case "title":
        return tag === "abbr" ? value : undefined;
      case "dataSources":
        return tag === "sup" && areCitedKeys(value) ? value : undefined;
      case "scope":
        return (tag === "td" || tag === "th") && /^(?:row|col)(?:group)?$/.test(value) ? value : undefined;
      case "start":
        return tag === "ol" && POINT_NUMBER.test(value) ? Number(value) : undefined;
      case "value":
        return tag === "li" && POINT_NUMBER.test(value) ? Number(value) : undefined;
      case "reversed":
        return tag === "ol" ? true : undefined;
      case "type":
        return tag === "ol" && NUMBER_SIGNS.includes(value) ? value : undefined;
      case "width":
      case "height":
      case "colSpan":
      case "rowSpan": {
        const fits = property.endsWith("Span") ? tag === "td" || tag === "th" : tag === "img";
        const number = /^\d{1,5}(?:px)?$/.test(value) ? Number.parseInt(value, 10) : 0;
        return fits && number >= 1 && number <= (NUMBERS[property] as number) ? number : undefined;
      }
      default:
        return undefined;
    }
  }

  function cleanProperties(node: Element, tag: string): Properties {
    const kept: Properties = {};
    for (const [property, value] of Object.entries(node.properties)) {
      if (
        SILENT_PROPERTIES.has(property) ||
        (property === "href" && tag === "a") ||
        (property === "src" && tag === "img")
      )
        continue;
      const safe = cleanProperty(tag, property, value);
      if (safe !== undefined) kept[property] = safe;
      else removed.add(`the attribute ${attributeName(property)} of ${elementName(tag)}`);
    }
    return kept;
  }

  function cleanLink(node: Element, phrasing: boolean): ElementContent[] {
    const children = cleanAll(node.children, phrasing, "a");
    const written = node.properties.href;
    const href = typeof written === "string" ? (anchored(written) ?? safeHref(printable(written))) : undefined;
    if (href === undefined) {
      if (written !== undefined) removed.add("the unsafe address of a link");
      return children;
    }
    return inlineElement(
      "a",
      { href, ...(isExternal(href) ? { rel: LINK_REL } : {}), ...cleanProperties(node, "a") },
      children,
    );
  }

  /**
   * Builds an inline element, or drops it around whole blocks: there it would become a paragraph that contains
   * paragraphs.
   */
  function inlineElement(tag: string, properties: Properties, children: ElementContent[]): ElementContent[] {
    if (!children.some(isBlock)) return [element(tag, properties, children)];
    removed.add(`${elementName(tag)} around whole paragraphs`);
    return children;
  }

  function cleanImage(node: Element): ElementContent[] {
    const written = node.properties.src;
    const src = typeof written === "string" ? ownImageSource(written) : undefined;
    if (src === undefined && written !== undefined)
      removed.add("the address of an image from elsewhere (one of the entry's own images is shown instead)");
    // An image without a source stays: the page shows the entry's next image there.
    return [element("img", { ...(src === undefined ? {} : { src }), ...cleanProperties(node, "img") }, [])];
  }

  function cleanDropped(node: Element): ElementContent[] {
    const source = node.properties.src;
    const href = node.tagName === "iframe" && typeof source === "string" ? framedVideo(source) : undefined;
    if (href === undefined) {
      removed.add(elementName(node.tagName));
      return [];
    }
    removed.add("an embedded video frame (its link was kept)");
    return [element("a", { href, rel: LINK_REL }, [{ type: "text", value: href }])];
  }

  /** The page writes the numbers of a citation, so it holds nothing. One whose keys are wrong is a raised text. */
  function cleanCitation(node: Element, phrasing: boolean): ElementContent[] {
    const { dataSources, ...others } = cleanProperties(node, "sup");
    if (dataSources === undefined) return inlineElement("sup", others, cleanAll(node.children, phrasing, "sup"));
    if (node.children.length > 0)
      removed.add("the text inside a citation (the page writes the numbers of its sources)");
    return [element("sup", { dataSources }, [])];
  }

  function cleanElement(node: Element, phrasing: boolean, parent: string): ElementContent[] {
    const tag = RENAMED[node.tagName] ?? node.tagName;
    if (DROPPED.has(tag)) return cleanDropped(node);
    if (tag === "sup" && node.properties.dataSources !== undefined) return cleanCitation(node, phrasing);
    if (tag === "a") return cleanLink(node, phrasing);
    if (tag === "img") return cleanImage(node);

    const parts = tag === "table" ? withoutFoot(node) : node;
    const children = cleanAll(parts.children, phrasing || LINES.has(tag), tag);
    const isBox =
      BOXES.has(tag) ||
      (tag === "li" && !/^[uo]l$/.test(parent)) ||
      (tag === "figcaption" && parent !== "figure") ||
      (tag === "caption" && parent !== "table");
    if (isBox || (phrasing && BLOCK_TAGS.has(tag))) {
      if (tag !== "div") removed.add(elementName(tag));
      return phrasing ? [{ type: "text", value: " " }, ...children, { type: "text", value: " " }] : wrapLoose(children);
    }
    if (!ALLOWED_TAGS.has(tag)) {
      removed.add(elementName(tag));
      return children;
    }
    const properties = cleanProperties(tag === "ol" ? withSigns(node) : node, tag);
    if (tag === "li" && parent === "ul") delete properties.value;
    if (tag === "span" && properties.lang === undefined) return children;
    if (INLINE.has(tag)) return inlineElement(tag, properties, children);
    const first = children[0];
    // The parser drops a line break right after <pre>. Remove it here, so that writing and parsing again changes
    // nothing.
    if (tag === "pre" && first?.type === "text") first.value = first.value.replace(/^\n+/, "");
    if (tag === "ul" || tag === "ol") return [element(tag, properties, pointsOf(children))];
    return [element(tag, properties, tag === "table" ? captionFirst(children) : children)];
  }

  function cleanAll(children: RootContent[], phrasing: boolean, parent: string): ElementContent[] {
    return children.flatMap((child): ElementContent[] => {
      if (child.type === "text") return [{ type: "text", value: inOneForm(child.value) }];
      return child.type === "element" ? cleanElement(child, phrasing, parent) : [];
    });
  }
  return cleanAll;
}

function* cleanOnce(tree: Root, removed: Set<string>): Generator<void, string> {
  const clean = createCleaner(removed, createAnchors(tree));
  yield;
  const children = clean(tree.children, false, "");
  yield;
  // The walk above reports what it drops. This second, independent pass is the one that guarantees safety.
  return writeHtml(sanitize({ type: "root", children }, CLEAN_SCHEMA));
}

export type CleanedText = {
  html: string;
  /** What was taken out, to tell an editor, each thing once. */
  removed: string[];
};

/**
 * Cleans rich text for storage: only what is on the allow-list, and idempotent. Text without markup stays as written,
 * including blank lines, with `<` and ambiguous `&` as entities.
 */
export function cleanRichText(source: string): CleanedText {
  const { html, removed } = cleanAndRead(source);
  return { html, removed };
}

/** The same, with the tree of the clean HTML for further processing. Do not modify the tree. */
export const cleanAndRead = (source: string): CleanedText & { tree: Root } => finish(cleanInSteps(source));

/** The same for a server, which serves others between the steps. */
export function* cleanInSteps(source: string): Generator<void, CleanedText & { tree: Root }> {
  const removed = new Set<string>();
  let html = printable(source).replace(LINE_END, "\n");
  // Clean text comes out unchanged, so the first round is also the last.
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    yield;
    const { tree, tooNested } = readFragment(html);
    yield;
    if (tooNested) removed.add("tags nested too deeply (all are shown as text)");
    const cleaned = yield* cleanOnce(tree, removed);
    if (cleaned === html) return { html, tree, removed: [...removed] };
    html = cleaned;
  }
  const tree: Root = { type: "root", children: [{ type: "text", value: inOneForm(source) }] };
  return {
    html: writeHtml(tree),
    tree,
    removed: ["tags that do not fit together (all are shown as text)"],
  };
}
