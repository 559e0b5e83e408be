import { writtenNumber } from "../platform/text/counted.ts";
import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  position:
    "කරුණාකර ඛණ්ඩාංක, ප්ලස් කෝඩ්, සිතියම් සබැඳි සහ කෙටි සබැඳි ඇතුළත් නොකරන්න: ඒවායින් හොර දඩයක්කරුවෙකුට සතෙකු සොයාගත හැකිය. ඒ වෙනුවට වනෝද්‍යානය හෝ දිස්ත්‍රික්කය නම් කරන්න.",
  required: (label: string) => `${label}: අවශ්‍යයි.`,
  noText: (label: string) => `${label}: පෙළක් විය යුතුය.`,
  tooLong: (label: string, most: number) => `${label}: තිබිය හැක්කේ උපරිම වශයෙන් අක්ෂර ${writtenNumber(most)}කි.`,
  tooShort: (label: string, least: number) => `${label}: අවම වශයෙන් අක්ෂර ${writtenNumber(least)}ක් අවශ්‍යයි.`,
  severalLines: (label: string) => `${label}: එක් පේළියක් විය යුතුය.`,
};
