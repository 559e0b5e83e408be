import { inLanguages } from "../../platform/languages/words.ts";

export const words = inLanguages({
  range: {
    en: (least: string, most: string) => `${least} to ${most}`,
    si: (least: string, most: string) => `${least}–${most}`,
    ta: (least: string, most: string) => `${least} முதல் ${most} வரை`,
  },
  row: {
    en: (label: string, figures: string, note?: string) =>
      note ? `${label}: ${figures} (${note})` : `${label}: ${figures}`,
    si: (label: string, figures: string, note?: string) =>
      note ? `${label}: ${figures} (${note})` : `${label}: ${figures}`,
    ta: (label: string, figures: string, note?: string) =>
      note ? `${label}: ${figures} (${note})` : `${label}: ${figures}`,
  },
  description: {
    en: (unit: string, rows: readonly string[]) => `${unit}. ${rows.join("; ")}.`,
    si: (unit: string, rows: readonly string[]) => `${unit}. ${rows.join("; ")}.`,
    ta: (unit: string, rows: readonly string[]) => `${unit}. ${rows.join("; ")}.`,
  },
  elephantDeaths: {
    title: { en: "Elephant deaths, by year", si: "වර්ෂය අනුව අලි ඇතුන්ගේ මරණ", ta: "யானைகளின் இறப்புகள், ஆண்டு வாரியாக" },
    unit: {
      en: "Elephants. Hatched: from the lowest count to the highest",
      si: "අලි ඇතුන්. ඉරි ඇඳි කොටස: අඩුම ගණනේ සිට වැඩිම ගණන දක්වා",
      ta: "யானைகள். கோடிட்ட பகுதி: மிகக் குறைந்த கணக்கிலிருந்து மிக அதிகமான கணக்கு வரை",
    },
    earlyCount: { en: "the lowest is an early count", si: "අඩුම ගණන මුල් කාලීන ගණනකි", ta: "மிகக் குறைந்தது ஓர் ஆரம்பக் கணக்கு" },
    byDecember: { en: "by 26 December", si: "දෙසැම්බර් 26 වන විට", ta: "26 டிசெம்பர் வரை" },
  },
  humanDeaths: {
    title: {
      en: "People killed by elephants, by year",
      si: "වර්ෂය අනුව අලි ඇතුන් නිසා මිය ගිය මිනිසුන්",
      ta: "யானைகளால் கொல்லப்பட்டவர்கள், ஆண்டு வாரியாக",
    },
    unit: {
      en: "People. Hatched: from the lowest count to the highest",
      si: "මිනිසුන්. ඉරි ඇඳි කොටස: අඩුම ගණනේ සිට වැඩිම ගණන දක්වා",
      ta: "மனிதர்கள். கோடிட்ட பகுதி: மிகக் குறைந்த கணக்கிலிருந்து மிக அதிகமான கணக்கு வரை",
    },
    anotherReport: {
      en: "another report says over 170",
      si: "තවත් වාර්තාවක් අනුව 170කට වැඩියි",
      ta: "மற்றோர் அறிக்கை 170 இற்கு மேல் எனக் கூறுகிறது",
    },
    byJuly: { en: "by the end of July", si: "ජූලි මස අවසානය වන විට", ta: "ஜூலை இறுதி வரை" },
  },
  electrocuted: {
    title: {
      en: "Elephants electrocuted, by year",
      si: "වර්ෂය අනුව විදුලිසැර වැදී මිය ගිය අලි ඇතුන්",
      ta: "மின்சாரம் தாக்கி இறந்த யானைகள், ஆண்டு வாரியாக",
    },
    unit: {
      en: "Elephants. Hatched: from the lowest count to the highest",
      si: "අලි ඇතුන්. ඉරි ඇඳි කොටස: අඩුම ගණනේ සිට වැඩිම ගණන දක්වා",
      ta: "யானைகள். கோடிட்ட பகுதி: மிகக் குறைந்த கணக்கிலிருந்து மிக அதிகமான கணக்கு வரை",
    },
    departmentFigure: {
      en: "72 is the wildlife department's figure",
      si: "72 යනු වනජීවී දෙපාර්තමේන්තුවේ ගණනයි",
      ta: "72 என்பது வனஜீவராசிகள் திணைக்களத்தின் எண்ணிக்கை",
    },
    about: { en: "about", si: "ආසන්න වශයෙන්", ta: "ஏறத்தாழ" },
  },
  tuskOrTush: {
    title: { en: "Tusker or makhna", si: "දළ ඇතාද මක්නාද", ta: "கொம்பனா மக்னாவா" },
    unit: {
      en: "Three males, alike but for their teeth",
      si: "දත් හැර අන් සියල්ලෙන් සමාන පිරිමි සතුන් තිදෙනෙක්",
      ta: "பற்களைத் தவிர மற்ற எல்லாவற்றிலும் ஒத்த மூன்று ஆண் யானைகள்",
    },
    tusks: {
      name: { en: "Tusks", si: "දළ", ta: "தந்தங்கள்" },
      animal: { en: "a tusker", si: "දළ ඇතෙක්", ta: "கொம்பன்" },
    },
    tushes: {
      name: { en: "Tushes", si: "කුඩා දළ", ta: "குறுங்கொம்புகள்" },
      animal: { en: "a makhna", si: "මක්නෙක්", ta: "மக்னா" },
    },
    neither: {
      name: { en: "Neither", si: "කිසිවක් නැති", ta: "இரண்டும் இல்லை" },
      animal: { en: "a makhna, a pussa", si: "මක්නෙක්, පුස්සෙක්", ta: "மக்னா, புஸ்ஸா" },
    },
  },
});
