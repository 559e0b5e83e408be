import { BLOCK_TAGS } from "../../../content/rich-text/allowed-html.ts";
import { ownImageSource } from "../../../content/rich-text/links.ts";
import { linkFrames } from "../document/framed-videos.browser.ts";
import { isElement, parseHtml, styleOf, withInertStyles } from "../document/parse-html.browser.ts";
import { makeWordLists } from "./word-lists.browser.ts";

// What word processors and web pages put on the clipboard is no plain HTML: Word writes lists as paragraphs with a
// painted bullet, Google Docs says bold by style and puts the whole text into a <b> that is not bold.

const DROPPED =
  "style, script, meta, link, title, xml, svg, button, input, br.Apple-interchange-newline, " +
  // The edit links of a wiki, and the numbers of its own list of sources: they mean nothing in another text.
  ".mw-editsection, sup.reference";
const BOLD = /(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i;
const NOT_BOLD = /(?<![\w-])font-weight:\s*(?:normal|[1-5]00)/i;
const ITALIC = /(?<![\w-])font-style:\s*italic/i;
const NOT_ITALIC = /(?<![\w-])font-style:\s*normal/i;
const RAISED = /(?<![\w-])vertical-align:\s*super/i;
const LOWERED = /(?<![\w-])vertical-align:\s*sub(?![\w-])/i;
const STRUCK = /(?<![\w-])text-decoration(?:-line)?:[^;]*line-through/i;
const SIGNS = /(?<![\w-])list-style(?:-type)?:[^;]*(lower|upper)-(alpha|latin|roman)/i;
const NOTES = /mso-element:\s*(?:footnote|endnote)-list/i;
/** The number of a note, and the way back from the note to it. */
const NOTE_MARK = /mso-(?:footnote|endnote)-id/i;
const WITHIN_PAGE = /^#|#_(?:ftn|edn)/;
const HIDDEN = /mso-list:\s*ignore|display:\s*none|mso-hide:\s*all/i;

function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** The signs of a numbered list, which programs say by the style of the list or of its points. */
function tellSigns(list: Element): void {
  const point = list.querySelector(":scope > li");
  const said = [list, point].map((element) => SIGNS.exec(element === null ? "" : styleOf(element))).find(Boolean);
  if (said === undefined || said === null || list.hasAttribute("type")) return;
  const sign = said[2]?.toLowerCase() === "roman" ? "i" : "a";
  list.setAttribute("type", said[1]?.toLowerCase() === "upper" ? sign.toUpperCase() : sign);
}

/** Notes at the foot become paragraphs at the end of the text, and their numbers stay: links to them would lead nowhere. */
function keepNotes(body: HTMLElement): void {
  for (const list of body.querySelectorAll("div"))
    if (NOTES.test(styleOf(list))) for (const line of list.querySelectorAll(":scope > hr, :scope > br")) line.remove();
  for (const link of body.querySelectorAll("a[href]")) {
    if (!WITHIN_PAGE.test(link.getAttribute("href") ?? "")) continue;
    if (NOTE_MARK.test(styleOf(link)) && link.closest("sup") === null) rename(link, "sup");
    else link.replaceWith(...link.childNodes);
  }
}

/** Bold and italic said by style, as tags; a tag that its style takes back goes. */
function tellEmphasis(element: Element): void {
  const style = styleOf(element);
  const isHeading = element.closest("h1, h2, h3, h4, h5, h6") !== null;
  const isBold = /^(?:b|strong)$/.test(element.localName);
  if (
    (isBold && (NOT_BOLD.test(style) || isHeading)) ||
    (/^(?:i|em)$/.test(element.localName) && NOT_ITALIC.test(style))
  )
    element.replaceWith(...element.childNodes);
  else if (element.localName === "span") {
    if (ITALIC.test(style)) wrapContent(element, "em");
    // A heading is bold by itself.
    if (BOLD.test(style) && !isHeading) wrapContent(element, "strong");
    if (STRUCK.test(style)) wrapContent(element, "s");
    if (RAISED.test(style)) wrapContent(element, "sup");
    else if (LOWERED.test(style)) wrapContent(element, "sub");
  }
}

/** What was pasted, as HTML that says by tags what it said by style. Images that lie elsewhere are left out. */
export function cleanPastedHtml(html: string): string {
  // What the editor itself has copied is as it should be.
  if (html.includes("data-pm-slice")) return withInertStyles(html);
  const body = parseHtml(html);
  makeWordLists(body);
  linkFrames(body);
  keepNotes(body);
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  for (const element of body.querySelectorAll("[data-style]")) if (HIDDEN.test(styleOf(element))) element.remove();
  for (const image of body.querySelectorAll("img"))
    if (ownImageSource(image.getAttribute("src") ?? "") === undefined) image.remove();
  for (const element of body.querySelectorAll("span, b, strong, i, em")) tellEmphasis(element);
  for (const list of body.querySelectorAll("ol")) tellSigns(list);
  for (const gap of body.querySelectorAll("br"))
    if ([gap.previousSibling, gap.nextSibling].some((beside) => isElement(beside) && BLOCK_TAGS.has(beside.localName)))
      gap.remove();
  for (const title of body.querySelectorAll("p.MsoTitle")) rename(title, "h2");
  for (const element of body.querySelectorAll("*")) {
    element.removeAttribute("data-style");
    // Word writes the language of every paragraph; only that of single words was meant.
    if (element.localName === "p") element.removeAttribute("lang");
    if (element.localName === "p" && element.textContent?.trim() === "" && element.querySelector("img") === null)
      element.remove();
  }
  return body.innerHTML;
}
