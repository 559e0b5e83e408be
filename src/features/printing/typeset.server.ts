import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { NodeCompiler, type NodeError } from "@myriaddreamin/typst-ts-node-compiler";
import { printableText } from "../../platform/text/printable-text.ts";
import type { Paper, PaperData } from "./paper.ts";
import { FONTS, TEMPLATES } from "./templates.server.ts";

/** Of data and images together, in bytes. A field guide of 200 tuskers takes less than a tenth. */
const MOST_BYTES = 24_000_000;

let opened: NodeCompiler | undefined;

/** Opened for the first document, because most encoder processes never set one. Templates can read no other folder. */
function openCompiler(): NodeCompiler {
  const fontBlobs = readdirSync(FONTS).map((file) => readFileSync(join(FONTS, file)));
  return NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontBlobs }] });
}

/** A document with a letter that no font has would be refused. */
const dataOf = ({ data, language }: Paper): string =>
  JSON.stringify({ ...data, language }, (_name, value: PaperData) =>
    typeof value === "string" ? printableText(value) : value,
  );

const errorOf = (template: string, compiler: NodeCompiler, error: NodeError | null): Error => {
  const found = error === null ? [] : compiler.fetchDiagnostics(error);
  return new Error(`The document "${template}" cannot be set: ${JSON.stringify(found)}`);
};

/**
 * Sets a document as PDF that is valid PDF/UA-1: the compiler refuses what is not. Equal documents give equal bytes. It
 * keeps a core busy and takes memory, so it runs in the encoder process only.
 * @throws RangeError if data and images are too large
 * @throws Error if the template fails
 */
export function typeset(paper: Paper): Buffer {
  const { template, images } = paper;
  opened ??= openCompiler();
  const compiler = opened;
  const files = Object.entries({ ...images, "data.json": dataOf(paper) });
  let bytes = 0;
  try {
    for (const [name, content] of files) {
      const file = Buffer.from(content);
      bytes += file.byteLength;
      if (bytes > MOST_BYTES) throw new RangeError(`The document "${template}" is too large`);
      compiler.mapShadow(join(TEMPLATES, name), file);
    }
    const made = compiler.compile({ mainFilePath: join(TEMPLATES, `${template}.typ`), resetRead: true });
    if (made.result === null) throw errorOf(template, compiler, made.takeDiagnostics());
    return compiler.pdf(made.result, { pdfStandard: "ua-1" });
  } finally {
    compiler.resetShadow();
    // Otherwise everything that was ever set would stay in memory.
    compiler.evictCache(0);
  }
}
