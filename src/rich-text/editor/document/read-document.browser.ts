import { DOMParser as DocumentParser, Fragment, type Node as TextNode } from "@tiptap/pm/model";
import { TEXT_SCHEMA } from "../schema/text-schema.browser.ts";
import { dropEmptyMarks, markTagged, wrapLooseText } from "./loose-text.browser.ts";
import { normalForm } from "./normal-form.browser.ts";
import { parseHtml } from "./parse-html.browser.ts";
import { writeDocument, writeElement } from "./write-document.browser.ts";

const parser = DocumentParser.fromSchema(TEXT_SCHEMA);

/** The blocks of a source, as elements. */
function blocksOf(source: string): HTMLElement[] {
  const body = parseHtml(source);
  dropEmptyMarks(body);
  markTagged(body);
  wrapLooseText(body);
  return [...body.children] as HTMLElement[];
}

const inBody = (block: HTMLElement): HTMLElement => {
  const body = block.ownerDocument.createElement("body");
  body.append(block.cloneNode(true));
  return body;
};

/** What a block becomes. Where its document would say less than it does, its HTML is kept instead. */
function readBlock(block: HTMLElement): TextNode {
  const read = parser.parse(inBody(block));
  if (normalForm(blocksOf(writeDocument(read))) === normalForm([block])) return read;
  return TEXT_SCHEMA.node("doc", null, [TEXT_SCHEMA.node("keptHtml", { html: writeElement(block) })]);
}

/** A stored text as a document that says the same. */
export function readDocument(source: string): TextNode {
  const content = blocksOf(source).reduce((all, block) => all.append(readBlock(block).content), Fragment.empty);
  return TEXT_SCHEMA.node("doc", null, content.size === 0 ? [TEXT_SCHEMA.node("paragraph")] : content);
}
