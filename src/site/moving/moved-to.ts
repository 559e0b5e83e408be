import { type Language, languageOf } from "../../platform/languages/language.ts";

/**
 * What is no page, and the pages that documents load: those with parts that React takes over, and those whose policy is not
 * that of the others, because nobody else may know their address.
 */
const ELSEWHERE =
  /^\/(?:admin|admin-dashboard|api|assets|contact|drawings|embed|feeds|field-guide|key|letters|preview|review|uploads)(?:\/|$)|\.\w+$/;

/**
 * Whether a link to this address, from a page in this language, is followed without loading a document. The test compares it
 * with the list of pages.
 */
export function isMovedTo(pathname: string, from: Language): boolean {
  const { language, path } = languageOf(pathname);
  return language === from && !ELSEWHERE.test(path);
}
