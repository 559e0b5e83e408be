/** Longer first paragraphs are no lead: they would push the facts out of sight. In characters of text. */
const MAX_LEAD_LENGTH = 320;

const FIRST_PARAGRAPH = /^\s*<p>([\s\S]*?)<\/p>/;
/** An address of a video that was written within a sentence: the video itself follows the text. */
const VIDEO_ADDRESS = /(<a href="https:\/\/www\.youtube\.[^>]*>)[^\s</]*\/[^\s<]*(?=<)/g;
const MEDIA = /<(?:img|figure|iframe|table)\b/;

/**
 * Takes a description's first paragraph apart from the rest, to stand as the lead above the facts. `html` has been
 * cleaned, so that its paragraphs do not nest. Where the first block is no short paragraph there is no lead.
 */
export function splitLead(html: string): { lead: string; rest: string } {
  const [whole = "", lead = ""] = FIRST_PARAGRAPH.exec(html) ?? [];
  const length = lead.replace(/<[^>]*>/g, "").length;
  if (length === 0 || length > MAX_LEAD_LENGTH || MEDIA.test(lead)) return { lead: "", rest: html };
  return { lead: lead.replace(VIDEO_ADDRESS, "$1(video)"), rest: html.slice(whole.length).trim() };
}
