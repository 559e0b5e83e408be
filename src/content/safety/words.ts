import { inLanguages } from "../../platform/languages/words.ts";
import { writtenNumber } from "../../platform/text/counted.ts";

/** Validation messages for the author of a text; `label` is the label of the field. */
export const words = inLanguages({
  position: {
    en: "Please leave out coordinates, plus codes, map links and short links: they can lead a poacher to an animal. Name the park or the district instead.",
    si: "කරුණාකර ඛණ්ඩාංක, ප්ලස් කෝඩ්, සිතියම් සබැඳි සහ කෙටි සබැඳි ඇතුළත් නොකරන්න: ඒවායින් හොර දඩයක්කරුවෙකුට සතෙකු සොයාගත හැකිය. ඒ වෙනුවට වනෝද්‍යානය හෝ දිස්ත්‍රික්කය නම් කරන්න.",
    ta: "ஆள்கூறுகள், பிளஸ் குறியீடுகள், வரைபட இணைப்புகள், குறுகிய இணைப்புகள் ஆகியவற்றைத் தவிருங்கள்: அவை சட்டவிரோத வேட்டையாளரை ஒரு யானையிடம் இட்டுச் செல்லக்கூடும். அதற்குப் பதிலாகப் பூங்காவை அல்லது மாவட்டத்தைக் குறிப்பிடுங்கள்.",
  },
  required: {
    en: (label: string) => `${label} is required.`,
    si: (label: string) => `${label}: අවශ්‍යයි.`,
    ta: (label: string) => `“${label}” தேவை.`,
  },
  noText: {
    en: (label: string) => `${label} must be text.`,
    si: (label: string) => `${label}: පෙළක් විය යුතුය.`,
    ta: (label: string) => `“${label}” உரையாக இருக்க வேண்டும்.`,
  },
  tooLong: {
    en: (label: string, most: number) => `${label} can have at most ${most.toLocaleString("en")} characters.`,
    si: (label: string, most: number) => `${label}: තිබිය හැක්කේ උපරිම වශයෙන් අක්ෂර ${writtenNumber(most)}කි.`,
    ta: (label: string, most: number) => `“${label}” அதிகபட்சம் ${writtenNumber(most)} எழுத்துகளைக் கொண்டிருக்கலாம்.`,
  },
  tooShort: {
    en: (label: string, least: number) => `${label} needs at least ${least} characters.`,
    si: (label: string, least: number) => `${label}: අවම වශයෙන් අක්ෂර ${writtenNumber(least)}ක් අවශ්‍යයි.`,
    ta: (label: string, least: number) => `“${label}” குறைந்தது ${least} எழுத்துகளைக் கொண்டிருக்க வேண்டும்.`,
  },
  severalLines: {
    en: (label: string) => `${label} must be one line.`,
    si: (label: string) => `${label}: එක් පේළියක් විය යුතුය.`,
    ta: (label: string) => `“${label}” ஒரே வரியாக இருக்க வேண்டும்.`,
  },
});
