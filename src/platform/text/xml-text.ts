// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids these characters even as references.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const REFERENCES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Text without the characters that XML forbids: a single one would make the whole document invalid. */
export const withoutForbidden = (text: string): string => text.toWellFormed().replace(FORBIDDEN, "");

/** Text escaped for elements and attributes of XML and HTML. */
export const escapeXml = (text: string): string =>
  withoutForbidden(text).replace(/[&<>"']/g, (character) => REFERENCES[character] ?? character);
