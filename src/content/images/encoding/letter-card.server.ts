import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type ContainerNode, type Font, type Node, Renderer, type TextNode } from "@takumi-rs/core";
import {
  CARD_HEIGHT,
  CARD_MARGIN,
  CARD_WIDTH,
  type CardWords,
  WORDS_BOTTOM,
} from "../../../artwork/cards/share-card.ts";

/**
 * The fonts of the site. The renderer does not know the Unicode range of each file, so the latin and latin-ext files
 * need names of their own. Under one name, the latin file would hide the latin-ext one.
 */
const FACES = [
  { name: "Gloock", file: "@fontsource/gloock/files/gloock-latin-400-normal.woff2" },
  { name: "Gloock Extended", file: "@fontsource/gloock/files/gloock-latin-ext-400-normal.woff2" },
  {
    name: "Instrument Sans",
    file: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  },
  {
    name: "Instrument Sans Extended",
    file: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2",
  },
  {
    name: "Noto Serif Sinhala",
    file: "@fontsource-variable/noto-serif-sinhala/files/noto-serif-sinhala-sinhala-wght-normal.woff2",
  },
  {
    name: "Noto Serif Tamil",
    file: "@fontsource-variable/noto-serif-tamil/files/noto-serif-tamil-tamil-wght-normal.woff2",
  },
];

/** Fallbacks for letters that the fonts above lack, as names may be in any script. */
const OTHERS = "Noto Serif Sinhala, Noto Serif Tamil";
const DISPLAY = `Gloock, Gloock Extended, ${OTHERS}`;
const PLAIN = `Instrument Sans, Instrument Sans Extended, ${OTHERS}`;

let opened: Promise<Renderer> | undefined;

/** Called for the first card, because most runs of the site never draw one. */
async function openRenderer(): Promise<Renderer> {
  const renderer = new Renderer();
  for (const { name, file } of FACES) {
    const font: Font = { name, data: await readFile(fileURLToPath(import.meta.resolve(file))) };
    await renderer.registerFont(font);
  }
  return renderer;
}

const text = (content: string, style: TextNode["style"]): TextNode => ({ type: "text", text: content, style });

const box = (style: ContainerNode["style"], children: Node[]): ContainerNode => ({
  type: "container",
  style,
  children,
});

/** The approximate width of a letter in Instrument Sans, in ems. */
const LETTER_WIDTH = 0.54;

/**
 * A line in Instrument Sans that fits into the width `room`: the font is made smaller first, then the text is cut with
 * an ellipsis.
 */
function plainLine(content: string, size: number, room: number, style: TextNode["style"]): TextNode {
  const fontSize = Math.max(20, Math.min(size, Math.floor(room / (content.length * LETTER_WIDTH))));
  return text(content, {
    ...{ fontFamily: PLAIN, fontWeight: 500, fontSize, lineHeight: 1.3, maxWidth: room },
    ...{ whiteSpace: "nowrap", overflow: "hidden", textOverflow: "ellipsis" },
    ...style,
  });
}

/** The widths that the note on the other side, and the site's name beside its mark, may take. */
const NOTE_ROOM = 260;
const SITE_ROOM = CARD_WIDTH - 2 * CARD_MARGIN - 54 - NOTE_ROOM;

function wordsNode({ at, room, kicker, headline, native, line, note, site }: CardWords): ContainerNode {
  const side = at === "left" ? { left: CARD_MARGIN } : { right: CARD_MARGIN };
  const align = at === "left" ? "flex-start" : "flex-end";
  const { lines, size } = headline;
  const titles = lines.map((words) =>
    text(words, { fontFamily: DISPLAY, fontSize: size, lineHeight: 1.06, color: "#fffaf0", whiteSpace: "nowrap" }),
  );
  const textAlign = at === "left" ? "left" : "right";
  const nativeStyle = { fontFamily: OTHERS, fontSize: 36, lineHeight: 1.4, color: "#f5ecd9", textAlign } as const;
  const column = { position: "absolute", display: "flex", flexDirection: "column", alignItems: align } as const;
  const words = box({ ...column, ...side, bottom: CARD_HEIGHT - WORDS_BOTTOM, width: room }, [
    ...(kicker === undefined ? [] : [plainLine(kicker, 26, room, { color: "#f2d49a", marginBottom: 6 })]),
    ...titles,
    ...(native === undefined ? [] : [text(native, { ...nativeStyle, maxWidth: room, marginTop: 6 })]),
    ...(line === undefined ? [] : [plainLine(line, 30, room, { color: "#f5ecd9", marginTop: 14 })]),
  ]);
  const beside = at === "left" ? { left: CARD_MARGIN + 54 } : { right: CARD_MARGIN + 54 };
  const siteStyle = { fontFamily: DISPLAY, fontSize: 28, lineHeight: 1, color: "#f5ecd9" } as const;
  const inOneLine = {
    maxWidth: SITE_ROOM,
    whiteSpace: "nowrap",
    overflow: "hidden",
    textOverflow: "ellipsis",
  } as const;
  const name = text(site, { position: "absolute", ...beside, bottom: 35, ...siteStyle, ...inOneLine });
  const opposite = at === "left" ? { right: CARD_MARGIN } : { left: CARD_MARGIN };
  const notes =
    note === undefined
      ? []
      : [plainLine(note, 24, NOTE_ROOM, { position: "absolute", ...opposite, bottom: 33, color: "#f5ecd9" })];
  return box({ width: CARD_WIDTH, height: CARD_HEIGHT, position: "relative" }, [words, name, ...notes]);
}

/**
 * The words of a card as a transparent PNG of the card's size. The image library is not used for this, because it would
 * use whichever fonts the machine has.
 */
export async function letterCard(words: CardWords): Promise<Buffer> {
  opened ??= openRenderer();
  const renderer = await opened;
  return renderer.render(wordsNode(words), { width: CARD_WIDTH, height: CARD_HEIGHT, format: "png" });
}
