import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  title: "දළ ඇතුන් දෙදෙනෙකු සසඳන්න",
  pairTitle: (one: string, other: string) => `${one} සහ ${other}: සැසඳීම`,
  description: "නාමාවලියේ දළ ඇතුන් දෙදෙනෙකු එක ළඟ: එක් එක් ඇතා ගැන වාර්තා වී ඇති දේ, ඔවුන් වෙනස් වන තැන් සහ ඒ කුමන මූලාශ්‍රයකට අනුවද යන්න.",
  pairDescription: (one: string, other: string) =>
    `${one} සහ ${other} එක ළඟ: එක් එක් ඇතා ගැන වාර්තා වී ඇති දේ, ඔවුන් වෙනස් වන තැන් සහ ඒ කුමන මූලාශ්‍රයකට අනුවද යන්න.`,
  keywords: ["දළ ඇතුන් සසඳන්න", "දළ ඇතුන් වෙන්කර හඳුනාගැනීම"],
  lead: "තීන්තෙන්: ඔහු ගැන දන්නා දේ. කඩ ඉරිවලින්: නොදන්නා දේ. වම සහ දකුණ යනු ඇතාගේම වම සහ දකුණයි.",
  form: {
    label: "දළ ඇතුන් දෙදෙනෙකු තෝරන්න",
    first: "එක් දළ ඇතෙක්",
    second: "තවත් දළ ඇතෙක්",
    none: "තෝරන්න",
    submit: "සසඳන්න",
    others: "වෙනත් ඇතුන් සසඳන්න",
  },
  typed: "නාමාවලියේ ඇති අයුරින්ම ඔහුගේ නම.",
  chooseTwo: {
    title: "දළ ඇතුන් දෙදෙනෙකු තෝරන්න",
    message: "ඔවුන්ගේ ලකුණු, ඒ එක එකෙහි මූලාශ්‍රය සමඟ, එක ළඟ දිස් වේ.",
  },
  chooseSecond: {
    title: "තවත් දළ ඇතෙකු තෝරන්න",
    message: (name: string) => `${name} ගැන වාර්තා වී ඇති දේ ඒ අසලින් දිස් වේ.`,
  },
  same: {
    title: "ඒ එකම දළ ඇතා දෙවරක්",
    message: (name: string) => `කොටු දෙකෙහිම ඇත්තේ ${name} යන නමයි. එකකට වෙනත් ඇතෙකු තෝරන්න.`,
  },
  unknown: {
    title: "නාමාවලියේ නැත",
    pageTitle: "404 - නාමාවලියේ නැත",
    message: (names: string) =>
      `${names} යන නමින් දළ ඇතෙකු ගැන අපි නොදනිමු. ඔහු මෙහි වෙනත් නමකින් සිටිය හැකිය, නැතහොත් ඔහුට පිටුවක් නොතිබිය හැකිය.`,
    quoted: (name: string) => `“${name}”`,
    browse: "සියලු දළ ඇතුන් බලන්න",
  },
  table: {
    caption: "දෙදෙනා ගැනම වාර්තා වී ඇති දේ; වෙනස් වන පේළි සලකුණු කර ඇත",
    feature: "ලකුණ",
    differs: "වෙනස්",
    notKnown: "නොදනී",
    more: (count) => `තවත් ${count}ක්`,
    none: "වෙනසක් වාර්තා වී නැත. ඉන් කියැවෙන්නේ කිසිවෙකුත් වෙනසක් ලියා තබා නැති බව මිස වෙනසක් නැති බව නොවේ.",
  },
  where: "ඔහු දුටු තැන්",
  heights: {
    title: "කොතරම් උසද?",
    person: "මිනිසා",
    jeep: "ජීප් රථය",
    metres: (metres: string) => `${metres} m`,
    range: (least: string, most: string) => (least === most ? `${least} m` : `${least}–${most} m`),
    scale: (animals: string) => `එකම පරිමාණයට පැත්තකින් පෙනෙන රූප: ${animals}, 1.70 m උස මිනිසෙකු සහ 2.1 m උස ජීප් රථයක් අසල.`,
    ofAnimal: (name: string, height: string) => `${name}, ${height}`,
    note: "වන දළ ඇතුන්ගේ උස ඇසින් බලා කළ ඇස්තමේන්තුවකි. ඉරි ඇඳි තීරුව සියලු විස්තර ආවරණය කරයි; රූපය ඇඳ ඇත්තේ අඩුම උසටය.",
  },
  neither: {
    title: "දෙදෙනා ගැනම නොදන්නා දේ",
    holds: "දෙදෙනා ගැනම නොදන්නා දේ",
    text: (list) => `මේ ගැන කිසිවක් නොදනී: ${list}.`,
  },
  sources: (count) => (count === 1 ? "මූලාශ්‍රයක්" : `මූලාශ්‍ර ${count}ක්`),
  key: "මා දුටුවේ කුමන දළ ඇතාද?",
};
