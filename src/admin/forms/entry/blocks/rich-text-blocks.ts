import type { Element, ElementContent } from "hast";
import { DROPPED_TAGS } from "../../../../content/rich-text/allowed-html.ts";
import { parseFragment } from "../../../../content/rich-text/html-fragment.ts";
import { paragraphsOf } from "../../../../content/rich-text/paragraphs.ts";
import {
  type Block,
  type BlockForm,
  citation,
  INLINE_TAGS,
  type InlineTag,
  type Look,
  type NumberOf,
  type Run,
} from "./block.ts";

const FORMS: Record<string, BlockForm> = {
  h2: "heading",
  h3: "heading",
  h4: "heading",
  blockquote: "quotation",
  ul: "list",
  ol: "list",
  table: "table",
  figure: "picture",
  pre: "code",
};
const TAGS: Record<string, InlineTag> = {
  ...Object.fromEntries(INLINE_TAGS.map((tag) => [tag, tag])),
  strong: "b",
  em: "i",
};
const DROPPED = new Set(DROPPED_TAGS);
/** What begins on a line of its own within a block. */
const ON_A_LINE = new Set(["p", "li", "tr", "caption", "figcaption", "ul", "ol", "blockquote", "h2", "h3", "h4"]);

/** Collects the runs of a block, with white space as readers see it. */
class Runs {
  readonly runs: Run[] = [];
  /** Whether a space is still to come, or a line to begin, before the next word. */
  private gap: "" | " " | "\n" = "";

  /** A space or a new line, unless the block begins or a line does. */
  apart(gap: " " | "\n"): void {
    if (this.runs.length > 0 && this.gap !== "\n") this.gap = gap;
  }

  add(text: string, look: Look | undefined): void {
    if (text === "") return;
    const last = this.runs.at(-1);
    const isSame = last !== undefined && last.look === look;
    if (isSame) last.text += this.gap + text;
    else {
      if (last !== undefined && this.gap !== "") this.runs.push({ text: this.gap });
      this.runs.push(look === undefined ? { text } : { text, look });
    }
    this.gap = "";
  }

  addWords(text: string, look: Look | undefined): void {
    const words = text.replace(/\s+/g, " ");
    if (words.startsWith(" ")) this.apart(" ");
    this.add(words.trim(), look);
    if (words.length > 1 && words.endsWith(" ")) this.apart(" ");
  }
}

const propertyOf = (node: Element, name: string): string => String(node.properties[name] ?? "");

/** A look with one more thing to it. The same one is made once a run, so that neighbours are told alike by identity. */
function lookOf(node: Element, look: Look | undefined): Look | undefined {
  const tag = TAGS[node.tagName];
  if (tag !== undefined) return { ...look, tags: [...(look?.tags ?? []), tag] };
  return node.tagName === "a" ? { ...look, link: propertyOf(node, "href") } : look;
}

function collect({ tagName: parent, children }: Element, look: Look | undefined, into: Runs, numberOf: NumberOf): void {
  let point = 0;
  for (const node of children) {
    if (node.type === "text") {
      into.addWords(node.value, look);
      continue;
    }
    if (node.type !== "element" || DROPPED.has(node.tagName)) continue;
    const { tagName } = node;
    const cites = propertyOf(node, "dataSources");
    if (tagName === "br" || ON_A_LINE.has(tagName)) into.apart("\n");
    if (tagName === "td" || tagName === "th") into.apart(" ");
    if (tagName === "li") {
      point += 1;
      into.add(parent === "ol" ? `${point}.` : "•", { isMarker: true });
      into.apart(" ");
    }
    if (tagName === "img") into.add(propertyOf(node, "alt") || "Picture", { image: propertyOf(node, "src") });
    else if (tagName === "sup" && cites !== "") {
      const { text, look: mark } = citation(cites.split(" "), numberOf);
      into.add(text, mark);
    } else collect(node, lookOf(node, look), into, numberOf);
    if (ON_A_LINE.has(tagName)) into.apart("\n");
    if (tagName === "td" || tagName === "th") into.apart(" ");
  }
}

/** The paragraphs of a rich text as readers see them, each as one block; lists, tables and quotations too. */
export const richTextBlocks = (html: string, numberOf: NumberOf): Block[] =>
  paragraphsOf(parseFragment(html).children as ElementContent[]).flatMap((node): Block[] => {
    if (node.type !== "element") return [];
    const into = new Runs();
    if (node.tagName === "hr") into.add("———", { isMarker: true });
    else collect(node, undefined, into, numberOf);
    const form = FORMS[node.tagName] ?? "paragraph";
    return into.runs.length === 0 ? [] : [{ form, runs: into.runs }];
  });
