import { inflateSync } from "node:zlib";

// Reads the text of the PDFs that the site makes, as screen readers get it: by the tables that lead from glyphs to
// letters, and by the texts that stand for glyphs in another order than their letters.

type Objects = Map<string, { text: string; stream: string }>;

function readObjects(pdf: Buffer): Objects {
  const all = pdf.toString("latin1");
  const objects: Objects = new Map();
  for (const { 1: id = "", 2: body = "" } of all.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const at = body.indexOf("stream\n");
    const text = at === -1 ? body : body.slice(0, at);
    const bytes = at === -1 ? "" : body.slice(at + "stream\n".length, body.lastIndexOf("\nendstream"));
    const inflated = text.includes("/FlateDecode")
      ? inflateSync(Buffer.from(bytes, "latin1")).toString("latin1")
      : bytes;
    objects.set(id, { text, stream: inflated });
  }
  return objects;
}

const lettersOf = (hex: string): string => Buffer.from(hex, "hex").swap16().toString("utf16le");

/** From the glyphs of a font, as four digits, to letters. */
function readGlyphs(cmap: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  for (const { 1: lines = "" } of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const { 1: glyph = "", 2: hex = "" } of lines.matchAll(/<(\w+)>\s*<(\w+)>/g))
      glyphs.set(glyph, lettersOf(hex));
  return glyphs;
}

const ESCAPES: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** A text in round brackets, as the bytes that it stands for, in hexadecimal digits. */
function hexOf(literal: string): string {
  const bytes = literal.replace(/\\(?:([0-7]{1,3})|([\s\S]))/g, (_, octal: string | undefined, letter: string) =>
    octal === undefined ? (ESCAPES[letter] ?? letter) : String.fromCharCode(Number.parseInt(octal, 8)),
  );
  return Buffer.from(bytes, "latin1").toString("hex").toUpperCase();
}

const LITERAL = String.raw`\(((?:\\[\s\S]|[^\\()])*)\)`;
const TOKEN = new RegExp(
  String.raw`\/(\w+) [\d.]+ Tf|\/ActualText <FEFF(\w*)>|\b(BDC|BMC|EMC)\b|((?:\[(?:${LITERAL}|[^\]()])*\]|${LITERAL}) T[jJ]\b)|${LITERAL}`,
  "g",
);

/** The text of one page, with a space between its pieces. */
function textOfPage(objects: Objects, page: string): string {
  const fonts = new Map<string, Map<string, string>>();
  for (const { 1: name = "", 2: id = "" } of page.matchAll(/\/(f\d+) (\d+) 0 R/g)) {
    const cmap = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.text ?? "")?.[1] ?? "";
    fonts.set(name, readGlyphs(objects.get(cmap)?.stream ?? ""));
  }
  const content = objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? "")?.stream ?? "";
  const spans: boolean[] = [];
  let font = new Map<string, string>();
  let standsFor: string | undefined;
  let text = "";
  for (const [, fontName, actual, mark, shown] of content.matchAll(TOKEN)) {
    if (fontName !== undefined) font = fonts.get(fontName) ?? new Map();
    else if (actual !== undefined) standsFor = lettersOf(actual);
    else if (mark === "EMC") spans.pop();
    else if (mark !== undefined) {
      spans.push(standsFor !== undefined);
      text += standsFor ?? (spans.includes(true) ? "" : " ");
      standsFor = undefined;
    } else if (shown !== undefined && !spans.includes(true)) {
      for (const { 1: literal = "" } of shown.matchAll(new RegExp(LITERAL, "g")))
        for (const { 0: glyph } of hexOf(literal).matchAll(/.{4}/g)) text += font.get(glyph) ?? "\ufffd";
    }
  }
  return text.replace(/\s+/g, " ").trim();
}

/** The text of each page. */
export function textOfPdf(pdf: Buffer): string[] {
  const objects = readObjects(pdf);
  const tree = [...objects.values()].find(({ text }) => /\/Type \/Pages/.test(text))?.text ?? "";
  const kids = /\/Kids \[([^\]]*)\]/.exec(tree)?.[1] ?? "";
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, id = ""]) => textOfPage(objects, objects.get(id)?.text ?? ""));
}

/** For comparing texts whose lines may be broken anywhere. */
export const withoutSpaces = (text: string): string => text.replace(/\s+/g, "");
