import { type DrawnFeature, isDrawn } from "./feature-states.ts";

export const PLATE_VIEWS = ["front", "side"] as const;
export type PlateView = (typeof PLATE_VIEWS)[number];

/** What a drawing of each view cannot show. Marks need a place on the body, which no address holds. */
const UNSEEN: Record<PlateView, readonly string[]> = {
  front: ["tail_reach", "tail_brush", "mark", "tame_sign"],
  side: ["tusk_level", "sight", "mark", "tame_sign"],
};
/** `sight.left.blind`, `ear_edge.torn.4`. */
const PART = /^([a-z_]+)(?:\.(left|right))?\.([a-z_]+)(?:\.([1-9]|1[0-2]))?$/;
/** More than all features that can be drawn at once. */
const LONGEST = 800;
const NOTHING = "nothing";

export const showsFrom = (view: PlateView, { character }: Pick<DrawnFeature, "character">): boolean =>
  !UNSEEN[view].includes(character);

/** The name of a drawing says all that is drawn: no record is read to draw it, so it tells nothing that is not public. */
function plateName(features: readonly DrawnFeature[], view: PlateView): string {
  const parts = new Map<string, string>();
  for (const feature of features) {
    if (!isDrawn(feature) || !showsFrom(view, feature)) continue;
    const { character, side, state, clock } = feature;
    const of = side === undefined ? character : `${character}.${side}`;
    const hour = clock === undefined ? "" : `.${clock}`;
    // The preferred account of a feature is the first.
    if (!parts.has(of)) parts.set(of, `${of}.${state}${hour}`);
  }
  // Of a side and of both, the first counts too: the order is part of what is drawn.
  return [...parts.values()].join(",") || NOTHING;
}

/** The address of the drawing of recorded features. */
export const plateUrl = (features: readonly DrawnFeature[], view: PlateView = "front"): string =>
  `/illustrations/features/${view === "front" ? "" : `${view}/`}${plateName(features, view)}.svg`;

/** The features that a file name stands for; undefined if it is not one of `plateUrl`. */
export function readPlateFileName(file: string, view: PlateView = "front"): DrawnFeature[] | undefined {
  if (file.length > LONGEST || !file.endsWith(".svg")) return undefined;
  const name = file.slice(0, -".svg".length);
  const features: DrawnFeature[] = [];
  for (const part of name === NOTHING ? [] : name.split(",")) {
    const [, character, side, state, clock] = PART.exec(part) ?? [];
    if (character === undefined || state === undefined) return undefined;
    features.push({
      character,
      state,
      ...(side === undefined ? {} : { side: side as DrawnFeature["side"] }),
      ...(clock === undefined ? {} : { clock: Number(clock) }),
    });
  }
  return plateName(features, view) === name ? features : undefined;
}
