import { expect, test } from "vitest";
import { ASPECTS, FRAME_SIZES } from "../drawn-images.ts";
import { DEFAULT_PORTRAIT } from "../parameters.ts";
import { CROPS, SIDES, TUSK_SHAPES } from "../portrait-parameters.ts";
import { frontTuskSpine } from "./front-tusks.ts";
import { placeFigure } from "./placement.ts";
import { farTuskSpine, nearTuskSpine } from "./quarter.ts";
import { type Figure, MIDDLE } from "./sitter.ts";

const figure = (change: Partial<Figure>): Figure => ({
  ...DEFAULT_PORTRAIT,
  ...{ near: "left", sway: 0, leftOverRight: true },
  ...change,
});

test.each(["front", "quarter"] as const)("no crop cuts the head or a tusk in the pose %s", (pose) => {
  for (const aspect of ASPECTS) {
    const [width, height] = FRAME_SIZES[aspect];
    for (const crop of CROPS) {
      for (const tuskShape of TUSK_SHAPES) {
        for (const tuskLen of [0, 0.5, 1]) {
          for (const facing of SIDES) {
            const sitter = figure({ pose, crop, tuskShape, tuskLen, facing });
            const { scale, offset } = placeFigure(sitter, { width, height });
            const middle = pose === "front" ? MIDDLE : 520;
            const spines =
              pose === "front"
                ? frontTuskSpine(sitter).flatMap(([x, y]) => [[MIDDLE + x, y] as const, [MIDDLE - x, y] as const])
                : [...nearTuskSpine(sitter), ...farTuskSpine(sitter)];
            for (const [x, y] of [...spines, [middle, 218] as const]) {
              const mirrored = facing === "right" ? 2 * middle - x : x;
              const at = [offset[0] + mirrored * scale, offset[1] + y * scale] as const;
              const where = `${aspect} ${crop} ${tuskShape} ${tuskLen} ${facing}: ${at}`;
              expect(at[0], where).toBeGreaterThan(0);
              expect(at[0], where).toBeLessThan(width);
              expect(at[1], where).toBeGreaterThan(0);
              expect(at[1], where).toBeLessThan(height);
            }
          }
        }
      }
    }
  }
});
