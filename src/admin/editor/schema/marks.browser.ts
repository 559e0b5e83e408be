import { Mark } from "@tiptap/core";
import { safeHref } from "../../../content/rich-text/links.ts";

/** A mark that is only its tag. Of several tags that mean the same, each text keeps the one it came with. */
const tagMark = (name: string, tags: readonly [string, ...string[]]) =>
  Mark.create({
    name,
    addAttributes: () => ({
      tag: {
        default: tags[0],
        rendered: false,
        parseHTML: ({ localName }: HTMLElement) => (tags.includes(localName) ? localName : tags[0]),
      },
    }),
    parseHTML: () => tags.map((tag) => ({ tag })),
    renderHTML: ({ mark, HTMLAttributes }) => [mark.attrs.tag, HTMLAttributes, 0],
  });

const Link = Mark.create({
  name: "link",
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: "a[href]",
      getAttrs: (element) => {
        const href = safeHref(element.getAttribute("href") ?? "");
        return href === undefined ? false : { href };
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ["a", HTMLAttributes, 0],
});

/** A span says only in which language its words are: `lang`, which every element has. */
const LanguageSpan = Mark.create({
  name: "languageSpan",
  parseHTML: () => [{ tag: "span[lang]" }],
  renderHTML: ({ HTMLAttributes }) => ["span", HTMLAttributes, 0],
});

const Abbreviation = Mark.create({
  name: "abbreviation",
  inclusive: false,
  addAttributes: () => ({
    title: { default: null, parseHTML: (element: HTMLElement) => element.getAttribute("title") },
  }),
  parseHTML: () => [{ tag: "abbr" }],
  renderHTML: ({ HTMLAttributes }) => ["abbr", HTMLAttributes, 0],
});

/** From the outside to the inside: a written link is around its emphasis. */
export const MARKS = [
  Link,
  LanguageSpan,
  Abbreviation,
  tagMark("bold", ["strong", "b"]),
  tagMark("italic", ["em", "i"]),
  tagMark("underline", ["u"]),
  tagMark("strike", ["s"]),
  tagMark("subscript", ["sub"]),
  tagMark("superscript", ["sup"]),
  tagMark("code", ["code"]),
];
