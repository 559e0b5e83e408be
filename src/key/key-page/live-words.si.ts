import type { words as english } from "./live-words.en.ts";

export const words: typeof english = {
  step: (number, of) => `ප්‍රශ්නය ${number} / ${of}`,
  states: { one: "එක් දළයයි, කුමන පැත්තේදැයි නොදනිමි", broken: "බිඳී ඇත, කොතෙක් දුරටදැයි නොදනිමි" },
  living: (count) => (count === 1 ? "ජීවතුන් අතර සිටින දළ ඇතෙක්" : `ජීවතුන් අතර සිටින දළ ඇතුන් ${count} දෙනෙක්`),
  narrow: "සෑම පිළිතුරකින්ම තේරීම සීමා වේ.",
  fit: (count, of) =>
    count === 0
      ? `ජීවතුන් අතර සිටින අපේ දළ ඇතුන් ${of} දෙනාගෙන් කිසිවෙකු ගැළපෙන බව නොදනී`
      : `ජීවතුන් අතර සිටින අපේ දළ ඇතුන් ${of} දෙනාගෙන් ${count === 1 ? "එක් අයෙක්" : `${count} දෙනෙක්`} මෙතෙක් ගැළපේ`,
  bar: (count, of) => `${of} දෙනාගෙන් ${count === 1 ? "එක් අයෙක්" : `${count} දෙනෙක්`} මෙතෙක් ගැළපේ`,
  possibleNames: (names) => `විය හැකි: ${names}.`,
  alsoPossible: (count) => `තවත් ${count} දෙනෙක් විය හැකිය.`,
  bestOf: (shown, of) => `මෙහි සිටින්නේ ${of} දෙනාගෙන් වැඩිම ඉඩකඩ ඇති ${shown} දෙනාය.`,
  standing: { fits: "ගැළපේ", possible: "විය හැකියි", unlikely: "ඉඩකඩ අඩුයි" },
  after: (count) => (count === 1 ? "පිළිතුරකට පසු" : `පිළිතුරු ${count}කට පසු`),
  died: (year: string) => `${year} දී මිය ගියේය`,
  dead: "මිය ගොස් ඇත",
  looksLike: "පෙනුමෙන් සමාන:",
  alive: "අවසන් වරට දුටු විට ජීවතුන් අතර",
  missing: "අතුරුදහන්",
  speaksFor: "පක්ෂව",
  against: "විපක්ෂව",
  notKnown: "නොදනී",
  knownIn: (place: string) => `දන්නා තැන: ${place}`,
  told: (label: string, state: string) => `${label}: ${state}`,
  kinds: {
    wild: "වන දළ ඇතෙක්",
    domesticated: "මිනිසුන් ඇති කරන දළ ඇතෙක්",
    conservation: "රැකවරණය ලත් දළ ඇතෙක්",
  },
  source: (key: string) => `${key} මූලාශ්‍රය`,
  compare: (one: string, other: string) => `${one} සහ ${other} සසඳන්න`,
  lessLikely: (names: string, more: number) =>
    `ඉඩකඩ අඩු: ${names}${more > 0 ? ` සහ ${more === 1 ? "තවත් අයෙක්" : `තවත් ${more} දෙනෙක්`}` : ""}`,
};
