import { ALLOWED_TAGS, BLOCK_TAGS, DROPPED_TAGS } from "../../../content/rich-text/allowed-html.ts";
import { readKeys } from "../schema/inline.browser.ts";
import { isElement, isText } from "./parse-html.browser.ts";

const DROPPED = new Set(DROPPED_TAGS);
const ATTRIBUTES: Record<string, readonly string[]> = {
  a: ["href"],
  abbr: ["title"],
  img: ["src", "alt", "width", "height"],
  li: ["value"],
  ol: ["start", "reversed", "type"],
  td: ["colspan", "rowspan", "scope"],
  th: ["colspan", "rowspan", "scope"],
};
const PARTS = new Set(["li", "figcaption", "caption", "thead", "tbody", "tr", "th", "td"]);
const ATOMS = new Set(["img", "br"]);

/** What an element says, its attributes in one order. */
function described(element: Element): string {
  const attributes = ["lang", ...(ATTRIBUTES[element.localName] ?? [])].flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null || (name.endsWith("span") && value === "1") ? [] : [` ${name}=${JSON.stringify(value)}`];
  });
  return `<${element.localName}${attributes.join("")}>`;
}

type Piece = { marks: string; text: string; isAtom: boolean };

/** Collapses blanks as a browser does, which shows none at the start or the end of a line. */
function collapse(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  const endLine = () => {
    const last = result.at(-1);
    if (last !== undefined && !last.isAtom) last.text = last.text.replace(/ $/, "");
  };
  let afterBlank = true;
  for (const piece of pieces) {
    if (piece.isAtom) {
      const isBreak = piece.text.startsWith("<br");
      if (isBreak) endLine();
      result.push(piece);
      afterBlank = isBreak;
      continue;
    }
    const collapsed = piece.text.replace(/[ \t\r\n\f]+/g, " ");
    const text = afterBlank ? collapsed.replace(/^ /, "") : collapsed;
    if (text === "") continue;
    afterBlank = text.endsWith(" ");
    result.push({ ...piece, text });
  }
  endLine();
  return result;
}

/** One line for each run of text: equal marks side by side are one. */
function writeRun(pieces: readonly Piece[]): string {
  let [line, marks] = ["", ""];
  for (const piece of pieces) {
    if (piece.text === "") continue;
    if (piece.marks !== marks) line += `|${piece.marks}|`;
    line += piece.text;
    marks = piece.marks;
  }
  return line;
}

/**
 * What HTML says, in one form: the same for every way to write it that a page shows alike. Marks are a set, as the
 * order in which they surround a word means nothing.
 */
export function normalForm(nodes: Iterable<Node>): string {
  const lines: string[] = [];
  let run: Piece[] = [];
  const flush = (isPre: boolean) => {
    const line = writeRun(isPre ? run : collapse(run));
    if (line !== "") lines.push(line);
    run = [];
  };
  const walk = (node: Node, marks: readonly string[], isPre: boolean): void => {
    if (isText(node)) {
      run.push({ marks: marks.join(""), text: node.data, isAtom: false });
      return;
    }
    if (!isElement(node) || DROPPED.has(node.localName)) return;
    const tag = node.localName;
    const walkChildren = (inside: readonly string[], inPre = isPre) => {
      for (const child of node.childNodes) walk(child, inside, inPre);
    };
    const keys = tag === "sup" ? readKeys(node.getAttribute("data-sources")) : [];
    if (keys.length > 0) run.push({ marks: marks.join(""), text: `<cite ${keys.join(" ")}>`, isAtom: true });
    else if (ATOMS.has(tag))
      run.push({ marks: tag === "br" ? "" : marks.join(""), text: described(node), isAtom: true });
    else if (tag === "hr") {
      flush(isPre);
      lines.push(described(node));
    } else if ((BLOCK_TAGS.has(tag) && tag !== "div") || PARTS.has(tag)) {
      flush(isPre);
      lines.push(described(node));
      walkChildren([], isPre || tag === "pre");
      flush(isPre || tag === "pre");
      // A page shows nothing of an empty paragraph.
      if (tag === "p" && lines.at(-1) === described(node)) lines.pop();
      else lines.push(`</${tag}>`);
    } else if (tag === "div") {
      flush(isPre);
      walkChildren(marks);
      flush(isPre);
    } else if (ALLOWED_TAGS.has(tag) && !(tag === "span" && !node.hasAttribute("lang"))) {
      const mark = described(node);
      // Twice bold is bold; twice raised is higher.
      const isKnown = marks.includes(mark) && tag !== "sub" && tag !== "sup";
      walkChildren(isKnown ? marks : [...marks, mark].sort());
    } else walkChildren(marks);
  };
  for (const node of nodes) walk(node, [], false);
  flush(false);
  return lines.join("\n");
}
