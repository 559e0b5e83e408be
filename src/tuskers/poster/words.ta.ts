import { writtenNumber } from "../../platform/text/counted.ts";
import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  title: "இலங்கையின் கொம்பன்கள்",
  count: (shown) => (shown === 1 ? "இப்பெயரேட்டின் ஒரு கொம்பன்." : `இப்பெயரேட்டின் ${writtenNumber(shown)} கொம்பன்கள்.`),
  asOf: (month) => `${month} நிலவரப்படி.`,
  leftOut: (count) =>
    count === 1 ? "மேலும் ஒரு கொம்பனுக்கு இங்கு இடமில்லை." : `மேலும் ${writtenNumber(count)} கொம்பன்களுக்கு இங்கு இடமில்லை.`,
  sheet: (number, of) => `தாள் ${number} / ${of}`,
  illustration:
    "இவை வரையப்பட்ட படங்கள். பதிவான உடல் அம்சங்கள் அவ்வாறே வரையப்பட்டுள்ளன. வடிவம் பதிவாகாத தந்தங்கள் கோடிட்டவை; ஏனையவையும் பின்னணியும் கற்பனையானவை.",
  status: "ஆண்டு கடைசிப் பதிவின் அல்லது இறப்பின் ஆண்டு. ஆதாரங்கள் ஒவ்வொரு கொம்பனின் பக்கத்திலும் உள்ளன.",
  code: (address) => `${address} என்ற முகவரிக்குச் செல்லும் QR குறியீடு`,
};
