import sax from "sax";
import { textOf } from "../../content/transfer/files/file-text.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { escapeXml } from "../../platform/text/xml-text.ts";
import { placeName, type ReadUnit, readPlace, readThing, thingName, type Unit } from "./unit.ts";

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n';

/** Tags and citations: translators' programs protect them, and only move them. */
const PROTECTED = /<\/?[a-z][^<>]*>|\{S\d{1,7}(?:, S\d{1,7})*\}/g;

/** A text with its tags and citations as inline codes. */
function inlineText(text: string): string {
  let number = 0;
  let from = 0;
  let written = "";
  for (const match of text.matchAll(PROTECTED)) {
    number += 1;
    written += `${escapeXml(text.slice(from, match.index))}<ph id="${number}">${escapeXml(match[0])}</ph>`;
    from = match.index + match[0].length;
  }
  return written + escapeXml(text.slice(from));
}

function unitElement(unit: Unit): string {
  const target = unit.translation === "" ? "" : `<target>${inlineText(unit.translation)}</target>`;
  return `<trans-unit id="${escapeXml(placeName(unit))}" xml:space="preserve"><source>${inlineText(unit.english)}</source>${target}</trans-unit>\n`;
}

/** Units of one language as XLIFF 1.2, one `file` for each entry or page. */
export function writeXliff(units: readonly Unit[]): string {
  let written = HEAD;
  let open: string | undefined;
  for (const unit of units) {
    const thing = thingName(unit);
    if (thing !== open) {
      if (open !== undefined) written += "</body></file>\n";
      written += `<file original="${escapeXml(thing)}" source-language="en" target-language="${unit.language}" datatype="plaintext"><body>\n`;
      open = thing;
    }
    written += unitElement(unit);
  }
  return `${written}${open === undefined ? "" : "</body></file>\n"}</xliff>\n`;
}

/** Deeper than any program for translators writes. The parser keeps every element that is open. */
const MAX_DEPTH = 20;

/** More than XLIFF has for one element, with those of other programs. */
const MAX_ATTRIBUTES = 100;

const malformed = (line: number, what: string): AppError => new AppError("Malformed", `Line ${line}: ${what}`);

/**
 * The translated units of an XLIFF 1.2 file, piece by piece: the parser bounds comments, names and values only between
 * two pieces.
 * @throws AppError `Malformed` with the line, also for a file that declares entities
 */
export async function* readXliff(body: Uint8Array): AsyncGenerator<ReadUnit> {
  const units: ReadUnit[] = [];
  const reader = sax.parser(true, { position: true, strictEntities: true });
  const lineNow = (): number => reader.line + 1;
  let thing: ReturnType<typeof readThing>;
  let place: ReturnType<typeof readPlace>;
  let isXliff = false;
  let line = 0;
  let target: string | undefined;
  let inTarget = false;
  // Programs offer what others wrote of the same words. Nobody has chosen it.
  let inOffer = false;
  let depth = 0;
  let attributeCount = 0;
  reader.onerror = () => {
    const at = lineNow();
    reader.error = null;
    throw malformed(
      at,
      "this is not well-formed XML, or a comment, a name or a value is longer than 65,536 characters. Export the file again, and change it only in a program for translators.",
    );
  };
  reader.onattribute = () => {
    attributeCount += 1;
    if (attributeCount > MAX_ATTRIBUTES)
      throw malformed(lineNow(), `an element can have ${MAX_ATTRIBUTES} attributes at most.`);
  };
  reader.ondoctype = () => {
    throw malformed(lineNow(), "a document type is not accepted. Take it out.");
  };
  reader.onopentag = ({ name, attributes }) => {
    attributeCount = 0;
    depth += 1;
    if (depth > MAX_DEPTH) throw malformed(lineNow(), `elements can be nested ${MAX_DEPTH} deep at most.`);
    if (name === "xliff") {
      isXliff = true;
      if (attributes.version !== "1.2") throw malformed(lineNow(), "the version of XLIFF must be 1.2.");
    } else if (name === "file") {
      thing = readThing(attributes.original ?? "", attributes["target-language"] ?? "");
      if (thing === undefined)
        throw malformed(lineNow(), "this file names no entry of this site, or another language.");
    } else if (name === "trans-unit") {
      place = readPlace(attributes.id ?? "");
      line = lineNow();
      target = undefined;
      if (place === undefined) throw malformed(line, "this unit has an id that this site did not write.");
    } else if (name === "alt-trans") {
      inOffer = true;
    } else if (name === "target" && !inOffer) {
      inTarget = true;
      target = "";
    }
  };
  const addText = (part: string): void => {
    if (inTarget) target += part;
  };
  reader.ontext = addText;
  reader.oncdata = addText;
  reader.onclosetag = (name) => {
    depth -= 1;
    if (name === "target") inTarget = false;
    if (name === "alt-trans") inOffer = false;
    if (name !== "trans-unit" || thing === undefined || place === undefined) return;
    if (target !== undefined && target.trim() !== "") units.push({ ...thing, ...place, translation: target, line });
  };
  for await (const piece of textOf([body])) {
    reader.write(piece);
    yield* units.splice(0);
  }
  reader.close();
  if (!isXliff) throw malformed(1, "this is no XLIFF file.");
}
