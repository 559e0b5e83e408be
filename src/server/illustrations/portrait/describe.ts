import type { Habitat, Light, TuskShape } from "../../../domain/tuskers/portrait-parameters.ts";
import type { PortraitTraits } from "../parameters.ts";

const TUSK_WORDS: Record<TuskShape, string> = {
  long: "with long tusks",
  short: "with short tusks",
  crossed: "his tusks crossing before the trunk",
  upswept: "his tusks sweeping upwards",
  spread: "his tusks spread outwards",
  downward: "his tusks pointing straight down",
};

const SINGLE_TUSK_WORDS: Record<TuskShape, string> = {
  long: "long",
  short: "short",
  crossed: "reaching across the trunk",
  upswept: "sweeping upwards",
  spread: "spread outwards",
  downward: "pointing straight down",
};

const LIGHT_WORDS: Record<Light, string> = {
  dawn: "in morning light",
  day: "in daylight",
  dusk: "in evening light",
  night: "under a full moon",
};

const PLACE_WORDS: Record<Habitat, string> = {
  tank: "by a tank",
  dryforest: "in dry forest",
  grassland: "in grassland",
  rainforest: "in wet forest",
  temple: "before temple roofs and torches",
  coast: "on the coast",
};

function poseWords({ pose, regalia, casket, trunkUp }: PortraitTraits): string {
  const dressed = regalia ? " in perahera cloth" : "";
  if (pose === "side") {
    const doing = regalia && casket ? ", carrying the casket" : trunkUp ? ", feeding" : "";
    return `a tusker${dressed} seen from the side${doing}`;
  }
  return pose === "quarter" && !regalia ? "a tusker turned half towards us" : `a tusker${dressed} seen from the front`;
}

function tuskWords({ tusks, tuskShape, broken }: PortraitTraits): string {
  if (tusks !== "both") {
    const whole = `with one tusk, the ${tusks}, ${SINGLE_TUSK_WORDS[tuskShape]}`;
    return broken === tusks || broken === "both" ? `with one tusk, the ${tusks}, broken` : whole;
  }
  if (broken === "both") return "both tusks broken";
  return TUSK_WORDS[tuskShape] + (broken ? `, the ${broken} one broken` : "");
}

function lightWords({ status, light, habitat }: PortraitTraits): string {
  if (status === "dead") return "under the first stars of evening";
  if (status === "missing") return "half hidden in mist";
  return habitat === "temple" ? "by night" : LIGHT_WORDS[light];
}

/** One sentence on what a portrait shows, for people who do not see it. */
export const describePortrait = (parameters: PortraitTraits): string =>
  `Illustration: ${poseWords(parameters)}, ${tuskWords(parameters)}, ` +
  `${lightWords(parameters)} ${PLACE_WORDS[parameters.habitat]}`;
