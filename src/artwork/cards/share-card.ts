import { ownDescription, siteName } from "../../platform/identity/site-identity.ts";
import { NIGHT_MARK_SHAPES } from "../brand/mark.ts";
import { FRAME_SIZES } from "../drawn-images.ts";
import { articleLandscape } from "../landscapes/article-landscape.ts";
import { landscapeContent } from "../landscapes/landscape.ts";
import { DEFAULT_PORTRAIT, type PortraitTraits } from "../parameters.ts";
import { portraitContent } from "../portrait/portrait.ts";
import type { Side } from "../portrait-parameters.ts";
import { type Lettering, letter } from "./lettering.ts";
import { words } from "./words.en.ts";

/** The size of a share image, in pixels. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** The margin between the edges of a card and its text. */
export const CARD_MARGIN = 64;

/** The bottom of the text, where the gold rule begins. */
export const WORDS_BOTTOM = 504;

/** The tusker of the site's own card. */
const SITE_TUSKER: PortraitTraits = {
  ...DEFAULT_PORTRAIT,
  ...{ seed: "gemunu", pose: "front", facing: "left", light: "dusk", tuskShape: "upswept", tuskLen: 0.9 },
};

const SCRIM = "#0e1e22";

/** The text of a card, for the renderer that has the fonts. */
export type CardWords = {
  /** The side of the card for the text; the animal is on the other one. */
  at: Side;
  /** The maximum width. */
  room: number;
  /** A small line above. */
  kicker: string | undefined;
  headline: Lettering;
  /** A name in Sinhala or Tamil script, below the headline. */
  native: string | undefined;
  /** A line below. */
  line: string | undefined;
  /** The name of the site, beside its mark. */
  site: string;
};

/** A card in two layers: the drawing, and the text on it. */
export type ShareCard = { svg: string; words: CardWords };

type CardText = {
  headline: string;
  kicker?: string | undefined;
  native?: string | undefined;
  line?: string | undefined;
};

type CardParts = CardText & {
  /** A 16:9 drawing, without its `<svg>` element. */
  artwork: string;
  wordsAt: Side;
  room: number;
};

/** Font sizes of a headline; the largest that fits is used. */
const HEADLINE_SIZES = [104, 92, 80, 70, 60, 52, 44, 38, 33];

function composeCard({ headline, kicker, native, line, artwork, wordsAt, room }: CardParts): ShareCard {
  const [width, height] = FRAME_SIZES["16:9"];
  const left = wordsAt === "left";
  const ruleX = left ? CARD_MARGIN : CARD_WIDTH - CARD_MARGIN - 56;
  const markX = left ? CARD_MARGIN - 4 : CARD_WIDTH - CARD_MARGIN - 44;
  const foot = CARD_HEIGHT - 40;
  const markPlace = `x="${markX}" y="${foot - 34}" width="46" height="48"`;
  const mark = `<svg ${markPlace} viewBox="60 150 880 920">${NIGHT_MARK_SHAPES}</svg>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" ` +
    `viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}">` +
    `<svg width="${CARD_WIDTH}" height="${CARD_HEIGHT}" viewBox="0 0 ${width} ${height}" ` +
    `preserveAspectRatio="xMidYMid slice">${artwork}</svg>` +
    `<linearGradient id="scrim" x1="${left ? 0 : 1}" y1="0" x2="${left ? 1 : 0}" y2="0">` +
    `<stop offset="0" stop-color="${SCRIM}" stop-opacity=".94"/><stop offset=".3" stop-color="${SCRIM}" ` +
    `stop-opacity=".82"/><stop offset=".62" stop-color="${SCRIM}" stop-opacity="0"/></linearGradient>` +
    `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="url(#scrim)"/>` +
    `<linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${SCRIM}" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="${SCRIM}" stop-opacity=".55"/></linearGradient>` +
    `<rect y="380" width="${CARD_WIDTH}" height="250" fill="url(#foot)"/>` +
    `<rect x="${ruleX}" y="${WORDS_BOTTOM + 10}" width="56" height="3" fill="#e3b04f"/>${mark}</svg>`;
  const lettering = letter(headline, room, HEADLINE_SIZES);
  return { svg, words: { at: wordsAt, room, kicker, headline: lettering, native, line, site: siteName() } };
}

/** The content of a tusker's card. */
export type TuskerCard = {
  name: string;
  /** In Sinhala or Tamil script. */
  native?: string | undefined;
  /** For example 'Alive, as of August 2025'. */
  statusLine: string;
  /** For example 'Wild tusker, Matale District'. */
  kind?: string;
  portrait: Partial<PortraitTraits>;
};

/** The share image of a tusker's page: the portrait on one side, name and status on the other. */
export function openGraphCard({ name, native, statusLine, kind, portrait }: TuskerCard): ShareCard {
  const whole: PortraitTraits = { ...DEFAULT_PORTRAIT, ...portrait };
  const { tusks, facing } = whole;
  const wordsAt: Side = whole.pose !== "front" && (tusks === "left" || tusks === "right") ? tusks : facing;
  const side = whole.pose === "side" || tusks === "one";
  const away = side ? 0.7 : 0.72;
  const animalAt = wordsAt === "left" ? away : 1 - away;
  const artwork = portraitContent(whole, { aspect: "16:9", animalAt, id: "card" });
  return composeCard({
    ...{ headline: name, kicker: kind, native, line: statusLine, artwork, wordsAt },
    room: side ? 560 : whole.pose === "quarter" ? 500 : 540,
  });
}

/** The content of an article's card. */
export type ArticleCard = { title: string; category: string; slug: string; tags?: readonly string[] };

/** The share image of an article: its title over its landscape. */
export function articleCard({ title, category, slug, tags = [] }: ArticleCard): ShareCard {
  const landscape = articleLandscape({ slug, tags, category });
  const artwork = landscapeContent(landscape, { aspect: "16:9", id: "card", calm: "left" });
  const kicker = words.category(category);
  return composeCard({ headline: title, kicker, artwork, wordsAt: "left", room: 640 });
}

/** The share image of the site itself. */
export function siteCard(): ShareCard {
  const portrait = portraitContent(SITE_TUSKER, { aspect: "16:9", animalAt: 0.72, id: "card" });
  const line = ownDescription() ?? words.siteLine;
  return composeCard({ headline: siteName(), line, artwork: portrait, wordsAt: "left", room: 600 });
}
