import { currentLanguage } from "../../platform/languages/current-language.ts";
import { inMarks, MOST_IN_MARK, type Numbered, writtenNumbers } from "../../sources/marks/marks.ts";
import { words as markWords } from "../../sources/marks/words.en.ts";

/** A citation as a text is rendered: the numbers of its sources, each a link. */
const CITATION = '<sup class="cite">';
/** A citation, or the edge of a block. In texts `<` is an entity, and in attributes `"` is. */
const PIECE =
  /<sup class="cite">([\s\S]*?)<\/sup>|<(\/?)(p|h[2-4]|blockquote|ul|ol|li|figure|figcaption|table|caption|tr|pre|div)(?=[\s>])/g;
const NUMBER = /<a href="#source-(\d{1,4})" id="(cite-[\w-]{1,40})"/g;

function markHtml(named: readonly Numbered[]): string {
  const [first] = named;
  if (first === undefined) return "";
  const { label, heard } = markWords;
  // Within a stretch of English on a page of another language.
  const lang = currentLanguage() === "en" ? "" : ` lang="${currentLanguage()}"`;
  return `\u00a0<a class="cite" href="#source-${first.number}" id="${first.id}" data-numbers="${writtenNumbers(named)}"${lang} aria-label="${heard(named.length)}">${label(named.length)}</a>`;
}

const hasText = (html: string): boolean => html.replace(/<[^>]*>/g, "").trim() !== "";

/**
 * Gathers the citations of each block of a rendered text in one mark, which stands where the last of them stood; in a
 * table those of each row. Where a mark would name more than eight sources, it ends before that, and another begins. At
 * each citation the numbers of its sources stay, which only paper and Markdown show.
 * @param html rendered rich text
 */
export function groupCitations(html: string): string {
  if (!html.includes(CITATION)) return html;
  const parts: string[] = [];
  let group: Numbered[] = [];
  /** Where in the parts the mark of the group stands. */
  let place = 0;
  let from = 0;
  let rows = 0;
  const close = () => {
    if (group.length > 0) parts[place] = inMarks(group).map(markHtml).join("");
    group = [];
  };
  for (const { 0: piece, 1: inside, 2: slash, 3: tag, index } of html.matchAll(PIECE)) {
    if (inside === undefined) {
      if (tag === "tr") rows += slash === "" ? 1 : -1;
      if (tag === "tr" || rows === 0) close();
      continue;
    }
    const before = html.slice(from, index);
    const named = [...inside.matchAll(NUMBER)].map(([, number, id = ""]) => ({ number: Number(number), id }));
    const added = named.filter(({ number }) => !group.some((one) => one.number === number));
    // One without words before it is the same citation: two marks never stand in a row.
    if (group.length + added.length > MOST_IN_MARK && hasText(before)) {
      close();
      group = named;
    } else group = [...group, ...added];
    parts.push(before, `<span data-numbers="${writtenNumbers(named)}"></span>`, "");
    place = parts.length - 1;
    from = index + piece.length;
  }
  close();
  return [...parts, html.slice(from)].join("");
}
