import { writtenNumber } from "../../platform/text/counted.ts";
import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  title: "ශ්‍රී ලංකාවේ දළ ඇතුන්",
  count: (shown) => (shown === 1 ? "මෙම නාමාවලියේ එක් දළ ඇතෙක්." : `මෙම නාමාවලියේ දළ ඇතුන් ${writtenNumber(shown)} දෙනෙක්.`),
  asOf: (month) => `${month} වන විට.`,
  leftOut: (count) =>
    count === 1 ? "තවත් එක් දළ ඇතෙකුට මෙහි ඉඩ නැත." : `තවත් දළ ඇතුන් ${writtenNumber(count)} දෙනෙකුට මෙහි ඉඩ නැත.`,
  sheet: (number, of) => `පත්‍ර ${of}න් ${number} වැන්න`,
  illustration: "මේවා චිත්‍ර ය. සිරුර ගැන වාර්තා වී ඇති දේ ඒ අයුරින්ම ඇඳ ඇත. හැඩය වාර්තා වී නැති දළවල ඉරි ඇඳ ඇත; ඉතිරිය ද පසුබිම ද මනඃකල්පිතයි.",
  status: "දක්වා ඇත්තේ අවසන් වාර්තාවේ හෝ මරණයේ වර්ෂයයි. මූලාශ්‍ර එක් එක් ඇතාගේ පිටුවේ ඇත.",
  code: (address) => `${address} වෙත යන QR කේතය`,
};
