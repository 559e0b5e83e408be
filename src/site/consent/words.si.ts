import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  title: "මෙම අඩවියේ කුකී",
  lead: "ඔබ තෝරන තුරු අත්‍යවශ්‍ය දේ පමණි.",
  change: "ඔබට කුකී සැකසුම් වෙතින් ඔබේ තීරණය වෙනස් කළ හැකිය.",
  privacyPolicy: "පෞද්ගලිකත්ව ප්‍රතිපත්තිය",
  essential: { label: "අත්‍යවශ්‍ය", text: "මේ තේරීම සහ අඳුරු තේමාව වැනි ඔබේ තේරීම් මතක තබාගනී; ඔබ අත්පොත රැගෙන ගියහොත් එය ද තබාගනී." },
  required: "අත්‍යවශ්‍යයි",
  optional: {
    analytics: { label: "විශ්ලේෂණ", text: "කියවන පිටු මොනවාදැයි අප දැනගැනීම සඳහා පැමිණීම් ගණන් කරයි." },
    advertising: {
      label: "වෙළඳ දැන්වීම්",
      text: "දැන්වීම් ගබඩාව, දැන්වීම් සඳහා පරිශීලක දත්ත සහ දැන්වීම් පෞද්ගලීකරණය.",
    },
    functional: { label: "ක්‍රියාකාරී", text: "පිටුවල ඇතුළත් කර ඇති සේවාවල සැකසුම් මතක තබාගනී." },
  },
  buttons: {
    open: "කුකී",
    close: "වසන්න",
    acceptAll: "සියල්ල පිළිගන්න",
    essentialOnly: "අත්‍යවශ්‍ය පමණක්",
    save: "තේරීම් සුරකින්න",
    hideDetails: "විස්තර සඟවන්න",
    showDetails: "තේරීම් කළමනාකරණය",
  },
};
