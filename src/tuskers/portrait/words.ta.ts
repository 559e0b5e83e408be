import type { Habitat, Light, Side } from "../../artwork/portrait-parameters.ts";
import type { RecordedBody } from "../../artwork/recorded-body.ts";
import { CHARACTER_WORDS } from "../../record/words.ta.ts";
import type { DescribedPortrait, HiddenPart, PortraitClaims } from "./portrait-claims.ts";
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
  dryforest: "உலர் காட்டில்",
  grassland: "புல்வெளியில்",
  rainforest: "ஈரக் காட்டில்",
  temple: "ஆலயக் கூரைகளுக்கும் தீப்பந்தங்களுக்கும் முன்னே",
  coast: "கடற்கரையோரம்",
};

function pose({ pose, regalia, casket, trunkUp }: DescribedPortrait): string {
  const dressed = regalia ? "பெரஹெரா உடை அணிந்து, " : "";
  if (pose === "side") {
    const doing = regalia && casket ? "பேழையைச் சுமந்தபடி, " : trunkUp ? "உணவு உண்டபடி, " : "";
    return `${dressed}${doing}பக்கவாட்டில் தெரியும் ஒரு கொம்பன்`;
  }
  return pose === "quarter" && !regalia
    ? "நம் பக்கம் பாதி திரும்பிய ஒரு கொம்பன்"
    : `${dressed}முன்புறமிருந்து தெரியும் ஒரு கொம்பன்`;
}

function scene({ status, scene }: DescribedPortrait): string {
  if (status === "missing") return ", மூடுபனியில் பாதி மறைந்து";
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

/** "ஒன்றையொன்று குறுக்கிடும் நீண்ட தந்தங்கள், முறிந்த வலது தந்தம்". */
function tuskWords({ single, shape, length, broken: brokenSide }: RecordedTusks, isPair: boolean): string {
  const parts: string[] = [];
  const size = length?.as === "long" ? "நீண்ட " : length?.as === "short" ? "குட்டையான " : "";
  const form = shape === null ? "" : SHAPES[shape];
  if (single !== null) parts.push(`${form}${size}ஒரே தந்தம்${OWN_SIDE[single]}`);
  else if (size !== "" || form !== "") parts.push(`${form}${size}தந்தங்கள்`);
  else if (isPair && brokenSide !== "both") parts.push("இரண்டு தந்தங்கள்");
  if (length !== null && (length.as === "measured" || length.metres !== null)) {
    parts.push(single === null ? "தந்தங்களின் நீளம்" : "தந்தத்தின் நீளம்");
  }
  if (brokenSide !== null) parts.push(broken(brokenSide));
  return parts.join(", ");
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

/** Of which tusk a root alone is drawn. */
function tuskOfSide(body: RecordedBody): string {
  const side = SIDES.find((one) => !["hidden", "absent"].includes(body[one].tusk));
  return side === undefined ? "தந்தம்" : `${SIDE_WORDS[side]} தந்தம்`;
}

/** What is drawn from the record, in a few words; undefined if nothing is. */
function drawnWords({ tusks, isPair, body, cloth }: PortraitClaims): string | undefined {
  const drawn = [
    ...(tusks === undefined ? [] : [tuskWords(tusks, isPair) || tuskOfSide(body)]),
    ...bodyWords(body),
    ...(cloth ? ["ஊர்வலங்களில் அணியும் துணி"] : []),
  ];
  return drawn.length === 0 ? undefined : drawn.join("; ");
}

const HIDDEN: Record<HiddenPart, (side: Side | undefined) => string> = {
  tusks: (side) => (side === undefined ? "தந்தங்கள்" : `${SIDE_WORDS[side]} தந்தம்`),
  side_of_tusk: () => "தந்தத்தின் பக்கமும் வடிவமும்",
  form: (side) => (side === undefined ? "தந்தங்களின் வடிவம்" : `${SIDE_WORDS[side]} தந்தத்தின் வடிவம்`),
  breaks: (side) =>
    side === undefined ? "தந்தங்கள் எவ்வளவு முறிந்துள்ளன என்பது" : `${SIDE_WORDS[side]} தந்தம் எவ்வளவு முறிந்துள்ளது என்பது`,
  ends: (side) => (side === undefined ? "தந்தங்களின் முனைகள்" : `${SIDE_WORDS[side]} தந்தத்தின் முனை`),
  tips: (side) => (side === undefined ? "தந்தங்களின் நுனிகள்" : `${SIDE_WORDS[side]} தந்தத்தின் நுனி`),
  ears: (side) => (side === undefined ? "காதுகள்" : `${SIDE_WORDS[side]} காது`),
  rest_of_ears: (side) => (side === undefined ? "காதுகளின் ஏனைய பகுதிகள்" : `${SIDE_WORDS[side]} காதின் ஏனைய பகுதி`),
  eyes: (side) => (side === undefined ? "கண்கள்" : `${SIDE_WORDS[side]} கண்`),
  skin: () => "வெளிறிய தோல்",
  tail: () => "வால்",
};

function undrawnWord(part: PortraitClaims["undrawn"][number]): string {
  if (part === "length") return "தந்தங்களின் நீளம்";
  if (part === "form") return "தந்தங்களின் வடிவம்";
  if (part === "words") return "தந்தங்கள் பற்றிக் கூறப்படுவது";
  if (part === "tusk_break") return "முறிவு";
  return CHARACTER_WORDS[part].label;
}

export const words: typeof english = {
  alt: (portrait, claims) => {
    const drawn = drawnWords(claims);
    const told =
      drawn === undefined
        ? "ஏனையவற்றிலிருந்து அதனை வேறுபடுத்திக் காட்டக்கூடியவை மறைக்கப்பட்டுள்ளன"
        : `பதிவேட்டிலிருந்து வரையப்பட்டவை: ${drawn}`;
    return `வரையப்பட்ட படம்: ${pose(portrait)}${scene(portrait)}. ${told}.`;
  },
  caption: (claims) => {
    const drawn = drawnWords(claims);
    const { hidden, isDisputed } = claims;
    const undrawn = claims.undrawn.map(undrawnWord);
    return [
      "வரையப்பட்ட படம்.",
      drawn === undefined ? "" : `பதிவேட்டிலிருந்து வரையப்பட்டவை: ${drawn}.`,
      hidden.length === 0
        ? ""
        : `${isDisputed ? "பதிவாகாதவை அல்லது சர்ச்சைக்குரியவை" : "பதிவாகாதவை"}, இங்கு மறைக்கப்பட்டுள்ளன: ${hidden.map(({ part, side }) => HIDDEN[part](side)).join(", ")}.`,
      undrawn.length === 0 ? "" : `பதிவாகியுள்ளன, ஆனால் வரையப்படவில்லை: ${undrawn.join(", ")}.`,
      "பின்னணி கற்பனையானது.",
    ]
      .filter((part) => part !== "")
      .join(" ");
  },
};
