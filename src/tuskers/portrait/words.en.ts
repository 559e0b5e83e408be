import type { Habitat, Light, Side } from "../../artwork/portrait-parameters.ts";
import type { RecordedBody } from "../../artwork/recorded-body.ts";
import { catalogue } from "../../platform/languages/catalogue.ts";
import { listOfAll } from "../../platform/text/by-language/lists.ts";
import { CHARACTER_WORDS } from "../../record/words.en.ts";
import type { DescribedPortrait, HiddenPart, Part, PortraitClaims } from "./portrait-claims.ts";
import type { RecordedTusks } from "./tusks-of-record.ts";

const LIGHTS: Record<Light, string> = {
  dawn: "in morning light",
  day: "in daylight",
  dusk: "in evening light",
  night: "under a full moon",
};

const PLACES: Record<Habitat, string> = {
  tank: "by a tank",
  dryforest: "in dry forest",
  grassland: "in grassland",
  rainforest: "in wet forest",
  temple: "before temple roofs and torches",
  coast: "on the coast",
};

function pose({ pose, regalia, casket, trunkUp }: DescribedPortrait): string {
  const dressed = regalia ? " in perahera cloth" : "";
  if (pose === "side") {
    const doing = regalia && casket ? ", carrying the casket" : trunkUp ? ", feeding" : "";
    return `a tusker${dressed} seen from the side${doing}`;
  }
  return pose === "quarter" && !regalia ? "a tusker turned half towards us" : `a tusker${dressed} seen from the front`;
}

function scene({ status, scene }: DescribedPortrait): string {
  if (status === "missing") return ", half hidden in mist";
  if (scene === undefined) return "";
  const { light, habitat } = scene;
  const hour =
    status === "dead" ? "under the first stars of evening" : habitat === "temple" ? "by night" : LIGHTS[light];
  return `, ${hour} ${PLACES[habitat]}`;
}

const SHAPES: Record<NonNullable<RecordedTusks["shape"]>, string> = {
  parallel: " side by side",
  crossed: " that cross",
  inward: " curving inward",
  spread: " spread outward",
  downward: " pointing straight down",
  upswept: " sweeping upward",
  curved: " that curve",
};

const OWN_SIDE = { left: ", the left", right: ", the right", one: "" } as const;

const broken = (side: NonNullable<RecordedTusks["broken"]>): string =>
  side === "both" ? "both tusks broken" : side === "one" ? "a broken tusk" : `the ${side} tusk broken`;

/** A short phrase for the drawn tusks: "long tusks that cross, the right tusk broken". */
function tuskWords({ single, shape, length, broken: brokenSide }: RecordedTusks, isPair: boolean): string {
  const parts: string[] = [];
  const size = length?.as === "long" || length?.as === "short" ? `${length.as} ` : "";
  const form = shape === null ? "" : SHAPES[shape];
  if (single !== null) parts.push(`one ${size}tusk${form}${OWN_SIDE[single]}`);
  else if (size !== "" || form !== "") parts.push(`${size}tusks${form}`);
  else if (isPair && brokenSide !== "both") parts.push("two tusks");
  if (length !== null && (length.as === "measured" || length.metres !== null)) {
    parts.push(`and ${single === null ? "their" : "its"} length`);
  }
  if (brokenSide !== null) parts.push(broken(brokenSide));
  return parts.join(", ");
}

const SIDES: readonly Side[] = ["left", "right"];
const EYES = { sighted: "seeing", weak: "weak", blind: "blind" };
const PALE = {
  none: "no pale skin",
  ears: "pale skin on the ears",
  ears_and_trunk: "pale skin on ears and trunk",
  face_too: "pale skin on ears, trunk and face",
};

