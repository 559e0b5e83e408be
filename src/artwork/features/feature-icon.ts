import { escapeText } from "../marks.ts";
import { bodyMark } from "./body-mark.ts";
import { type FeaturePen, featurePen, type Manner, MIDDLE } from "./feature-pen.ts";
import {
  DRAWN_CHARACTERS,
  DRAWN_STATES,
  type DrawnCharacter,
  type DrawnFeature,
  type DrawnState,
  knownFeatures,
  type Side,
} from "./feature-states.ts";
import { featureSymbol } from "./feature-symbol.ts";
import { girthMarks, levelMarks } from "./front-tusk.ts";
import { frontView, sideLetters } from "./front-view.ts";
import { KNEE, sideView } from "./side-view.ts";
import { HOCK, tailEnd } from "./tail.ts";
import { tameSign } from "./tame-sign.ts";

/** The part of the animal that an icon shows: its centre and its width. */
const CROPS: Record<DrawnCharacter, readonly [x: number, y: number, width: number]> = {
  tusks: [500, 722, 1010],
  tusk_form: [500, 850, 830],
  tusk_reach: [385, 690, 700],
  tusk_girth: [500, 800, 620],
  tusk_level: [500, 870, 720],
  tusk_break: [388, 880, 620],
  ear_fold: [268, 500, 560],
  ear_edge: [262, 515, 560],
  ear_lobe: [268, 640, 400],
  pale_skin: [500, 690, 960],
  tail_reach: [846, 760, 560],
  tail_brush: [1000, 800, 320],
  mark: [560, 660, 960],
  sight: [360, 512, 260],
  tame_sign: [560, 660, 960],
};

/** Characters of which an icon shows one side. */
const ONE_SIDED: readonly DrawnCharacter[] = ["tusk_break", "ear_fold", "ear_edge", "ear_lobe", "sight"];

export type IconOptions = Manner & { side?: Side; clock?: number; title?: string };

/** The view that shows the feature best, with what helps to see it. */
function drawState(pen: FeaturePen, feature: DrawnFeature, id: string): string {
  const character = feature.character as DrawnCharacter;
  const known = knownFeatures([feature]);
  const state = feature.state as DrawnState;
  const fromFront = () => frontView(pen, known, "whole", id);
  const fromSide = (isLimping = false) => sideView(pen, known, { completeness: "whole", isLimping, id });
  switch (character) {
    case "tusks":
      return fromFront() + (pen.isLarge ? sideLetters(pen, 1206) : "");
    case "tusk_girth":
      return fromFront() + girthMarks(pen, state as DrawnState<"tusk_girth">);
    case "tusk_level":
      return (
        fromFront() +
        levelMarks(pen, state as DrawnState<"tusk_level">) +
        (pen.isLarge ? sideLetters(pen, 1210, 330) : "")
      );
    case "tusk_reach":
      return fromSide() + pen.level(60, 700, KNEE, 502);
    case "tail_reach":
      return fromSide() + pen.level(590, 1120, HOCK, 892);
    case "tail_brush":
      return tailEnd(pen, state as DrawnState<"tail_brush">);
    case "mark":
      return (
        fromSide(state === "limp") +
        bodyMark(pen, state as DrawnState<"mark">) +
        (state === "limp" ? pen.rule("M400 1004H512") : "")
      );
    case "tame_sign":
      return fromSide() + tameSign(pen, state as DrawnState<"tame_sign">);
    default:
      return fromFront();
  }
}

function drawIcon(character: DrawnCharacter, state: DrawnState, { side = "right", clock, ...manner }: IconOptions) {
  const [x, y, width] = CROPS[character];
  const isOneSided = ONE_SIDED.includes(character);
  const centre = isOneSided && side === "left" ? 2 * MIDDLE - x : x;
  const id = `${character}-${state}-${side}-${manner.size ?? "small"}`;
  const feature = { character, state, clock, side: isOneSided || character === "tusk_reach" ? side : undefined };
  return {
    viewBox: `${centre - width / 2} ${y - width / 2} ${width} ${width}`,
    content: drawState(featurePen(manner, width), feature, id),
  };
}

/** The attributes that hide a drawing from screen readers, or name it. */
export const named = (title: string | undefined): string =>
  title === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escapeText(title)}"`;

/** One state of a character, square, to press. */
export function featureIcon<Character extends DrawnCharacter>(
  character: Character,
  state: DrawnState<Character>,
  options: IconOptions = {},
): string {
  const { viewBox, content } = drawIcon(character, state, options);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ${named(options.title)} stroke-linejoin="round">` +
    `${content}</svg>`
  );
}

/** A file with the icons of all states. It takes its colours from the page that uses it. */
export function featureSprite(): string {
  const symbols = DRAWN_CHARACTERS.flatMap((character) =>
    DRAWN_STATES[character].map((state) => {
      const { viewBox, content } = drawIcon(character, state, {});
      return `<symbol id="${featureSymbol(character, state)}" viewBox="${viewBox}" stroke-linejoin="round">${content}</symbol>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;
}
