import type { Habitat, Light, Side } from "../../../artwork/portrait-parameters.ts";
import type { RecordedBody } from "../../../artwork/recorded-body.ts";
import { listOfAll } from "../../../platform/text/by-language/lists.ts";
import { CHARACTER_WORDS } from "../../record/words.ts";
import type { DescribedPortrait, ImaginedPart, PortraitClaims } from "./portrait-claims.ts";
import type { RecordedTusks } from "./tusks-of-record.ts";
import type { words as english } from "./words.en.ts";

const LIGHTS: Record<Light, string> = {
  dawn: "උදෑසන එළියේ",
  day: "දහවල් එළියේ",
  dusk: "සැන්දෑ එළියේ",
  night: "පුන් සඳ යට",
};

const PLACES: Record<Habitat, string> = {
  tank: "වැවක් අද්දර",
  lakebed: "සිඳුණු වැව් පතුලක",
  grassland: "තණබිමක",
  dryforest: "වියළි වනයක",
  rocks: "ගල්තලා අතර",
  river: "ගඟක් අද්දර",
  paddy: "කුඹුරු යායක් අසල",
  coast: "වෙරළේ",
  rainforest: "තෙත් වනයක",
  court: "සිද්ධස්ථාන භූමියක",
  temple: "පන්දම් එළියෙන් යන පෙරහැරක",
};

const SEEN = { front: "ඉදිරියෙන් පෙනෙන", quarter: "අප දෙසට අඩක් හැරුණු", side: "පැත්තකින් පෙනෙන" } as const;

function pose({ pose, regalia, casket, trunkUp }: DescribedPortrait): string {
  const dressed = regalia ? "පෙරහැර ඇඳුමින් සැරසී " : "";
  const doing = regalia && casket ? "කරඬුව වැඩම කරවන, " : pose === "side" && trunkUp ? "ආහාර ගන්නා, " : "";
  return `${dressed}${doing}${SEEN[pose]} දළ ඇතෙක්`;
}

function scene({ status, scene }: DescribedPortrait): string {
  if (status === "missing") return ", මීදුම මැද";
  if (scene === undefined) return "";
  const { light, habitat } = scene;
  const hour = status === "dead" ? "සවස මුල් තරු යට" : habitat === "temple" ? "රාත්‍රියේ" : LIGHTS[light];
  return `, ${hour} ${PLACES[habitat]}`;
}

const SHAPES: Record<NonNullable<RecordedTusks["shape"]>, string> = {
  parallel: "සමාන්තරව පිහිටි ",
  crossed: "එකිනෙක හරස් වන ",
  inward: "ඇතුළට නැමුණු ",
  spread: "දෙපසට විහිදුණු ",
  downward: "කෙළින්ම පහළට යොමු වූ ",
  upswept: "ඉහළට නැමුණු ",
  curved: "වක් වූ ",
};

const LENGTHS = { long: "දිගු ", short: "කෙටි " };
const OWN_SIDE = { left: ", වම් පැත්තේ", right: ", දකුණු පැත්තේ", one: "" } as const;
const OF_SIDE: Record<Side, string> = { left: "වම්", right: "දකුණු" };

const broken = (side: NonNullable<RecordedTusks["broken"]>): string =>
  side === "both" ? "දළ දෙකම බිඳී" : side === "one" ? "බිඳුණු දළයක්" : `${OF_SIDE[side]} දළය බිඳී`;

/** "එකිනෙක හරස් වන මීටර 1.8ක් දිග දළ; දකුණු දළය බිඳී". */
function tuskWords({ tusks: { single, shape, length, broken: brokenSide }, isLengthDisputed }: PortraitClaims): string {
  const size = length !== null && length.metres === null && length.as !== "measured" ? LENGTHS[length.as] : "";
  const form = shape === null ? "" : SHAPES[shape];
  const metres = length?.metres ? `මීටර ${Math.round(length.metres * 10) / 10}ක් දිග ` : "";
  const account = metres !== "" && isLengthDisputed ? "එක් විස්තරයකට අනුව " : "";
  const isTold = single !== null || size !== "" || form !== "" || metres !== "";
  const noun = single === null ? "දළ" : `එක් දළයක්${OWN_SIDE[single]}`;
  return [
    ...(isTold ? [`${form}${account}${metres}${size}${noun}`] : []),
    ...(brokenSide === null ? [] : [broken(brokenSide)]),
  ].join("; ");
}

const HATCHED = ["form", "curve", "other_form"] as const;
const isHatched = ({ imagined }: PortraitClaims): boolean => HATCHED.some((part) => imagined.includes(part));

/** What of the tusks is imagined, as the end of a sentence; empty if nothing is. */
function imaginedOfTusks(claims: PortraitClaims): string {
  const { imagined, tusks } = claims;
  const has = (part: ImaginedPart) => imagined.includes(part);
  const its = tusks.single === null && tusks.broken !== "one" ? "ඒවායේ" : "එහි";
  const parts = [
    ...(has("side") ? [`${its} පිහිටි පැත්ත`] : []),
    ...(has("form") ? [has("side") ? "හැඩය" : `${its} හැඩය`] : []),
    ...(has("curve") ? [`${its} නැමෙන ආකාරය`] : []),
    ...(has("other_form") ? ["අනෙක් දළයේ හැඩය"] : []),
  ];
  const hatched = isHatched(claims) ? " (ඉරි ඇඳි)" : "";
  if (parts.length > 0) return `; ${parts.join(" සහ ")} මනඃකල්පිතයි${hatched}`;
  return has("breaks") ? "; ඉතිරිව ඇති ප්‍රමාණය මනඃකල්පිතයි" : "";
}

