import { Extension, type Extensions, getSchema } from "@tiptap/core";
import { BLOCKS } from "./blocks.browser.ts";
import { INLINE } from "./inline.browser.ts";
import { MARKS } from "./marks.browser.ts";
import { TABLES } from "./tables.browser.ts";

const PARTS = [...BLOCKS, ...INLINE, ...TABLES, ...MARKS];
/** What has no element of its own, or none that is read by somebody. */
const WITHOUT_LANGUAGE = new Set(["doc", "text", "keptHtml", "tableRoles", "lineBreak", "citation"]);

const Language = Extension.create({
  name: "language",
  addGlobalAttributes: () => [
    {
      types: PARTS.map(({ name }) => name).filter((name) => !WITHOUT_LANGUAGE.has(name)),
      attributes: {
        lang: { default: null, parseHTML: (element: HTMLElement) => element.getAttribute("lang") || null },
      },
    },
  ],
});

/** The allow-list of rich text (`allowed-html.ts`) as the nodes and marks of a document. */
export const TEXT_EXTENSIONS: Extensions = [...PARTS, Language];

export const TEXT_SCHEMA = getSchema(TEXT_EXTENSIONS);
