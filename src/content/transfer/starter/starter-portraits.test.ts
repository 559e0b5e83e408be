import { expect, test } from "vitest";
import { ASPECTS } from "../../../artwork/drawn-images.ts";
import { articleLandscape, landscapeFor } from "../../../artwork/landscapes/article-landscape.ts";
import { drawPortrait } from "../../../artwork/portrait/portrait.ts";
import { inLanguage } from "../../../platform/languages/in-language.server.ts";
import { LANGUAGES } from "../../../platform/languages/language.ts";
import { portraitAlt, portraitTraits } from "../../drawings/entry-drawings.server.ts";
import { missingFacts } from "../../lives/missing-facts.ts";
import { words as shown } from "../../record/texts/words.ts";
import { mayLiveWild } from "../../tuskers/may-live-wild.ts";
import { type ImaginedPart, portraitClaims } from "../../tuskers/portrait/portrait-claims.ts";
import { words } from "../../tuskers/portrait/words.ts";
import { readStarterArticles, readStarterSources, readStarterTuskers } from "./starter-files.server.ts";

const entries = (await readStarterTuskers(await readStarterSources())).map(({ slug, tusker }) => ({
  slug,
  location: tusker.location,
  tags: tusker.tags ?? [],
  status: tusker.status ?? "alive",
  age: tusker.age,
  category: tusker.category ?? "wild",
  tusks: tusker.tusks ?? null,
  features: tusker.features ?? [],
  claims: tusker.claims ?? {},
  events: tusker.events ?? [],
  portrait: tusker.portrait ?? null,
  statusAsOf: null,
  bornYear: null,
  diedOn: null,
}));

const articles = (await readStarterArticles(await readStarterSources())).map(({ slug, article }) => ({
  slug,
  tags: article.tags ?? [],
  category: article.category,
}));

/** What of the tusks each portrait shows, with the words of the file that support it; the others show none. */
const RECORDED: Record<string, readonly [words: RegExp, body: { tusks?: string; tuskShape?: string }]> = {
  "dala-poottuwa": [/Crossed/, { tuskShape: "crossed" }],
  "deega-danthu-2": [/Long, spread outward/, { tuskShape: "spread" }],
  "eka-dantha-of-kala-wewa": [/^Single tusk$/, { tusks: "one" }],
  "eka-danthaya-of-the-maligawa": [/^Single tusk$/, { tusks: "one" }],
  kawanthissa: [/straight down/, { tuskShape: "downward" }],
  "kumana-crossed-tusker": [/Crossed/, { tuskShape: "crossed" }],
  mahasen: [/Crossed; about 6 ft/, { tuskShape: "crossed" }],
  "nadungamuwa-raja": [/Long and crossed/, { tuskShape: "crossed" }],
  "sumedha-of-minneriya": [/Left tusk.*torn out.*long right/, { tusks: "right" }],
  thilak: [/Curving inward/, { tuskShape: "inward" }],
  unicorn: [/^Single tusk$/, { tusks: "one" }],
};

test.each(entries)("the portrait of $slug draws the tusks as the record has them", (entry) => {
  const [words, told] = RECORDED[entry.slug] ?? [];
  const { tusks, tuskShape, tuskMetres } = portraitTraits(entry);
  expect({ tusks, tuskShape }).toEqual({ tusks: "both", tuskShape: "plain", ...told });
  const { length } = portraitClaims(entry).tusks;
  if (length?.metres) expect(tuskMetres).toBeCloseTo(length.metres, 1);
  if (words !== undefined) expect(entry.tusks).toMatch(words);
});

test.each(entries)("the caption of $slug and the drawing agree", (entry) => {
  const { recorded, pose, tusks, regalia, casket, bar } = portraitTraits(entry);
  if (recorded === null) throw new Error("A portrait is drawn as if it were of no one");
  const { imagined, isMeasured } = portraitClaims(entry);
  const isHatched = tusks === "one" || recorded.left.isImagined || recorded.right.isImagined;
  expect((["form", "curve", "other_form"] as const).some((part) => imagined.includes(part))).toBe(isHatched);
  expect(bar).toBe(isMeasured);
  expect(imagined.includes("casket")).toBe(casket);
  expect(imagined.includes("cloth") || imagined.includes("cloth_colours")).toBe(regalia);
  if (recorded.left.broken !== recorded.right.broken) expect(pose).toBe("front");
});