function bodyWords(body: RecordedBody): string[] {
  const { left, right } = body;
  const eyes =
    left.sight !== undefined && left.sight === right.sight
      ? [`${EYES[left.sight]} eyes`]
      : SIDES.flatMap((side) => {
          const { sight } = body[side];
          return sight === undefined ? [] : [`a ${EYES[sight]} ${side} eye`];
        });
  const ears = SIDES.flatMap((side) => {
    const { edge, fold, lobe } = body[side].ear;
    const parts = [edge && "edge", fold && "fold", lobe && "lobe"].filter((part) => part !== undefined);
    return parts.length === 0 ? [] : [`the ${listOfAll(parts)} of the ${side} ear`];
  });
  return [...ears, ...eyes, ...(body.pale === undefined ? [] : [PALE[body.pale]])];
}

/** Of which tusk a root alone is drawn. */
const tuskOfSide = (body: RecordedBody): string =>
  `the ${SIDES.find((side) => !["hidden", "absent"].includes(body[side].tusk))} tusk`;

/** What is drawn from the record, in a few words; undefined if nothing is. */
function drawnWords({ tusks, isPair, body, cloth }: PortraitClaims): string | undefined {
  const drawn = [
    ...(tusks === undefined ? [] : [tuskWords(tusks, isPair) || tuskOfSide(body)]),
    ...bodyWords(body),
    ...(cloth ? ["the cloth worn in processions"] : []),
  ];
  return drawn.length === 0 ? undefined : drawn.join("; ");
}

const HIDDEN: Record<HiddenPart, (side: Side | undefined) => string> = {
  tusks: (side) => (side === undefined ? "the tusks" : `the ${side} tusk`),
  side_of_tusk: () => "the side and form of the tusk",
  form: (side) => (side === undefined ? "the form of the tusks" : `the form of the ${side} tusk`),
  breaks: (side) => (side === undefined ? "how far the tusks are broken" : `how far the ${side} tusk is broken`),
  ends: (side) => (side === undefined ? "the ends of the tusks" : `the end of the ${side} tusk`),
  tips: (side) => (side === undefined ? "the tips of the tusks" : `the tip of the ${side} tusk`),
  ears: (side) => (side === undefined ? "ears" : `the ${side} ear`),
  rest_of_ears: (side) => (side === undefined ? "the rest of the ears" : `the rest of the ${side} ear`),
  eyes: (side) => (side === undefined ? "eyes" : `the ${side} eye`),
  skin: () => "pale skin",
  tail: () => "tail",
};

const hiddenWords = (hidden: readonly Part[]): string => listOfAll(hidden.map(({ part, side }) => HIDDEN[part](side)));

function undrawnWord(part: PortraitClaims["undrawn"][number]): string {
  if (part === "length") return "the length of the tusks";
  if (part === "form") return "the form of the tusks";
  if (part === "words") return "what is said of the tusks";
  if (part === "tusk_break") return "a break";
  return CHARACTER_WORDS[part].label.toLowerCase();
}

/**
 * The texts of a drawn portrait. Each is a function, because a sentence about an animal depends on many of its traits.
 */
export const words = catalogue({
  alt: (portrait: DescribedPortrait, claims: PortraitClaims) => {
    const drawn = drawnWords(claims);
    const told = drawn === undefined ? "What would tell him from others is hidden" : `Drawn from the record: ${drawn}`;
    return `Illustration: ${pose(portrait)}${scene(portrait)}. ${told}.`;
  },
  caption: (claims: PortraitClaims) => {
    const drawn = drawnWords(claims);
    const { hidden, isDisputed } = claims;
    const undrawn = claims.undrawn.map(undrawnWord);
    return [
      "Illustration.",
      drawn === undefined ? "" : `Drawn from the record: ${drawn}.`,
      hidden.length === 0
        ? ""
        : `${isDisputed ? "Not recorded or disputed" : "Not recorded"}, and hidden here: ${hiddenWords(hidden)}.`,
      undrawn.length === 0 ? "" : `Recorded, but not drawn: ${listOfAll(undrawn)}.`,
      "The setting is imagined.",
    ]
      .filter((part) => part !== "")
      .join(" ");
  },
});
