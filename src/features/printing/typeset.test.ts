import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { textOfPdf, withoutSpaces } from "../../../tests/support/pdf-text.ts";
import { setVariables } from "../../../tests/support/set-variables.ts";
import { temporaryFolder } from "../../../tests/support/test-services.ts";
import { ENCODER } from "../../app/server/encoder-program.server.ts";
import { evidenceDrawing } from "../../artwork/features/evidence-drawing.ts";
import { createImageEncoder } from "../../content/images/encoding/image-encoder.server.ts";
import { printableText } from "../../platform/text/printable-text.ts";
import type { Paper } from "./paper.ts";
import { FONTS } from "./templates.server.ts";
import { typeset } from "./typeset.server.ts";

const MARKUP = '#read("/etc/passwd") = $x$ *bold* _slant_ `code` \\ // <b> @ref';

/** A card with texts that the typesetter would read as markup. */
function samplePaper(language: Paper["language"] = "en", name = "Minnēriya Ṇ 🐘 象"): Paper {
  const drawing = (view: "front" | "side" | "tusks") =>
    evidenceDrawing([{ character: "tusks", state: "right_only" }], { view, theme: "print" });
  return {
    template: "card",
    language,
    data: {
      site: "A site",
      title: "Card",
      sheet: false,
      name: { text: name, lang: "en" },
      names: [
        { text: "ශ්‍රී ක්‍රියා කෝ", lang: "si" },
        { text: "கொம்பன் ஸ்ரீ", lang: "ta" },
      ],
      kind: [{ text: MARKUP, lang: "en" }],
      status: "Alive",
      "as-of": "as of March 2025",
      "status-line": "Alive, as of March 2025",
      front: "From the front",
      side: "From the side",
      tusks: "The tusks",
      qr: "A code",
      address: "site.example/tuskers/minneriya",
      recorded: [["Tusks", [[[{ text: MARKUP, lang: "en" }], "S68"]]]],
      "not-recorded": null,
      legend: ["Solid: recorded."],
      more: "More on his page.",
    },
    images: {
      "front.svg": drawing("front"),
      "side.svg": drawing("side"),
      "tusks.svg": drawing("tusks"),
      "qr.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h1v1h-1z"/></svg>',
    },
  };
}

/** The faces of a document, by their names. */
function fontsOf(pdf: Buffer): string[] {
  const names = pdf.toString("latin1").matchAll(/\/BaseFont \/[A-Z]{6}\+(\w+)/g);
  return [...new Set(Array.from(names, ([, name = ""]) => name))].sort();
}

test("sets a document as PDF/UA-1 in its language, in which every text is text", () => {
  const pdf = typeset(samplePaper());
  expect(pdf.toString("latin1")).toContain("<pdfuaid:part>1</pdfuaid:part>");
  expect(pdf.toString("latin1")).toContain("/Lang (en)");
  const [front = "", back = "", ...others] = textOfPdf(pdf).map(withoutSpaces);
  expect(others).toEqual([]);
  for (const text of ["Minnēriya Ṇ \ufffd \ufffd", "ශ්‍රී ක්‍රියා කෝ", "கொம்பன் ஸ்ரீ", MARKUP, "as of March 2025"])
    expect(front).toContain(withoutSpaces(text));
  for (const text of [`${MARKUP} S68`, "site.example/tuskers/minneriya", "Solid: recorded."])
    expect(back).toContain(withoutSpaces(text));
  const other = typeset(samplePaper("ta", "Minnēriya"));
  expect(other.toString("latin1")).toContain("/Lang (ta)");
  // The letters within drawings are in the face of the text around them.
  expect(fontsOf(other)).toEqual(["GloocX", "Gloock", "InstrumentSans", "NotoSerifSinhala", "NotoSerifTamil"]);
});

test("the fonts that come with the site have all that is printed as it is", () => {
  const letters = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code));
  const text = letters.filter((letter) => printableText(letter) === letter).join(" ");
  const absent = { left: null, rule: null, changes: null, unchecked: null, watching: null };
  const none = { tuskers: [], sources: [], legend: [] };
  const words = {
    site: "A site",
    title: "Guide",
    contents: "Contents",
    reading: "Reading",
    count: "1",
    "as-of": "2025",
  };
  // In each of the three faces of documents: the name is a heading, and the address is semi-bold.
  const shown = { name: text, kind: text, address: text };
  const pdf = typeset({
    template: "guide",
    language: "en",
    images: {},
    data: { ...words, ...absent, ...none, ...shown },
  });
  expect(fontsOf(pdf)).toEqual([
    "GloocX",
    "Gloock",
    "InstrumentSans",
    "LibertinusSerif",
    "NotoSerifSinhala",
    "NotoSerifTamil",
  ]);
});

test("a font of the machine never takes the place of one that comes with the site", { tags: ["deep"] }, async () => {
  const setBySite = async () => {
    const encoder = createImageEncoder({ log: pino({ level: "silent" }), ...ENCODER });
    onTestFinished(() => encoder.close());
    return Buffer.from(await encoder.perform<Uint8Array>("typeset", samplePaper()));
  };
  const expected = await setBySite();
  const home = await temporaryFolder();
  const tamil = await readFile(join(FONTS, "noto-serif-tamil-400.ttf"), "latin1");
  const wide = (name: string) => [...name].map((letter) => `\0${letter}`).join("");
  const [from, to] = ["Noto Serif Tamil", "Libertinus Serif"];
  await mkdir(join(home, ".fonts"));
  const renamed = tamil.replaceAll(from, to).replaceAll(wide(from), wide(to));
  await writeFile(join(home, ".fonts/other.ttf"), renamed, "latin1");
  setVariables({ HOME: home });
  expect(await setBySite()).toEqual(expected);
});

test("equal documents give equal bytes, and nothing of one is in the next", () => {
  const first = typeset(samplePaper());
  const { images, ...paper } = samplePaper();
  const { "qr.svg": code, ...others } = images;
  expect(() => typeset({ ...paper, images: others })).toThrow(/"card" cannot be set.*qr\.svg/s);
  expect(typeset({ ...paper, images: { ...others, "qr.svg": code ?? "" } })).toEqual(first);
});

test("a document that is too large is refused before it is set", () => {
  const paper = samplePaper();
  const large = { ...paper, images: { ...paper.images, "large.png": new Uint8Array(24_000_001) } };
  expect(() => typeset(large)).toThrow(RangeError);
});
