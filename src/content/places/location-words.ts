import { inLanguages } from "../../platform/languages/words.ts";

/** English locations stay as they are: only the other languages have words. */
export const LOCATION_WORDS = inLanguages({
  "Ruhunu Kataragama Devalaya": { en: "Ruhunu Kataragama Devalaya", si: "රුහුණු කතරගම දේවාලය", ta: "ருஹுணு கதிர்காம தேவாலயம்" },
  "Sri Dalada Maligawa": { en: "Sri Dalada Maligawa", si: "ශ්‍රී දළදා මාළිගාව", ta: "ஸ்ரீ தலதா மாளிகை" },
  "Thai Elephant Conservation Centre": {
    en: "Thai Elephant Conservation Centre",
    si: "තායි අලි සංරක්ෂණ මධ්‍යස්ථානය",
    ta: "தாய்லாந்து யானைகள் பாதுகாப்பு நிலையம்",
  },
  "Millangoda family": { en: "Millangoda family", si: "මිල්ලන්ගොඩ පවුල", ta: "மில்லங்கொட குடும்பம்" },
  Bellanwila: { en: "Bellanwila", si: "බෙල්ලන්විල", ta: "பெல்லன்வில" },
  Kataragama: { en: "Kataragama", si: "කතරගම", ta: "கதிர்காமம்" },
  Kelaniya: { en: "Kelaniya", si: "කැලණිය", ta: "களனி" },
  Lampang: { en: "Lampang", si: "ලම්පාං", ta: "லம்பாங்" },
  Pallekele: { en: "Pallekele", si: "පල්ලෙකැලේ", ta: "பல்லேகலை" },
  Panama: { en: "Panama", si: "පානම", ta: "பானம" },
  Thailand: { en: "Thailand", si: "තායිලන්තය", ta: "தாய்லாந்து" },
  "kept at Suduhumpola": { en: "kept at Suduhumpola", si: "රැකබලා ගන්නේ සුදුහුම්පොල", ta: "பராமரிக்கப்படுவது சுதுஹும்பொல" },
  "his body is on show there": {
    en: "his body is on show there",
    si: "ඔහුගේ සිරුර එහි ප්‍රදර්ශනය කෙරේ",
    ta: "அதன் உடல் அங்கு காட்சிக்கு உள்ளது",
  },
  "preserved in his own museum beside the temple": {
    en: "preserved in his own museum beside the temple",
    si: "සංරක්ෂණය කළ සිරුර මාළිගාව අසල ඔහුගේම කෞතුකාගාරයේ",
    ta: "பதப்படுத்தப்பட்ட உடல் மாளிகைக்கு அருகில் அதற்கெனவே உள்ள அருங்காட்சியகத்தில்",
  },
  "skeleton in the National Museum": {
    en: "skeleton in the National Museum",
    si: "ඇටසැකිල්ල ජාතික කෞතුකාගාරයේ",
    ta: "எலும்புக்கூடு தேசிய நூதனசாலையில்",
  },
  "later the": { en: "later the", si: "පසුව", ta: "பின்னர்" },
  later: { en: "later", si: "පසුව", ta: "பின்னர்" },
  "Ruwanwella, then": { en: "Ruwanwella, then", si: "රුවන්වැල්ල, ඉන් පසු", ta: "ருவன்வெல்ல, அதன் பின்னர்" },
  formerly: { en: "formerly", si: "පෙර", ta: "முன்னர்" },
  and: { en: "and", si: "සහ", ta: "மற்றும்" },
});

/** Several places of one kind, which is named once: "Yala and Kumana national parks". */
export const placesTogether = inLanguages({
  district: {
    en: (names: string) => `${names} districts`,
    si: (names: string) => `${names} දිස්ත්‍රික්ක`,
    ta: (names: string) => `${names} மாவட்டங்கள்`,
  },
  park: {
    en: (names: string) => `${names} national parks`,
    si: (names: string) => `${names} ජාතික වනෝද්‍යාන`,
    ta: (names: string) => `${names} தேசியப் பூங்காக்கள்`,
  },
});
