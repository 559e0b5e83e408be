import type { Element, ElementContent, Root } from "hast";
import { sanitize } from "hast-util-sanitize";
import { foldForSearch } from "../platform/text/fold.ts";
import { CLEAN_SCHEMA, LINK_REL, RENDER_SCHEMA } from "./allowed-html.ts";
import { parseFragment, textIn, writeHtml } from "./html-fragment.ts";
import type { TextImage } from "./image-element.ts";
import { placeImages } from "./images.ts";
import { isExternal } from "./links.ts";
import { paragraphsOf } from "./paragraphs.ts";
import { placeVideos } from "./videos.ts";

/** Raised with every change of what rendering makes: stored HTML, and summaries, of an older version are made again. */
export const RENDER_VERSION = 5;

/** Headings, links and tables as a page needs them. */
function createFinisher() {
  const ids = new Set<string>();
  /** For each base the number that its next heading is likely to have: looked for from 2 each time, many equal ones
   * would take a time that grows with their square. */
  const nextNumbers = new Map<string, number>();
  let tables = 0;

  /** With a prefix, so that no heading can take the place of an element that the page itself knows by id. */
  function nextId(heading: Element): string {
    const words = foldForSearch(textIn(heading))
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 60)
      .replace(/-$/, "");
    const base = words === "" ? "section" : `section-${words}`;
    let id = words === "" ? "section-1" : base;
    let number = nextNumbers.get(base) ?? 2;
    for (; ids.has(id); number += 1) id = `${base}-${number}`;
    nextNumbers.set(base, number);
    ids.add(id);
    return id;
  }

  function finish(node: ElementContent): ElementContent {
    if (node.type !== "element") return node;
    const element: Element = { ...node, children: node.children.map(finish) };
    const { properties, tagName } = element;
    if (tagName === "h2" || tagName === "h3") return { ...element, properties: { ...properties, id: nextId(element) } };
    if (tagName === "a" && !properties.className && typeof properties.href === "string" && isExternal(properties.href))
      return { ...element, properties: { ...properties, rel: LINK_REL } };
    if (tagName !== "table") return element;
    tables += 1;
    const ariaLabel = tables === 1 ? "Table" : `Table ${tables}`;
    // Wide tables scroll by themselves; the keyboard reaches them too.
    const box = { className: ["table-scroll"], tabIndex: 0, role: "region", ariaLabel };
    return { type: "element", tagName: "div", properties: box, children: [element] };
  }
  return finish;
}

type RenderOptions = {
  /** The entry's images in order. The page shows the first above its text. */
  images: readonly TextImage[];
};

/**
 * The HTML that a page shows for the cleaned rich texts that stand on it, in their order: paragraphs from blank lines,
 * videos from YouTube links, and the images of the entry, each in one place of one text. Safe to be set as HTML.
 * @param texts as they are stored, or read already
 */
function renderRichTexts(texts: readonly (string | Root)[], { images }: RenderOptions): string[] {
  const sections = texts.map((clean): Element => {
    // What was stored under an older allow-list goes through the present one first.
    const stored = sanitize(typeof clean === "string" ? parseFragment(clean) : clean, CLEAN_SCHEMA);
    const children = "children" in stored ? (stored.children as ElementContent[]) : [];
    return { type: "element", tagName: "section", properties: {}, children: placeVideos(paragraphsOf(children)) };
  });
  return placeImages(sections, images).map((section) => {
    const children = "children" in section ? section.children.map(createFinisher()) : [];
    return writeHtml(sanitize({ type: "root", children }, RENDER_SCHEMA));
  });
}

/** The same for a page with one text. */
export const renderRichText = (clean: string | Root, options: RenderOptions): string =>
  renderRichTexts([clean], options).join("");

/** Both texts of an article. Without a description of its own the excerpt stands there, which is plain text. */
export function renderArticleTexts(
  { description, content }: { description: string | null; content: string | Root },
  options: RenderOptions,
): { descriptionHtml: string; contentHtml: string } {
  const [descriptionHtml = "", contentHtml = ""] = renderRichTexts([description ?? "", content], options);
  return { descriptionHtml, contentHtml };
}
