import { withinDate } from "../../platform/text/by-language/within-date.ts";
import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  accounts: (count: number) => `විස්තර ${count}ක්`,
  differ: "මූලාශ්‍ර වෙනස් වේ",
  about: (text: string) => `${text}ක් පමණ`,
  range: (first: string, last: string) => `${first}–${last}`,
  metres: (metres: string, feet: string) => `මීටර ${metres} (අඩි ${feet})`,
  years: (age: string) => `අවුරුදු ${age}`,
  yearsIn: (age: string, date: string) => `${withinDate(date)} අවුරුදු ${age}`,
  yearsOn: (age: string, day: string) => `${day} දින අවුරුදු ${age}`,
  ofSide: (side: string, text: string) => `${side}: ${text}`,
  compared: {
    role: (role: string) => `භූමිකාව: ${role}.`,
    clock: (hour: number) => `ඔරලෝසුවේ ${hour} පිහිටන තැන`,
  },
  life: {
    title: "ඇතාගේ ජීවිතය",
    role: (role: string) => `${role} ලෙස`,
  },
  features: {
    title: "ඇතා හඳුනාගත හැකි ලකුණු",
    onSide: (side: string, state: string) => `${side}: ${state}`,
    where: (state: string, place: string) => `${state}, ${place}`,
    since: (date: string) => `${date} සිට`,
    until: (date: string) => `${date} දක්වා`,
  },
  plate: {
    caption: "මෙය රූප සටහනක් මිස ඇතාගේ රුව නොවේ. නොකැඩුණු ඉරිවලට මූලාශ්‍රයක් ඇත; කඩ ඉරි අනුමාන වේ. වම සහ දකුණ යනු ඇතාගේම වම සහ දකුණයි.",
    shown: (list: string) =>
      `ඉදිරියෙන් පෙනෙන දළ ඇතෙක්. මූලාශ්‍රයක වාර්තා වී ඇති බැවින් තීන්තෙන් ඇඳ ඇති දේ: ${list}. අනෙක් සියල්ල කඩ ඉරිවලින් හෝ ලාවට දක්වා ඇත.`,
    nothing: "ඉදිරියෙන් පෙනෙන දළ ඇතෙක්; සියල්ල කඩ ඉරිවලින් හෝ ලාවට දක්වා ඇත: ඉදිරියෙන් පෙනෙන කිසිවක් මූලාශ්‍රයක වාර්තා වී නැත.",
  },
  relations: {
    title: "ඇතාගේ කතාවේ අනෙක් දළ ඇතුන්",
    compare: "දෙදෙනා සසඳන්න",
  },
  notKnown: {
    title: "තවම නොදන්නා දේ",
    ofBody: (list) => `ඇතාගේ සිරුරේ මූලාශ්‍රයක විස්තර නොවන දේ: ${list}.`,
    born: "උපන් වර්ෂය",
    origin: "උපන් ස්ථානය",
    height: "උස",
    tuskLength: "දළවල දිග",
    died: "මිය ගියේ කවදාද යන්න",
    deathCause: "මිය ගියේ කෙසේද යන්න",
    features: "කන්, සම සහ වලිගයේ ලකුණු",
  },
};
