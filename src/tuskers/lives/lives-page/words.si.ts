import { writtenNumber } from "../../../platform/text/counted.ts";
import type { words as english } from "./words.en.ts";

const lives = (count: number): string => `ජීවිත ${writtenNumber(count)}`;

export const words: typeof english = {
  title: "කාලරේඛාව",
  heading: (count: number, since: number | null) =>
    since === null ? lives(count) : `${lives(count)}, ${since} සිට අද දක්වා`,
  description: "මෙම අඩවියේ පළ කර ඇති සෑම දළ ඇතෙකුගේම ජීවිතය එකම කාල සටහනක: උපන්නේ කවදාද, අවසන් වරට වාර්තා වූයේ කවදාද, මිය ගියේ කෙසේද.",
  keywords: ["දළ ඇතුන්ගේ ජීවිත", "දළ ඇතුන්ගේ මරණ", "අලි ඇතුන්ගේ වාර්තා"],
  lead: "මෙහි පළ කර ඇති සෑම දළ ඇතෙක්ම එකම කාල සටහනක. උපත දන්නේ ස්වල්ප දෙනෙකුගේ පමණි; අවසානය කියැවෙන්නේ මූලාශ්‍රයක් එය කියන තරමටයි.",
  questions: "ප්‍රශ්න දහයක්",
  onThisDay: "වාර්තාවේ අද වැනි දිනක",
  heights: "දළ සහ උස",
  statistics: "එම වාර්තාවම, ගණනින්",
  filters: {
    label: "ජීවිත පෙරන්න",
    status: "තත්ත්වය",
    category: "ජීවන රටාව",
    cause: "මරණයට හේතුව",
    place: "ස්ථානය",
    all: "සියල්ල",
  },
  tally: (shown: number, published: number) =>
    `මෙහි පළ කර ඇති දළ ඇතුන් ${writtenNumber(published)} දෙනාගෙන් ${shown === 1 ? "එක් අයෙකු" : `${writtenNumber(shown)} දෙනෙකු`} පෙන්වනු ලැබේ`,
  asOf: (date: string) => `, ${date} වන විට`,
  tooMany: (drawn: number) => `සටහනේ ඇත්තේ නම් අනුව මුල් ${writtenNumber(drawn)} දෙනා පමණි. අනෙක් අය දැකීමට පෙරහනක් තෝරන්න.`,
  toTable: "වගුවට",
  key: "ජීවිතයක් කියවන අයුරු",
  signs: {
    alive: "අවසන් වාර්තාවේදී ජීවතුන් අතර",
    missing: "අතුරුදහන්",
    shot: "වෙඩි වැදීම",
    electrocuted: "විදුලිසැර වැදීම",
    people: "තොණ්ඩුව, ඇම, විෂ හෝ දුම්රිය",
    transport: "ගෙන යන අතරතුරදී",
    fight: "සටනකදී",
    natural: "රෝගාබාධ, මහලු වයස හෝ ස්වාභාවික හේතු",
    unknown: "හේතුව වාර්තා වී නැත",
  },
  begins: {
    known: "උපන් දිනය හෝ වර්ෂය වාර්තා වී ඇත",
    about: "ඒ කාලයේ පමණ උපත",
    between: "මේ දෙක අතර කවදා හෝ උපත",
    unknown: "උපත නොදනී: පළමු වාර්තාව",
  },
  silence: "අද දක්වා තිත්: ඉන් පසු කිසිවක් වාර්තා වී නැත; වසර දහයකට පසු තිත් විරල වේ",
  chart: "මේ කරුණුම සටහනට පහළින් ඇති වගුවේද ඇත.",
  today: "අද",
  lives,
  ends: {
    lastRecord: (date: string) => `අවසන් වාර්තාව ${date}`,
    undated: "අවසන් වාර්තාවට දිනයක් නැත",
    dead: (cause: string, date: string) => `${cause}, ${date}`,
    by: (date: string) => `${date} වන විට`,
  },
  caption:
    "මෙම අඩවියේ පළ කර ඇති දළ ඇතුන් පමණි: මෙය හඳුනාගෙන නම් තැබූ ඇතුන්ගේ වාර්තාවක් මිස සියලු දළ ඇතුන්ගේ නියැදියක් නොවේ. උපන් වර්ෂය බොහෝ විට ගණනය කර ඇත්තේ යමෙකු කියූ වයසකිනි.",
  table: {
    heading: "ඒ ජීවිතම ලැයිස්තුවක් ලෙස",
    name: "නම",
    status: "තත්ත්වය",
    born: "උපත",
    end: "මිය ගිය හෝ අවසන් වරට වාර්තා වූ දිනය",
    cause: "මරණයට හේතුව",
    notKnown: "නොදනී",
    by: (date: string) => `${date} වන විට`,
  },
  none: {
    title: "එවැනි ජීවිතයක් නැත",
    message: "මෙහි පළ කර ඇති කිසිදු ජීවිතයක් මේ පෙරහන්වලට ගැළපෙන්නේ නැත.",
    all: "සියලු ජීවිත",
  },
};
