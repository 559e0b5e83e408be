import type { Translation } from "../../platform/languages/language.ts";
import type { Parts, Piece, TranslatedKind } from "../fields/pieces/piece.ts";
import type { TranslationShown } from "../fields/pieces/translation-shown.ts";
import type { Claims } from "../record/record.ts";
import { summaryOf } from "../rich-text/plain-text-of.ts";
import { renderInSteps } from "../rich-text/render-rich-text.ts";
import { numberedAs } from "./list-numbers.server.ts";
import { placeTexts } from "./place-texts.ts";
import { align } from "./prose/align.ts";
import { mayAllege, recordsHarm } from "./prose/allegations.ts";
import { type Block, hasWords, richBlocks } from "./prose/blocks.server.ts";
import { type English, type EnglishField, readEnglish } from "./prose/english.server.ts";

/** The same citations and images, so that a mark leads where it does in English, and no withdrawn image is shown. */
function hasSameMarks(block: Block, html: string): boolean {
  const [own, ...more] = richBlocks(block.path, html);
  const same = (one: readonly string[], other: readonly string[] = []) => one.join("\n") === other.join("\n");
  return more.length === 0 && own !== undefined && same(block.cited, own.cited) && same(block.images, own.images);
}

/** A block of the page: its translation, if readers get one, else its English. */
type Told = { block: Block; piece: Piece | undefined };

/**
 * What readers get of a field. A piece is shown if its English is the same or was changed a little, and if its citations
 * are those of today. Machine-made words never tell an allegation.
 * @param silent no machine-made piece of the entry is shown
 */
function* tell(
  { kind, blocks }: EnglishField,
  pieces: readonly Piece[],
  silent: boolean,
  shown: TranslationShown,
): Generator<void, Told[]> {
  const aligned = align(pieces, blocks);
  const told: Told[] = [];
  for (const [index, block] of blocks.entries()) {
    yield;
    const found = aligned.blocks[index];
    const isTold =
      found !== undefined &&
      found.match !== "moved" &&
      !(found.piece.state === "machine" && (silent || mayAllege(block.text))) &&
      (kind !== "richText" || hasSameMarks(block, found.piece.text));
    told.push({ block, piece: isTold ? found.piece : undefined });
    if (!isTold) continue;
    shown.machine ||= found.piece.state === "machine";
    shown.behind ||= found.match === "behind";
  }
  return told;
}

const inEnglish = (html: string): string => html.replace(/^<([a-z][a-z0-9]*)(?![^>]* lang=)/, '<$1 lang="en"');

/** A rich text in the language of the page; what stands in English is marked, an image for the sake of its text. */
const composed = (told: readonly Told[]): string =>
  told
    .map(({ block, piece }) => (piece === undefined ? inEnglish(block.html) : numberedAs(block.html, piece.text)))
    .join("");

export type Translating = { kind: TranslatedKind; id: string; language: Translation; parts: Parts };

export type Translated<Of> = {
  translated: Of;
  /** Its rich texts as sources. */
  richTexts: Record<string, { source: string; told: Told[] }>;
  /** What is to be told of them. */
  shown: TranslationShown;
};

/** An entry or a page in a language. A text may have thousands of blocks, so the work stops after each. */
export function* translateTexts<Of extends object>(
  source: Of,
  { kind, id, language, parts }: Translating,
): Generator<void, Translated<Of>> {
  const english = source as English;
  const silent = kind === "tusker" && recordsHarm(english.events as Parameters<typeof recordsHarm>[0]);
  const shown: TranslationShown = { language, machine: false, behind: false, translated: [] };
  const texts = new Map<string, string>();
  const richTexts: Translated<Of>["richTexts"] = {};
  const begun: string[] = [];
  for (const field of yield* readEnglish(kind, id, english)) {
    // The name stays as it is: each script has a name of its own.
    if (kind === "tusker" && field.name === "name") continue;
    const told = yield* tell(field, parts[field.name] ?? [], silent, shown);
    if (field.kind === "richText") {
      richTexts[field.name] = { source: composed(told), told };
      if (told.some(({ piece }) => piece !== undefined)) begun.push(field.name);
      continue;
    }
    for (const { block, piece } of told) if (piece !== undefined) texts.set(block.path, piece.text);
  }
  // An account can tell the origin that the field tells: it is translated with it.
  const origin = texts.get("origin");
  if (origin !== undefined)
    for (const [index, { value }] of ((english.claims as Claims | undefined)?.origin ?? []).entries())
      if (value === english.origin) texts.set(`claims.origin.${index}.value`, origin);
  shown.translated = [...texts.keys(), ...begun];
  return { translated: placeTexts(source, texts), richTexts, shown };
}

type Rendering = Parameters<typeof renderInSteps>[1];

type Listed = English & { _id: string; summary?: string; description?: string | null; excerpt?: string };
type Detailed = Listed & { descriptionHtml?: string; contentHtml?: string } & {
  imageDetails: Rendering["images"];
  sources: Rendering["sources"];
  translation?: TranslationShown;
};

/** An entry as lists show it, in the language. */
export function* translateListed<Entry extends object>(
  entry: Entry,
  kind: "tusker" | "article",
  about: Translating,
): Generator<void, Entry> {
  return listed(entry, kind, yield* translateTexts(entry, about));
}

function listed<Entry extends object>(
  entry: Entry,
  kind: "tusker" | "article",
  { translated, richTexts, shown }: Translated<Entry>,
): Entry {
  if (kind === "article") {
    // The API answers with the excerpt in place of a description that was not given.
    const { description, excerpt } = entry as Entry & Listed;
    return {
      ...translated,
      ...(description === excerpt && { description: (translated as Entry & Listed).excerpt }),
      translation: shown,
    };
  }
  const [first] = (richTexts.description?.told ?? []).filter(({ block }) => hasWords(block));
  if (first?.piece === undefined) return { ...translated, translation: shown };
  const translation = { ...shown, translated: [...shown.translated, "summary"] };
  return { ...translated, summary: summaryOf(first.piece.text), translation };
}

/** An entry as its own page shows it: its rich texts are rendered anew. Words between them are in the language too. */
export function* translateDetail<Entry extends object>(
  entry: Entry,
  kind: "tusker" | "article",
  about: Translating,
): Generator<void, Entry> {
  const texts = yield* translateTexts(entry, about);
  const shown = listed(entry, kind, texts);
  const { sources, description, excerpt } = entry as Entry & Detailed;
  const { imageDetails, translation } = shown as Entry & Detailed;
  const images = imageDetails.map((image, index) => ({
    ...image,
    altLang: translation?.translated.includes(`imageDetails.${index}.alt`) ? about.language : "en",
  }));
  const names = kind === "tusker" ? ["description"] : ["description", "content"];
  const html = yield* renderInSteps(
    names.map((name) => texts.richTexts[name]?.source ?? ""),
    { images, sources, isTranslated: true },
  );
  // Without a description of its own, the page of an article shows the excerpt as plain text.
  const hasNone = kind === "article" && description === excerpt;
  return {
    ...shown,
    descriptionHtml: hasNone ? "" : html[0],
    ...(kind === "article" && { contentHtml: html[1] }),
  };
}
