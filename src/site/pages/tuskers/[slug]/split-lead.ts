import { words } from "./words.ts";

/** A longer first paragraph is not used as a lead: it would push the facts out of sight. In characters of text. */
const MAX_LEAD_LENGTH = 320;

/** It may begin a stretch of English in a translated text. */
const FIRST_PARAGRAPH = /^\s*(<div lang="en">)?<p(?: lang="([\w-]+)")?>([\s\S]*?)<\/p>/;
const EMPTY_STRETCH = /^<div lang="en"><\/div>/;
/** The URL of a video within a sentence: its visible text is dropped, because the video itself follows the text. */
const VIDEO_ADDRESS = /(<a href="https:\/\/www\.youtube\.[^>]*>)[^\s</]*\/[^\s<]*(?=<)/g;
/** Tags, and the numbers of sources with theirs. */
const NOT_TEXT = /<sup class="cite">.*?<\/sup>|<[^>]*>/g;
const MEDIA = /<(?:img|figure|iframe|table)\b/;

/**
 * Separates the first paragraph of a description, which is shown as the lead above the facts. `html` is sanitised, so
 * its paragraphs do not nest. `lang` is that of the paragraph, if it is marked. A lead in English on a page of another
 * language stays in the element that says so. If the
 * first block is not a short paragraph, there is no lead.
 */
export function splitLead(html: string): { lead: string; lang?: string; rest: string } {
  const [whole = "", stretch = "", lang, lead = ""] = FIRST_PARAGRAPH.exec(html) ?? [];
  const length = lead.replace(NOT_TEXT, "").length;
  if (length === 0 || length > MAX_LEAD_LENGTH || MEDIA.test(lead)) return { lead: "", rest: html };
  const text = lead.replace(VIDEO_ADDRESS, `$1${words.video}`);
  const rest = `${stretch}${html.slice(whole.length)}`.replace(EMPTY_STRETCH, "").trim();
  return {
    lead: stretch === "" ? text : `${stretch}<p>${text}</p></div>`,
    ...(lang !== undefined && { lang }),
    rest,
  };
}
