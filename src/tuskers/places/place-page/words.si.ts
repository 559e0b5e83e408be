import { isAllYear, type Months, type Season } from "../../../places/seasons.ts";
import { monthName } from "../../../platform/text/by-language/months.ts";
import { writtenNumber } from "../../../platform/text/counted.ts";
import type { TuskerStatus } from "../../status.ts";
import type { words as english } from "./words.en.ts";

const STATES: Record<TuskerStatus, string> = {
  alive: "අවසන් වරට දුටු විට ජීවතුන් අතර",
  dead: "මිය ගොස් ඇත",
  missing: "අතුරුදහන්",
};

const people = (count: number): string => (count === 1 ? "එක් අයෙක්" : `${writtenNumber(count)} දෙනෙක්`);

const known = (count: number): string =>
  count === 1 ? "හඳුනන දළ ඇතුන් එක් අයෙකි" : `හඳුනන දළ ඇතුන් ${writtenNumber(count)} දෙනෙකි`;

const months = ([first, last]: Months): string =>
  `${monthName("si", first)} ${(last - first + 12) % 12 === 1 ? "සහ" : "සිට"} ${monthName("si", last)}`;

export const words: typeof english = {
  lead: (count: number, states: readonly [TuskerStatus, number][]) =>
    count === 0
      ? "මෙහි හඳුනන දළ ඇතුන් නැත."
      : `${known(count)}: ${states.map(([status, of]) => (count === 1 ? STATES[status] : `${people(of)} ${STATES[status]}`)).join(", ")}.`,
  leadOfDistrict: (count: number) =>
    count === 0 ? "මෙම දිස්ත්‍රික්කයේ හඳුනන දළ ඇතුන් නැත." : `මෙම දිස්ත්‍රික්කයේ සහ එයට අයත් වනෝද්‍යාන, රක්ෂිත සහ නිවහන්වල ${known(count)}.`,
  follow: (name) => `${name} ගැන අලුත් තොරතුරු (RSS)`,
  keywords: (name: string) => [name, `${name}: දළ ඇතුන්`],
  facts: {
    kind: "මෙය කුමක්ද",
    area: "වර්ගඵලය",
    areaFrom: (source: string) => `වර්ගඵලය: ${source}.`,
    districts: ((count: number): string => (count === 1 ? "දිස්ත්‍රික්කය" : "දිස්ත්‍රික්ක")) as typeof english.facts.districts,
    lives: "ඔවුන්ගේ ජීවිත",
  },
  timeline: "කාලරේඛාවේ",
  tuskers: "මෙහි හඳුනන දළ ඇතුන්",
  allTuskers: (count: number) => `කාලරේඛාවේ සියලු දෙනා (${writtenNumber(count)})`,
  season: {
    title: "යන්නේ කවදාද",
    months: (season: Season) =>
      isAllYear(season)
        ? "වසර පුරාම මෙහි අලි සිටිති."
        : `මෙහි වැඩිපුරම අලි සිටින්නේ ${months(season.months)} යන මාසවලය${season.most === undefined ? "" : `; විශේෂයෙන් ${months(season.most)}`}.`,
    atLarge: "මේ කියන්නේ මෙහි සියලු අලි ගැන මිස එක් අලියෙකු ගැන නොවේ.",
    from: (source: string) => `මාස: ${source}.`,
  },
  watch: {
    title: "නරඹන්නේ කෙසේද",
    rules: [
      "දුර තීරණය කිරීමට අලියාට ඉඩ දෙන්න. ඔබේ වාහනය නිසා ඔහු යන මග වෙනස් කරයි නම්, වාහනය ඕනෑවට වඩා ළං වී ඇත.",
      "ආහාර බෑගයේම තබාගන්න. කිසි විටෙක කන්න නොදෙන්න.",
      "ෆ්ලෑෂ් එළි නොදල්වන්න, කෑ නොගසන්න, කිසිවක් විසි නොකරන්න.",
      "ඡායාරූපයක් පළ කරන විට, වනෝද්‍යානය හෝ දිස්ත්‍රික්කය පමණක් නම් කර එතැනින් නවතින්න.",
    ],
    more: "දළ ඇතුන් වගකීමෙන් නැරඹීම",
  },
  inside: { title: "මෙම දිස්ත්‍රික්කය තුළ", id: "inside" },
  neighbours: { title: "අවට ස්ථාන", id: "neighbours" },
  allPlaces: (count: number) => `සියලු ස්ථාන ${writtenNumber(count)}`,
  holds: {
    told: "එක් එක් දළ ඇතා ගැන කියන දේ",
    ofEach: "එක් එක් ස්ථානයේ දළ ඇතුන්",
    deaths: (count: number) => `මරණ ${writtenNumber(count)}`,
    sources: (count: number) => `මූලාශ්‍ර ${writtenNumber(count)}`,
    guide: "මුද්‍රණය කළ හැකි අත්පොත",
    follow: "අලුත් තොරතුරු",
  },
  told: { title: "එක් එක් දළ ඇතා ගැන කියන දේ", id: "told" },
  ofDistrict: { title: "දිස්ත්‍රික්කය යටතේම සඳහන් දළ ඇතුන්", id: "told" },
  ofEach: { title: "එක් එක් ස්ථානයේ දළ ඇතුන්", id: "of-each" },
  deaths: { title: "මෙහි සිදු වූ මරණ", id: "deaths" },
  factSources: { title: "කරුණු ලැබුණේ කොහෙන්ද", id: "fact-sources" },
  use: { title: "භාවිතය සහ අලුත් තොරතුරු", id: "use" },
  small:
    "මෙම වනෝද්‍යානයේ වර්ගඵලය වර්ග කිලෝමීටර 50ට අඩුය. එබැවින් වනගතව ජීවත් විය හැකි දළ ඇතෙකු ගැන කියන්නේ එහි දිස්ත්‍රික්කය පමණක් වන අතර, ඔහු මෙහි ලැයිස්තුවට ඇතුළත් නොකෙරේ.",
  location: (location: string) => `ස්ථානය: ${location}.`,
  moreEvents: (count: number) => `ඔහුගේ පිටුවේ තවත් සිදුවීම් ${writtenNumber(count)}ක්`,
  moreTuskers: (shown: number, all: number) =>
    `නම් අනුව ${writtenNumber(all)} දෙනාගෙන් මුල් ${writtenNumber(shown)} දෙනා. අනෙක් අය කාලරේඛාවේ දැක්වේ.`,
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
