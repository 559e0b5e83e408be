import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  keywords: ["දළ ඇතුන්", "වාසභූමි"],
  hero: {
    day: "සැන්දෑවේ පුරාණ වැවක් අද්දර සිටින දළ ඇතෙක්; එගොඩ ඉවුරේ ස්තූපයක් සහ කඳු",
    night: "පුන් සඳ යට පුරාණ වැවක් අද්දර සිටින දළ ඇතෙක්; එගොඩ ඉවුරේ ස්තූපයක් සහ කඳු",
  },
  search: {
    title: "දළ ඇතෙකු සොයන්න",
    byName: "නමින්",
    name: "නමින් දළ ඇතෙකු සොයන්න",
    nameHint: "නමක් හෝ නමක කොටසක්",
    nameExample: "රේවත, රාජා, තිලක්",
    searchByName: "නමින් සොයන්න",
    byCategory: "වර්ගය අනුව",
    category: "නැතහොත් වර්ගයක් තෝරන්න",
    noCategory: "වර්ගය තෝරන්න",
    option: (label: string) => label,
    filterByCategory: "වර්ගය අනුව පෙරන්න",
    key: "දළ ඇතෙකු දුටුවාද? ඒ කුමන ඇතා විය හැකිදැයි සොයා බලන්න",
  },
  featured: {
    title: "තෝරාගත් දළ ඇතුන්",
    browseAll: "සියලු දළ ඇතුන් බලන්න",
  },
  places: {
    caption: "අලින් වෙසෙන ස්ථාන, ඒවායේ ප්‍රමාණය සහ ඒ ඒ ස්ථානය ප්‍රසිද්ධ වූ දේ",
    place: "ස්ථානය",
    area: "වර්ග ප්‍රමාණය",
    knownFor: "ප්‍රසිද්ධ වූයේ",
    noArea: "වර්ග ප්‍රමාණය මෙහි සටහන් වී නැත",
    of: {
      kalaWewa: { name: "කලා වැව", knownFor: "දළ ඇතුන් සඳහා හොඳම ස්ථානය" },
      minneriya: { name: "මින්නේරිය", knownFor: "මැයි සිට ඔක්තෝබර් දක්වා අලින්ගේ එකතු වීම" },
      yala: { name: "යාල", knownFor: "2017 දී එහි මියගිය තිලක්" },
      udawalawe: { name: "උඩවලව", knownFor: "වසර පුරා අලින්; දළ ඇතුන් ස්වල්පයකි" },
      lahugala: { name: "ලාහුගල", knownFor: "ජූලි සහ අගෝස්තු මාසවල බේරු තණබිමේ අලින් 150ක් දක්වා" },
      wilpattu: { name: "විල්පත්තු", knownFor: "විශාලතම උද්‍යානය; අලින් සිටින්නේ එහි කොටසක ය" },
    },
  },
  electrocuted: "විදුලි සැර වැදී මියගිය අලි, වසර අනුව",
  journal: {
    title: "අපේ ලිපි අතරින්",
    all: "සියලු ලිපි",
  },
};
