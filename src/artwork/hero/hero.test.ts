import { expect, test } from "vitest";
import { flawsOfSvg } from "../../../tests/support/svg-flaws.ts";
import { drawHero } from "./hero.ts";
import { HERO_FORMATS, HERO_MODES } from "./layout.ts";

test.each(HERO_MODES)("the hero draws well by %s in every format, the same every time", (mode) => {
  for (const format of HERO_FORMATS) {
    const svg = drawHero(mode, format);
    expect(flawsOfSvg(svg), format).toEqual([]);
    expect(svg.length).toBeLessThan(125_000);
    expect(drawHero(mode, format)).toBe(svg);
  }
});
