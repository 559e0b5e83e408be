import { lerp, type Point, smoothPath } from "../geometry.ts";
import { filled, verticalGradient } from "../marks.ts";
import type { SeededRandom } from "../random.ts";

/** `count` banks of mist over the whole width, between two heights. */
export function mistBanks(
  random: SeededRandom,
  width: number,
  [top, bottom]: readonly [number, number],
  count: number,
  colour: string,
  id: string,
): string {
  let banks = verticalGradient(`${id}v`, [
    [0, colour, 0],
    [0.12, colour, 0.78],
    [1, colour, 0],
  ]);
  for (let i = 0; i < count; i++) {
    const y = lerp(top, bottom, i / (count - 1));
    const upper: Point[] = [];
    for (let k = 0; k <= 6; k++) upper.push([-80 + ((width + 160) * k) / 6, y + random.between(-34, 34)]);
    const lower = upper.map(([x, v]): Point => [x, v + random.between(150, 210)]).reverse();
    banks += filled(smoothPath([...upper, ...lower]), `url(#${id}v)`);
  }
  return banks;
}
