import { type DefaultTreeAdapterMap, parse } from "parse5";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

/** Elements whose text nobody reads as words. */
const SILENT = new Set(["script", "style", "code", "kbd", "template", "noscript"]);

/** Attributes that people read or hear. */
const SPOKEN = ["alt", "title", "aria-label", "placeholder", "aria-description", "data-label"];

/** What stands in Latin letters in every language: addresses, units, licences, formats, and names of services and types. */
const INTERNATIONAL = [
  /\bSri Lankan Tuskers\b/g,
  /\bTwitter\/X\b/g,
  /\bhttps?:\/\/\S+/g,
  /\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /\b(?:localhost(?::\d+)?|(?:[a-z0-9-]+\.)+(?:org|com|lk|net|int|gov|edu|io|uk))\b(?:\/[\w/-]*)?/gi,
  /\b(?:km|m|cm|mm|kg|px|kB|MB|GB|C)\b/g,
  /\bCC(?: BY(?:-SA|-NC)*)?(?: \d\.\d)?\b|\bCC0\b/g,
  /\b(?:JPEG|PNG|WebP|AVIF|GIF|TIFF|PDF|QR|A4|A5|A6|CSV|JSON|API|ISBN|DOI|RSS|Atom|JavaScript)\b/g,
  /\b(?:Google Analytics|Google|EmailJS|YouTube|Facebook|WhatsApp|X|Telegram|Reddit|Pinterest|LinkedIn|Crossref)\b/g,
  /\bS\d+\b/g,
  /\bIl-76\b/g,
  /\b[0-9a-f]{24}\b/g,
];

const letters = (text: string): string => INTERNATIONAL.reduce((left, one) => left.replace(one, " "), text);

/** Whether a text has words in Latin letters that do not stand in every language. */
const hasLatinWords = (text: string): boolean => /\p{Script=Latin}/u.test(letters(text));

const isElement = (node: Node): node is Element => "tagName" in node;
const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

export type Found = { where: string; text: string };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The meta tags that people read where the page is found or shared. */
const isRead = (name: string): boolean =>
  name === "description" || /^(?:og|twitter):(?:title|description|image:alt)$/.test(name);

/**
 * All that a document says in Latin letters and does not mark as English.
 * @param stored names and titles as entries and sources hold them: no part of an attribute or of the title can be marked
 */
export function foreignWords(html: string, stored: readonly string[]): Found[] {
  const found: Found[] = [];
  const isTranslation = (language: string) => language === "si" || language === "ta";
  const longestFirst = stored.filter((text) => text !== "").toSorted((one, other) => other.length - one.length);
  const names = new RegExp(longestFirst.map(escaped).join("|") || "(?!)", "g");
  const whole = (text: string | undefined): string | undefined => text?.replace(names, " ");
  const note = (where: string, text: string | undefined, language: string) => {
    if (text !== undefined && isTranslation(language) && hasLatinWords(text)) found.push({ where, text: text.trim() });
  };
  const walk = (node: Node, language: string, path: string): void => {
    if (node.nodeName === "#text" && "value" in node)
      note(path, path.endsWith(" title") ? whole(node.value) : node.value, language);
    if (isElement(node)) {
      if (SILENT.has(node.tagName)) return;
      const own = attribute(node, "lang") ?? language;
      const here = `${path} ${node.tagName}`;
      for (const name of SPOKEN) note(`${here}[${name}]`, whole(attribute(node, name)), own);
      if (node.tagName === "meta" && isRead(attribute(node, "name") ?? attribute(node, "property") ?? ""))
        note(
          `${here} ${attribute(node, "name") ?? attribute(node, "property")}`,
          whole(attribute(node, "content")),
          own,
        );
      for (const child of node.childNodes) walk(child, own, here);
      return;
    }
    if ("childNodes" in node) for (const child of node.childNodes) walk(child, language, path);
  };
  walk(parse(html), "", "");
  return found;
}
