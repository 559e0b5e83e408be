import type { Element, ElementContent, Nodes } from "hast";

/** How a stretch of English begins in the HTML of a translated text. Rich text itself holds no such element. */
export const ENGLISH_STRETCH = '<div lang="en">';

/** Whether a part of the HTML of a translated text is English. */
export const hasEnglish = (html: string): boolean => html.includes(ENGLISH_STRETCH);

const hasClass = ({ properties: { className } }: Element, name: string): boolean =>
  Array.isArray(className) && className.includes(name);

/** Whether a block is marked as English. A table is marked within the box in which it scrolls. */
function isEnglish(node: ElementContent): node is Element {
  if (node.type !== "element") return false;
  if (node.properties.lang === "en") return true;
  return hasClass(node, "table-scroll") && node.children.some(isEnglish);
}

/** The credit of an image is in the language of the page. */
const hasOwnWords = (node: Nodes): boolean => {
  if (node.type === "text") return /\p{L}/u.test(node.value);
  if (node.type === "element" && hasClass(node, "credit")) return false;
  return "children" in node && node.children.some((child) => hasOwnWords(child as Nodes));
};

const withoutLanguage = (node: Element): Element => {
  const { lang: _, ...properties } = node.properties;
  return { ...node, properties };
};

/**
 * Puts neighbouring blocks that are marked as English into one `<div lang="en">`, so that pages can set them apart.
 * Images and rules alone keep their own marks: there is nothing to read.
 */
export function joinEnglish(blocks: readonly ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  let run: Element[] = [];
  const close = () => {
    if (run.some(hasOwnWords))
      result.push({ type: "element", tagName: "div", properties: { lang: "en" }, children: run.map(withoutLanguage) });
    else result.push(...run);
    run = [];
  };
  for (const block of blocks) {
    if (isEnglish(block)) run.push(block);
    else {
      close();
      result.push(block);
    }
  }
  close();
  return result;
}
