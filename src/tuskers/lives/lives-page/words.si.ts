import { writtenNumber } from "../../../platform/text/counted.ts";
import type { words as english } from "./words.en.ts";

const lives = (count: number): string => `ජීවිත ${writtenNumber(count)}`;

export const words: typeof english = {
  title: "කාලරේඛාව",
  sentence: (count: number, since: number | null) =>
    since === null ? `${lives(count)}.` : `${lives(count)}, ${since} සිට අද දක්වා.`,
  description: "මෙම අඩවියේ පළ කර ඇති සෑම දළ ඇතෙකුගේම ජීවිතය එකම කාල සටහනක: උපන්නේ කවදාද, අවසන් වරට දුටුවේ කවදාද, මිය ගියේ කෙසේද.",
  keywords: ["දළ ඇතුන්ගේ ජීවිත", "දළ ඇතුන්ගේ මරණ", "අලි ඇතුන්ගේ වාර්තා"],
  questions: "ප්‍රශ්නාවලිය",
  onThisDay: "අද වැනි දිනක",
  heights: "දළ සහ උස",
  statistics: "වාර්තාව, ගණනින්",
  filters: {
    title: "පෙරන්න",
    label: "ජීවිත පෙරන්න",
    status: "තත්ත්වය",
    category: "වර්ගය",
    cause: "මරණයට හේතුව",
    place: "ස්ථානය",
    all: "සියල්ල",
    option: (label, count) => `${label} (${writtenNumber(count)})`,
    submit: "පෙන්වන්න",
  },
  tally: (shown: number, published: number) => `දළ ඇතුන් ${writtenNumber(published)}න් ${writtenNumber(shown)}`,
  tooMany: (drawn: number) => `සටහනේ ඇත්තේ නම් අනුව මුල් ${writtenNumber(drawn)} දෙනා පමණි. අනෙක් අය දැකීමට පෙරහනක් තෝරන්න.`,
  key: "සලකුණුවල තේරුම",
  signs: {
    alive: "අවසන් වරට දුටු විට ජීවතුන් අතර",
    missing: "අතුරුදහන්",
    shot: "වෙඩි වැදීම",
    electrocuted: "විදුලිසැර වැදීම",
    people: "තොණ්ඩුව, ඇම, විෂ හෝ දුම්රිය",
    transport: "ගෙන යන අතරතුරදී",
    fight: "සටනකදී",
    natural: "රෝගාබාධ, මහලු වයස හෝ ස්වාභාවික හේතු",
    unknown: "හේතුව නොදනී",
  },
  begins: {
    known: "උපන් දිනය හෝ වර්ෂය දනී",
    about: "ඒ කාලයේ පමණ උපත",
    between: "මේ දෙක අතර කවදා හෝ උපත",
    unknown: "උපත නොදනී: පළමු වරට දුටු කාලය",
  },
  silence: "අද දක්වා තිත්: ඉන් පසු ආරංචියක් නැත; වසර දහයකට පසු තිත් විරල වේ",
  chart: "සටහනට පහළින් ඇති වගුව ද මෙයම කියයි.",
  today: "අද",
  lives,
  ends: {
    lastRecord: (date: string) => `අවසන් වරට දුටුවේ ${date}`,
    undated: "අවසන් වරට දුටු දිනය නොදනී",
    dead: (cause: string, date: string) => `${cause}, ${date}`,
    by: (date: string) => `${date} වන විට`,
  },
  caption:
    "මෙහි පිටුවක් ඇති දළ ඇතුන් පමණි: මොවුන් හඳුනාගෙන නම් තැබූ අය මිස සියලු දළ ඇතුන්ගේ නියැදියක් නොවේ. උපන් වර්ෂය බොහෝ විට ගණනය කර ඇත්තේ යමෙකු කියූ වයසකිනි.",
  table: {
    heading: "ඒ ජීවිතම වගුවක් ලෙස",
    name: "නම",
    status: "තත්ත්වය",
    born: "උපත",
    end: "මිය ගිය හෝ අවසන් වරට දුටු දිනය",
    death: "මිය ගියේ",
    lastSeen: "අවසන් වරට දුටුවේ",
    cause: "මරණයට හේතුව",
    notKnown: "නොදනී",
    by: (date: string) => `${date} වන විට`,
  },
  none: {
    title: "එවැනි ජීවිතයක් නැත",
    message: "මෙහි සිටින කිසිදු දළ ඇතෙක් මේ පෙරහන්වලට ගැළපෙන්නේ නැත.",
    all: "සියලු ජීවිත",
  },
};
