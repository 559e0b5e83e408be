import { inLanguages } from "../languages/words.ts";

/** What else the site says of itself. A separate file, so that it is not sent to browsers: they get it with each page. */
export const words = inLanguages({
  description: {
    en: "The directory of Sri Lanka's tuskers, each under his own name.",
    si: "ශ්‍රී ලංකාවේ දළ ඇතුන්ගේ නාමාවලිය, එක් එක් ඇතා සිය නමින්.",
    ta: "இலங்கையின் கொம்பன்களின் பெயரேடு, ஒவ்வொன்றும் அதனதன் பெயரில்.",
  },
  footer: {
    en: "Portraits on this site are illustrations; each page says what of its portrait is recorded.",
    si: "මෙම අඩවියේ රූප චිත්‍රයි; එක් එක් රූපයෙහි වාර්තා වී ඇත්තේ කුමක්දැයි එහි පිටුව කියයි.",
    ta: "இத்தளத்தில் கொம்பன்களின் உருவங்கள் வரையப்பட்ட படங்கள்; ஒவ்வொரு படத்திலும் பதிவாகியுள்ளவை எவை என்பதை அதன் பக்கம் கூறுகிறது.",
  },
  allRightsReserved: { en: "All rights reserved.", si: "සියලු හිමිකම් ඇවිරිණි.", ta: "எல்லா உரிமைகளும் பாதுகாக்கப்பட்டவை." },
  licensed: {
    en: (licence: string) => `Texts, data and drawings: ${licence}.`,
    si: (licence: string) => `පෙළ, දත්ත සහ චිත්‍ර: ${licence}.`,
    ta: (licence: string) => `உரைகள், தரவுகள், வரைபடங்கள்: ${licence}.`,
  },
});
