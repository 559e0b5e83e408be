import type * as english from "./location-words.en.ts";

export const LOCATION_WORDS: typeof english.LOCATION_WORDS = {
  "Ruhunu Kataragama Devalaya": "රුහුණු කතරගම දේවාලය",
  "Sri Dalada Maligawa": "ශ්‍රී දළදා මාළිගාව",
  "Thai Elephant Conservation Centre": "තායි අලි සංරක්ෂණ මධ්‍යස්ථානය",
  "Millangoda family": "මිල්ලන්ගොඩ පවුල",
  Bellanwila: "බෙල්ලන්විල",
  Kataragama: "කතරගම",
  Kelaniya: "කැලණිය",
  Lampang: "ලම්පාං",
  Pallekele: "පල්ලෙකැලේ",
  Panama: "පානම",
  Thailand: "තායිලන්තය",
  "kept at Suduhumpola": "රැකබලා ගන්නේ සුදුහුම්පොල",
  "his body is on show there": "ඔහුගේ සිරුර එහි ප්‍රදර්ශනය කෙරේ",
  "preserved in his own museum beside the temple": "සංරක්ෂණය කළ සිරුර මාළිගාව අසල ඔහුගේම කෞතුකාගාරයේ",
  "skeleton in the National Museum": "ඇටසැකිල්ල ජාතික කෞතුකාගාරයේ",
  "later the": "පසුව",
  later: "පසුව",
  "Ruwanwella, then": "රුවන්වැල්ල, ඉන් පසු",
  formerly: "පෙර",
  and: "සහ",
};

export const placesTogether: typeof english.placesTogether = {
  district: (names) => `${names} දිස්ත්‍රික්ක`,
  park: (names) => `${names} ජාතික වනෝද්‍යාන`,
};
