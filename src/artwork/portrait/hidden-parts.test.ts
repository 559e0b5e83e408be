import { expect, test } from "vitest";
import { flawsOfSvg } from "../../../tests/support/svg-flaws.ts";
import { profileOf, upperEdge } from "../cover/profile.ts";
import { ASPECTS, FRAME_SIZES } from "../drawn-images.ts";
import { sampleCurve } from "../geometry.ts";
import { DEFAULT_PORTRAIT, DRAWN_TUSK_SHAPES, type PortraitTraits } from "../parameters.ts";
import { HABITATS, POSES, SIDES } from "../portrait-parameters.ts";
import { seededRandom } from "../random.ts";
import { NOTHING_RECORDED, type RecordedBody, TUSK_EXTENTS } from "../recorded-body.ts";
import { frontTuskSpine, runOfTusk } from "./front-tusks.ts";
import { hiddenParts } from "./hidden-parts.ts";
import { placeFigure } from "./placement.ts";
import { drawPortrait } from "./portrait.ts";
import { type Figure, onSide } from "./sitter.ts";

const figure = (change: Partial<Figure>): Figure => ({
  ...DEFAULT_PORTRAIT,
  ...{ near: change.facing ?? "left", sway: 0, leftOverRight: true, recorded: NOTHING_RECORDED },
  ...change,
});
const bodyOf = (left: (typeof TUSK_EXTENTS)[number], right: typeof left, hasLength = false): RecordedBody => ({
  left: { tusk: left, hasLength, ear: {} },
  right: { tusk: right, hasLength, ear: {} },
});

/** Bodies of which each part is recorded or not, by lot. */
const random = seededRandom("bodies");
const BODIES: RecordedBody[] = Array.from({ length: 30 }, () => {
  const side = () => ({
    tusk: random.pick(TUSK_EXTENTS),
    hasLength: random() < 0.5,
    ear: {
      edge: random.pick([undefined, "whole", "torn", "holed"] as const),
      fold: random.pick([undefined, "none", "backward"] as const),
      lobe: random.pick([undefined, "square"] as const),
    },
    sight: random.pick([undefined, "sighted", "weak", "blind"] as const),
  });
  return { left: side(), right: side(), pale: random.pick([undefined, "none", "ears", "face_too"] as const) };
});

test("every body draws well in every habitat", () => {
  for (const [index, recorded] of BODIES.entries()) {
    const habitat = HABITATS[index % HABITATS.length];
    const aspect = ASPECTS[index % ASPECTS.length];
    const status = (["alive", "dead", "missing"] as const)[index % 3];
    const svg = drawPortrait({ seed: "s", habitat, status, recorded, facing: SIDES[index % 2] }, { aspect });
    expect(flawsOfSvg(svg), JSON.stringify([habitat, status, recorded])).toEqual([]);
    expect(svg.length).toBeLessThan(140_000);
  }
});

test("of what nobody recorded, the drawing has no mark: tusks of any length, form or break draw the same", () => {
  const drawn = (change: Partial<PortraitTraits>) =>
    drawPortrait({ seed: "s", recorded: NOTHING_RECORDED, ...change }, { id: "x" });
  for (const pose of POSES) {
    const others: Partial<PortraitTraits>[] = [
      ...DRAWN_TUSK_SHAPES.map((tuskShape) => ({ tuskShape })),
      ...([{ tuskLen: 0 }, { tuskLen: 1 }, { broken: "left" }, { tears: 4 }, { depig: 1 }, { tusks: "both" }] as const),
    ];
    const [first] = others.map((change) => drawn({ pose, ...change }));
    for (const change of others) expect(drawn({ pose, ...change }), JSON.stringify(change)).toBe(first);
  }
});

test("without a record there is no ivory in the drawing, and with the roots alone no tip", () => {
  const whole = drawPortrait({ seed: "s" }, { id: "x" });
  const ivory = /fill="(#[0-9a-f]{6})"/g;
  const colours = (svg: string) => new Set([...svg.matchAll(ivory)].map(([, colour]) => colour));
  const hidden = colours(drawPortrait({ seed: "s", recorded: NOTHING_RECORDED }, { id: "x" }));
  const shown = colours(drawPortrait({ seed: "s", recorded: bodyOf("root", "root") }, { id: "x" }));
  const onlyWithTusks = [...shown].filter((colour) => !hidden.has(colour));
  expect(onlyWithTusks.length).toBeGreaterThan(2);
  for (const colour of onlyWithTusks) expect(colours(whole)).toContain(colour);
});

test("the cover stands above the end of every tusk that is cut off, in every frame and facing", () => {
  for (const tuskShape of DRAWN_TUSK_SHAPES) {
    for (const [left, right] of [
      ["root", "root"],
      ["run", "run"],
      ["whole", "run"],
      ["absent", "root"],
    ] as const) {
      for (const aspect of ASPECTS) {
        for (const facing of SIDES) {
          const sitter = figure({ tuskShape, facing, recorded: bodyOf(left, right) });
          const [width, height] = FRAME_SIZES[aspect];
          const placement = placeFigure(sitter, { width, height });
          const profile = profileOf(hiddenParts(sitter), placement, placement.mirrorAt);
          for (const own of SIDES) {
            const extent = sitter.recorded?.[own].tusk;
            if (extent !== "root" && extent !== "run") continue;
            const [x, y] = runOfTusk(sitter, own, own === "right" ? -1 : 1).at(-1) ?? [0, 0];
            const mirrored = placement.mirrorAt === undefined ? x : 2 * placement.mirrorAt - x;
            const at = [
              placement.offset[0] + mirrored * placement.scale,
              placement.offset[1] + y * placement.scale,
            ] as const;
            expect(profile.at(at[0]), `${tuskShape} ${left} ${right} ${aspect} ${facing} ${own}`).toBeLessThan(at[1]);
          }
        }
      }
    }
  }
});

test("less of a tusk is drawn than there is where its end is not recorded", () => {
  for (const tuskShape of DRAWN_TUSK_SHAPES) {
    const sitter = figure({ tuskShape, recorded: bodyOf("run", "root") });
    const whole = sampleCurve(onSide(frontTuskSpine(sitter), 1));
    expect(runOfTusk(sitter, "left", 1).length).toBeLessThan(whole.length);
    expect(runOfTusk(sitter, "right", 1).length).toBeLessThan(runOfTusk(sitter, "left", 1).length);
  }
});

test("the root of one tusk tells nothing of the form of the other", () => {
  const roots = DRAWN_TUSK_SHAPES.map((tuskShape) =>
    runOfTusk(figure({ tuskShape, recorded: bodyOf("run", "root") }), "right", -1),
  );
  for (const root of roots) expect(root).toEqual(roots[0]);
});

test("a cover is nowhere lower than what it hides", () => {
  const sitter = figure({ pose: "quarter" });
  const placement = placeFigure(sitter, { width: 1000, height: 1250 });
  const profile = profileOf(hiddenParts(sitter), placement, placement.mirrorAt);
  for (const [x, y] of upperEdge(seededRandom("x"), profile, 1000)) expect(y).toBeLessThan(profile.at(x));
});
