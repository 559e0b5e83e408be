import { writtenNumber } from "../../../platform/text/counted.ts";
import type { TuskerStatus } from "../../status.ts";
import type { words as english } from "./words.en.ts";

const STATES: Record<TuskerStatus, string> = {
  alive: "ජීවතුන් අතර",
  dead: "මිය ගොස් ඇත",
  missing: "අතුරුදහන්",
};

const people = (count: number): string => (count === 1 ? "එක් අයෙක්" : `${writtenNumber(count)} දෙනෙක්`);

const published = (count: number): string =>
  count === 1 ? "මෙහි පළ කර ඇති එක් දළ ඇතෙක්" : `මෙහි පළ කර ඇති දළ ඇතුන් ${writtenNumber(count)} දෙනෙක්`;

export const words: typeof english = {
  lead: (count: number, states: readonly [TuskerStatus, number][]) =>
    count === 0
      ? "මෙහි පළ කර ඇති කිසිදු දළ ඇතෙක් මෙම ස්ථානයේ වාර්තා වී නැත."
      : `${published(count)} මෙම ස්ථානයේ වාර්තා වී ඇත. අවසන් වාර්තාව අනුව ${states.map(([status, of]) => (count === 1 ? STATES[status] : `${people(of)} ${STATES[status]}`)).join(", ")}.`,
  leadOfDistrict: (count: number) =>
    count === 0
      ? "මෙහි පළ කර ඇති කිසිදු දළ ඇතෙක් මෙම දිස්ත්‍රික්කයේ වාර්තා වී නැත."
      : `${published(count)} මෙම දිස්ත්‍රික්කයේ හෝ සම්පූර්ණයෙන් හෝ කොටසක් එහි පිහිටි වනෝද්‍යානයක, රක්ෂිතයක හෝ නිවහනක වාර්තා වී ඇත.`,
  follow: (name) => `${name} ගැන අලුත් තොරතුරු (RSS)`,
  keywords: (name: string) => [name, `${name}: දළ ඇතුන්`],
  facts: {
    kind: "මෙය කුමක්ද",
    area: "වර්ගඵලය",
    noArea: "මෙහි කිසිදු මූලාශ්‍රයක වර්ගඵලය සඳහන් නොවේ.",
    areaFrom: (source: string) => `මූලාශ්‍රය: ${source}.`,
    districts: ((count: number): string => (count === 1 ? "දිස්ත්‍රික්කය" : "දිස්ත්‍රික්ක")) as typeof english.facts.districts,
    tuskers: "වාර්තා වී ඇති දළ ඇතුන්",
    ofItself: (count: number) => `එයින් ${people(count)} දිස්ත්‍රික්කය යටතේම සඳහන් වේ`,
  },
  chart: "ඔවුන්ගේ ජීවිත එකම සටහනක",
  recorded: { title: "මෙහි වාර්තා වී ඇති දළ ඇතුන්", id: "recorded" },
  ofDistrict: { title: "දිස්ත්‍රික්කය යටතේ සඳහන් දළ ඇතුන්", id: "recorded" },
  inside: { title: "මෙම දිස්ත්‍රික්කය තුළ", id: "inside" },
  neighbours: { title: "එකම දිස්ත්‍රික්කයට අයත් ස්ථාන", id: "neighbours" },
  deaths: { title: "මෙහි වාර්තා වී ඇති මරණ", id: "deaths" },
  small:
    "මෙම වනෝද්‍යානයේ වර්ගඵලය වර්ග කිලෝමීටර 50ට අඩුය. එබැවින් වනගතව ජීවත් විය හැකි දළ ඇතෙකු ගැන කියන්නේ එහි දිස්ත්‍රික්කය පමණක් වන අතර, ඔහු මෙහි ලැයිස්තුවට ඇතුළත් නොකෙරේ.",
  none: "මෙම ස්ථානයේ දළ ඇතෙකු ගැන සඳහන් නොවේ.",
  location: (location: string) => `ඔහුගේ වාර්තාවේ සඳහන් ස්ථානය: ${location}.`,
  moreEvents: (count: number) => `ඔහුගේ පිටුවේ තවත් සිදුවීම් ${writtenNumber(count)}ක්`,
  moreTuskers: (shown: number, all: number) =>
    `නම් අනුව ${writtenNumber(all)} දෙනාගෙන් මුල් ${writtenNumber(shown)} දෙනා. අනෙක් අය ජීවිත සටහනේ දැක්වේ.`,
  browseAll: "සියලු ස්ථාන",
  failure: {
    message: "මෙම ස්ථානය පූරණය කළ නොහැකි විය. කරුණාකර මොහොතකින් නැවත උත්සාහ කරන්න.",
    unknown: {
      title: "ස්ථානය හමු නොවුණි",
      pageTitle: "404 - ස්ථානය හමු නොවුණි",
      message: (key: string) => `“${key}” යන ලිපිනය ඇති ස්ථානයක් නාමාවලියේ නැත.`,
    },
    removed: { title: "ස්ථානය ඉවත් කර ඇත", message: "මෙම ස්ථානය තවදුරටත් මෙහි නම් නොකෙරේ." },
  },
};
