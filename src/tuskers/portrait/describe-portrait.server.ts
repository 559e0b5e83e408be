import type { PortraitTraits } from "../../artwork/parameters.ts";
import type { Habitat, Light } from "../../artwork/portrait-parameters.ts";
import { tuskSentence } from "./portrait-caption.ts";
import type { TuskRecord } from "./recorded-tusks.ts";

/** What of a portrait is told in words. Hour and land are given only where they may be told. */
export type DescribedPortrait = Pick<PortraitTraits, "pose" | "regalia" | "casket" | "trunkUp" | "status"> & {
  scene: Pick<PortraitTraits, "light" | "habitat"> | undefined;
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

function poseWords({ pose, regalia, casket, trunkUp }: DescribedPortrait): string {
  const dressed = regalia ? " in perahera cloth" : "";
  if (pose === "side") {
    const doing = regalia && casket ? ", carrying the casket" : trunkUp ? ", feeding" : "";
    return `a tusker${dressed} seen from the side${doing}`;
  }
  return pose === "quarter" && !regalia ? "a tusker turned half towards us" : `a tusker${dressed} seen from the front`;
}

function sceneWords({ status, scene }: DescribedPortrait): string {
  if (status === "missing") return ", half hidden in mist";
  if (scene === undefined) return "";
  const { light, habitat } = scene;
  const hour =
    status === "dead" ? "under the first stars of evening" : habitat === "temple" ? "by night" : LIGHT_WORDS[light];
  return `, ${hour} ${PLACE_WORDS[habitat]}`;
}

/** What a portrait shows and what of it is recorded, for people who do not see it. */
export const describePortrait = (portrait: DescribedPortrait, record: TuskRecord): string =>
  `Illustration: ${poseWords(portrait)}${sceneWords(portrait)}. ${tuskSentence(record)}`;