test.each(LANGUAGES)("every caption in %s is one line", (language) => {
  const letters = (text: string) => [...new Intl.Segmenter().segment(text)].length;
  const captionOf = (entry: (typeof entries)[number]) =>
    inLanguage(language, () => words.caption(portraitClaims(entry)));
  for (const entry of entries) expect(letters(captionOf(entry)), entry.slug).toBeLessThanOrEqual(140);
});

/** What the page of an entry tells as recorded, for each part of a portrait that can be imagined. */
const toldOnPage = ({ features, claims, tusks }: (typeof entries)[number]): Partial<Record<ImaginedPart, boolean>> => {
  const states = features.filter(({ until, certainty }) => until === undefined && certainty !== "disputed");
  const has = (name: string) => states.some(({ character }) => character === name);
  const length = (claims.tuskLength ?? []).length > 0 || /\d (?:ft|m)\b|\blong/.test(tusks ?? "");
  return {
    form: has("tusk_form") || /curved/i.test(tusks ?? ""),
    length: length && !/torn out/.test(tusks ?? ""),
    ears: has("ear_edge") || has("ear_fold") || has("ear_lobe"),
    eyes: has("sight"),
    skin: has("pale_skin"),
    cloth: states.some(({ character, state }) => character === "tame_sign" && state === "cloth"),
  };
};

test.each(entries)("nothing on the page of $slug is told as recorded and as imagined", (entry) => {
  const { imagined } = portraitClaims(entry);
  const told = Object.entries(toldOnPage(entry)).filter(([, isTold]) => isTold);
  expect(told.filter(([part]) => imagined.includes(part as ImaginedPart))).toEqual([]);
  const missing = missingFacts(entry);
  if (imagined.includes("length")) expect(missing).toContain(shown.notKnown.tuskLength);
  if (missing.includes(shown.notKnown.tuskLength)) expect(portraitTraits(entry).bar).toBe(false);
});

test.each(LANGUAGES)("no sentence in %s tells a part twice", (language) => {
  for (const entry of entries) {
    const [, ...sentences] = inLanguage(language, () => words.details(portraitClaims(entry)));
    const parts = sentences.flatMap((sentence) => sentence.replace(/^[^:]*:/, "").split(/[,;.]/));
    const written = parts.map((part) => part.trim()).filter((part) => part !== "");
    expect(new Set(written).size, entry.slug).toBe(written.length);
  }
});

test("the words of one who may live wild are the same at every hour and in every land", () => {
  for (const entry of entries.filter(mayLiveWild)) {
    const elsewhere = [
      { ...entry, location: "Kumana", portrait: { ...entry.portrait, light: "night" } },
      { ...entry, location: "Kala Wewa", portrait: { ...entry.portrait, light: "dawn", habitat: "tank" } },
    ] as const;
    for (const other of elsewhere) expect(portraitAlt(other), entry.slug).toBe(portraitAlt(entry));
  }
});

test("no file sets what is not drawn", () => {
  const composition = ["seed", "pose", "crop", "facing", "trunkUp", "habitat", "light", "regalia", "cloth", "casket"];
  for (const { slug, portrait } of entries) {
    const strange = Object.keys(portrait ?? {}).filter((key) => !composition.includes(key));
    expect(strange, slug).toEqual([]);
  }
});

const MOST_BYTES = 64 * 1024;

test("a drawing is at most 64 kB in every shape", () => {
  const drawings = ASPECTS.flatMap((aspect) => [
    ...entries.map((entry) => drawPortrait(portraitTraits(entry), { aspect, title: portraitAlt(entry) })),
    ...articles.map((article) => landscapeFor(article, aspect)),
  ]);
  expect(Math.max(...drawings.map((svg) => Buffer.byteLength(svg)))).toBeLessThanOrEqual(MOST_BYTES);
});

test("each article has a picture of its own", () => {
  const pictures = articles.map(articleLandscape).map(({ habitat, herd }) => `${habitat}, ${herd}`);
  expect(new Set(pictures).size).toBe(articles.length);
});

test("the portraits are not all alike", () => {
  const looks = entries
    .map(portraitTraits)
    .map(({ pose, facing, habitat, light, cloth, tuskShape, status }) =>
      [pose, facing, habitat, light, cloth, tuskShape, status].join(" "),
    );
  expect(new Set(looks).size).toBeGreaterThan(entries.length * 0.75);
});
