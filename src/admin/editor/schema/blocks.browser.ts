import { Node } from "@tiptap/core";
import { attribute } from "./inline.browser.ts";

const HEADINGS: Record<string, number> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 };

const Document = Node.create({ name: "doc", topNode: true, content: "block+" });

const Text = Node.create({ name: "text", group: "inline" });

/**
 * A paragraph. Those that are written without a tag, parted by blank lines, stay so: `tagged` is true for the others.
 */
const Paragraph = Node.create({
  name: "paragraph",
  priority: 1000,
  group: "block",
  content: "inline*",
  addAttributes: () => ({
    tagged: {
      default: false,
      parseHTML: (element: HTMLElement) => element.hasAttribute("data-tagged"),
      renderHTML: ({ tagged }) => (tagged ? { "data-tagged": "" } : {}),
    },
  }),
  parseHTML: () => [{ tag: "p" }],
  renderHTML: ({ HTMLAttributes }) => ["p", HTMLAttributes, 0],
});

const Heading = Node.create({
  name: "heading",
  group: "block",
  content: "inline*",
  defining: true,
  addAttributes: () => ({ level: { default: 2, rendered: false } }),
  parseHTML: () => Object.entries(HEADINGS).map(([tag, level]) => ({ tag, attrs: { level } })),
  renderHTML: ({ node, HTMLAttributes }) => [`h${node.attrs.level}`, HTMLAttributes, 0],
});

const Quotation = Node.create({
  name: "quotation",
  group: "block",
  content: "block+",
  defining: true,
  parseHTML: () => [{ tag: "blockquote" }],
  renderHTML: ({ HTMLAttributes }) => ["blockquote", HTMLAttributes, 0],
});

const BulletList = Node.create({
  name: "bulletList",
  group: "block list",
  content: "listItem+",
  parseHTML: () => [{ tag: "ul" }],
  renderHTML: ({ HTMLAttributes }) => ["ul", HTMLAttributes, 0],
});

/** A list whose first number, direction and signs are as they were written. */
const OrderedList = Node.create({
  name: "orderedList",
  group: "block list",
  content: "listItem+",
  addAttributes: () => ({
    start: attribute("start"),
    reversed: {
      default: false,
      parseHTML: (element: HTMLElement) => element.hasAttribute("reversed"),
      renderHTML: ({ reversed }) => (reversed ? { reversed: "" } : {}),
    },
    type: attribute("type"),
  }),
  parseHTML: () => [{ tag: "ol" }],
  renderHTML: ({ HTMLAttributes }) => ["ol", HTMLAttributes, 0],
});

/** The point that is split off has no number of its own. */
const ListItem = Node.create({
  name: "listItem",
  content: "paragraph block*",
  defining: true,
  addAttributes: () => ({ value: { ...attribute("value"), keepOnSplit: false } }),
  parseHTML: () => [{ tag: "li" }],
  renderHTML: ({ HTMLAttributes }) => ["li", HTMLAttributes, 0],
});

const Rule = Node.create({
  name: "rule",
  group: "block",
  parseHTML: () => [{ tag: "hr" }],
  renderHTML: ({ HTMLAttributes }) => ["hr", HTMLAttributes],
});

const Preformatted = Node.create({
  name: "preformatted",
  group: "block",
  content: "inline*",
  code: true,
  defining: true,
  whitespace: "pre",
  parseHTML: () => [{ tag: "pre", preserveWhitespace: "full" }],
  renderHTML: ({ HTMLAttributes }) => ["pre", HTMLAttributes, 0],
});

/** HTML that the other nodes cannot say. It is shown as it is written, and kept; the view of the source changes it. */
const KeptHtml = Node.create({
  name: "keptHtml",
  priority: 900,
  group: "block",
  atom: true,
  addAttributes: () => ({
    html: {
      default: "",
      rendered: false,
      parseHTML: (element: HTMLElement) => element.textContent ?? "",
    },
  }),
  parseHTML: () => [{ tag: "pre[data-kept]" }],
  renderHTML: ({ node }) => ["pre", { "data-kept": "", title: "Change this under HTML." }, String(node.attrs.html)],
});

export const BLOCKS = [
  Document,
  Text,
  Paragraph,
  KeptHtml,
  Heading,
  Quotation,
  BulletList,
  OrderedList,
  ListItem,
  Rule,
  Preformatted,
];
