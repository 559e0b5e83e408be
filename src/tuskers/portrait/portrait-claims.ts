import type { PortraitTraits } from "../../artwork/parameters.ts";
import { SIDES, type Side } from "../../artwork/portrait-parameters.ts";
import type { RecordedBody, RecordedSide } from "../../artwork/recorded-body.ts";
import type { CharacterName } from "../../record/vocabulary.ts";
import { type BodyRecord, featuresNow, hasForm, readBody } from "./body-of-record.ts";
import type { RecordedTusks } from "./tusks-of-record.ts";

/** A part of the body, of one side where the other is not meant. */
export type Part = { part: HiddenPart; side?: Side };
export type HiddenPart =
  | "tusks"
  | "side_of_tusk"
  | "form"
  | "breaks"
  | "ends"
  | "tips"
  | "ears"
  | "rest_of_ears"
  | "eyes"
  | "skin"
  | "tail";

/** What is recorded of him, and what a portrait does with it. */
export type PortraitClaims = {
  /** What is drawn of the tusks; undefined if nothing is. */
  tusks: RecordedTusks | undefined;
  /** Both tusks are drawn although nothing else of them is recorded. */
  isPair: boolean;
  body: RecordedBody;
  cloth: boolean;
  /** What nobody recorded: hidden in the drawing. */
  hidden: readonly Part[];
  /** Whether some of it is hidden because its accounts are disputed. */
  isDisputed: boolean;
  /** What is recorded but cannot be drawn. */
  undrawn: readonly (CharacterName | "length" | "form" | "words")[];
};

/**
 * The parts of a portrait that are described in words. Light and habitat are included only if they may be disclosed.
 */
export type DescribedPortrait = Pick<PortraitTraits, "pose" | "regalia" | "casket" | "trunkUp" | "status"> & {
  scene: Pick<PortraitTraits, "light" | "habitat"> | undefined;
};

/** Never drawn: the diagram of his features shows them. */
const NOT_DRAWN: readonly CharacterName[] = [
  ...(["tusk_reach", "tusk_girth", "tusk_level", "tail_reach", "tail_brush", "mark"] as const),
];

const oneOrBoth = (part: HiddenPart, isHidden: (side: Side) => boolean): Part[] => {
  const sides = SIDES.filter(isHidden);
  return sides.length === 2 ? [{ part }] : sides.map((side) => ({ part, side }));
};

/** Whether a tusk is broken nobody knows where: its root alone is drawn. */
const isCutShort = ({ tusk, broken }: RecordedSide): boolean => tusk === "root" && broken === "broken";

function hiddenOf(body: RecordedBody, tusks: RecordedTusks, hasTail: boolean): Part[] {
  const extent = (side: Side) => body[side].tusk;
  const earParts = (side: Side) =>
    [body[side].ear.edge, body[side].ear.fold, body[side].ear.lobe].filter(Boolean).length;
  return [
    ...(tusks.single === "one"
      ? [{ part: "side_of_tusk" } as const]
      : oneOrBoth("tusks", (s) => extent(s) === "hidden")),
    ...oneOrBoth("form", (side) => extent(side) === "root" && !(isCutShort(body[side]) && hasForm(tusks))),
    ...oneOrBoth("breaks", (side) => isCutShort(body[side])),
    ...oneOrBoth("ends", (side) => extent(side) === "run" && !body[side].hasLength),
    ...oneOrBoth("tips", (side) => extent(side) === "run" && body[side].hasLength),
    ...oneOrBoth("ears", (side) => earParts(side) === 0),
    ...oneOrBoth("rest_of_ears", (side) => earParts(side) > 0 && earParts(side) < 3),
    ...oneOrBoth("eyes", (side) => body[side].sight === undefined),
    ...(body.pale === undefined ? [{ part: "skin" } as const] : []),
    ...(hasTail ? [] : [{ part: "tail" } as const]),
  ];
}

/** Which parts of a drawn portrait are recorded and which are hidden, derived from the record as the drawing is. */
export function portraitClaims(record: BodyRecord): PortraitClaims {
  const { tusks, body, cloth } = readBody(record);
  const now = featuresNow(record.features);
  const extents = SIDES.map((side) => body[side].tusk);
  const isOne = tusks.single === "one";
  const isDrawn = isOne || extents.some((extent) => extent !== "hidden");
  const isFormDrawn = !isOne && hasForm(tusks) && extents.some((extent) => extent === "run" || extent === "whole");
  const isNothingRead = Object.values(tusks).every((trait) => trait === null);
  const has = (name: CharacterName) => now.some(({ character }) => character === name);
  const drawn: RecordedTusks = {
    single: tusks.single,
    shape: isFormDrawn ? tusks.shape : null,
    length: isFormDrawn ? tusks.length : null,
    broken: brokenDrawn(body),
  };
  return {
    tusks: isDrawn ? drawn : undefined,
    isPair: isDrawn && extents.every((extent) => extent !== "hidden" && extent !== "absent"),
    body,
    cloth,
    hidden: hiddenOf(body, tusks, has("tail_reach") && has("tail_brush")),
    isDisputed: (record.features ?? []).some(({ certainty }) => certainty === "disputed"),
    undrawn: [
      ...(tusks.length !== null && !isFormDrawn ? ["length" as const] : []),
      ...(tusks.shape !== null && !isFormDrawn ? ["form" as const] : []),
      ...(isNothingRead && record.tusks && !has("tusks") ? ["words" as const] : []),
      ...((tusks.broken === "one" && !isOne) || SIDES.some((side) => isCutShort(body[side]))
        ? ["tusk_break" as const]
        : []),
      ...NOT_DRAWN.filter(has),
      ...(now.some(
        ({ character, state }) => character === "tame_sign" && (state !== "cloth" || !cloth) && state !== "none",
      )
        ? ["tame_sign" as const]
        : []),
      ...(now.some(({ character, state }) => character === "tusks" && (state === "tushes" || state === "none"))
        ? ["tusks" as const]
        : []),
    ],
  };
}

function brokenDrawn(body: RecordedBody): RecordedTusks["broken"] {
  const broken = SIDES.filter((side) => body[side].tusk === "whole" && body[side].broken !== undefined);
  return broken.length === 2 ? "both" : (broken[0] ?? null);
}
