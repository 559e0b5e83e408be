import type { words as english } from "./served-words.en.ts";

export const words: typeof english = {
  description: "ශ්‍රී ලංකාවේ දළ ඇතුන්ගේ නාමාවලිය, එක් එක් ඇතා සිය නමින්.",
  footer: "මෙම අඩවියේ රූප චිත්‍රයි; එක් එක් රූපයෙහි වාර්තා වී ඇත්තේ කුමක්දැයි එහි පිටුව කියයි.",
  allRightsReserved: "සියලු හිමිකම් ඇවිරිණි.",
  licensed: (licence) => `පෙළ, දත්ත සහ චිත්‍ර: ${licence}.`,
};
