// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids these characters even as references.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const REFERENCES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Text without what may stand in no XML document: one such character would make the whole of it unreadable. */
export const withoutForbidden = (text: string): string => text.toWellFormed().replace(FORBIDDEN, "");

/** Text as it stands in an element or attribute, of XML and of HTML alike. */
export const escapeXml = (text: string): string =>
  withoutForbidden(text).replace(/[&<>"']/g, (character) => REFERENCES[character] ?? character);
