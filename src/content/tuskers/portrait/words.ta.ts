import type { Habitat, Light, Side } from "../../../artwork/portrait-parameters.ts";
import type { RecordedBody } from "../../../artwork/recorded-body.ts";
import { listOfAll } from "../../../platform/text/by-language/lists.ts";
import { CHARACTER_WORDS } from "../../record/words.ts";
import type { DescribedPortrait, ImaginedPart, PortraitClaims } from "./portrait-claims.ts";
import type { RecordedTusks } from "./tusks-of-record.ts";
import type { words as english } from "./words.en.ts";

const LIGHTS: Record<Light, string> = {
  dawn: "காலை ஒளியில்",
  day: "பகல் ஒளியில்",
  dusk: "மாலை ஒளியில்",
  night: "முழு நிலவின் கீழ்",
};

const PLACES: Record<Habitat, string> = {
  tank: "குளத்தருகே",
  lakebed: "வற்றிய குளத்தின் தரையில்",
  grassland: "புல்வெளியில்",
  dryforest: "உலர் காட்டில்",
  rocks: "வெற்றுப் பாறைகளுக்கிடையே",
  river: "ஆற்றோரம்",
  paddy: "நெல்வயல்களருகே",
  coast: "கடற்கரையோரம்",
  rainforest: "ஈரக் காட்டில்",
  court: "ஆலய வளாகத்தில்",
  temple: "தீப்பந்த ஒளியில் செல்லும் ஊர்வலத்தில்",
};

const SEEN = {
  front: "முன்புறமிருந்து தெரியும்",
  quarter: "நம் பக்கம் பாதி திரும்பிய",
  side: "பக்கவாட்டில் தெரியும்",
} as const;

function pose({ pose, regalia, casket, trunkUp }: DescribedPortrait): string {
  const dressed = regalia ? "பெரஹெரா உடை அணிந்து, " : "";
  const doing = regalia && casket ? "பேழையைச் சுமந்தபடி, " : pose === "side" && trunkUp ? "உணவு உண்டபடி, " : "";
  return `${dressed}${doing}${SEEN[pose]} ஒரு கொம்பன்`;
}

function scene({ status, scene }: DescribedPortrait): string {
  if (status === "missing") return ", மூடுபனியில்";
  if (scene === undefined) return "";
  const { light, habitat } = scene;
  const hour = status === "dead" ? "மாலையின் முதல் விண்மீன்களின் கீழ்" : habitat === "temple" ? "இரவில்" : LIGHTS[light];
  return `, ${hour} ${PLACES[habitat]}`;
}

/** Each stands before the word for tusks. */
const SHAPES: Record<NonNullable<RecordedTusks["shape"]>, string> = {
  parallel: "இணையாக அமைந்த ",
  crossed: "ஒன்றையொன்று குறுக்கிடும் ",
  inward: "உள்நோக்கி வளைந்த ",
  spread: "வெளிப்புறமாக விரிந்த ",
  downward: "நேராகக் கீழ்நோக்கிய ",
  upswept: "மேல்நோக்கி வளைந்த ",
  curved: "வளைந்த ",
};

const SIDE_WORDS: Record<Side, string> = { left: "இடது", right: "வலது" };
const OWN_SIDE = { left: " (இடது)", right: " (வலது)", one: "" } as const;

const broken = (side: NonNullable<RecordedTusks["broken"]>): string =>
  side === "both" ? "முறிந்த இரண்டு தந்தங்கள்" : side === "one" ? "முறிந்த ஒரு தந்தம்" : `முறிந்த ${SIDE_WORDS[side]} தந்தம்`;

/** "ஒன்றையொன்று குறுக்கிடும் 1.8 m நீளமான தந்தங்கள்; முறிந்த வலது தந்தம்". */
function tuskWords({ tusks: { single, shape, length, broken: brokenSide }, isLengthDisputed }: PortraitClaims): string {
  const word = length !== null && length.metres === null ? length.as : "measured";
  const size = word === "long" ? "நீண்ட " : word === "short" ? "குட்டையான " : "";
  const form = shape === null ? "" : SHAPES[shape];
  const metres = length?.metres ? `${Math.round(length.metres * 10) / 10} m நீளமான ` : "";
  const account = metres !== "" && isLengthDisputed ? "ஒரு கூற்றின்படி " : "";
  const isTold = single !== null || size !== "" || form !== "" || metres !== "";
  const noun = single === null ? "தந்தங்கள்" : `ஒரே தந்தம்${OWN_SIDE[single]}`;
  return [
    ...(isTold ? [`${form}${account}${metres}${size}${noun}`] : []),
    ...(brokenSide === null ? [] : [broken(brokenSide)]),
  ].join("; ");
}

/** What of the tusks is imagined, as the end of a sentence; empty if nothing is. */
function imaginedOfTusks({ imagined, tusks }: PortraitClaims): string {
  const has = (part: ImaginedPart) => imagined.includes(part);
  if (has("side")) {
    if (has("form")) return "; அதன் பக்கமும் வடிவமும் கற்பனை (கோடிட்டது)";
    return has("other_form") ? "; அதன் பக்கமும் மற்றத் தந்தத்தின் வடிவமும் கற்பனை (கோடிட்டது)" : "; அதன் பக்கம் கற்பனை";
  }
  if (has("other_form")) return "; மற்றத் தந்தத்தின் வடிவம் கற்பனை (கோடிட்டது)";
  if (has("form")) return `; ${tusks.single === null ? "அவற்றின்" : "அதன்"} வடிவம் கற்பனை (கோடிட்டது)`;
  if (has("curve")) return "; அவை வளையும் விதம் கற்பனை (கோடிட்டது)";
  return has("breaks") ? "; எஞ்சியுள்ள அளவு கற்பனை" : "";
}

