import { LANGUAGE_NAMES, type Translation } from "../../../platform/languages/language.ts";
import { scriptOf } from "../../../platform/text/scripts/transliterate.ts";
import { showsNothing } from "../../../platform/text/shows-nothing.ts";
import { MAX_PIECE } from "../../fields/pieces/piece.ts";
import { cleanRichText } from "../../rich-text/clean-rich-text.ts";
import { markup, multiLine, singleLine } from "../../safety/plain-text.ts";
import { type Block, richBlocks } from "../../translations/prose/blocks.server.ts";
import type { EnglishField } from "../../translations/prose/english.server.ts";

const SCRIPTS: Record<Translation, string> = { si: "sinhala", ta: "tamil" };

/** What each element is called. */
const BLOCK_NAMES: Record<string, string> = {
  p: "a paragraph",
  h2: "a heading",
  h3: "a smaller heading",
  h4: "a small heading",
  ul: "a list",
  ol: "a numbered list",
  blockquote: "a quotation",
  figure: "an image",
  table: "a table",
  pre: "code",
};
const nameOf = (tag: string | null): string => BLOCK_NAMES[tag ?? ""] ?? "a block of another kind";

/** The keys of a mark as they are typed. */
const written = (keys: string): string => `{${keys.split(" ").join(", ")}}`;

/** The marks that one list has more often than the other. */
function missingIn(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((mark) => {
    const at = left.indexOf(mark);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

function checkCitations(block: Block, own: Block): string | undefined {
  const missing = missingIn(block.cited, own.cited);
  const added = missingIn(own.cited, block.cited);
  if (missing.length === 0 && added.length === 0) return undefined;
  const said = [
    missing.length > 0 ? `${missing.map(written).join(", ")} of the English is missing` : "",
    added.length > 0 ? `${added.map(written).join(", ")} is not in the English` : "",
  ].filter((part) => part !== "");
  return `The citations must be those of the English: ${said.join(", and ")}.`;
}

function checkRichText(block: Block, html: string): Checked {
  const blocks = richBlocks(block.path, html);
  const [own] = blocks;
  if (own === undefined || showsNothing(own.text)) return { message: "Only markup is left of this. Write the text." };
  if (blocks.length > 1)
    return { message: `The English is ${nameOf(block.tag)}; write one as well, without blank lines.` };
  if (own.tag !== block.tag)
    return { message: `The English is ${nameOf(block.tag)}; the translation must be one as well.` };
  const message = checkCitations(block, own);
  if (message !== undefined) return { message };
  if (own.images.join("\n") !== block.images.join("\n")) return { message: "The images must be those of the English." };
  return { text: own.html };
}

type Checked = { text: string } | { message: string };

/** The text of a piece as it is stored, whatever English it belongs to. */
export function cleanPiece(field: EnglishField, sent: string): Checked {
  const bounds = { min: 1, max: field.kind === "richText" ? MAX_PIECE : 2000, label: field.label };
  const schema = field.kind === "richText" ? markup : field.lines ? multiLine : singleLine;
  const read = schema(bounds).safeParse(sent);
  if (!read.success) return { message: read.error.issues[0]?.message ?? "This text is not right." };
  if (field.kind !== "richText") return { text: read.data };
  const { html, removed } = cleanRichText(read.data);
  return removed.length > 0 ? { message: `This cannot stay: ${removed.slice(0, 3).join("; ")}.` } : { text: html };
}

/** The translation of a block as it is stored, or why it cannot be. */
export function checkPiece(field: EnglishField, block: Block, sent: string, language: Translation): Checked {
  const clean = cleanPiece(field, sent);
  if ("message" in clean) return clean;
  if (field.kind === "richText") return checkRichText(block, clean.text);
  if (field.name === "name" && scriptOf(clean.text) !== SCRIPTS[language]) {
    return { message: `Write his name in the letters of ${LANGUAGE_NAMES[language]}.` };
  }
  return clean;
}
