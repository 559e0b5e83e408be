import { evidenceDrawing } from "../../../artwork/features/evidence-drawing.ts";
import { words as letters } from "../../../artwork/features/words.ts";
import { siteName } from "../../../platform/identity/site-identity.ts";
import { currentLanguage } from "../../../platform/languages/current-language.ts";
import type { Paper, PaperData } from "../paper.ts";
import { pieces } from "../pieces.ts";
import { qrDrawing } from "../qr-code.ts";
import type { CardContent } from "./card-content.ts";
import { words } from "./words.ts";

/** A name, which is in one script. */
export const piece = (text: string) => ({
  text,
  lang: /\p{Script=Latin}/u.test(text) ? "en" : currentLanguage(),
});

/** What is recorded, as templates show it: labels with statements and their sources. */
export const recordedRows = (rows: CardContent["rows"]): PaperData =>
  rows.map(({ label, told }) => [label, told.map(({ text, sources }) => [pieces(text), sources.join(", ")])]);

/** A card as a document: one in A6, or four of the same on A4. */
export function cardPaper(content: CardContent, isSheet: boolean): Paper {
  const drawing = (view: "front" | "side" | "tusks") => evidenceDrawing(content.drawn, { view, theme: "print" });
  return {
    template: "card",
    language: currentLanguage(),
    data: {
      site: siteName(),
      title: words.title(content.name),
      sheet: isSheet,
      name: piece(content.name),
      names: content.names,
      kind: pieces(content.kind),
      status: content.status,
      "as-of": content.asOf,
      "status-line": content.statusLine,
      front: content.frontAlt,
      side: words.side,
      tusks: words.tusks,
      qr: words.code(content.address),
      address: content.address,
      recorded: recordedRows(content.rows),
      "not-recorded": content.notRecorded === null ? null : [words.notRecorded, content.notRecorded],
      legend: [...content.legend, words.sides(letters.right, letters.left)],
      more: words.more,
    },
    images: {
      "front.svg": drawing("front"),
      "side.svg": drawing("side"),
      "tusks.svg": drawing("tusks"),
      "qr.svg": qrDrawing(content.url),
    },
  };
}