function clothWords(imagined: PortraitClaims["imagined"]): string {
  const isCloth = imagined.includes("cloth");
  if (imagined.includes("casket")) return isCloth ? " துணி, பேழையின் தோற்றம் கற்பனை." : " பேழையின் தோற்றம் கற்பனை.";
  return isCloth ? " துணியின் தோற்றம் கற்பனை." : "";
}

const SIDES: readonly Side[] = ["left", "right"];
const EYES = { sighted: "பார்வையுள்ள", weak: "பார்வை மங்கிய", blind: "பார்வையற்ற" };
const PALE = {
  none: "வெளிறிய தோல் இல்லாமை",
  ears: "காதுகளில் வெளிறிய தோல்",
  ears_and_trunk: "காதுகளிலும் தும்பிக்கையிலும் வெளிறிய தோல்",
  face_too: "காதுகளிலும் தும்பிக்கையிலும் முகத்திலும் வெளிறிய தோல்",
};

function bodyWords(body: RecordedBody): string[] {
  const { left, right } = body;
  const eyes =
    left.sight !== undefined && left.sight === right.sight
      ? [`${EYES[left.sight]} கண்கள்`]
      : SIDES.flatMap((side) => {
          const { sight } = body[side];
          return sight === undefined ? [] : [`${EYES[sight]} ${SIDE_WORDS[side]} கண்`];
        });
  const ears = SIDES.flatMap((side) => {
    const { edge, fold, lobe } = body[side].ear;
    const parts = [edge && "ஓரம்", fold && "மடிப்பு", lobe && "சோணை"].filter((part) => part !== undefined);
    return parts.length === 0 ? [] : [`${SIDE_WORDS[side]} காதின் ${parts.join(", ")}`];
  });
  return [...ears, ...eyes, ...(body.pale === undefined ? [] : [PALE[body.pale]])];
}

const HATCHED = ["form", "curve", "other_form"] as const;

const IMAGINED: Record<ImaginedPart, string> = {
  side: "தந்தத்தின் பக்கம்",
  form: "தந்த வடிவம்",
  curve: "தந்தங்கள் வளையும் விதம்",
  other_form: "மற்றத் தந்தத்தின் வடிவம்",
  length: "தந்த நீளம்",
  breaks: "முறிந்த தந்தத்தில் எஞ்சியுள்ள அளவு",
  ears: "காதுகள்",
  rest_of_ears: "காதுகளின் ஏனைய பகுதிகள்",
  eyes: "கண்கள்",
  other_eye: "மற்றக் கண்",
  skin: "தோல்",
  cloth: "துணியின் தோற்றம்",
  cloth_colours: "துணியின் நிறங்கள்",
  casket: "பேழையின் தோற்றம்",
};

export const words: typeof english = {
  alt: (portrait, claims) => {
    const told = tuskWords(claims);
    return `வரையப்பட்ட படம்: ${pose(portrait)}${scene(portrait)}. ${told === "" ? "அதன் தந்தங்களின் வடிவம் கற்பனையானது" : `பதிவின்படி: ${told}`}.`;
  },
  caption: (claims) => {
    const told = tuskWords(claims);
    const cloth = clothWords(claims.imagined);
    if (told === "") {
      return `வரையப்பட்ட படம்; உருவ ஒப்பு அல்ல. அதன் தந்தங்களை எந்த ஆதாரமும் விவரிக்கவில்லை: அவற்றின் வடிவம் கற்பனை (கோடிட்டது).${cloth}`;
    }
    const bar = claims.isMeasured ? " (அளவுகோல்: 1 m)" : "";
    return `வரையப்பட்ட படம். பதிவின்படி: ${told}${bar}${imaginedOfTusks(claims)}.${cloth}`;
  },
  details: (claims) => {
    const told = [tuskWords(claims), ...bodyWords(claims.body)].filter((part) => part !== "");
    return [
      "நாங்கள் காட்டக்கூடிய அதன் புகைப்படம் எதுவும் எங்களுக்குத் தெரியாது.",
      told.length === 0 ? "" : `பதிவிலிருந்து: ${told.join("; ")}.`,
      `கற்பனையானவை: ${listOfAll([...claims.imagined.map((part) => IMAGINED[part]), "பின்னணி"])}.`,
      HATCHED.some((part) => claims.imagined.includes(part))
        ? "கோடிட்ட வெளிர் தந்தம்: அதன் போக்கை எவரும் பதிவு செய்யவில்லை."
        : "",
      claims.isMeasured ? "தந்தங்கள் யானையின் அளவுத்திட்டத்திலேயே வரையப்பட்டுள்ளன; அளவுகோலின் நீளம் ஒரு மீற்றர்." : "",
      claims.undrawn.length === 0
        ? ""
        : `பதிவாகி, கீழே காட்டப்பட்டவை: ${listOfAll(claims.undrawn.map((part) => CHARACTER_WORDS[part].label))}.`,
    ].filter((part) => part !== "");
  },
};
