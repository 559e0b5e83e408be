import sharp from "sharp";
import { expect, test } from "vitest";
import { someTusker } from "../../../tests/support/test-api.ts";
import { openTestServices } from "../../../tests/support/test-services.ts";
import { createEntry } from "../../content/entries/saving/save-entry.server.ts";
import { letterCard } from "../../content/images/encoding/letter-card.server.ts";
import { newTuskerSchema } from "../../content/tuskers/tusker.ts";
import { inLanguage } from "../../platform/languages/in-language.server.ts";
import { drawTuskerCard } from "./share-cards.server.ts";

test("a card says name, native name, kind, place, status, as of when, and that it is drawn", async () => {
  const services = await openTestServices();
  const fields = someTusker({ status: "missing", statusAsOf: "2025-08-03", aliases: ["Gamunu", "ගැමුණු"] });
  const { entry: tusker } = await createEntry(services, "tusker", newTuskerSchema.parse(fields));
  expect(drawTuskerCard(tusker).words).toMatchObject({
    headline: { lines: ["Gemunu"] },
    native: "ගැමුණු",
    kicker: "Wild, Yala National Park",
    line: "Missing, as of August 2025",
    note: "Illustration",
  });
  for (const language of ["si", "ta"] as const)
    expect(inLanguage(language, () => drawTuskerCard(tusker).words.note)).toMatch(/[\u0d80-\u0dff]|[\u0b80-\u0bff]/);
  expect(drawTuskerCard({ ...tusker, statusAsOf: "2009" }).words.line).toBe("Missing, as of 2009");
  expect(drawTuskerCard({ ...tusker, statusAsOf: null }).words.line).toBe("Missing");
});

/** How much ink a word leaves on the card, above the site's name. */
async function inkOf(native: string | undefined): Promise<number> {
  const headline = { lines: [], size: 60 };
  const png = await letterCard({
    at: "left",
    room: 540,
    kicker: undefined,
    headline,
    native,
    line: undefined,
    note: undefined,
    site: "",
  });
  const { data } = await sharp(png).extract({ left: 0, top: 0, width: 1200, height: 540 }).raw().toBuffer({
    resolveWithObject: true,
  });
  return data.filter((_, index) => index % 4 === 3).reduce((sum, alpha) => sum + alpha / 255, 0);
}

test("Sinhala and Tamil names are set in their own letters, shaped and not as boxes", async () => {
  expect(await inkOf(undefined)).toBe(0);
  for (const [syllable, apart] of [
    ["ශ්‍රී", "ශ ර"],
    ["கொ", "க ா"],
  ] as const) {
    const shaped = await inkOf(syllable);
    expect(shaped).toBeGreaterThan(100);
    expect(shaped).not.toBe(await inkOf(apart));
  }
  // Letters that are in no font all leave the same box; these two leave different ink.
  expect(await inkOf("ග")).not.toBe(await inkOf("ම"));
});
