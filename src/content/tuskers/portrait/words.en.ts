import type { Habitat, Light, Side } from "../../../artwork/portrait-parameters.ts";
import type { RecordedBody } from "../../../artwork/recorded-body.ts";
import { listOfAll } from "../../../platform/text/by-language/lists.ts";
import { CHARACTER_WORDS } from "../../record/words.ts";
import type { DescribedPortrait, ImaginedPart, PortraitClaims } from "./portrait-claims.ts";
import type { RecordedTusks } from "./tusks-of-record.ts";

const LIGHTS: Record<Light, string> = {
  dawn: "in morning light",
  day: "in daylight",
  dusk: "in evening light",
  night: "under a full moon",
};

const PLACES: Record<Habitat, string> = {
  tank: "by a tank",
  lakebed: "on the dry bed of a tank",
  grassland: "in grassland",
  dryforest: "in dry forest",
  rocks: "among bare rocks",
  river: "by a river",
  paddy: "by paddy fields",
  coast: "on the coast",
  rainforest: "in wet forest",
  court: "in the grounds of a temple",
  temple: "in a procession by lamplight",
};

const SEEN = { front: "seen from the front", quarter: "turned half towards us", side: "seen from the side" } as const;

function pose({ pose, regalia, casket, trunkUp }: DescribedPortrait): string {
  const dressed = regalia ? " in perahera cloth" : "";
  const doing = regalia && casket ? ", carrying the casket" : pose === "side" && trunkUp ? ", feeding" : "";
  return `a tusker${dressed} ${SEEN[pose]}${doing}`;
}

function scene({ status, scene }: DescribedPortrait): string {
  if (status === "missing") return ", in mist";
  if (scene === undefined) return "";
  const { light, habitat } = scene;
  const hour =
    status === "dead" ? "under the first stars of evening" : habitat === "temple" ? "at night" : LIGHTS[light];
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

/** The tusks as recorded: "tusks that cross, 1.8 m long; the right tusk broken". */
function tuskWords({ tusks: { single, shape, length, broken: brokenSide }, isLengthDisputed }: PortraitClaims): string {
  const size = length !== null && length.metres === null && length.as !== "measured" ? `${length.as} ` : "";
  const form = shape === null ? "" : SHAPES[shape];
  const metres = length?.metres ? ` ${Math.round(length.metres * 10) / 10} m long` : "";
  const account = metres !== "" && isLengthDisputed ? " by one account" : "";
  const isTold = single !== null || size !== "" || form !== "" || metres !== "";
  const noun = single === null ? `${size}tusks${form}` : `one ${size}tusk${form}${OWN_SIDE[single]}`;
  return [
    ...(isTold ? [`${noun}${form !== "" && metres !== "" ? "," : ""}${metres}${account}`] : []),
    ...(brokenSide === null ? [] : [broken(brokenSide)]),
  ].join("; ");
}

const HATCHED = ["form", "curve", "other_form"] as const;
const isHatched = ({ imagined }: PortraitClaims): boolean => HATCHED.some((part) => imagined.includes(part));

/** What of the tusks is imagined, as the end of a sentence; empty if nothing is. */
function imaginedOfTusks(claims: PortraitClaims): string {
  const { imagined, tusks } = claims;
  const has = (part: ImaginedPart) => imagined.includes(part);
  const its = tusks.single === null && tusks.broken !== "one" ? "their" : "its";
  const parts = [
    ...(has("side") ? [`${its} side`] : []),
    ...(has("form") ? [has("side") ? "shape" : `${its} shape`] : []),
    ...(has("curve") ? [its === "their" ? "how they curve" : "how it curves"] : []),
    ...(has("other_form") ? ["the shape of the other"] : []),
  ];
  const hatched = isHatched(claims) ? " (hatched)" : "";
  if (parts.length > 0) return `; ${parts.join(" and ")} ${parts.length > 1 ? "are" : "is"} imagined${hatched}`;
  return has("breaks") ? `; how much is left of ${tusks.broken === "both" ? "them" : "it"} is imagined` : "";
}

function clothWords(imagined: PortraitClaims["imagined"]): string {
  const isCloth = imagined.includes("cloth");
  if (imagined.includes("casket"))
    return isCloth ? " Cloth and casket look as imagined." : " The look of the casket is imagined.";
  return isCloth ? " The look of the cloth is imagined." : "";
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

const IMAGINED: Record<ImaginedPart, string> = {
  side: "the side of the tusk",
  form: "the shape of the ivory",
  curve: "how the tusks curve",
  other_form: "the shape of the other tusk",
  length: "the length of the ivory",
  breaks: "how much of a broken tusk is left",
  ears: "ears",
  rest_of_ears: "the rest of the ears",
  eyes: "eyes",
  other_eye: "the other eye",
  skin: "skin",
  cloth: "how the cloth looks",
  cloth_colours: "the colours of the cloth",
  casket: "how the casket looks",
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** In English; the other languages have files of their own, which are as long. */
export const words = {
  alt: (portrait: DescribedPortrait, claims: PortraitClaims) => {
    const told = tuskWords(claims);
    return `Illustration: ${pose(portrait)}${scene(portrait)}. ${told === "" ? "The shape of his tusks is imagined" : `As recorded: ${told}`}.`;
  },
  /** One line, at most 140 characters. */
  caption: (claims: PortraitClaims) => {
    const told = tuskWords(claims);
    const cloth = clothWords(claims.imagined);
    if (told === "") {
      return `Illustration, not a likeness. No source describes his tusks: their shape is imagined (hatched).${cloth}`;
    }
    const bar = claims.isMeasured ? " (bar: 1 m)" : "";
    return `Illustration. ${capital(told)}, as recorded${bar}${imaginedOfTusks(claims)}.${cloth}`;
  },
  /** Behind "How this was drawn". */
  details: (claims: PortraitClaims) => {
    const told = [tuskWords(claims), ...bodyWords(claims.body)].filter((part) => part !== "");
    return [
      "No photograph of him that we may show is known to us.",
      told.length === 0 ? "" : `From the record: ${told.join("; ")}.`,
      `Imagined: ${listOfAll([...claims.imagined.map((part) => IMAGINED[part]), "the setting"])}.`,
      isHatched(claims) ? "Pale, hatched ivory: nobody recorded how it runs." : "",
      claims.isMeasured ? "The tusks are drawn at the scale of the animal; the bar is one metre." : "",
      claims.undrawn.length === 0
        ? ""
        : `Recorded, and shown below: ${listOfAll(claims.undrawn.map((part) => CHARACTER_WORDS[part].label.toLowerCase()))}.`,
    ].filter((part) => part !== "");
  },
};
