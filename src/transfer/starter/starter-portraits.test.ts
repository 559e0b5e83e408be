import { expect, test } from "vitest";
import { portraitAlt, portraitTraits } from "../../drawings/entry-drawings.server.ts";
import { mayLiveWild } from "../../tuskers/may-live-wild.ts";
import { UNRECORDED_BODY } from "../../tuskers/portrait/derive-portrait.server.ts";
import { portraitCaption } from "../../tuskers/portrait/portrait-caption.ts";
import { portraitClaims } from "../../tuskers/portrait/portrait-claims.ts";
import { readStarterSources, readStarterTuskers } from "./starter-files.server.ts";

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
}));

/** What of the tusks each portrait shows, with the words of the file that support it; the others show none. */
const RECORDED: Record<string, readonly [words: RegExp, body: Partial<typeof UNRECORDED_BODY>]> = {
  "dala-poottuwa": [/Crossed/, { tuskShape: "crossed" }],
  "deega-danthu-2": [/Long, spread outward/, { tuskShape: "spread", tuskLen: 0.7 }],
  "eka-dantha-of-kala-wewa": [/^Single tusk$/, { tusks: "one" }],
  "eka-danthaya-of-the-maligawa": [/^Single tusk$/, { tusks: "one" }],
  kawanthissa: [/straight down/, { tuskShape: "downward", tuskLen: 0.5 }],
  "kumana-crossed-tusker": [/Crossed/, { tuskShape: "crossed" }],
  mahasen: [/Crossed; about 6 ft/, { tuskShape: "crossed", tuskLen: 0.82 }],
  "nadungamuwa-raja": [/Long and crossed/, { tuskShape: "crossed", tuskLen: 0.7 }],
  "sumedha-of-minneriya": [/Left tusk.*torn out.*long right/, { tusks: "right" }],
  thilak: [/Curving inward/, { tuskShape: "inward" }],
  unicorn: [/^Single tusk$/, { tusks: "one" }],
};

test.each(entries)("the portrait of $slug shows no more of the body than the record states", (entry) => {
  const [words, told] = RECORDED[entry.slug] ?? [];
  const body = { ...UNRECORDED_BODY, ...told };
  const drawn = portraitTraits(entry);
  expect(drawn).toMatchObject({ ...body, tuskLen: expect.closeTo(body.tuskLen, 1) });
  if (words !== undefined) expect(entry.tusks).toMatch(words);
});

test.each(entries)("the caption of $slug and the drawing agree", (entry) => {
  const { recorded, pose, tusks, regalia } = portraitTraits(entry);
  if (recorded === null) throw new Error("A portrait is drawn as if it were of no one");
  const { hidden, tusks: drawn, cloth } = portraitClaims(entry);
  const isHidden = (part: string, side: "left" | "right") =>
    hidden.some((one) => one.part === part && (one.side === undefined || one.side === side));
  for (const side of ["left", "right"] as const) {
    const { tusk, ear, sight } = recorded[side];
    if (tusks !== "one") expect(isHidden("tusks", side)).toBe(tusk === "hidden");
    expect(isHidden("form", side)).toBe(tusk === "root");
    expect(isHidden("ends", side) || isHidden("tips", side)).toBe(tusk === "run");
    expect(isHidden("eyes", side)).toBe(sight === undefined);
    expect(isHidden("ears", side)).toBe(Object.values(ear).every((state) => state === undefined));
    // Only the front shows both sides.
    if (tusk !== "hidden" || sight !== undefined) expect(pose).toBe("front");
  }
  expect(drawn !== undefined).toBe(
    tusks === "one" || [recorded.left.tusk, recorded.right.tusk].some((t) => t !== "hidden"),
  );
  expect(regalia).toBe(cloth);
  expect(portraitAlt(entry).includes("Drawn from the record")).toBe(
    portraitCaption(entry).includes("Drawn from the record"),
  );
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
