import { writtenNumber } from "../../platform/text/counted.ts";
import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  title: "ක්ෂේත්‍ර අත්පොත",
  ofPlace: (place) => `ක්ෂේත්‍ර අත්පොත: ${place}`,
  whole: "ශ්‍රී ලංකාවේ දළ ඇතුන්",
  leftOut: (held, left) =>
    `මෙම අත්පොතේ ඉඩ ඇත්තේ දළ ඇතුන් ${writtenNumber(held)} දෙනෙකුට පමණි. තවත් ${writtenNumber(left)} දෙනෙක් අඩවියේ ඇත.`,
  rule: "වනගතව ජීවත් විය හැකි දළ ඇතෙකු ගැන මෙම අත්පොත කියන්නේ වනෝද්‍යානය හෝ දිස්ත්‍රික්කය පමණි; දිනයක් නොකියයි. හොර දඩයක්කරුවෝද මෙය කියවති; මෙම අත්පොත ඔවුන් ඔහු වෙත ගෙන නොයා යුතුය.",
  changes: "ඔහුගේ තත්ත්වය අසල ඇති දිනයෙන් පසු එය වෙනස් වී තිබිය හැකිය. සෑම පිටුවකම ඇති කේතය අඩවියේ ඔහුගේ පිටුවට යයි.",
  contents: "පටුන",
  reading: "කියවන අයුරු",
  keys: "S7 වැනි අංක අවසානයේ ඇති මූලාශ්‍ර ලැයිස්තුවට අදාළයි.",
};
