import { expect, test } from "vitest";
import { portraitAlt, portraitTraits } from "../../drawings/entry-drawings.server.ts";
import { mayLiveWild } from "../../tuskers/may-live-wild.ts";
import { UNRECORDED_BODY } from "../../tuskers/portrait/derive-portrait.server.ts";
import { readStarterSources, readStarterTuskers } from "./starter-files.server.ts";

const entries = (await readStarterTuskers(await readStarterSources())).map(({ slug, tusker }) => ({
  slug,
  location: tusker.location,
  tags: tusker.tags ?? [],
  status: tusker.status ?? "alive",
  age: tusker.age,
  category: tusker.category ?? "wild",
  tusks: tusker.tusks ?? null,
  portrait: tusker.portrait ?? null,
}));

/** Every drawn feature that differs from the default body, with the words of the file that support it. */
const RECORDED: Record<string, readonly [words: RegExp, body: Partial<typeof UNRECORDED_BODY>]> = {
  barana: [/About 4 ft/, { tuskLen: 0.55 }],
  "dala-poottuwa": [/Crossed/, { tuskShape: "crossed" }],
  "deega-danthu-1": [/longest/, { tuskShape: "long", tuskLen: 0.7 }],
  "deega-danthu-2": [/Long, spread outward/, { tuskShape: "spread", tuskLen: 0.7 }],
  "eka-dantha-of-kala-wewa": [/^Single tusk$/, { tusks: "one" }],
  "eka-danthaya-of-the-maligawa": [/^Single tusk$/, { tusks: "one" }],
  enigma: [/Curved, about 5 ft/, { tuskShape: "long", tuskLen: 0.68 }],
  gemunu: [/Both broken/, { broken: "both" }],
  "heiyantuduwa-raja": [/7 ft 6 in/, { tuskShape: "long", tuskLen: 1 }],
  kawanthissa: [/straight down/, { tuskShape: "downward", tuskLen: 0.5 }],
  koliya: [/About 2 ft/, { tuskShape: "short", tuskLen: 0.27 }],
  "kumana-crossed-tusker": [/Crossed/, { tuskShape: "crossed" }],
  mahasen: [/Crossed; about 6 ft/, { tuskShape: "crossed", tuskLen: 0.82 }],
  "millangoda-raja": [/Very long: 7 ft 6 in/, { tuskShape: "long", tuskLen: 1 }],
  mugalan: [/About 2 ft/, { tuskShape: "short", tuskLen: 0.27 }],
  "nadungamuwa-raja": [/Long and crossed/, { tuskShape: "crossed", tuskLen: 0.7 }],
  parakrama: [/Over 5 ft/, { tuskShape: "long", tuskLen: 0.68 }],
  revatha: [/rather short/, { tuskLen: 0.5 }],
  "ruwan-raja": [/Short; broken repeatedly/, { tuskShape: "short", tuskLen: 0.4, broken: "both" }],
  "sumedha-of-minneriya": [/Left tusk.*torn out.*long right/, { tusks: "right", tuskShape: "long", tuskLen: 0.7 }],
  thilak: [/Curving inward/, { tuskShape: "inward" }],
  unicorn: [/^Single tusk$/, { tusks: "one" }],
  "walawe-raja": [/Right tusk partly broken/, { broken: "right" }],
  wasana: [/2.5 ft/, { tuskShape: "short", tuskLen: 0.36 }],
};

test.each(entries)("the portrait of $slug shows no more of the body than the record states", (entry) => {
  const [words, told] = RECORDED[entry.slug] ?? [];
  const body = { ...UNRECORDED_BODY, ...told };
  const drawn = portraitTraits(entry);
  expect(drawn).toMatchObject({ ...body, tuskLen: expect.closeTo(body.tuskLen, 1) });
  if (words !== undefined) expect(entry.tusks).toMatch(words);
});

test("every tusker whose tusks are described is in the table", () => {
  const described = entries.filter(({ tusks }) => tusks !== null).map(({ slug }) => slug);
  expect(described.toSorted()).toEqual(Object.keys(RECORDED).toSorted());
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

test("the portraits are not all alike", () => {
  const looks = entries
    .map(portraitTraits)
    .map(({ pose, facing, habitat, light, cloth, tuskShape, status }) =>
      [pose, facing, habitat, light, cloth, tuskShape, status].join(" "),
    );
  expect(new Set(looks).size).toBeGreaterThan(entries.length * 0.75);
});
