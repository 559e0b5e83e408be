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
  },
  electrocuted: "විදුලිසැර වැදී මියගිය අලි, වසර අනුව",
  journal: {
    title: "අපේ ලිපි අතරින්",
    all: "සියලු ලිපි",
  },
};
