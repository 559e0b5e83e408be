import type { Element, ElementContent, Root } from "hast";
import { sanitize } from "hast-util-sanitize";
import { finish } from "../../platform/jobs/finish.ts";
import { CLEAN_SCHEMA, LINK_REL, RENDER_SCHEMA } from "./allowed-html.ts";
import { type CitedSource, createCiter } from "./citations/cite-numbers.ts";
import { parseFragment, writeHtml } from "./html-fragment.ts";
import type { TextImage } from "./image-element.ts";
import { placeImages } from "./images.ts";
import { isExternal } from "./links.ts";
import { paragraphsOf } from "./paragraphs.ts";
import { followLinks } from "./sections/links-within.ts";
import { addRowHeaders } from "./sections/row-headers.ts";
import { createSectionIds } from "./sections/section-ids.ts";
import { textIn } from "./sections/text-in.ts";
import { joinEnglish } from "./translated/join-english.ts";
import { keepLanguage } from "./translated/page-links.ts";
import { placeVideos } from "./videos.ts";
import { storedWords } from "./words.ts";

/**
 * Increase it with every change of the rendered output: stored HTML and summaries of an older version are then rebuilt.
 */
export const RENDER_VERSION = 10;

/** The words of a table's caption; undefined if it has none. */
function captionOf({ children }: Element): string | undefined {
  const caption = children.find((child) => child.type === "element" && child.tagName === "caption");
  const words = caption === undefined ? "" : textIn(caption).replace(/\s+/g, " ").trim();
  return words === "" ? undefined : words;
}

/** Finishes headings, links and tables for the page. */
function createFinisher() {
  const nextId = createSectionIds();
  let tables = 0;

  function finishNode(node: ElementContent): ElementContent {
    if (node.type !== "element") return node;
    const element: Element = { ...node, children: node.children.map(finishNode) };
    const { properties, tagName } = element;
    if (tagName === "h2" || tagName === "h3")
      return { ...element, properties: { ...properties, id: nextId(textIn(element)) } };
    if (tagName === "a" && !properties.className && typeof properties.href === "string" && isExternal(properties.href))
      return { ...element, properties: { ...properties, rel: LINK_REL } };
    if (tagName !== "table") return element;
    tables += 1;
    const ariaLabel = captionOf(element) ?? storedWords.table(tables);
    // Wide tables scroll inside a box that can be focused with the keyboard.
    const box = { className: ["table-scroll"], tabIndex: 0, role: "region", ariaLabel };
    return { type: "element", tagName: "div", properties: box, children: [addRowHeaders(element)] };
  }
  return finishNode;
}

type RenderOptions = {
  /** The entry's images in order. The page shows the first above its text. */
  images: readonly TextImage[];
  /** The entry's sources in order. The number of a source is its place among them. */
  sources: readonly CitedSource[];
  /** True for a page in another language: links stay in it, and what stands in English is set apart. */
  isTranslated?: boolean;
};

/**
 * Renders the cleaned rich texts of one page, in order: paragraphs from blank lines, videos from YouTube links, the
 * entry's images, each placed once across all texts, and numbers for citations. The result is safe to set as HTML.
 * @param texts the stored sources or their parsed trees
 */
export const renderRichTexts = (texts: readonly (string | Root)[], options: RenderOptions): string[] =>
  finish(renderInSteps(texts, options));

/** The same for a server, which serves others between the steps. */
export function* renderInSteps(
  texts: readonly (string | Root)[],
  { images, sources, isTranslated = false }: RenderOptions,
): Generator<void, string[]> {
  const sections: Element[] = [];
  for (const clean of texts) {
    yield;
    const tree = typeof clean === "string" ? parseFragment(clean) : clean;
    yield;
    // Text that was cleaned with an older allow-list is first sanitised with the current one.
    const stored = sanitize(tree, CLEAN_SCHEMA);
    const paragraphs = paragraphsOf("children" in stored ? (stored.children as ElementContent[]) : []);
    yield;
    sections.push({ type: "element", tagName: "section", properties: {}, children: placeVideos(paragraphs) });
  }
  yield;
  const placed = placeImages(sections, images);
  yield;
  const finished = placed.map((section) => ("children" in section ? section.children.map(createFinisher()) : []));
  yield;
  const followed = followLinks(finished);
  const cite = createCiter(sources);
  const rendered: string[] = [];
  for (const text of followed) {
    yield;
    // Numbers come last: the id of a heading does not depend on them.
    const children = cite(isTranslated ? joinEnglish(keepLanguage(text)) : text);
    yield;
    const safe = sanitize({ type: "root", children }, RENDER_SCHEMA);
    yield;
    rendered.push(writeHtml(safe));
  }
  return rendered;
}

/** The same for a page with a single text. */
export const renderRichText = (clean: string | Root, options: RenderOptions): string =>
  renderRichTexts([clean], options).join("");

/**
 * Renders both texts of an article. Without a description of its own, the article shows its excerpt there, which is
 * plain text.
 */
export function* renderArticleInSteps(
  { description, content }: { description: string | null; content: string | Root },
  options: RenderOptions,
): Generator<void, { descriptionHtml: string; contentHtml: string }> {
  const [descriptionHtml = "", contentHtml = ""] = yield* renderInSteps([description ?? "", content], options);
  return { descriptionHtml, contentHtml };
}
