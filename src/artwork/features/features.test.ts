import { describe, expect, test } from "vitest";
import { flawsOfSvg } from "../../../tests/support/svg-flaws.ts";
import { EVIDENCE_VIEWS, type EvidenceView, evidenceDrawing } from "./evidence-drawing.ts";
import { featureIcon, featureSprite } from "./feature-icon.ts";
import { featureInks } from "./feature-pen.ts";
import { DRAWN_CHARACTERS, DRAWN_STATES, type DrawnFeature, knownFeatures } from "./feature-states.ts";
import { featureSymbol } from "./feature-symbol.ts";

const VIEWS = Object.keys(EVIDENCE_VIEWS) as EvidenceView[];
const everyState = DRAWN_CHARACTERS.flatMap((character) =>
  DRAWN_STATES[character].map((state) => ({ character, state })),
);
const withoutIds = (svg: string) => svg.replaceAll(/(?:id="|url\(#)[^")]*/g, "");

/** The colours of what is recorded. The others are those of any elephant and of the ground. */
const { "--fi-ghost": ghost, "--fi-tint": tint, "--fi-tint-shade": tintShade, ...others } = featureInks("day");
const NEUTRAL = [ghost, tint, tintShade, others["--fi-ground"]];
const tonesOf = (svg: string) =>
  new Set(
    Array.from(svg.matchAll(/(?:fill|stroke)="(#[^"]+)"/g), ([, colour = ""]) => colour).filter(
      (colour) => !NEUTRAL.includes(colour),
    ),
  );

describe("an icon of a state", () => {
  for (const size of ["small", "large"] as const) {
    test(`is valid and differs from all others, ${size}`, () => {
      const icons = everyState.map(({ character, state }) => featureIcon(character, state, { size }));
      for (const icon of icons) expect(flawsOfSvg(icon)).toEqual([]);
      expect(new Set(icons.map(withoutIds)).size).toBe(everyState.length);
    });
  }

  test("is the same each time", () => {
    const draw = () => featureIcon("pale_skin", "face_too", { size: "large", theme: "print" });
    expect(draw()).toBe(draw());
  });

  test("shows the side and the hour", () => {
    const icons = [
      featureIcon("ear_edge", "torn", { side: "left" }),
      featureIcon("ear_edge", "torn", { side: "right" }),
      featureIcon("ear_edge", "torn", { side: "left", clock: 5 }),
    ].map(withoutIds);
    expect(new Set(icons).size).toBe(3);
  });

  test("has a name if it is given one, escaped", () => {
    expect(featureIcon("tusks", "none", { title: 'No "tusks" <' })).toContain('aria-label="No &quot;tusks&quot; &lt;"');
    expect(featureIcon("tusks", "none")).toContain('aria-hidden="true"');
  });
});

test("the file of icons has every state once, with colours of the page only", () => {
  const sprite = featureSprite();
  expect(flawsOfSvg(sprite.trim())).toEqual([]);
  for (const { character, state } of everyState)
    expect(sprite.split(`<symbol id="${featureSymbol(character, state)}"`)).toHaveLength(2);
  expect(sprite).not.toMatch(/(?:fill|stroke)="#/);
});

describe("the drawing of what is recorded", () => {
  test.each(VIEWS)("has no tone if nothing is recorded: %s", (view) => {
    expect([...tonesOf(evidenceDrawing([], { view, theme: "day" }))]).toEqual([]);
    expect(evidenceDrawing([], { view })).toContain("stroke-dasharray");
  });

  test.each(VIEWS)("is valid and the same each time, with any state: %s", (view) => {
    for (const feature of everyState) {
      const svg = evidenceDrawing([feature], { view, title: "Recorded" });
      expect(flawsOfSvg(svg), JSON.stringify(feature)).toEqual([]);
      expect(evidenceDrawing([feature], { view, title: "Recorded" })).toBe(svg);
    }
  });

  test("tones what is recorded, and only that", () => {
    const tones = (features: DrawnFeature[]) => tonesOf(evidenceDrawing(features, { view: "front", theme: "day" }));
    const ivory = others["--fi-ivory"] ?? "";
    const skin = others["--fi-skin"] ?? "";
    expect(tones([{ character: "tusk_form", state: "crossed" }])).toContain(ivory);
    expect(tones([{ character: "tusk_form", state: "crossed" }])).not.toContain(skin);
    expect(tones([{ character: "ear_edge", state: "torn", side: "left" }])).toContain(skin);
    expect(tones([{ character: "ear_edge", state: "torn", side: "left" }])).not.toContain(ivory);
  });

  test("leaves dashed what a source leaves open", () => {
    const drawn = (feature: DrawnFeature) => evidenceDrawing([feature], { view: "front", theme: "day" });
    const dashes = (svg: string) => svg.split("stroke-dasharray").length - 1;
    // Both ears and both tusks: which tusk he had is not told, nor how much of a broken one is left.
    expect(dashes(drawn({ character: "tusks", state: "one" }))).toBe(4);
    expect([...tonesOf(drawn({ character: "tusks", state: "one" }))]).toEqual([]);
    expect(dashes(drawn({ character: "tusk_break", state: "broken" }))).toBe(4);
    expect(dashes(drawn({ character: "tusk_break", state: "half" }))).toBe(2);
  });

  test("leaves out what it does not know", () => {
    const unknown = [
      { character: "tusks", state: "three" },
      { character: "toString", state: "both" },
    ];
    expect(evidenceDrawing(unknown, { view: "front" })).toBe(evidenceDrawing([], { view: "front" }));
  });
});

test("the preferred feature of a character comes first in the record", () => {
  const known = knownFeatures([
    { character: "sight", side: "left", state: "blind" },
    { character: "sight", state: "weak" },
  ]);
  expect([known.left.sight, known.right.sight]).toEqual(["blind", "weak"]);
});
