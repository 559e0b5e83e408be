import type { ImageRow } from "../image-tables.server.ts";
import { licenceUrl } from "../licence-url.ts";

/** Who made an image and under what licence, as its editors wrote it. */
export type ImageCredit = Pick<ImageRow, "credit" | "licence">;

const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for XML. Characters that XML does not allow are replaced by U+FFFD. */
const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "\ufffd")
    .replace(/[&<>"]/g, (letter) => ESCAPED[letter] ?? letter);

const creator = (credit: string): string =>
  `<dc:creator><rdf:Seq><rdf:li>${credit}</rdf:li></rdf:Seq></dc:creator><photoshop:Credit>${credit}</photoshop:Credit>`;

const inAnyLanguage = (name: string, text: string): string =>
  `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></${name}>`;

/**
 * The only metadata that a file of this site may carry: an XMP packet with the credit and licence. Equal words always
 * give equal bytes. EXIF is not used, because the image library would add nine further tags beside the credit, and it
 * cannot hold letters outside ASCII.
 * @returns undefined without credit and licence
 */
export function creditPacket({ credit, licence }: ImageCredit): string | undefined {
  if (credit === null && licence === null) return undefined;
  const terms = licence === null ? undefined : licenceUrl(licence);
  const rights = [credit, licence].filter((text) => text !== null).map(xmlText);
  return [
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/">',
    credit === null ? "" : creator(xmlText(credit)),
    inAnyLanguage("dc:rights", rights.join(". ")),
    licence === null ? "" : inAnyLanguage("xmpRights:UsageTerms", xmlText(licence)),
    terms === undefined ? "" : `<xmpRights:WebStatement>${xmlText(terms)}</xmpRights:WebStatement>`,
    "</rdf:Description></rdf:RDF></x:xmpmeta>",
  ].join("");
}
