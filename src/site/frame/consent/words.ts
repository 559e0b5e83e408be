import { inLanguages, type Word } from "../../../platform/languages/words.ts";
import type { ConsentChoices } from "./consent-record.ts";

export const words = inLanguages({
  title: { en: "Cookies on this site", si: "මෙම අඩවියේ කුකී", ta: "இத்தளத்தின் குக்கீகள்" },
  lead: {
    en: "Only essential storage until you choose.",
    si: "ඔබ තෝරන තුරු අත්‍යවශ්‍ය දේ පමණි.",
    ta: "நீங்கள் தெரிவு செய்யும் வரை அத்தியாவசியம் மட்டும்.",
  },
  change: {
    en: "You can change your mind under Cookie Settings.",
    si: "ඔබට කුකී සැකසුම් වෙතින් ඔබේ තීරණය වෙනස් කළ හැකිය.",
    ta: "“குக்கீ அமைப்புகள்” என்பதில் உங்கள் முடிவை மாற்றலாம்.",
  },
  privacyPolicy: { en: "Privacy Policy", si: "පෞද්ගලිකත්ව ප්‍රතිපත්තිය", ta: "தனியுரிமைக் கொள்கை" },
  essential: {
    label: { en: "Essential", si: "අත්‍යවශ්‍ය", ta: "அத்தியாவசியம்" },
    text: {
      en: "Keeps your choices, such as this one and dark mode, and the offline guide if you take it along.",
      si: "මේ තේරීම සහ අඳුරු තේමාව වැනි ඔබේ තේරීම් මතක තබාගනී; ඔබ අත්පොත රැගෙන ගියහොත් එය ද තබාගනී.",
      ta: "இது போன்ற உங்கள் தெரிவுகளையும் இருண்ட தோற்றத்தையும், நீங்கள் எடுத்துச் சென்றால் வழிகாட்டியையும் வைத்திருக்கும்.",
    },
  },
  required: { en: "Required", si: "අත්‍යවශ්‍යයි", ta: "கட்டாயம்" },
  optional: {
    analytics: {
      label: { en: "Analytics", si: "විශ්ලේෂණ", ta: "பகுப்பாய்வு" },
      text: {
        en: "Counts visits, so that we know which pages are read.",
        si: "කියවන පිටු මොනවාදැයි අප දැනගැනීම සඳහා පැමිණීම් ගණන් කරයි.",
        ta: "எந்தப் பக்கங்கள் வாசிக்கப்படுகின்றன என நாங்கள் அறிவதற்காக வருகைகளை எண்ணும்.",
      },
    },
    advertising: {
      label: { en: "Advertising", si: "වෙළඳ දැන්වීම්", ta: "விளம்பரம்" },
      text: {
        en: "Ad storage, ad user data and ad personalisation.",
        si: "දැන්වීම් ගබඩාව, දැන්වීම් සඳහා පරිශීලක දත්ත සහ දැන්වීම් පෞද්ගලීකරණය.",
        ta: "விளம்பரச் சேமிப்பு, விளம்பரத்துக்கான பயனர் தரவு, விளம்பரத் தனிப்பயனாக்கம்.",
      },
    },
    functional: {
      label: { en: "Functional", si: "ක්‍රියාකාරී", ta: "செயற்பாடு" },
      text: {
        en: "Remembers settings of embedded services.",
        si: "පිටුවල ඇතුළත් කර ඇති සේවාවල සැකසුම් මතක තබාගනී.",
        ta: "உட்பொதிந்த சேவைகளின் அமைப்புகளை நினைவில் வைத்திருக்கும்.",
      },
    },
  } satisfies Record<keyof ConsentChoices, { label: Word<string>; text: Word<string> }>,
  buttons: {
    open: { en: "Cookies", si: "කුකී", ta: "குக்கீகள்" },
    close: { en: "Close", si: "වසන්න", ta: "மூடுங்கள்" },
    acceptAll: { en: "Accept All", si: "සියල්ල පිළිගන්න", ta: "அனைத்தையும் ஏற்க" },
    essentialOnly: { en: "Essential Only", si: "අත්‍යවශ්‍ය පමණක්", ta: "அத்தியாவசியம் மட்டும்" },
    save: { en: "Save Preferences", si: "තේරීම් සුරකින්න", ta: "தெரிவுகளைச் சேமியுங்கள்" },
    hideDetails: { en: "Hide Details", si: "විස්තර සඟවන්න", ta: "விவரங்களை மறையுங்கள்" },
    showDetails: { en: "Manage Preferences", si: "තේරීම් කළමනාකරණය", ta: "தெரிவுகளை மாற்ற" },
  },
});
