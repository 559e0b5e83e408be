import { setImmediate } from "node:timers/promises";
import { evidenceDrawing } from "../../../artwork/features/evidence-drawing.ts";
import { words as letters } from "../../../artwork/features/words.ts";
import { words as placeWords } from "../../../content/lives/places/words.ts";
import { kinds } from "../../../content/sources/kind-words.ts";
import type { ListedSource } from "../../../content/sources/source.ts";
import { words as sourceWords } from "../../../content/sources/words.ts";
import { siteName } from "../../../platform/identity/site-identity.ts";
import { currentLanguage } from "../../../platform/languages/current-language.ts";
import { addressIn } from "../../../platform/languages/language.ts";
import { writtenDate } from "../../../platform/text/dates/written-date.ts";
import type { CardContent } from "../id-card/card-content.ts";
import { piece, recordedRows } from "../id-card/card-paper.server.ts";
import { words as cardWords } from "../id-card/words.ts";
import type { Paper, PaperData } from "../paper.ts";
import { pieces } from "../pieces.ts";
import { printedAddress } from "../printed-address.ts";
import { qrDrawing } from "../qr-code.ts";
import { words as paperWords } from "../words.ts";
import type { GuideContent } from "./guide-content.server.ts";
import { words } from "./words.ts";

/** Drawings by the names of their files. Equal ones, such as those of whom no feature is recorded, are one file. */
function collectImages() {
  const names = new Map<string, string>();
  return {
    add(svg: string): string {
      const name = names.get(svg) ?? `drawing-${names.size}.svg`;
      names.set(svg, name);
      return name;
    },
    all: () => Object.fromEntries([...names].map(([svg, name]) => [name, svg])),
  };
}

function tuskerData(card: CardContent, addImage: (svg: string) => string): PaperData {
  const drawing = (view: "front" | "side") => addImage(evidenceDrawing(card.drawn, { view, theme: "print" }));
  return {
    name: piece(card.name),
    names: card.names,
    kind: pieces(card.kind),
    status: card.status,
    "as-of": card.asOf,
    front: { file: drawing("front"), alt: card.frontAlt },
    side: { file: drawing("side"), alt: cardWords.side },
    code: { file: addImage(qrDrawing(card.url)), alt: cardWords.code(card.address) },
    address: card.address,
    recorded: recordedRows(card.rows),
    "not-recorded": card.notRecorded === null ? null : [cardWords.notRecorded, card.notRecorded],
    "is-cut": card.isCut,
  };
}

/** Title and address of a source are as they are; what is said of them is in the language of the guide. */
function sourceData({ key = "", title, url, archiveUrl, kind, language, goneSince, find }: ListedSource): PaperData {
  const notes = [
    ...(archiveUrl === undefined ? [] : [`${sourceWords.archived}: ${archiveUrl}`]),
    ...(goneSince === undefined ? [] : [sourceWords.gone(writtenDate(goneSince), archiveUrl !== undefined)]),
    ...(find === undefined ? [] : [find]),
  ];
  return {
    key,
    title: { text: title, lang: language ?? "en" },
    kind: kinds[kind],
    address: url ?? null,
    notes: notes.map(pieces),
  };
}

/**
 * A guide as an A5 booklet: title, contents, one page a tusker, how to watch, sources. Between drawings, other requests are
 * answered.
 */
export async function guidePaper(content: GuideContent, siteUrl: string): Promise<Paper> {
  const { title, fullTitle, day, cards, left, watching, sources } = content;
  const language = currentLanguage();
  const images = collectImages();
  const tuskers: PaperData[] = [];
  for (const card of cards) {
    tuskers.push(tuskerData(card, images.add));
    await setImmediate();
  }
  return {
    template: "guide",
    language,
    data: {
      site: siteName(),
      title: fullTitle,
      kind: words.title,
      name: title,
      count: placeWords.tuskers(cards.length),
      "as-of": cardWords.asOf(writtenDate(day)),
      left: left === 0 ? null : words.leftOut(cards.length, left),
      rule: words.rule,
      changes: words.changes,
      unchecked: paperWords.unchecked,
      address: printedAddress(`${siteUrl}${addressIn(language, "/")}`).replace(/\/$/, ""),
      contents: words.contents,
      reading: words.reading,
      legend: [cardWords.solid, cardWords.sides(letters.right, letters.left), words.keys].map(pieces),
      more: cardWords.more,
      tuskers,
      watching:
        watching === undefined
          ? null
          : {
              title: pieces(watching.title),
              excerpt: pieces(watching.excerpt),
              items: watching.items.map(pieces),
              address: printedAddress(`${siteUrl}${addressIn(language, watching.path)}`),
            },
      "sources-title": sourceWords.title,
      sources: sources.map(sourceData),
    },
    images: images.all(),
  };
}
