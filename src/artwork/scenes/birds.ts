import { cut } from "../marks.ts";
import type { Area } from "./setting.ts";

/** An egret in the shallows, as path data; `direction` -1 mirrors it. */
export function egret(x: number, y: number, size: number, direction = 1): string {
  const at = (a: number, b: number) => `${Math.round(x + a * size * direction)} ${Math.round(y + b * size)}`;
  return (
    `M${at(-6, -34)}C${at(-4, -52)} ${at(-18, -56)} ${at(-10, -66)}C${at(-4, -72)} ${at(6, -68)} ${at(6, -64)}` +
    `L${at(24, -60)}L${at(6, -60)}C${at(0, -60)} ${at(2, -50)} ${at(4, -42)}` +
    `C${at(6, -30)} ${at(-4, -22)} ${at(-30, -16)}C${at(-24, -26)} ${at(-14, -34)} ${at(-6, -34)}Z` +
    `M${at(-10, -22)}L${at(-9, 0)}L${at(-7, 0)}L${at(-7, -22)}Z` +
    `M${at(-3, -24)}L${at(-2, 0)}L${at(0, 0)}L${at(0, -26)}Z`
  );
}

type EgretPlace = readonly [x: number, y: number, size: number, direction: number];

/** Egrets, without those that would stand at the tusks: white birds beside ivory read as more of it. */
export const egrets = (places: readonly EgretPlace[], tusks: Area | undefined): string =>
  places
    .filter((place) => tusks === undefined || !isBeside(place, tusks))
    .map((place) => egret(...place))
    .join("");

/** Whether a bird stands in an area or less than its own size away from it. */
function isBeside([x, y, size]: EgretPlace, { left, right, top, bottom }: Area): boolean {
  const [reach, height] = [130 * size, 70 * size];
  return x > left - reach && x < right + reach && y > top - height && y < bottom + 2 * height;
}

/** A distant bird in flight, as path data. */
export const flyingBird = (x: number, y: number, span: number): string =>
  cut(x - span, y - span * 0.2, x - span * 0.4, y - span * 0.5, x, y, span * 0.1) +
  cut(x + span, y - span * 0.2, x + span * 0.4, y - span * 0.5, x, y, span * 0.1);
