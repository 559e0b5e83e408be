import { DOMParser as DocumentParser, Fragment, type Node as TextNode } from "@tiptap/pm/model";
import { TEXT_SCHEMA } from "../schema/text-schema.browser.ts";
import { linkFrames } from "./framed-videos.browser.ts";
import { dropEmptyMarks, markTagged, wrapLooseText } from "./loose-text.browser.ts";
import { normalForm } from "./normal-form.browser.ts";
import { parseHtml } from "./parse-html.browser.ts";
import { writeDocument, writeElement } from "./write-document.browser.ts";

const parser = DocumentParser.fromSchema(TEXT_SCHEMA);

/** The blocks of a source, as elements. */
function blocksOf(source: string): HTMLElement[] {
  const body = parseHtml(source);
  linkFrames(body);
  dropEmptyMarks(body);
  markTagged(body);
  wrapLooseText(body);
  return [...body.children] as HTMLElement[];
}

/** The document of some blocks; undefined if it would say less than they do. */
function readBlocks(blocks: readonly HTMLElement[]): TextNode | undefined {
  const body = parseHtml("");
  body.append(...blocks.map((block) => block.cloneNode(true)));
  const read = parser.parse(body);
  return normalForm(blocksOf(writeDocument(read))) === normalForm(blocks) ? read : undefined;
}

/** A block whose document would say less is kept as its HTML. */
const readBlock = (block: HTMLElement): Fragment =>
  readBlocks([block])?.content ?? Fragment.from(TEXT_SCHEMA.node("keptHtml", { html: writeElement(block) }));

/** A stored text as a document that says the same. */
export function readDocument(source: string): TextNode {
  const blocks = blocksOf(source);
  if (blocks.length === 0) return TEXT_SCHEMA.node("doc", null, [TEXT_SCHEMA.node("paragraph")]);
  const whole = readBlocks(blocks);
  if (whole !== undefined) return whole;
  // Whichever blocks are at fault: the rest can be written in.
  return TEXT_SCHEMA.node(
    "doc",
    null,
    blocks.reduce((all, block) => all.append(readBlock(block)), Fragment.empty),
  );
}
