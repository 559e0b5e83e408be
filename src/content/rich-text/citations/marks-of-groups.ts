import { currentLanguage } from "../../../platform/languages/current-language.ts";
import { inMarks, MOST_IN_MARK, type Numbered, writtenNumbers } from "../../sources/marks/marks.ts";
import { words as markWords } from "../../sources/marks/words.ts";

/** A citation as a text is rendered: the numbers of its sources, each a link. */
const CITATION = '<sup class="cite">';
const CITATIONS = /<sup class="cite">[\s\S]*?<\/sup>/g;
/** A citation, or the edge of a block. In texts `<` is an entity, and in attributes `"` is. */
const PIECE =
  /<sup class="cite">([\s\S]*?)<\/sup>|<(\/?)(p|h[2-4]|blockquote|ul|ol|li|figure|figcaption|table|caption|tr|pre|div)(?=[\s>])/g;
const NUMBER = /<a href="#source-(\d{1,4})" id="(cite-[\w-]{1,40})"/g;

/** Within a stretch of English on a page of another language. */
const langHere = (): string => (currentLanguage() === "en" ? "" : ` lang="${currentLanguage()}"`);

function markHtml(named: readonly Numbered[]): string {
  const [first] = named;
  if (first === undefined) return "";
  const { label, heard } = markWords;
  return `\u00a0<a class="cite" href="#source-${first.number}" id="${first.id}" data-numbers="${writtenNumbers(named)}"${langHere()} aria-label="${heard(named.length)}">${label(named.length)}</a>`;
}

/** A table with as many rows that cite has their marks behind one press below it. */
const ROWS_WITH_ONE_PRESS = 5;

/** The mark of a row, as the part that it is in, and where its row begins. */
type RowMark = { place: number; from: number };

/** What the first cell of a row says: it names the row. */
function nameOfRow(html: string, from: number): string {
  const [start = ""] = html.slice(from).split(/<\/t[dh]>/, 1);
  return start
    .replaceAll(CITATIONS, "")
    .replace(/<[^>]*>/g, "")
    .trim();
}

/** The marks of the rows of a table, closed under one line: each has the name of its row. */
function rowSources(html: string, parts: string[], marks: readonly RowMark[]): string {
  const rows = marks.map(({ place, from }) => {
    const mark = parts[place] ?? "";
    parts[place] = "";
    return `<li>${nameOfRow(html, from)}${mark}</li>`;
  });
  return `<details class="row-sources"><summary${langHere()}>${markWords.ofRows}</summary><ul>${rows.join("")}</ul></details>`;
}

const hasText = (html: string): boolean => html.replace(/<[^>]*>/g, "").trim() !== "";

/**
 * Gathers the citations of each block of a rendered text in one mark, which stands where the last of them stood. Points of a
 * list that rest on the same sources have one, at the last of them. In a table each row has one; those of many rows stand
 * together below it, behind one press. Where a mark would name more than eight sources, it ends before that, and another
 * begins. At each citation the numbers of its sources stay, which only paper and Markdown show.
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
  let rowFrom = 0;
  let rowMarks: RowMark[] = [];
  /** The mark of the point before, if nothing but the next point followed it. */
  let point: { place: number; numbers: string } | undefined;
  const close = () => {
    if (group.length === 0) return undefined;
    parts[place] = inMarks(group).map(markHtml).join("");
    if (rows > 0) rowMarks.push({ place, from: rowFrom });
    const closed = { place, numbers: writtenNumbers(group) };
    group = [];
    return closed;
  };
  const endTable = (end: number) => {
    if (new Set(rowMarks.map((mark) => mark.from)).size >= ROWS_WITH_ONE_PRESS) {
      // Below the box in which a wide table scrolls.
      const after = html.startsWith("</div>", end) ? end + "</div>".length : end;
      parts.push(html.slice(from, after), rowSources(html, parts, rowMarks));
      from = after;
    }
    rowMarks = [];
  };
  for (const { 0: piece, 1: inside, 2: slash, 3: tag, index } of html.matchAll(PIECE)) {
    if (inside === undefined) {
      if (tag === "tr" || rows === 0) {
        const closed = close();
        if (closed !== undefined && closed.numbers === point?.numbers) parts[point.place] = "";
        if (tag !== "li" || slash !== "") point = tag === "li" ? closed : undefined;
      }
      if (tag === "tr") rows += slash === "" ? 1 : -1;
      if (tag === "tr" && slash === "") rowFrom = index;
      if (tag === "table" && slash !== "" && rows === 0) endTable(index + "</table>".length);
      continue;
    }
    const before = html.slice(from, index);
    const named = [...inside.matchAll(NUMBER)].map(([, number, id = ""]) => ({ number: Number(number), id }));
    const added = named.filter(({ number }) => !group.some((one) => one.number === number));
    // One without words before it is the same citation: two marks never stand in a row.
    if (group.length + added.length > MOST_IN_MARK && hasText(before)) {
      close();
      point = undefined;
      group = named;
    } else group = [...group, ...added];
    parts.push(before, `<span data-numbers="${writtenNumbers(named)}"></span>`, "");
    place = parts.length - 1;
    from = index + piece.length;
  }
  close();
  return [...parts, html.slice(from)].join("");
}
