import type { Habitat, Light, Side } from "../../artwork/portrait-parameters.ts";
import type { RecordedBody } from "../../artwork/recorded-body.ts";
import { CHARACTER_WORDS } from "../../record/words.si.ts";
import type { DescribedPortrait, HiddenPart, Part, PortraitClaims } from "./portrait-claims.ts";
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
  dryforest: "වියළි වනයක",
  grassland: "තණබිමක",
  rainforest: "තෙත් වනයක",
  temple: "සිද්ධස්ථාන වහල සහ පන්දම් ඉදිරියේ",
  coast: "වෙරළේ",
};

function pose({ pose, regalia, casket, trunkUp }: DescribedPortrait): string {
  const dressed = regalia ? "පෙරහැර ඇඳුමින් සැරසී " : "";
  if (pose === "side") {
    const doing = regalia && casket ? "කරඬුව වැඩම කරවන, " : trunkUp ? "ආහාර ගන්නා, " : "";
    return `${dressed}${doing}පැත්තකින් පෙනෙන දළ ඇතෙක්`;
  }
  return pose === "quarter" && !regalia ? "අප දෙසට අඩක් හැරුණු දළ ඇතෙක්" : `${dressed}ඉදිරියෙන් පෙනෙන දළ ඇතෙක්`;
}

function scene({ status, scene }: DescribedPortrait): string {
  if (status === "missing") return ", මීදුමෙන් අඩක් වැසී";
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

/** A short phrase for the drawn tusks. */
function tuskWords({ single, shape, length, broken: brokenSide }: RecordedTusks, isPair: boolean): string {
  const parts: string[] = [];
  const size = length?.as === "long" || length?.as === "short" ? LENGTHS[length.as] : "";
  const form = shape === null ? "" : SHAPES[shape];
  if (single !== null) parts.push(`${form}${size}එක් දළයක්${OWN_SIDE[single]}`);
  else if (size !== "" || form !== "") parts.push(`${form}${size}දළ`);
  else if (isPair && brokenSide !== "both") parts.push("දළ දෙකක්");
  if (length !== null && (length.as === "measured" || length.metres !== null)) {
    parts.push(single === null ? "දළවල දිග" : "දළයේ දිග");
  }
  if (brokenSide !== null) parts.push(broken(brokenSide));
  return parts.join(", ");
}

const SIDES: readonly Side[] = ["left", "right"];
const EYES = { sighted: "පෙනෙන", weak: "පෙනීම දුර්වල", blind: "අන්ධ" };
const PALE = {
  none: "ලා පැහැති සමක් නැති බව",
  ears: "කන්වල ලා පැහැති සම",
  ears_and_trunk: "කන්වල සහ හොඬවැලේ ලා පැහැති සම",
  face_too: "කන්වල, හොඬවැලේ සහ මුහුණේ ලා පැහැති සම",
};

const list = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} සහ ${texts.at(-1)}`;

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
    return parts.length === 0 ? [] : [`${OF_SIDE[side]} කනේ ${list(parts)}`];
  });
  return [...ears, ...eyes, ...(body.pale === undefined ? [] : [PALE[body.pale]])];
}

/** Of which tusk a root alone is drawn. */
function tuskOfSide(body: RecordedBody): string {
  const shown = SIDES.find((side) => !["hidden", "absent"].includes(body[side].tusk));
  return shown === undefined ? "දළය" : `${OF_SIDE[shown]} දළය`;
}

/** What is drawn from the record, in a few words; undefined if nothing is. */
function drawnWords({ tusks, isPair, body, cloth }: PortraitClaims): string | undefined {
  const drawn = [
    ...(tusks === undefined ? [] : [tuskWords(tusks, isPair) || tuskOfSide(body)]),
    ...bodyWords(body),
    ...(cloth ? ["පෙරහැරවල අඳින ඇඳුම"] : []),
  ];
  return drawn.length === 0 ? undefined : drawn.join("; ");
}

const HIDDEN: Record<HiddenPart, (side: Side | undefined) => string> = {
  tusks: (side) => (side === undefined ? "දළ" : `${OF_SIDE[side]} දළය`),
  side_of_tusk: () => "දළය පිහිටි පැත්ත සහ එහි හැඩය",
  form: (side) => (side === undefined ? "දළවල හැඩය" : `${OF_SIDE[side]} දළයේ හැඩය`),
  breaks: (side) => (side === undefined ? "දළ කොතෙක් දුරට බිඳී ඇද්ද යන්න" : `${OF_SIDE[side]} දළය කොතෙක් දුරට බිඳී ඇද්ද යන්න`),
  ends: (side) => (side === undefined ? "දළවල කෙළවර" : `${OF_SIDE[side]} දළයේ කෙළවර`),
  tips: (side) => (side === undefined ? "දළවල තුඩු" : `${OF_SIDE[side]} දළයේ තුඩ`),
  ears: (side) => (side === undefined ? "කන්" : `${OF_SIDE[side]} කන`),
  rest_of_ears: (side) => (side === undefined ? "කන්වල ඉතිරි කොටස" : `${OF_SIDE[side]} කනේ ඉතිරි කොටස`),
  eyes: (side) => (side === undefined ? "ඇස්" : `${OF_SIDE[side]} ඇස`),
  skin: () => "ලා පැහැති සම",
  tail: () => "වලිගය",
};

const hiddenWords = (hidden: readonly Part[]): string => list(hidden.map(({ part, side }) => HIDDEN[part](side)));

function undrawnWord(part: PortraitClaims["undrawn"][number]): string {
  if (part === "length") return "දළවල දිග";
  if (part === "form") return "දළවල හැඩය";
  if (part === "words") return "දළ ගැන කියා ඇති දේ";
  if (part === "tusk_break") return "බිඳීමක්";
  return CHARACTER_WORDS[part].label;
}

export const words: typeof english = {
  alt: (portrait: DescribedPortrait, claims: PortraitClaims) => {
    const drawn = drawnWords(claims);
    const told = drawn === undefined ? "ඔහු අන් අයගෙන් වෙන්කර හඳුනාගත හැකි දේ සඟවා ඇත" : `වාර්තාව අනුව ඇඳ ඇති දේ: ${drawn}`;
    return `චිත්‍රය: ${pose(portrait)}${scene(portrait)}. ${told}.`;
  },
  caption: (claims: PortraitClaims) => {
    const drawn = drawnWords(claims);
    const { hidden, isDisputed } = claims;
    const undrawn = claims.undrawn.map(undrawnWord);
    return [
      "චිත්‍රයකි.",
      drawn === undefined ? "" : `වාර්තාව අනුව ඇඳ ඇති දේ: ${drawn}.`,
      hidden.length === 0
        ? ""
        : `${isDisputed ? "වාර්තා වී නැති හෝ මතභේදයට ලක්ව ඇති" : "වාර්තා වී නැති"}, මෙහි සඟවා ඇති දේ: ${hiddenWords(hidden)}.`,
      undrawn.length === 0 ? "" : `වාර්තා වී ඇතත් ඇඳ නැති දේ: ${list(undrawn)}.`,
      "පසුබිම මනඃකල්පිතයි.",
    ]
      .filter((part) => part !== "")
      .join(" ");
  },
};
