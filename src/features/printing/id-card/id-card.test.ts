import { createRequire } from "node:module";
import type jsqr from "jsqr";
import sharp from "sharp";
import { expect, test } from "vitest";
import { bodyOf } from "../../../../tests/support/body-of.ts";
import { textOfPdf, withoutSpaces } from "../../../../tests/support/pdf-text.ts";
import { someTusker } from "../../../../tests/support/test-api.ts";
import { openTestSite } from "../../../../tests/support/test-site.ts";
import type { TuskerDetail } from "../../../content/tuskers/tusker.ts";
import { inLanguage } from "../../../platform/languages/in-language.server.ts";
import { LANGUAGES } from "../../../platform/languages/language.ts";
import { qrCode } from "../qr-code.ts";
import { words as paperWords } from "../words.ts";
import { cardContent } from "./card-content.ts";
import { fitCard } from "./fit-card.ts";
import { words } from "./words.ts";

/** A package of the older kind, whose default export tools find in different places. */
const { default: readQrCode }: typeof jsqr = createRequire(import.meta.url)("jsqr");

const MARKUP = '#read("/etc/passwd") $x$ *bold*';

const RECORD = {
  category: "wild",
  status: "alive",
  statusAsOf: "2022-11-08",
  features: [
    { character: "tusks", state: "right_only", from: "2022-03-10" },
    { character: "ear_edge", side: "left", state: "torn", certainty: "likely" },
  ],
};

async function openWithCard(fields: Record<string, unknown> = {}) {
  const site = await openTestSite();
  const made = await site.call("POST", "/api/tuskers", {
    token: site.token,
    json: someTusker({ ...RECORD, ...fields }),
  });
  expect(made.status).toBe(201);
  const { _id, slug } = await bodyOf<{ _id: string; slug: string }>(made);
  const fetchPdf = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${site.port}${path}`, { headers, redirect: "manual" });
    return { status: answer.status, headers: answer.headers, pdf: Buffer.from(await answer.arrayBuffer()) };
  };
  return { site, _id, slug, fetchPdf };
}

/** Reads a code as a camera does. */
async function readCode(url: string): Promise<string | undefined> {
  const { side, path } = qrCode(url);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side * 4}" height="${side * 4}"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return readQrCode(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test("the PDF says in each language what the API says, without a day, and its code leads to his page", async () => {
  const { site, slug, fetchPdf } = await openWithCard({ name: `Gemunu ${MARKUP}` });
  for (const language of LANGUAGES) {
    const base = language === "en" ? "" : `/${language}`;
    const { status, headers, pdf } = await fetchPdf(`${base}/tuskers/${slug}/card.pdf`);
    expect([language, status, headers.get("Content-Type")]).toEqual([language, 200, "application/pdf"]);
    const text = withoutSpaces(textOfPdf(pdf).join(""));
    expect(text).toContain(withoutSpaces(MARKUP));
    expect(text).toContain(`${base}/tuskers/${slug}`);
    const unchecked = inLanguage(language, () => paperWords.unchecked);
    expect([language, unchecked === null]).toEqual([language, language === "en"]);
    expect(text).toContain(withoutSpaces(unchecked ?? ""));
    expect(text).not.toMatch(/8November|10March|2022-/);
  }
  const tusker = await bodyOf<TuskerDetail>(site.call("GET", `/api/tuskers/slug/${slug}`));
  const content = cardContent(tusker, site.services.config.siteUrl);
  const english = withoutSpaces(textOfPdf((await fetchPdf(`/tuskers/${slug}/card.pdf`)).pdf).join(""));
  const told = content.rows.flatMap((row) => [row.label, ...row.told.map(({ text }) => text)]);
  expect(told).toContain("Right only, since March 2022");
  for (const text of [
    content.kind,
    content.statusLine,
    content.asOf,
    content.notRecorded ?? "",
    ...told,
    ...content.legend,
  ])
    expect(english).toContain(withoutSpaces(text));
  expect(await readCode(content.url)).toBe(`${site.services.config.siteUrl}/tuskers/${slug}`);
});

test("the page shows the same card, once or four times, and nothing of a tusker that readers do not see", async () => {
  const { site, _id, fetchPdf } = await openWithCard();
  const page = await site.get("/tuskers/gemunu/card");
  expect([page.status, page.text.match(/as of November 2022/g)?.length]).toEqual([200, 2]);
  expect(page.text).toContain('href="/tuskers/gemunu/card.pdf?sheet=a4"');
  expect(page.text).toContain("Right only, since March 2022");
  const sheet = await site.get("/tuskers/gemunu/card?sheet=a4");
  expect(sheet.text.match(/Right only, since March 2022/g)).toHaveLength(4);
  expect((await site.get("/tuskers/gemunu")).text).toContain('href="/tuskers/gemunu/card"');
  const four = await fetchPdf("/tuskers/gemunu/card.pdf?sheet=a4");
  const [fronts = "", backs = ""] = textOfPdf(four.pdf).map(withoutSpaces);
  expect([fronts.match(/asofNovember2022/g)?.length, backs.match(/Rightonly,sinceMarch2022/g)?.length]).toEqual([4, 4]);
  const tag = four.headers.get("ETag") ?? "";
  expect((await fetchPdf("/tuskers/gemunu/card.pdf?sheet=a4", { "If-None-Match": tag })).status).toBe(304);
  expect((await fetchPdf("/tuskers/nobody/card.pdf")).status).toBe(404);
  expect((await site.call("DELETE", `/api/tuskers/${_id}`, { token: site.token })).status).toBeLessThan(300);
  expect([
    (await fetchPdf("/tuskers/gemunu/card.pdf")).status,
    (await site.get("/tuskers/gemunu/card")).status,
  ]).toEqual([404, 410]);
});

test("of many statements the first are printed, and the card says that there are more", () => {
  const feature = { character: "mark", state: "scar", certainty: "certain", sources: [] } as const;
  const { rows, legend, asOf } = cardContent(
    {
      ...{ slug: "scarred", name: "Scarred", nativeNames: [], location: "", claims: {} },
      ...{ status: "alive", statusAsOf: null, diedOn: null, category: "wild" },
      features: Array.from({ length: 80 }, () => ({ ...feature, sources: [] })),
    },
    "https://site.example",
  );
  expect(rows.flatMap(({ told }) => told)).toHaveLength(9);
  expect([legend.includes("More is recorded on his page."), asOf]).toEqual([true, "date not recorded"]);
});

test("a printed page tells as much as has room in its language, and says that there is more", () => {
  const sight = { character: "sight", state: "blind", side: "left", certainty: "disputed", sources: ["S25", "S29"] };
  const tusker = {
    ...{ slug: "seen", name: "Seen", nativeNames: [], location: "Kandy District", claims: {} },
    ...{ status: "dead", statusAsOf: null, diedOn: "2017", category: "wild" },
    features: Array.from({ length: 8 }, () => sight),
  } as unknown as Parameters<typeof cardContent>[0];
  const fitIn = (language: "en" | "ta") =>
    inLanguage(language, () => {
      const { rows, legend } = fitCard(cardContent(tusker, "https://site.example"));
      return { told: rows.flatMap(({ told }) => told).length, more: legend.includes(words.more) };
    });
  expect(fitIn("en")).toEqual({ told: 8, more: false });
  const { told, more } = fitIn("ta");
  expect(told).toBeGreaterThan(2);
  expect([told < 8, more]).toEqual([true, true]);
});
