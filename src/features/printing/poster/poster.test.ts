import { expect, test } from "vitest";
import { textOfPdf, withoutSpaces } from "../../../../tests/support/pdf-text.ts";
import type { NativeName } from "../../../content/tuskers/native-names.ts";
import { inLanguage } from "../../../platform/languages/in-language.server.ts";
import { LANGUAGES } from "../../../platform/languages/language.ts";
import { typeset } from "../typeset.server.ts";
import { type PosterContent, posterNames, posterStatus } from "./poster-content.server.ts";
import { setPoster } from "./poster-paper.server.ts";
import { words } from "./words.ts";

const MARKUP = '#read("/etc/passwd") $x$ *bold*';
const PORTRAIT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path d="M0 0h4v5z"/></svg>';

const posterOf = (count: number, leftOut: number): PosterContent => ({
  tuskers: Array.from({ length: count }, (_, index) => ({
    name: { text: `Tusker ${index} ${MARKUP}`, lang: "en" },
    names: [{ text: "රාජා ඇතා", lang: "si" }],
    status: posterStatus({ status: "alive", statusAsOf: "2022-11-08", diedOn: null }),
    alt: "Illustration",
    portrait: PORTRAIT,
  })),
  leftOut,
  asOf: "2026-11",
});

test("the poster is PDF/UA-1 in each language, twenty on a sheet, and says how many have no place", () => {
  for (const language of LANGUAGES)
    inLanguage(language, () => {
      const pdf = typeset(setPoster(posterOf(41, 3), "https://site.example"));
      expect(pdf.toString("latin1")).toContain("<pdfuaid:part>1</pdfuaid:part>");
      const sheets = textOfPdf(pdf).map(withoutSpaces);
      expect([language, sheets.map((sheet) => sheet.split("#read(").length - 1)]).toEqual([language, [20, 20, 1]]);
      for (const [index, sheet] of sheets.entries()) {
        const status = posterStatus({ status: "alive", statusAsOf: "2022-11-08", diedOn: null });
        const address = `site.example${language === "en" ? "" : `/${language}`}/tuskers`;
        for (const text of [
          words.title,
          words.leftOut(3),
          words.sheet(index + 1, 3),
          words.illustration,
          status,
          address,
        ])
          expect(sheet).toContain(withoutSpaces(text));
        expect(sheet).not.toMatch(/2022-|November2022/);
      }
    });
  expect(textOfPdf(typeset(setPoster(posterOf(20, 0), "https://site.example")))).toHaveLength(1);
});

test("names in other letters stand there only if a source gives them, and the page's own if a person wrote it", () => {
  const native = (language: "si" | "ta", name: string, origin: NativeName["origin"]): NativeName => ({
    language,
    name,
    origin,
  });
  const tusker = {
    name: "Maligawa Raja",
    nativeNames: [native("si", "රාජා ඇතා", "record"), native("ta", "மாளிகாவ ராஜா", "spelled")],
  };
  const latin = { text: "Maligawa Raja", lang: "en" };
  const sinhala = { text: "රාජා ඇතා", lang: "si" };
  expect(posterNames(tusker)).toEqual({ name: latin, names: [sinhala] });
  inLanguage("si", () => expect(posterNames(tusker)).toEqual({ name: sinhala, names: [latin] }));
  inLanguage("ta", () =>
    expect(posterNames(tusker)).toEqual({ name: { text: "மாளிகாவ ராஜா", lang: "ta" }, names: [latin, sinhala] }),
  );
  const byRule = { name: "Gemunu", nativeNames: [native("si", "ගැමුණු", "rule")] };
  inLanguage("si", () => expect(posterNames(byRule)).toEqual({ name: { text: "Gemunu", lang: "en" }, names: [] }));
});

test("a status has its year and no day", () => {
  expect(
    [
      { status: "alive", statusAsOf: "2022-11-08", diedOn: null } as const,
      { status: "dead", statusAsOf: "2017-11-29", diedOn: "2017-06-14" } as const,
      { status: "dead", statusAsOf: "2016-02", diedOn: null } as const,
      { status: "missing", statusAsOf: null, diedOn: null } as const,
    ].map(posterStatus),
  ).toEqual(["Alive, as of 2022", "Died in 2017", "Dead by 2016", "Missing"]);
});
