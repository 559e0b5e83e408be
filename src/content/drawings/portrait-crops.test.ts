import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { type Aspect, FRAME_SIZES } from "../../artwork/drawn-images.ts";
import { placeFigure } from "../../artwork/portrait/placement.ts";
import { figureOf } from "../../artwork/portrait/portrait.ts";
import { seededRandom } from "../../artwork/random.ts";
import { readStarterSources, readStarterTuskers } from "../transfer/starter/starter-files.server.ts";
import { type DrawnTusker, portraitTraits } from "./entry-drawings.server.ts";

/** Where his tusks lie in a drawing, as shares of its size. */
function tusksOf(tusker: DrawnTusker, aspect: Aspect) {
  const [width, height] = FRAME_SIZES[aspect];
  const traits = portraitTraits(tusker);
  const { tusks } = placeFigure(figureOf(traits, seededRandom(`${traits.seed}art`)), { width, height });
  return {
    ...{ left: tusks.left / width, right: tusks.right / width },
    ...{ top: tusks.top / height, bottom: tusks.bottom / height },
  };
}

const starter = await readStarterTuskers(await readStarterSources());
const tuskers = starter.map(({ slug, tusker }) => ({ ...tusker, slug }) as DrawnTusker);

test.each([
  ["4:5", "cards"],
  ["1:1", "lists on phones, the board of the key and suggestions"],
  ["3:2", "the head of a record on phones, and the lead of Home"],
] as const)(
  "no portrait of the starter content leaves its tusks outside the frame of %s, for %s",
  (aspect, _frames) => {
    for (const tusker of tuskers) {
      const { left, right, top, bottom } = tusksOf(tusker, aspect);
      expect(Math.min(left, top), tusker.slug).toBeGreaterThan(0);
      expect(Math.max(right, bottom), tusker.slug).toBeLessThan(1);
    }
  },
);

test("nor does one at the head of a record in a low window, where its frame is lower than the drawing", async () => {
  const styles = await readFile("src/site/pages/tuskers/[slug]/tusker-still.module.css", "utf8");
  const share = (pattern: RegExp) => Number(pattern.exec(styles)?.[1]) / 100;
  const at = share(/object-position: 50% (\d+)%/);
  const lowest = share(/height: min\(66\.67vw, max\([\d.]+svh, (\d+)vw\)\)/);
  const visible = lowest / (2 / 3);
  const start = at * (1 - visible);
  for (const tusker of tuskers) {
    const { top, bottom } = tusksOf(tusker, "3:2");
    expect(top, tusker.slug).toBeGreaterThan(start);
    expect(bottom, tusker.slug).toBeLessThan(start + visible);
  }
});
