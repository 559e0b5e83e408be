/**
 * What the site says of itself until administrators write something else. Their form shows the texts of all languages, so
 * browsers get all of them here.
 */
export const SHIPPED_TEXTS = {
  name: { en: "Sri Lankan Tuskers", si: "ශ්‍රී ලංකාවේ දළ ඇතුන්", ta: "இலங்கைக் கொம்பன்கள்" },
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
};
