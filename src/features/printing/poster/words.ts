import { inLanguages } from "../../../platform/languages/words.ts";
import { counted, writtenNumber } from "../../../platform/text/counted.ts";

export const words = inLanguages({
  title: { en: "Tuskers of Sri Lanka", si: "ශ්‍රී ලංකාවේ දළ ඇතුන්", ta: "இலங்கையின் கொம்பன்கள்" },
  count: {
    en: (shown: number) => `${counted(shown, "tusker", "tuskers")} of this directory.`,
    si: (shown: number) =>
      shown === 1 ? "මෙම නාමාවලියේ එක් දළ ඇතෙක්." : `මෙම නාමාවලියේ දළ ඇතුන් ${writtenNumber(shown)} දෙනෙක්.`,
    ta: (shown: number) => (shown === 1 ? "இப்பெயரேட்டின் ஒரு கொம்பன்." : `இப்பெயரேட்டின் ${writtenNumber(shown)} கொம்பன்கள்.`),
  },
  asOf: {
    en: (month: string) => `As of ${month}.`,
    si: (month: string) => `${month} වන විට.`,
    ta: (month: string) => `${month} நிலவரப்படி.`,
  },
  leftOut: {
    en: (count: number) => `${counted(count, "more tusker has", "more tuskers have")} no place here.`,
    si: (count: number) =>
      count === 1 ? "තවත් එක් දළ ඇතෙකුට මෙහි ඉඩ නැත." : `තවත් දළ ඇතුන් ${writtenNumber(count)} දෙනෙකුට මෙහි ඉඩ නැත.`,
    ta: (count: number) =>
      count === 1 ? "மேலும் ஒரு கொம்பனுக்கு இங்கு இடமில்லை." : `மேலும் ${writtenNumber(count)} கொம்பன்களுக்கு இங்கு இடமில்லை.`,
  },
  sheet: {
    en: (number: number, of: number) => `Sheet ${number} of ${of}`,
    si: (number: number, of: number) => `පත්‍ර ${of}න් ${number} වැන්න`,
    ta: (number: number, of: number) => `தாள் ${number} / ${of}`,
  },
  illustration: {
    en: "The portraits are illustrations. What is recorded of the body is drawn so. Tusks of which nobody recorded the shape are hatched; the rest is imagined, the setting, too.",
    si: "මේවා චිත්‍ර ය. සිරුර ගැන වාර්තා වී ඇති දේ ඒ අයුරින්ම ඇඳ ඇත. හැඩය වාර්තා වී නැති දළවල ඉරි ඇඳ ඇත; ඉතිරිය ද පසුබිම ද මනඃකල්පිතයි.",
    ta: "இவை வரையப்பட்ட படங்கள். பதிவான உடல் அம்சங்கள் அவ்வாறே வரையப்பட்டுள்ளன. வடிவம் பதிவாகாத தந்தங்கள் கோடிட்டவை; ஏனையவையும் பின்னணியும் கற்பனையானவை.",
  },
  status: {
    en: "The year is that of the last report, or of the death. The sources are on the page of each tusker.",
    si: "දක්වා ඇත්තේ අවසන් වාර්තාවේ හෝ මරණයේ වර්ෂයයි. මූලාශ්‍ර එක් එක් ඇතාගේ පිටුවේ ඇත.",
    ta: "ஆண்டு கடைசிப் பதிவின் அல்லது இறப்பின் ஆண்டு. ஆதாரங்கள் ஒவ்வொரு கொம்பனின் பக்கத்திலும் உள்ளன.",
  },
  code: {
    en: (address: string) => `QR code that leads to ${address}`,
    si: (address: string) => `${address} වෙත යන QR කේතය`,
    ta: (address: string) => `${address} என்ற முகவரிக்குச் செல்லும் QR குறியீடு`,
  },
});
