import { type DefaultTreeAdapterMap, parseFragment } from "parse5";

/** A title stands near the beginning of a page. */
const MOST_BYTES = 256_000;
const MOST_CHARACTERS = 300;

/** The text encoding of a page, by its header or else by what stands near its beginning. */
function encodingOf(body: Buffer, contentType: string): string {
  const said = /charset\s{0,9}=\s{0,9}["']?([\w:.-]{1,40})/i;
  return (said.exec(contentType) ?? said.exec(body.subarray(0, 1024).toString("latin1")))?.[1] ?? "utf-8";
}

function decoded(body: Buffer, contentType: string): string {
  const part = body.subarray(0, MOST_BYTES);
  try {
    return new TextDecoder(encodingOf(part, contentType)).decode(part);
  } catch {
    return new TextDecoder().decode(part);
  }
}

export const isHtml = (contentType: string): boolean =>
  /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType);

/**
 * The title of an HTML page; undefined if it has none. It is looked for as text, once from the beginning to the end: the
 * whole of a page that somebody else wrote is not worth parsing for it.
 */
export function pageTitle(body: Buffer, contentType: string): string | undefined {
  if (!isHtml(contentType)) return undefined;
  const html = decoded(body, contentType);
  const folded = html.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  let tag = folded.indexOf("<title");
  // Not <titlebar>: an attribute or the end of the tag follows.
  while (tag !== -1 && !/[\s>]/.test(folded.charAt(tag + 6))) tag = folded.indexOf("<title", tag + 6);
  const begin = tag === -1 ? -1 : folded.indexOf(">", tag);
  const end = begin === -1 ? -1 : folded.indexOf("</title", begin);
  if (end === -1) return undefined;
  const fragment = parseFragment(`<title>${html.slice(begin + 1, Math.min(end, begin + 5000))}</title>`);
  const element = fragment.childNodes[0] as DefaultTreeAdapterMap["element"] | undefined;
  const text = element?.childNodes.map((node) => ("value" in node ? node.value : "")).join("") ?? "";
  // Line breaks, and what would turn the reading direction of the screen that shows it.
  const shown = text.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, " ").trim();
  return shown === "" ? undefined : [...shown].slice(0, MOST_CHARACTERS).join("");
}
