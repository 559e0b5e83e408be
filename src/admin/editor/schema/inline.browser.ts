import { Node } from "@tiptap/core";
import { SOURCE_KEY } from "../../../content/sources/source-key.ts";

const LineBreak = Node.create({
  name: "lineBreak",
  group: "inline",
  inline: true,
  selectable: false,
  parseHTML: () => [{ tag: "br" }],
  renderHTML: ({ HTMLAttributes }) => ["br", HTMLAttributes],
  renderText: () => "\n",
});

/** An attribute that is kept as it is written. */
export const attribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
});
const imageAttributes = () => ({
  src: attribute("src"),
  alt: attribute("alt"),
  width: attribute("width"),
  height: attribute("height"),
});

const Image = Node.create({
  name: "image",
  group: "inline",
  inline: true,
  draggable: true,
  addAttributes: imageAttributes,
  parseHTML: () => [{ tag: "img" }],
  renderHTML: ({ HTMLAttributes }) => ["img", HTMLAttributes],
});

/** The image of a figure stands alone above its caption. */
const FigureImage = Node.create({
  name: "figureImage",
  addAttributes: imageAttributes,
  parseHTML: () => [{ tag: "img", context: "figure/", priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ["img", HTMLAttributes],
});

const Figure = Node.create({
  name: "figure",
  group: "block",
  content: "figureImage caption?",
  isolating: true,
  draggable: true,
  parseHTML: () => [{ tag: "figure" }],
  renderHTML: ({ HTMLAttributes }) => ["figure", HTMLAttributes, 0],
});

const Caption = Node.create({
  name: "caption",
  content: "inline*",
  defining: true,
  parseHTML: () => [{ tag: "figcaption" }],
  renderHTML: ({ HTMLAttributes }) => ["figcaption", HTMLAttributes, 0],
});

/** The keys in `data-sources`; empty where they are none. */
export const readKeys = (written: string | null): string[] =>
  [...new Set((written ?? "").split(/\s+/))].filter((key) => SOURCE_KEY.test(key)).slice(0, 10);

/** A mark that cites up to ten sources of the library by their keys. */
const Citation = Node.create({
  name: "citation",
  group: "inline",
  inline: true,
  atom: true,
  addAttributes: () => ({
    keys: {
      default: [] as string[],
      parseHTML: (element: HTMLElement) => readKeys(element.getAttribute("data-sources")),
      renderHTML: ({ keys }) => ({ "data-sources": (keys as string[]).join(" ") }),
    },
  }),
  parseHTML: () => [
    {
      tag: "sup[data-sources]",
      priority: 60,
      getAttrs: (element) => readKeys(element.getAttribute("data-sources")).length > 0 && null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ["sup", HTMLAttributes],
});

export const INLINE = [LineBreak, Image, FigureImage, Figure, Caption, Citation];
