import type { PortraitTraits } from "../../../artwork/parameters.ts";
import { SIDES } from "../../../artwork/portrait-parameters.ts";
import type { RecordedBody } from "../../../artwork/recorded-body.ts";
import type { CharacterName } from "../../record/vocabulary.ts";
import { type BodyRecord, featuresNow, hasForm, readBody } from "./body-of-record.ts";
import type { RecordedTusks } from "./tusks-of-record.ts";

/** What of the picture nobody recorded. The setting is always imagined. */
export type ImaginedPart =
  | ("side" | "form" | "curve" | "other_form" | "length" | "breaks")
  | ("ears" | "rest_of_ears" | "eyes" | "other_eye" | "skin")
  | ("cloth" | "cloth_colours" | "casket");

/** What is recorded of him, and what a portrait does with it. */
export type PortraitClaims = {
  /** What is drawn of the tusks as recorded. */
  tusks: RecordedTusks;
  body: RecordedBody;
  /** Whether sources give different lengths: the first is drawn. */
  isLengthDisputed: boolean;
  /** Whether a bar shows the scale of a recorded length. */
  isMeasured: boolean;
  /** What of the picture is imagined. */
  imagined: readonly ImaginedPart[];
  /** What is recorded but cannot be seen in a portrait. */
  undrawn: readonly CharacterName[];
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

/** Drawn where sources agree: where they do not, the drawing takes no side, and the diagram shows what each says. */
const DRAWN_IF_AGREED = ["ear_edge", "ear_fold", "ear_lobe", "sight", "pale_skin"] as const;

/** Which parts of a portrait are drawn as recorded and which are imagined, derived from the record as the drawing is. */
export function portraitClaims(record: BodyRecord): PortraitClaims {
  const { tusks, body, cloth, casket } = readBody(record);
  const now = featuresNow(record.features);
  const isOne = tusks.single === "one";
  const hasDrawnForm = !isOne && hasForm(tusks);
  const isCurved = tusks.single === null && tusks.shape === "curved";
  const his = tusks.single === "left" || tusks.single === "right" ? [tusks.single] : SIDES;
  const hatched = his.filter((side) => isOne || body[side].isImagined);
  const has = (name: CharacterName) => now.some(({ character }) => character === name);
  const disputed = DRAWN_IF_AGREED.filter(
    (name) => !has(name) && record.features?.some(({ character, until }) => character === name && until === undefined),
  );
  const isAnyDisputed = (start: string) => disputed.some((name) => name.startsWith(start));
  const ears = SIDES.flatMap((side) => [body[side].ear.edge, body[side].ear.fold, body[side].ear.lobe]);
  const toldOfEars = ears.filter((part) => part !== undefined).length;
  const toldOfEyes = SIDES.filter((side) => body[side].sight !== undefined).length;
  const isClothRecorded = now.some(({ character, state }) => character === "tame_sign" && state === "cloth");
  const isBroken = SIDES.some((side) => body[side].broken !== undefined);
  const imagined: Record<ImaginedPart, boolean> = {
    side: isOne || tusks.broken === "one",
    form: hatched.length === his.length && !isCurved,
    curve: hatched.length === his.length && isCurved,
    other_form: hatched.length > 0 && hatched.length < his.length,
    length: tusks.length === null && !(isBroken && tusks.broken === "both"),
    breaks: SIDES.some((side) => body[side].broken === "broken"),
    ears: toldOfEars === 0 && !isAnyDisputed("ear_"),
    rest_of_ears: toldOfEars > 0 && toldOfEars < ears.length,
    eyes: toldOfEyes === 0 && !isAnyDisputed("sight"),
    other_eye: toldOfEyes === 1,
    skin: body.pale === undefined && !isAnyDisputed("pale_skin"),
    cloth: cloth && !isClothRecorded,
    cloth_colours: cloth && isClothRecorded,
    casket,
  };
  return {
    tusks: { ...tusks, shape: hasDrawnForm || isCurved ? tusks.shape : null },
    body,
    isLengthDisputed: (record.claims?.tuskLength ?? []).length > 1,
    isMeasured: typeof tusks.length?.metres === "number",
    imagined: (Object.keys(imagined) as ImaginedPart[]).filter((part) => imagined[part]),
    undrawn: [
      ...NOT_DRAWN.filter(has),
      ...disputed,
      ...(now.some(({ character, state }) => character === "tusks" && (state === "tushes" || state === "none"))
        ? ["tusks" as const]
        : []),
    ],
  };
}