function clothWords(imagined: PortraitClaims["imagined"]): string {
  const isCloth = imagined.includes("cloth");
  if (imagined.includes("casket")) return isCloth ? " ඇඳුමේ සහ කරඬුවේ පෙනුම මනඃකල්පිතයි." : " කරඬුවේ පෙනුම මනඃකල්පිතයි.";
  return isCloth ? " ඇඳුමේ පෙනුම මනඃකල්පිතයි." : "";
}

const SIDES: readonly Side[] = ["left", "right"];
const EYES = { sighted: "පෙනෙන", weak: "පෙනීම දුර්වල", blind: "අන්ධ" };
const PALE = {
  none: "ලා පැහැති සමක් නැති බව",
  ears: "කන්වල ලා පැහැති සම",
  ears_and_trunk: "කන්වල සහ හොඬවැලේ ලා පැහැති සම",
  face_too: "කන්වල, හොඬවැලේ සහ මුහුණේ ලා පැහැති සම",
};

function bodyWords(body: RecordedBody): string[] {
  const { left, right } = body;
  const eyes =
    left.sight !== undefined && left.sight === right.sight
      ? [`${EYES[left.sight]} ඇස්`]
      : SIDES.flatMap((side) => {
          const { sight } = body[side];
          return sight === undefined ? [] : [`${EYES[sight]} ${OF_SIDE[side]} ඇස`];
        });
  const ears = SIDES.flatMap((side) => {
    const { edge, fold, lobe } = body[side].ear;
    const parts = [edge && "දාරය", fold && "නැමීම", lobe && "පෙත්ත"].filter((part) => part !== undefined);
    return parts.length === 0 ? [] : [`${OF_SIDE[side]} කනේ ${listOfAll(parts)}`];
  });
  return [...ears, ...eyes, ...(body.pale === undefined ? [] : [PALE[body.pale]])];
}

const IMAGINED: Record<ImaginedPart, string> = {
  side: "දළය පිහිටි පැත්ත",
  form: "දළ ඇති හැඩය",
  curve: "දළ නැමෙන ආකාරය",
  other_form: "අනෙක් දළයේ හැඩය",
  length: "දළ ඇති දිග",
  breaks: "බිඳුණු දළයෙන් ඉතිරිව ඇති ප්‍රමාණය",
  ears: "කන්",
  rest_of_ears: "කන්වල ඉතිරි කොටස",
  eyes: "ඇස්",
  other_eye: "අනෙක් ඇස",
  skin: "සම",
  cloth: "ඇඳුමේ පෙනුම",
  cloth_colours: "ඇඳුමේ වර්ණ",
  casket: "කරඬුවේ පෙනුම",
};

export const words: typeof english = {
  alt: (portrait, claims) => {
    const told = tuskWords(claims);
    return `චිත්‍රය: ${pose(portrait)}${scene(portrait)}. ${told === "" ? "ඔහුගේ දළවල හැඩය මනඃකල්පිතයි" : `වාර්තාව අනුව: ${told}`}.`;
  },
  caption: (claims) => {
    const told = tuskWords(claims);
    const cloth = clothWords(claims.imagined);
    if (told === "") {
      return `චිත්‍රයකි, ඔහුගේ රුව නොවේ. ඔහුගේ දළ ගැන කිසිදු මූලාශ්‍රයක විස්තර නැත: ඒවායේ හැඩය මනඃකල්පිතයි (ඉරි ඇඳි).${cloth}`;
    }
    const bar = claims.isMeasured ? " (තීරුව: මීටර 1)" : "";
    return `චිත්‍රයකි. වාර්තාව අනුව: ${told}${bar}${imaginedOfTusks(claims)}.${cloth}`;
  },
  details: (claims) => {
    const told = [tuskWords(claims), ...bodyWords(claims.body)].filter((part) => part !== "");
    return [
      "අපට පෙන්විය හැකි ඔහුගේ ඡායාරූපයක් අප දන්නේ නැත.",
      told.length === 0 ? "" : `වාර්තාවෙන්: ${told.join("; ")}.`,
      `මනඃකල්පිත දේ: ${listOfAll([...claims.imagined.map((part) => IMAGINED[part]), "පසුබිම"])}.`,
      isHatched(claims) ? "ඉරි ඇඳි ලා පැහැති දළ: එය විහිදෙන ආකාරය කිසිවෙකු වාර්තා කර නැත." : "",
      claims.isMeasured ? "දළ ඇඳ ඇත්තේ සතාගේ පරිමාණයටයි; තීරුවේ දිග මීටර එකකි." : "",
      claims.undrawn.length === 0
        ? ""
        : `වාර්තා වී ඇති, පහළින් පෙන්වා ඇති දේ: ${listOfAll(claims.undrawn.map((part) => CHARACTER_WORDS[part].label))}.`,
    ].filter((part) => part !== "");
  },
};
