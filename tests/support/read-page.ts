import type { Element, Nodes, Root } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { parse } from "parse5";

/** A field of a form. `options` are those of a select. */
export type ReadField = {
  name: string;
  kind: string;
  required: boolean;
  placeholder?: string;
  options?: string[];
};

/** What a part of a page says, each thing by the name under which people find it. */
export type PagePart = {
  headings: string[];
  paragraphs: string[];
  /** Address by name. The first of two links with one name counts. */
  links: Record<string, string>;
  buttons: string[];
  /** By label. */
  fields: Record<string, ReadField>;
  /** The texts of the list items. */
  items: string[];
  text: string;
  /**
   * A part of this part.
   * @param name its accessible name, if there are several with that tag
   */
  part(tag: string, name?: string): PagePart;
  /** How many elements with that tag there are. */
  count(tag: string): number;
  /** The address to which the form of this part leads with these texts in its fields, by label. */
  submit(texts: Record<string, string>): string;
};

const isElement = (node: Nodes): node is Element => node.type === "element";

const childrenOf = (node: Nodes): Nodes[] => ("children" in node ? node.children : []);

const isHidden = ({ properties, tagName }: Element): boolean =>
  properties.hidden === true || properties.ariaHidden === "true" || ["script", "style", "svg"].includes(tagName);

/** The elements that are not hidden, in the order of the document. */
function elementsIn(node: Nodes): Element[] {
  if (isElement(node) && isHidden(node)) return [];
  const inside = childrenOf(node).flatMap(elementsIn);
  return isElement(node) ? [node, ...inside] : inside;
}

/** Elements that begin a new word. */
const INLINE = new Set(["a", "abbr", "b", "bdi", "code", "em", "i", "small", "span", "strong", "time", "u", "wbr"]);

function rawText(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (!isElement(node)) return childrenOf(node).map(rawText).join("");
  if (isHidden(node)) return "";
  if (node.tagName === "img") return String(node.properties.alt ?? "");
  const inside = childrenOf(node).map(rawText).join("");
  return INLINE.has(node.tagName) ? inside : ` ${inside} `;
}

const textOf = (node: Nodes): string => rawText(node).replace(/\s+/g, " ").trim();

function nameOf(element: Element, page: Root): string {
  const { ariaLabel, ariaLabelledBy } = element.properties;
  if (typeof ariaLabel === "string") return ariaLabel;
  const ids = [ariaLabelledBy ?? []].flat().map(String);
  if (ids.length === 0) return textOf(element);
  return elementsIn(page)
    .filter(({ properties }) => ids.includes(String(properties.id)))
    .map(textOf)
    .join(" ");
}

function fieldOf(element: Element): ReadField {
  const { name, type, required, placeholder } = element.properties;
  const options = elementsIn(element).filter(({ tagName }) => tagName === "option");
  return {
    name: String(name),
    kind: element.tagName === "input" ? String(type ?? "text") : element.tagName,
    required: required === true,
    ...(placeholder !== undefined && { placeholder: String(placeholder) }),
    ...(options.length > 0 && { options: options.map(textOf) }),
  };
}

function partOf(root: Nodes, page: Root): PagePart {
  const elements = elementsIn(root);
  const withTag = (...tags: string[]) => elements.filter(({ tagName }) => tags.includes(tagName));
  const texts = (...tags: string[]) => withTag(...tags).map(textOf);
  const labelled = withTag("label").flatMap((label) => {
    const field = withTag("input", "select", "textarea").find(
      ({ properties }) => String(properties.id) === String(label.properties.htmlFor),
    );
    return field === undefined ? [] : [[textOf(label), fieldOf(field)] as const];
  });
  const fields = Object.fromEntries(labelled);
  const links: Record<string, string> = {};
  for (const link of withTag("a")) links[nameOf(link, page)] ??= String(link.properties.href);
  return {
    headings: texts("h1", "h2", "h3"),
    paragraphs: texts("p"),
    links,
    buttons: withTag("button").map((button) => nameOf(button, page)),
    fields,
    items: texts("li"),
    text: textOf(root),
    part(tag, name) {
      const found = withTag(tag).find((element) => name === undefined || nameOf(element, page) === name);
      if (found === undefined) throw new Error(`The page has no ${tag}${name === undefined ? "" : ` "${name}"`}`);
      return partOf(found, page);
    },
    count: (tag) => withTag(tag).length,
    submit(texts) {
      const sent = Object.entries(texts).map(([label, text]): [string, string] => [fields[label]?.name ?? label, text]);
      return `${withTag("form")[0]?.properties.action}?${new URLSearchParams(sent)}`;
    },
  };
}

/** Reads a page as the server sent it: its head, and what its body says to people. */
export function readPage(html: string): PagePart & { title: string; language: string; meta: Record<string, string> } {
  const page = fromParse5(parse(html)) as Root;
  const elements = elementsIn(page);
  const [body, root] = ["body", "html"].map((tag) => elements.find(({ tagName }) => tagName === tag));
  if (body === undefined) throw new Error("The page has no body");
  return {
    ...partOf(body, page),
    title: textOf(elements.find(({ tagName }) => tagName === "title") ?? body),
    language: String(root?.properties.lang),
    meta: Object.fromEntries(
      elements
        .filter(({ tagName }) => tagName === "meta")
        .map(({ properties }) => [String(properties.name ?? properties.property), String(properties.content)]),
    ),
  };
}
