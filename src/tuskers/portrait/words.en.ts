import type { Habitat, Light } from "../../artwork/portrait-parameters.ts";
import type { DescribedPortrait, ImaginedTrait, PortraitClaims } from "./portrait-claims.ts";
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

/** A short phrase for the recorded tusks: "long tusks that cross, the right tusk broken". */
export function recordedTuskWords({ single, shape, length, broken: brokenSide }: RecordedTusks): string {
  const parts: string[] = [];
  const size = length?.as === "long" || length?.as === "short" ? `${length.as} ` : "";
  const form = shape === null ? "" : SHAPES[shape];
  if (single !== null) parts.push(`one ${size}tusk${form}${OWN_SIDE[single]}`);
  else if (size !== "" || form !== "") parts.push(`${size}tusks${form}`);
  if (length !== null && (length.as === "measured" || length.metres !== null)) {
    parts.push(parts.length === 0 ? "the length of his tusks" : `and ${single === null ? "their" : "its"} length`);
  }
  if (brokenSide !== null) parts.push(broken(brokenSide));
  return parts.join(", ") + (single === "one" || brokenSide === "one" ? "; on which side is not" : "");
}

const LIST = new Intl.ListFormat("en-GB", { type: "conjunction" });

function imagined({ recorded, imagined }: PortraitClaims): string {
  const [tusks, their] = recorded?.single ? ["tusk", "its"] : ["tusks", "their"];
  const traits: Record<ImaginedTrait, string> = {
    tusks: "the tusks",
    shape: `the shape of the ${tusks}`,
    length: imagined.includes("shape") ? `${their} length` : `the length of the ${tusks}`,
    ears: "ears",
    setting: "setting",
  };
  return LIST.format(imagined.map((trait) => traits[trait]));
}

/**
 * The texts of a drawn portrait. Each is a function, because a sentence about an animal depends on many of its traits.
 */
export const words = {
  alt: (portrait: DescribedPortrait, tusks: string) => `Illustration: ${pose(portrait)}${scene(portrait)}. ${tusks}`,
  caption: (tusks: string, claims: PortraitClaims) => `Illustration. ${tusks} Imagined: ${imagined(claims)}.`,
  tusks: {
    recorded: (tusks: RecordedTusks) => `Recorded: ${recordedTuskWords(tusks)}.`,
    notFollowed: "The drawing does not follow the words on his tusks.",
    notInSources: "His tusks are not described in our sources.",
    notDescribed: "His tusks are not described.",
  },
};
