import { expect, test } from "vitest";
import { flawsOfSvg } from "../../../tests/support/svg-flaws.ts";
import { ASPECTS } from "../drawn-images.ts";
import {
  COMPANIES,
  DEFAULT_PORTRAIT,
  DRAWN_STATUSES,
  DRAWN_TUSK_SHAPES,
  DRAWN_TUSKS,
  LANDMARKS,
  type PortraitTraits,
} from "../parameters.ts";
import { BROKEN_TUSKS, CLOTHS, CROPS, HABITATS, LIGHTS, POSES, SIDES, SKINS } from "../portrait-parameters.ts";
import { NOTHING_RECORDED } from "../recorded-body.ts";
import { frontTuskSpine } from "./front-tusks.ts";
import { drawPortrait } from "./portrait.ts";
import { sideTuskSpine } from "./side.ts";
import type { Figure } from "./sitter.ts";
import { metreOf } from "./tusk.ts";

const largest = 100_000;

test("the same parameters always give the same drawing", () => {
  const parameters = { seed: "gemunu", pose: "quarter", tuskShape: "upswept", broken: "both" } as const;
  expect(drawPortrait(parameters)).toBe(drawPortrait({ ...parameters }));
});

test("another seed gives another drawing", () => {
  expect(drawPortrait({ seed: "gemunu" }, { id: "x" })).not.toBe(drawPortrait({ seed: "sando" }, { id: "x" }));
});

test.each(POSES)("every habitat, light, status and tusk draws well in the pose %s", { tags: ["deep"] }, (pose) => {
  for (const habitat of HABITATS) {
    for (const light of LIGHTS) {
      for (const status of DRAWN_STATUSES) {
        for (const tusks of DRAWN_TUSKS) {
          const svg = drawPortrait({ seed: "s", pose, habitat, light, status, tusks });
          expect(flawsOfSvg(svg), `${pose} ${habitat} ${light} ${status} ${tusks}`).toEqual([]);
          expect(svg.length).toBeLessThan(largest);
        }
      }
    }
  }
});

const oneByOne: readonly Partial<PortraitTraits>[] = POSES.flatMap((pose) => [
  ...DRAWN_TUSK_SHAPES.map((tuskShape) => ({ pose, tuskShape })),
  ...BROKEN_TUSKS.map((broken) => ({ pose, broken })),
  ...CROPS.map((crop) => ({ pose, crop })),
  ...SIDES.map((facing) => ({ pose, facing })),
  ...SKINS.map((skin) => ({ pose, skin })),
  ...CLOTHS.map((cloth) => ({ pose, regalia: true, casket: true, cloth })),
  ...[0, 1].flatMap((share) => [
    { pose, depig: share },
    { pose, domes: share },
    { pose, tuskMetres: 0.3 + 2 * share },
  ]),
  ...[0, 4].map((tears) => ({ pose, tears })),
  ...[0.9, 1.1].map((earSize) => ({ pose, earSize })),
  ...[0, 120].map((age) => ({ pose, age })),
  { pose, trunkUp: true },
  ...COMPANIES.map((company) => ({ pose, company })),
  ...LANDMARKS.map((landmark) => ({ pose, landmark, habitat: "court" as const })),
  { pose, recorded: NOTHING_RECORDED, bar: true },
]);

test("every other value draws well in every aspect", { tags: ["deep"] }, () => {
  for (const [i, parameters] of oneByOne.entries()) {
    const aspect = ASPECTS[i % ASPECTS.length];
    const svg = drawPortrait(parameters, { aspect });
    expect(flawsOfSvg(svg), JSON.stringify([parameters, aspect])).toEqual([]);
    expect(svg.length).toBeLessThan(largest);
  }
});

test("each value changes the drawing", () => {
  for (const pose of POSES) {
    for (const values of [DRAWN_TUSK_SHAPES.map((tuskShape) => ({ tuskShape })), SKINS.map((skin) => ({ skin }))]) {
      const artworks = new Set(values.map((value) => drawPortrait({ pose, ...value }, { id: "x" })));
      expect(artworks.size).toBe(values.length);
    }
  }
});

test("two aspects of one tusker share the animal", () => {
  const animal = (svg: string) => /<g transform="translate[^>]*>(.*?)<\/g>/.exec(svg)?.[1];
  for (const pose of POSES) {
    const parameters = { seed: "walawe-raja", pose, tears: 3 };
    const tall = animal(drawPortrait(parameters, { aspect: "4:5", id: "x" }));
    const wide = animal(drawPortrait(parameters, { aspect: "16:9", id: "x" }));
    expect(tall).toBe(wide);
    const otherId = animal(drawPortrait(parameters, { id: "yy" }))?.replaceAll("yy", "x");
    expect(otherId).toBe(tall);
  }
});

test("a title names the drawing, and its special characters are escaped", () => {
  const svg = drawPortrait({ seed: "a" }, { title: 'Raja <b> & "Friend"', description: "a < b" });
  expect(flawsOfSvg(svg)).toEqual([]);
  expect(svg).toContain("<title id=");
  expect(svg).toContain("Raja &lt;b&gt; &amp; &quot;Friend&quot;");
  expect(svg).toContain('role="img" aria-labelledby=');
});

test("a decorative portrait is hidden from people who do not see it", () => {
  const svg = drawPortrait({ seed: "a" }, { title: "Raja", decorative: true });
  expect(svg).toContain('aria-hidden="true"');
  expect(svg).not.toContain("<title");
});

test("a single tusk of an unknown side is always seen from the side, in cloth or without", () => {
  for (const regalia of [false, true]) {
    const one = { tusks: "one", regalia } as const;
    const fromTheSide = drawPortrait({ ...one, pose: "side" }, { id: "x" });
    for (const pose of POSES) expect(drawPortrait({ ...one, pose }, { id: "x" })).toBe(fromTheSide);
    expect(flawsOfSvg(fromTheSide)).toEqual([]);
  }
});

test("tusks of which nobody recorded the shape are hatched, and those of recorded shape are not", () => {
  const hatched = drawPortrait({ recorded: NOTHING_RECORDED }, { id: "x" });
  const side = { isImagined: false, ear: {} };
  expect(drawPortrait({ recorded: { left: side, right: side } }, { id: "x" })).not.toBe(hatched);
  expect(hatched).toMatch(/stroke-width="2\.\d" opacity="\.9"/);
});

test("tusks are drawn as long as recorded, whatever their shape and however tall he stands", () => {
  for (const pose of ["front", "side"] as const) {
    for (const tuskShape of DRAWN_TUSK_SHAPES) {
      for (const shoulder of [2.4, 3.2]) {
        const figure = { ...DEFAULT_PORTRAIT, pose, tuskShape, tuskMetres: 1.8, shoulder } as Figure;
        const spine = pose === "side" ? sideTuskSpine(figure) : frontTuskSpine(figure);
        const units = spine.reduce((sum, [x, y], i) => {
          const [fromX, fromY] = spine[Math.max(0, i - 1)] ?? [x, y];
          return sum + Math.hypot(x - fromX, y - fromY);
        }, 0);
        expect(units / metreOf(figure), `${pose} ${tuskShape}`).toBeCloseTo(1.8, 1);
      }
    }
  }
});
